import { unmetList } from '../../app/words/requirement-words.ts'
import { becomesWords } from '../../app/words/what-if-words.ts'
import type { Sensitivity, Verdict } from '../../engine/index.ts'
import { DataTable } from '../../ui/data-table.tsx'

const caption =
  'The last value of each answer that keeps the verdict, with load, capacity and reads'

type TornadoTableProps = {
  readonly answers: readonly Sensitivity[]
  /** The verdict on the design now. */
  readonly verdict: Verdict
}

/** Where the verdict changes with each answer, down and up, and the load, space and reads there. */
export function TornadoTable({ answers, verdict }: TornadoTableProps) {
  return (
    <DataTable
      caption={caption}
      frame={caption}
      className="tornado-table"
      groups={answers.map(({ now, down, up, tried }) => ({
        rows: [
          { now, way: 'Down', change: down, tried: tried.down },
          { now, way: 'Up', change: up, tried: tried.up },
        ],
      }))}
      columns={[
        { head: 'Answer', ofGroup: true, of: ({ now }) => now.label },
        { head: 'Now', ofGroup: true, of: ({ now }) => now },
        { head: 'Direction', names: true, of: ({ way }) => way },
        {
          head: 'Last value',
          of: ({ change, tried }) =>
            change ? change.value : { spans: 5, cell: { hint: ['No change, tried to ', tried] } },
        },
        {
          head: 'A step further the design',
          className: 'becomes',
          of: ({ change }) =>
            change && `${becomesWords(verdict, change.becomes)} (${unmetList(change.fails)})`,
        },
        { head: 'Load per server', of: ({ change }) => change?.iops },
        { head: 'Capacity per server', of: ({ change }) => change?.capacity },
        {
          head: 'Database reads',
          of: ({ change }) => change && (change.latency ?? 'not predicted'),
        },
      ]}
    />
  )
}
