import { becomesWords } from '../../app/words/what-if-words.ts'
import type { Sensitivity, Verdict, VerdictChange } from '../../engine/index.ts'
import { DataTable } from '../../ui/data-table.tsx'

const caption = 'The last value of each answer with which the verdict stays, and what it comes to'

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
          { now, way: 'Down', edge: down, tried: tried.down },
          { now, way: 'Up', edge: up, tried: tried.up },
        ],
      }))}
      columns={[
        { head: 'Answer', ofGroup: true, of: ({ now }) => now.label },
        { head: 'Now', ofGroup: true, of: ({ now }) => now },
        { head: 'Way', names: true, of: ({ way }) => way },
        {
          head: 'Last value',
          of: ({ edge, tried }) =>
            edge ? edge.value : { spans: 5, cell: { hint: ['No change, tried to ', tried] } },
        },
        {
          head: 'A step further the design',
          className: 'becomes',
          of: ({ edge }) =>
            edge &&
            `${becomesWords(verdict, edge.becomes)} (${edge.fails.map((code) => names[code]).join(', ')})`,
        },
        { head: 'Load per server', of: ({ edge }) => edge?.iops },
        { head: 'Capacity per server', of: ({ edge }) => edge?.capacity },
        { head: 'Database reads', of: ({ edge }) => edge && (edge.latency ?? 'not predicted') },
      ]}
    />
  )
}

const names = {
  capacity: 'capacity',
  iops: 'IOPS',
  dbRead: 'database reads',
  dbWrite: 'database writes',
  logWrite: 'log writes',
} as const satisfies Record<VerdictChange['fails'][number], string>
