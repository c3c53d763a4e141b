import { worstWords } from '../../app/answer/plan-words.ts'
import { sectionOf } from '../../app/plan-section.tsx'
import { isStatedOtherwise, type RoleCase, roleCases } from '../../app/roles/role-cases.ts'
import { hasParts, isTooBusy, methodOf, type SizedByRoles } from '../../engine/index.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { SitesAndLink } from './sites-and-link.tsx'

/** The server in each case of what is lost, and what the loss of each site does. */
export const casesSection = sectionOf(hasParts, {
  id: 'cases',
  title: 'The server in each case',
  takeaway: (plan, sizing, format) => {
    const survived = methodOf(plan).summary.survived(plan, sizing)
    return survived && worstWords(survived.worst, format)
  },
  Section: ({ plan, sizing }) => (
    <>
      <ServerCases sizing={sizing} />
      <SitesAndLink plan={plan} sizing={sizing} />
    </>
  ),
})

/** What is active on the busiest server, what it reads and writes, and how busy its processors are. */
function ServerCases({ sizing }: { readonly sizing: SizedByRoles }) {
  const { iopsServer } = sizing.parts.io
  return (
    <DataTable
      caption="The server in each case"
      hidden="caption"
      className="cases"
      rows={casesOnFirst(sizing)}
      columns={[
        { head: 'Case', of: ({ name }) => name },
        { head: 'Active', bare: true, of: activeCell(sizing) },
        { head: 'Database IOPS', bare: true, of: () => iopsServer },
        {
          head: 'Processors',
          of: ({ processors }) => processors?.cpu ?? null,
          fails: ({ processors }) => isTooBusy(processors?.cpu),
        },
      ]}
    />
  )
}

/** The cases of what is lost, without the worst of them, which is one of these. */
function casesOnFirst(sizing: SizedByRoles): readonly RoleCase[] {
  return roleCases(sizing).filter(({ code }) => code !== 'worst')
}

/** What is active as it was tried, and what the workbook states where that is another figure. */
function activeCell({ requirements: { mode } }: SizedByRoles) {
  return (one: RoleCase) =>
    mode === 'corrected' && isStatedOtherwise(one)
      ? [one.active, { note: one.stated ? ['stated ', one.stated] : 'not stated' }]
      : one.active
}
