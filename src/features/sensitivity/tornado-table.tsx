import { limitsWords } from '../../app/words/margin-words.ts'
import { unmetList } from '../../app/words/requirement-words.ts'
import { becomesWords } from '../../app/words/what-if-words.ts'
import type { Sensitivity, TurningFigure, Verdict } from '../../engine/index.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { useFormat } from '../../ui/format-context.tsx'

/** A figure over its column, and what stands there where it cannot be told. */
const figures: Readonly<Record<TurningFigure, { readonly head: string; readonly none?: string }>> =
  {
    load: { head: 'Load per server' },
    capacity: { head: 'Capacity per server' },
    reads: { head: 'Database reads', none: 'not predicted' },
    drives: { head: 'Drives per server' },
    memory: { head: 'Memory per server' },
    processors: { head: 'Processors busy' },
  }

type TornadoRow = { readonly change: Sensitivity['down'] }

type TornadoTableProps = {
  readonly answers: readonly Sensitivity[]
  /** The verdict on the design now. */
  readonly verdict: Verdict
  /** The figures at the turning point, in their order. */
  readonly tells: readonly TurningFigure[]
  readonly caption: string
}

/** Where the verdict changes with each answer, down and up, and what is needed there. */
export function TornadoTable({ answers, verdict, tells, caption }: TornadoTableProps) {
  const format = useFormat()
  return (
    <DataTable
      caption={caption}
      frame={caption}
      className="tornado-table"
      groups={answers.map(({ now, down, up, tried, stops }) => ({
        rows: [
          { now, way: 'Down', change: down, tried: tried.down, stop: stops.down },
          { now, way: 'Up', change: up, tried: tried.up, stop: stops.up },
        ],
      }))}
      columns={[
        { head: 'Answer', ofGroup: true, of: ({ now }) => now.label },
        { head: 'Now', ofGroup: true, of: ({ now }) => now },
        { head: 'Direction', names: true, of: ({ way }) => way },
        {
          head: 'Last value',
          of: ({ change, tried, stop }) =>
            change
              ? change.value
              : {
                  spans: 5,
                  cell: {
                    hint: [
                      'No change, tried to ',
                      tried,
                      stop ? '; then another answer contradicts' : '',
                    ],
                  },
                },
        },
        {
          head: 'A step further the design',
          className: 'becomes',
          of: ({ change }) =>
            change &&
            `${becomesWords(verdict, change.becomes)} (${limitsWords(change, format) || unmetList(change.fails)})`,
        },
        ...tells.map((figure) => ({
          head: figures[figure].head,
          of: ({ change }: TornadoRow) =>
            change && (change.figures[figure] ?? figures[figure].none),
        })),
      ]}
    />
  )
}
