import type { Plan, SizedByRoles } from '../engine/index.ts'
import type { RoleSection } from '../features/role-plan/role-section.ts'
import { useFormat } from '../ui/format-context.tsx'
import { roleSections } from './role-sections.ts'

type SectionsProps = { readonly plan: Plan; readonly sizing: SizedByRoles }

/** The sections that have anything to say of a plan. */
export function shownSections(plan: Plan, sizing: SizedByRoles): readonly RoleSection[] {
  return roleSections.filter(({ shows }) => shows?.(plan, sizing) ?? true)
}

/** The sections of a plan of Exchange 2013 to SE, each with its takeaway. */
export function RoleSections({ plan, sizing }: SectionsProps) {
  const format = useFormat()
  return shownSections(plan, sizing).map(({ id, title, takeaway, Section }) => {
    const says = takeaway(plan, sizing, format)
    return (
      <section key={id} id={id} className="role-section" aria-labelledby={`${id}-section`}>
        <h2 id={`${id}-section`} tabIndex={-1}>
          {title}
        </h2>
        {says !== null && <p className="why">{says}</p>}
        <Section plan={plan} sizing={sizing} />
      </section>
    )
  })
}
