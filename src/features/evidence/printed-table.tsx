import { useId, useState } from 'react'
import { visitPage } from '../../app/store/address.ts'
import type { ErratumId } from '../../engine/index.ts'
import { type DataCell, textOfCell } from '../../ui/cell.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { ErratumNote } from '../../ui/erratum-note.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import type { Column } from '../../ui/table.ts'
import './printed-table.css'

export type PrintedTableLine = {
  readonly group: string
  readonly label: string
  /** Place of the figure in its document; null if a heading or the label names it. */
  readonly place: DataCell
  readonly printed: DataCell
  readonly computed: DataCell
  readonly difference: DataCell
  /** Reason why the figures differ; null if they are equal and there is no note. */
  readonly why: DataCell
  readonly differs: boolean
}

type Heads = Readonly<Record<'printed' | 'computed' | 'difference' | 'why', string>>

const usualHeads: Heads = {
  printed: 'Printed',
  computed: 'Computed',
  difference: 'Difference',
  why: 'Why',
}

export type LineFilterByName = Readonly<Record<string, (line: PrintedTableLine) => boolean>>

export const differenceFiltersByName: LineFilterByName = {
  'Only differences': ({ differs }) => differs,
  'All lines': () => true,
}

type PrintedTableProps = {
  readonly name: string
  readonly lines: readonly PrintedTableLine[]
  readonly heads?: Partial<Heads>
  /** Filters of the lines by name, the first one preselected; without any, all lines are shown. */
  readonly choices?: LineFilterByName
}

export function PrintedAndComputedTable({ name, lines, heads, choices = {} }: PrintedTableProps) {
  const format = useFormat()
  const id = useId()
  const names = Object.keys(choices)
  const [chosen, choose] = useState(names[0] ?? '')
  const shown = lines.filter(choices[chosen] ?? (() => true))
  const named = { ...usualHeads, ...heads }
  const column = (part: 'printed' | 'computed'): Column<PrintedTableLine> => ({
    head: named[part],
    className: 'amount',
    of: (line) => line[part],
  })
  return (
    <>
      {names.length > 0 && (
        <div className="row gap-3 across-5 above-4 below-4">
          <p className="row gap-2 centered">
            <label htmlFor={id}>Lines</label>
            <select id={id} value={chosen} onChange={({ target }) => choose(target.value)}>
              {Object.entries(choices).map(([words, keeps]) => (
                <option key={words} value={words}>
                  {words} ({format.number(lines.filter(keeps).length)})
                </option>
              ))}
            </select>
          </p>
        </div>
      )}
      <DataTable
        caption={`${name}: ${named.printed} beside ${named.computed}`}
        hidden="caption"
        frame={`Lines of ${name}`}
        cards
        className="lines amounts-wrap"
        groups={groupsOf(shown, (cell) => textOfCell(cell, format))}
        classOf={(line) => (line.differs ? 'apart' : line.why === null ? 'plain' : undefined)}
        columns={[
          {
            head: 'Line',
            of: ({ label, place }) => (place === null ? label : [label, { note: place }]),
          },
          column('printed'),
          column('computed'),
          { head: named.difference, className: 'amount difference', of: (line) => line.difference },
          {
            head: named.why,
            className: 'reason',
            narrow: 'alone',
            of: ({ why }) => why ?? differenceReasonCell({ kind: 'Same' }),
          },
        ]}
      />
    </>
  )
}

/** Groups the lines; a place in the document that a whole group shares moves to its heading. */
function groupsOf(lines: readonly PrintedTableLine[], text: (cell: DataCell) => string) {
  return [...new Set(lines.map(({ group }) => group))].map((title) => {
    const own = lines.filter(({ group }) => group === title)
    const place = own[0]?.place ?? null
    const isOne =
      typeof place === 'object' &&
      place !== null &&
      own.every((line) => text(line.place) === text(place))
    return {
      title: isOne ? [`${title} `, place] : title,
      rows: isOne ? own.map((line) => ({ ...line, place: null })) : own,
    }
  })
}

type ReasonWords = {
  readonly kind?: string
  readonly text?: string | null
  readonly errata?: readonly ErratumId[]
}

export function differenceReasonCell({ kind, text, errata = [] }: ReasonWords): DataCell {
  return {
    drawn: (
      <>
        {kind && <span className="kind quiet">{kind}</span>}
        {text && <span className="note">{text}</span>}
        {errata.map((id) => (
          <details key={id}>
            <summary className="small">Erratum {id}</summary>
            <ErratumNote id={id} />
          </details>
        ))}
      </>
    ),
    text: [kind, text, ...errata.map((id) => `Erratum ${id}`)].filter(Boolean).join(', '),
  }
}

type OpenAsPlanProps = {
  readonly title: string
  readonly onOpen: () => void
}

export function OpenAsPlanButton({ title, onOpen }: OpenAsPlanProps) {
  return (
    <div className="plan-actions row gap-3 centered above-4">
      <button
        type="button"
        className="primary"
        onClick={() => {
          onOpen()
          visitPage('plan')
        }}
      >
        Open it as a plan<span className="sr"> ({title})</span>
      </button>
      <p className="hint">It replaces the plan that is open; a notice leads back to that.</p>
    </div>
  )
}
