import {
  type ComparedLine,
  type ErratumId,
  inSentence,
  type Printed,
  units,
  type Worked,
} from '../engine/index.ts'
import type { Cell } from '../ui/cell.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { ErratumNote } from '../ui/erratum-note.tsx'
import type { Format } from '../ui/format.ts'
import { useFormat } from '../ui/format-context.tsx'
import { sourceCell } from '../ui/source-note.tsx'
import { printedFigure, reasonWords, shareWords } from './words/line-words.ts'
import './line-table.css'

type LineTableProps = {
  readonly lines: readonly ComparedLine[]
  readonly name: string
}

/** Printed lines beside computed ones, in the parts and the order of the paper. */
export function LineTable({ lines, name }: LineTableProps) {
  const format = useFormat()
  return (
    <DataTable
      caption={`${name}: every line, printed beside computed`}
      hidden="caption"
      frame={`Lines of ${name}`}
      cards
      className="lines"
      groups={groupsOf(lines)}
      classOf={classOf}
      columns={[
        {
          head: 'Line',
          of: ({ label, cite, isCited }) => (isCited ? [label, { note: sourceCell(cite) }] : label),
        },
        { head: 'Printed', className: 'amount', of: ({ printed }) => printedCell(printed, format) },
        { head: 'Computed', className: 'amount', of: computedCell },
        {
          head: 'Difference',
          className: 'amount difference',
          of: (line) => differenceCell(line, format),
        },
        {
          head: 'Why',
          className: 'reason',
          narrow: 'alone',
          of: (line) => reasonCell({ ...line.reason, kind: reasonWords(line) }),
        },
      ]}
    />
  )
}

/** The parts of the paper; where all lines of a part have one place, only the part shows it. */
function groupsOf(lines: readonly ComparedLine[]) {
  return [...new Set(lines.map(({ group }) => group))].map((title) => {
    const own = lines.filter(({ group }) => group === title)
    const [cite, ...others] = own.map((line) => line.cite)
    const alike = others.every(({ place }) => place === cite?.place)
    return {
      title: cite && alike ? [`${title} `, sourceCell(cite)] : title,
      rows: own.map((line) => ({ ...line, isCited: !alike })),
    }
  })
}

/** A line that differs is marked; one that neither differs nor has a note is kept small. */
function classOf({ reason, difference }: ComparedLine): string | undefined {
  if (reason.why !== 'same') return 'apart'
  const isPlain = !reason.text && !reason.erratum && !difference?.value
  return isPlain ? 'plain' : undefined
}

function printedCell(printed: Printed, format: Format): Cell {
  if ('choice' in printed) return printed.choice
  return { amount: printed.value, unit: printed.unit, as: printedFigure(printed, format) }
}

/** A figure, a choice, or a choice and the figure behind it. */
function computedCell({ computed, printed }: ComparedLine): Cell {
  const { worked, choice } = computed
  const name = worked && nameOf(worked)
  if (choice !== undefined)
    return worked ? [choice, { note: [name ? `${name} ` : '', worked] }] : choice
  return 'choice' in printed && name ? [computed.worked, { note: name }] : computed.worked
}

/** The name of a figure beside a choice, unless it counts what its unit says. */
function nameOf({ label, unit }: Worked): string | null {
  return units[unit].kind === 'count' ? null : inSentence(label)
}

function differenceCell(line: ComparedLine, format: Format): Cell {
  const { printed, difference, agrees, reason } = line
  if (difference === null) return { hint: agrees ? 'none' : 'no figure' }
  // A figure that is read differently is not the same quantity.
  if (reason.why === 'read') return { hint: 'not compared' }
  if (difference.value === 0) return { hint: 'none' }
  const { value, unit } = difference
  // The same figure, printed in another unit: how far they lie apart says nothing.
  if ('unit' in printed && printed.unit !== unit && difference.share > 100) return { hint: 'unit' }
  // A large difference has no use for hundredths.
  const amount = Math.abs(value) < 100 ? value : Math.round(value * 10) / 10
  return [{ amount, unit, signed: true }, { note: shareWords(difference, format) }]
}

type ReasonGiven = {
  /** In a word or two. */
  readonly kind?: string
  readonly text?: string | null
  readonly erratum?: ErratumId | null
}

/** The note on a line, and the erratum it is part of. */
export function reasonCell({ kind, text, erratum }: ReasonGiven): Cell {
  return {
    drawn: (
      <>
        {kind && <span className="kind">{kind}</span>}
        {text && <span className="note">{text}</span>}
        {erratum && <ErratumFold id={erratum} />}
      </>
    ),
    text: [kind, text, erratum && `Erratum ${erratum}`].filter(Boolean).join(', '),
  }
}

/** An erratum to unfold. */
export function ErratumFold({ id }: { id: ErratumId }) {
  return (
    <details>
      <summary>Erratum {id}</summary>
      <ErratumNote id={id} />
    </details>
  )
}
