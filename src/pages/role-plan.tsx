import type { LiveResults } from '../app/store/use-project.ts'
import type { SizedByRoles } from '../engine/index.ts'
import { useFormat } from '../ui/format-context.tsx'
import { roleSections } from './role-sections.ts'

type RolePlanProps = { readonly live: LiveResults; readonly sizing: SizedByRoles }

/** The sections of a plan of Exchange 2013 to SE. */
export function RolePlan({ live: { plan }, sizing }: RolePlanProps) {
  const format = useFormat()
  const shown = roleSections.filter(({ shows }) => shows?.(plan, sizing) ?? true)
  return shown.map(({ id, title, takeaway, Section }) => {
    const says = takeaway(plan, sizing, format)
    return (
      <section key={id} aria-labelledby={`${id}-section`}>
        <h2 id={`${id}-section`}>{title}</h2>
        {says !== null && <p className="why">{says}</p>}
        <Section plan={plan} sizing={sizing} />
      </section>
    )
  })
}
