import { type SectionProps, sectionOf } from '../../app/plan-section.tsx'
import { ModeFigures, ModeRows } from '../../app/roles/mode-figure.tsx'
import type { Plan } from '../../engine/index.ts'
import {
  compareFigure,
  hasParts,
  logTotals,
  type SizedByRoles,
} from '../../engine/methods/roles/index.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { Fold } from '../../ui/fold.tsx'

/** Transaction logs of users and mailbox moves, and how long they are kept. */
export const logsSection = sectionOf(hasParts, {
  id: 'logs',
  title: 'Logs',
  takeaway: (_plan, { parts: { replication, space } }, format) =>
    `Each database writes ${format.text(replication.logsDbDay)} of 1 MiB, kept for ${format.text(space.logDays)}.`,
  Section: Logs,
})

function Logs({ plan, sizing }: SectionProps<SizedByRoles>) {
  const { parts } = sizing
  const { users, moves, all } = logTotals(parts)
  const { hasDag } = parts.copies.shape
  // With a single DAG, its total is the total of the plan.
  const isAll = hasDag && parts.databases.dags.value === 1
  return (
    <>
      <DataTable
        caption="Logs a day"
        cards
        rows={[
          { kind: 'Of users', of: users },
          { kind: 'Of moved mailboxes', of: moves },
          { kind: 'Both', of: all },
        ]}
        columns={[
          { head: 'Logs', of: ({ kind }) => kind },
          { head: 'Database', bare: true, of: ({ of }) => of.database },
          !isAll && { head: hasDag ? 'DAG' : 'Server', bare: true, of: ({ of }) => of.dag },
          { head: 'All', bare: true, of: ({ of }) => of.environment },
        ]}
      />
      <Fold title="Logs of a mailbox, and those that are kept">
        <div className="requirement">
          <ModeRows sizing={sizing} title="Logs of a mailbox" rows={mailboxRows(plan, sizing)} />
          <ModeFigures plan={plan} sizing={sizing} title="Logs that are kept" />
        </div>
      </Fold>
    </>
  )
}

/** Logs per mailbox, by tier. */
function mailboxRows(plan: Plan, { parts: { mailbox } }: SizedByRoles) {
  return mailbox.tiers.map(({ title, logsPerMailbox }, at) => ({
    both: compareFigure(plan, `logsPerMailbox${at}`),
    label: title === null ? logsPerMailbox.label : `${logsPerMailbox.label}, ${title}`,
  }))
}
