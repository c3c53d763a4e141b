import { reasonCell } from '../../app/line-table.tsx'
import type { ComparedSolution, ReferenceRun } from '../../engine/index.ts'
import type { Cell } from '../../ui/cell.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import type { Column } from '../../ui/table.ts'
import { runCell } from './test-table.tsx'

type Rate = 'reads' | 'writes' | 'logWrites'

const heads: Readonly<Record<Rate, string>> = {
  reads: 'Database reads a second',
  writes: 'Database writes a second',
  logWrites: 'Log writes a second',
}

/** The transfers of each run a second, beside what the shares of its version make of its transfers. */
export function RateTable({ runs, title }: { runs: readonly ReferenceRun[]; title: string }) {
  const name = `Rates of the runs of ${title}`
  return (
    <DataTable
      caption="What each run performed, printed beside computed"
      frame={name}
      cards
      className="runs"
      rows={runs}
      columns={[
        { head: 'Run', of: runCell },
        {
          head: 'Database transfers a second',
          of: ({ rates }) => printedCell(rates.transfers.value),
        },
        ...rateColumns('reads'),
        ...rateColumns('writes'),
        ...rateColumns('logWrites'),
      ]}
    >
      <p className="footnote">
        Computed from the transfers printed, with the shares of reads and of logs that plans of the
        version are sized by.
      </p>
    </DataTable>
  )
}

function rateColumns(rate: Rate): readonly Column<ReferenceRun>[] {
  const column = (head: string, of: (run: ReferenceRun) => Cell): Column<ReferenceRun> => ({
    head,
    over: heads[rate],
    full: `${heads[rate]}, ${head.toLowerCase()}`,
    bare: true,
    of,
  })
  return [
    column('Printed', ({ rates }) => printedCell(rates[rate].printed)),
    column('Computed', ({ rates }) => rates[rate].computed),
  ]
}

/** A rate with all the digits of its document. */
function printedCell(rate: number | null): Cell {
  if (rate === null) return { hint: 'not published' }
  return { amount: rate, decimals: String(rate).split('.')[1]?.length ?? 0 }
}

/** The log replay and backup that a document prints, and its plan with them. */
export function BackupTable({ solution: { title }, backup }: ComparedSolution) {
  return (
    <DataTable
      caption="Replay and backup, printed beside computed"
      frame={`Replay and backup of ${title}`}
      cards
      className="lines"
      rows={backup}
      columns={[
        { head: 'Line', of: ({ label }) => label },
        {
          head: 'Printed',
          className: 'amount',
          of: ({ printed }) => (typeof printed === 'string' ? { hint: printed } : printed),
        },
        { head: 'Computed', className: 'amount', of: ({ computed }) => computed },
        {
          head: 'Why',
          className: 'reason',
          narrow: 'alone',
          of: ({ note, erratum }) => reasonCell({ text: note, erratum }),
        },
      ]}
    >
      <p className="footnote">
        Lower bounds: the tests read without users and without a target that had to keep up, and
        copying databases back was not measured.
      </p>
    </DataTable>
  )
}
