import type { ReactNode } from 'react'
import { isStatedOtherwise, type RoleCase, roleCases } from '../../app/roles/role-cases.ts'
import type { Plan, SizedByRoles } from '../../engine/index.ts'
import { isTooBusy } from '../../engine/roles-index.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { SitesAndLink } from './sites-and-link.tsx'
import './first-screen.css'

type FirstScreenProps = {
  readonly plan: Plan
  readonly sizing: SizedByRoles
  /** What is open of the advice, beside them. */
  readonly risks: ReactNode
}

/** What one must see of a plan first: the server in each case, the loss of a site, open risks. */
export function RoleFirstScreen({ plan, sizing, risks }: FirstScreenProps) {
  return (
    <div className="first-screen">
      <section aria-labelledby="cases-title">
        <h2 id="cases-title">The server in each case</h2>
        <ServerCases sizing={sizing} />
        <SitesAndLink plan={plan} sizing={sizing} />
      </section>
      {risks}
    </div>
  )
}

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
