import {
  type ComparedLine,
  comparedFigure,
  comparePublicClasses,
  equatedTests,
  logTable,
} from '../../engine/methods/papers/index.ts'
import type { DataCell } from '../../ui/cell.tsx'
import { FoldLine } from '../../ui/fold-line.tsx'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { printedLines } from './compared-lines.tsx'
import { differencesOrAll, type PrintedLine, PrintedTable, reasonCell } from './printed-table.tsx'

const table3 = { document: 'equalLogic', place: 'Table 3' } as const
const table24 = { document: 'equalLogic', place: 'Table 24' } as const

/** EqualLogic tables that plans rest on, and Exchange 2007 classes of a secondary source. */
export function PrintedTablesPart({ title }: { readonly title: string }) {
  const format = useFormat()
  const equated = equatedLines(format)
  const logs = logLines(format)
  const compared = [...equated, ...logs]
  const { number } = format
  const same = (lines: readonly ComparedLine[]) => number(lines.filter((one) => one.agrees).length)
  return (
    <FoldLine
      id="printed-tables"
      level={2}
      title={title}
      says={`Table 3 equates the latencies of three tests; ${same(equated)} of its ${number(equated.length)} figures are the same. The ${number(logs.length / 2)} cells of Table 24 are the same with a megabyte of 1024 KB; plans count decimal megabytes, 2.4\u00a0% more.`}
    >
      <p>
        A test seldom achieves exactly what is planned. Table 3 equates its latencies: latency ×
        planned ÷ achieved, unchanged where no more was achieved. For the other 28 tests nobody
        published what was achieved. Table 24 counts megabytes of 1024 KB, the worked example of the
        same paper those of 1000 KB.
      </p>
      <PrintedTable
        name="printed tables"
        lines={[...printedLines(compared, format), ...classLines(format)]}
        choices={differencesOrAll}
      />
    </FoldLine>
  )
}

function equatedLines(format: Format): readonly ComparedLine[] {
  return equatedTests().flatMap(({ messages, planned, printedShare, share, lines }) => {
    const at = {
      group: `Latencies at the planned load: ${format.number(messages)} messages, ${format.text(planned)} planned`,
      cite: table3,
    }
    return [
      comparedFigure({ ...at, label: share.label, printed: printedShare, worked: share }),
      ...lines.map(({ label, measured, printed, computed }): ComparedLine => {
        const named = `${label}, measured ${format.text(measured)}`
        if (printed === null)
          return {
            ...at,
            id: named,
            label: named,
            printed: { choice: 'unchanged' },
            computed: { choice: 'unchanged', worked: computed },
            difference: null,
            agrees: computed.value === measured.value,
            reason: { why: 'same' },
          }
        const line = comparedFigure({ ...at, label: named, printed, worked: computed })
        const text = `The paper equates a latency with more digits than the ${format.text(measured)} it prints.`
        return line.agrees ? line : { ...line, reason: { why: 'rounded', text } }
      }),
    ]
  })
}

/** Table 24 with megabytes of 1000 KB (as in plans) and of 1024 KB (as in the paper). */
function logLines(format: Format): readonly ComparedLine[] {
  const cells = logTable()
  const label = ({ messages, messageKb }: (typeof cells)[number]) =>
    `${format.number(messages)} messages of ${format.value(messageKb, 'KB')}`
  const named = 'Logs per mailbox per day, with a megabyte of'
  return [
    ...cells.map((cell) =>
      comparedFigure({
        group: `${named} 1000 KB`,
        label: label(cell),
        cite: table24,
        printed: cell.printed,
        worked: cell.decimal,
        reason: {
          why: 'contradiction',
          text: 'Printed with binary megabytes.',
          erratum: 'E6',
        },
      }),
    ),
    ...cells.map((cell) =>
      comparedFigure({
        group: `${named} 1024 KB`,
        label: label(cell),
        cite: table24,
        printed: cell.printed,
        worked: cell.binary,
      }),
    ),
  ]
}

/** Exchange 2007 classes of a secondary source, beside the values interpolated from PowerEdge. */
function classLines(format: Format): readonly PrintedLine[] {
  return comparePublicClasses().map(({ name, messages, published, interpolated }) => {
    const isSame = Math.abs(published.value - interpolated.value) < 1e-9
    const difference: DataCell = isSame
      ? { hint: 'none' }
      : { amount: interpolated.value - published.value, unit: published.unit, signed: true }
    return {
      group: 'Classes of Exchange 2007 between those that PowerEdge prints',
      label: `The ${name} class, ${format.text(messages)}`,
      place: null,
      printed: published,
      computed: interpolated,
      difference,
      why: reasonCell({
        kind: isSame ? 'Same' : 'Read differently',
        text: 'Printed by Slipstick, a secondary source; computed on the straight line between the printed classes.',
      }),
      differs: !isSame,
    }
  })
}
