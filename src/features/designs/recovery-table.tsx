import { type BlockDesign, type Plan, recoveries, type Sizing } from '../../engine/index.ts'
import type { Cell } from '../../ui/cell.tsx'
import { DataTable } from '../../ui/data-table.tsx'

type RecoveryTableProps = {
  readonly plan: Plan
  readonly sizing: Sizing
  readonly designs: readonly BlockDesign[]
}

const caption = 'Recovery and backup of a server'

/** How long tested blocks replay logs and stream a backup, where their papers publish it. */
export function RecoveryTable({ plan, sizing, designs }: RecoveryTableProps) {
  const rows = recoveries(plan, sizing, designs)
  if (rows.length === 0) return null
  return (
    <DataTable
      caption={caption}
      frame={caption}
      cards
      className="candidates blocks"
      rows={rows}
      keyOf={({ design }) => design.solution.id}
      columns={[
        { head: 'Building block', of: ({ design }) => design.solution.name },
        {
          head: 'Logs to replay',
          over: 'Largest storage group',
          bare: true,
          of: ({ logs }) => logs,
        },
        {
          head: 'Replay, at least',
          over: 'Largest storage group',
          of: ({ replay }) => published(replay),
        },
        { head: 'Backup, at least', className: 'amount', of: ({ backup }) => published(backup) },
      ]}
    >
      <p className="footnote">
        Lower bounds: rates of tests without users, and without a target that had to keep up.
        Copying databases back comes before the replay and was not measured. Logs are those of the
        days kept, one database to a storage group.
      </p>
    </DataTable>
  )
}

const published = (time: Cell): Cell => time ?? { hint: 'not published' }
