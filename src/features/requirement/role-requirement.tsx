import type { Plan, SizedByRoles } from '../../engine/index.ts'
import { FigureTable } from '../../ui/figure-table.tsx'

type RoleRequirementProps = { readonly plan: Plan; readonly sizing: SizedByRoles }

/** What a plan of Exchange 2013 to SE needs, every figure with its working. */
export function RoleRequirement({ sizing: { parts } }: RoleRequirementProps) {
  return <FigureTable caption="Users" rows={[{ worked: parts.mailbox.mailboxes }]} />
}
