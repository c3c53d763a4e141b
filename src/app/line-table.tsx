import type { ReactNode } from 'react'
import { type ComparedLine, inSentence, type Printed, type Worked } from '../engine/index.ts'
import { ErratumNote } from '../ui/erratum-note.tsx'
import { useFormat } from '../ui/format-context.tsx'
import { SourceNote } from '../ui/source-note.tsx'
import { TableScroll } from '../ui/table-scroll.tsx'
import { Figure } from '../ui/working.tsx'
import { differenceWords, printedFigure, reasonWords } from './words/line-words.ts'

type LineTableProps = {
  readonly lines: readonly ComparedLine[]
  /** What the lines are of. */
  readonly name: string
}

/** Printed lines beside computed ones, in the parts and the order of the paper. */
export function LineTable({ lines, name }: LineTableProps) {
  const groups = [...new Set(lines.map(({ group }) => group))]
  return (
    <TableScroll label={`Lines of ${name}`}>
      <table className="figures lines">
        <caption className="sr">{name}: every line, printed beside computed</caption>
        <thead>
          <tr>
            <th scope="col">Line</th>
            <th scope="col" className="amount">
              Printed
            </th>
            <th scope="col" className="amount">
              Computed
            </th>
            <th scope="col" className="amount">
              Difference
            </th>
            <th scope="col" className="reason">
              Why
            </th>
          </tr>
        </thead>
        {groups.map((group) => (
          <Group key={group} title={group} lines={lines.filter((line) => line.group === group)} />
        ))}
      </table>
    </TableScroll>
  )
}

function Group({ title, lines }: { title: string; lines: readonly ComparedLine[] }) {
  const [first] = lines
  const alike = lines.every(({ cite }) => cite.place === first?.cite.place)
  return (
    <tbody>
      <tr className="group">
        <th scope="rowgroup" colSpan={5}>
          {title} {first && alike && <SourceNote source={first.cite} />}
        </th>
      </tr>
      {lines.map((line) => (
        <LineRow key={line.id} line={line} cited={!alike} />
      ))}
    </tbody>
  )
}

function LineRow({ line, cited }: { line: ComparedLine; cited: boolean }) {
  const { reason, label } = line
  return (
    <tr className={classOf(line)}>
      <th scope="row">
        {label}
        {cited && (
          <span className="note">
            <SourceNote source={line.cite} />
          </span>
        )}
      </th>
      <Amount head="Printed">
        <PrintedCell printed={line.printed} />
      </Amount>
      <Amount head="Computed">
        <ComputedCell line={line} />
      </Amount>
      <Amount head="Difference">
        <DifferenceCell line={line} />
      </Amount>
      <td className="reason">
        <span className="kind">{reasonWords(line)}</span>
        {reason.text && <span className="note">{reason.text}</span>}
        {reason.erratum && (
          <details>
            <summary>Erratum {reason.erratum}</summary>
            <ErratumNote id={reason.erratum} />
          </details>
        )}
      </td>
    </tr>
  )
}

/** A cell on the right; its head stands in it where the table is too narrow for columns. */
function Amount({ head, children }: { head: string; children: ReactNode }) {
  return (
    <td className="amount" data-head={head}>
      <div>{children}</div>
    </td>
  )
}

/** A line that differs stands out; one that neither differs nor says more takes little room. */
function classOf({ reason, difference }: ComparedLine): string | undefined {
  if (reason.why !== 'same') return 'apart'
  const isPlain = !reason.text && !reason.erratum && !difference?.value
  return isPlain ? 'plain' : undefined
}

function PrintedCell({ printed }: { printed: Printed }) {
  const format = useFormat()
  if ('choice' in printed) return printed.choice
  const { number, unit } = printedFigure(printed, format)
  return (
    <>
      {number}
      {unit && <span className="unit">{`\u00a0${unit}`}</span>}
    </>
  )
}

/** A figure, a choice, or a choice and the figure behind it. */
function ComputedCell({ line: { computed, printed } }: { line: ComparedLine }) {
  const { worked, choice } = computed
  const name = worked && nameOf(worked)
  if (choice === undefined)
    return (
      <>
        <Figure worked={computed.worked} />
        {'choice' in printed && name && <span className="note">{name}</span>}
      </>
    )
  return (
    <>
      {choice}
      {worked && (
        <span className="note">
          {name} <Figure worked={worked} />
        </span>
      )}
    </>
  )
}

/** What a figure beside a choice is, unless its unit says so. */
function nameOf({ label, unit }: Worked): string | null {
  return label.toLowerCase().includes(unit) ? null : inSentence(label)
}

function DifferenceCell({ line: { difference, agrees, reason } }: { line: ComparedLine }) {
  const format = useFormat()
  if (difference === null) return <span className="hint">{agrees ? 'none' : 'no figure'}</span>
  // What is read differently is not the same quantity.
  if (reason.why === 'read') return <span className="hint">not compared</span>
  if (difference.value === 0) return <span className="hint">none</span>
  const { absolute, share } = differenceWords(difference, format)
  return (
    <>
      {absolute}
      <span className="note">{share}</span>
    </>
  )
}
