import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { applyTierBlock } from '../../app/store/tier-blocks.ts'
import { useProject } from '../../app/store/use-project.ts'
import { type Field, shortTierTitle } from '../../engine/index.ts'
import { parsePastedCells } from '../../text/parse-cells.ts'
import { useFormat } from '../../ui/format-context.tsx'
import {
  columnOfHeading,
  hasHeadingLine,
  type PastedBlockReading,
  type PastedColumnMeaning,
  readPastedBlock,
} from './read-block.ts'
import { tierColumns } from './tier-columns.ts'
import './paste-panel.css'

export type PastedBlock = {
  readonly text: string
  /** Index of the tier that the block was pasted into; null if into none. */
  readonly at: number | null
  /** Key of the answer that the block was pasted into; null for the tier name. */
  readonly column: string | null
}

type PastePanelProps = {
  readonly pasted: PastedBlock
  /** Called to apply the cells: action, index of the first tier, tiers afterwards, announcement. */
  readonly onTake: (apply: () => void, at: number, tiers: number, announcement: string) => void
  readonly onClose: () => void
}

export function PastePanel({ pasted, onTake, onClose }: PastePanelProps) {
  const id = useId()
  const format = useFormat()
  const plan = useProject((now) => now.plan)
  const [text, setText] = useState(pasted.text)
  const [headed, setHeaded] = useState<boolean | null>(null)
  const [chosen, setChosen] = useState<Readonly<Record<number, PastedColumnMeaning>>>({})
  const [from, setFrom] = useState(pasted.at)
  const box = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    box.current?.focus()
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const fields = useMemo(() => tierColumns(plan).map(({ field }) => field), [plan])
  const cells = useMemo(() => parsePastedCells(text), [text])
  const hasHead = headed ?? hasHeadingLine(cells, fields)
  const heads = hasHead ? (cells[0] ?? []) : null
  const found = useMemo(
    () => columnsOf(cells, heads, fields, pasted),
    [cells, heads, fields, pasted],
  )
  const columns = found.map((column, at) => (at in chosen ? (chosen[at] ?? null) : column))
  const lines = hasHead ? cells.slice(1) : cells
  const read = readPastedBlock({ plan, fields, lines, columns, from, format })
  const count = read.rows.filter(({ at }) => at !== null).length
  const take = () => {
    const kept = from === null ? 0 : plan.tiers.length
    const words = `${count} ${count === 1 ? 'tier' : 'tiers'} pasted from a spreadsheet`
    onTake(
      () => applyTierBlock({ ...read, kept }, words),
      from ?? 0,
      read.tiers.length,
      `${words}.`,
    )
  }
  const firstTier = plan.tiers[pasted.at ?? 0] ?? plan.tiers[0]
  const firstTitle = shortTierTitle(firstTier, pasted.at ?? 0)
  return (
    <section className="boxed paste-panel" aria-label="Paste from a spreadsheet">
      <label htmlFor={`${id}-text`} className="block strong below-1">
        Cells of a spreadsheet, a tier in each row
      </label>
      <textarea
        ref={box}
        id={`${id}-text`}
        rows={4}
        spellCheck={false}
        aria-describedby={`${id}-hint`}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setChosen({})
        }}
      />
      <p id={`${id}-hint`} className="hint">
        A first row may name the columns, in any order; without one they are those of the table.
      </p>
      {cells.length > 0 && (
        <>
          <div className="row gap-3 centered above-3 below-3">
            <span className="box">
              <input
                id={`${id}-head`}
                type="checkbox"
                checked={hasHead}
                onChange={(event) => setHeaded(event.target.checked)}
              />
              <label htmlFor={`${id}-head`}>The first row names the columns</label>
            </span>
            <label htmlFor={`${id}-to`}>Put the rows</label>
            <select
              id={`${id}-to`}
              value={from === null ? 'all' : 'from'}
              onChange={(event) => setFrom(event.target.value === 'all' ? null : (pasted.at ?? 0))}
            >
              <option value="from">over the tiers from {firstTitle} on</option>
              <option value="all">in the place of all tiers</option>
            </select>
          </div>
          <BlockPreview
            heads={heads}
            columns={columns}
            fields={fields}
            read={read}
            firstLine={hasHead ? 2 : 1}
            onColumn={(at, column) => setChosen({ ...chosen, [at]: column })}
          />
        </>
      )}
      <div className="buttons">
        <button type="button" className="primary" disabled={count === 0} onClick={take}>
          Use {count === 1 ? 'this tier' : `these ${count} tiers`}
        </button>
        <button type="button" className="plain" onClick={onClose}>
          Cancel
        </button>
      </div>
    </section>
  )
}

/** Meaning of each pasted column: by its heading, else by its distance from the target cell. */
function columnsOf(
  cells: readonly (readonly string[])[],
  heads: readonly string[] | null,
  fields: readonly Field[],
  { column }: PastedBlock,
): readonly PastedColumnMeaning[] {
  const width = Math.max(0, ...cells.map(({ length }) => length))
  if (heads) {
    const named = heads.map((head) => columnOfHeading(head, fields))
    const all = [...named, ...Array<PastedColumnMeaning>(width - heads.length).fill(null)]
    return all.map((one, at) => (all.indexOf(one) === at ? one : null))
  }
  const order: readonly PastedColumnMeaning[] = ['name', ...fields.map(({ key }) => key)]
  const start = order.indexOf(column ?? 'name')
  return Array.from({ length: width }, (_, at) => order[start + at] ?? null)
}

type BlockPreviewProps = {
  readonly heads: readonly string[] | null
  readonly columns: readonly PastedColumnMeaning[]
  readonly fields: readonly Field[]
  readonly read: PastedBlockReading
  /** Number of the first row below the headings in the pasted cells: 1 or 2. */
  readonly firstLine: number
  readonly onColumn: (at: number, column: PastedColumnMeaning) => void
}

function BlockPreview(props: BlockPreviewProps) {
  const { heads, columns, fields, read, firstLine, onColumn } = props
  const wrong = wrongCells(props)
  return (
    <>
      <div className="error-summary paste-wrong small" role="status" hidden={wrong.length === 0}>
        <p>{wrong.length === 1 ? 'This is not taken:' : 'These are not taken:'}</p>
        <ul className="stack bare-list">
          {wrong.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
        {read.typed.length > 0 && <p>What is no number stays in its cell, to be mended there.</p>}
      </div>
      <section className="table-scroll" aria-label="Cells to be taken">
        <table aria-label="Preview">
          <thead>
            <tr>
              <th scope="col">Row</th>
              {columns.map((column, at) => (
                <th key={letter(at)} scope="col">
                  <select
                    aria-label={`Column ${letter(at)}${heads?.[at] ? `, “${heads[at].slice(0, 40)}”` : ''}`}
                    value={column ?? ''}
                    onChange={(event) => onColumn(at, event.target.value || null)}
                  >
                    <option value="">Leave out</option>
                    <option value="name">Name</option>
                    {fields.map(({ key, label }) => (
                      <option key={key} value={key}>
                        {label}
                      </option>
                    ))}
                  </select>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {read.rows.map(({ line, cells, at }) => (
              <tr key={line} className={at === null ? 'left-out' : undefined}>
                <th scope="row">{firstLine + line}</th>
                {cells.map((cell, index) => (
                  <td
                    key={letter(index)}
                    className={cell.wrong || columns[index] === null ? 'left-out' : undefined}
                  >
                    {cell.text}
                    {cell.wrong && <span className="mark">not taken</span>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}

function wrongCells({ heads, columns, read, firstLine }: BlockPreviewProps): readonly string[] {
  const unknown = columns.flatMap((column, at) =>
    column === null
      ? [
          `Column ${letter(at)}${heads?.[at] ? `, “${heads[at].slice(0, 40)}”` : ''}: names no answer of a tier. Choose one, or it is left out.`,
        ]
      : [],
  )
  const cells = read.rows.flatMap((row) => [
    ...(row.wrong === null ? [] : [`Row ${firstLine + row.line}: ${row.wrong}.`]),
    ...row.cells.flatMap(({ wrong }, at) =>
      wrong === null ? [] : [`Row ${firstLine + row.line}, column ${letter(at)}: ${wrong}`],
    ),
  ])
  return [...unknown, ...cells]
}

/** Letters of a column as in spreadsheets, by index: A, B, …, Z, AA. */
function letter(at: number): string {
  const own = String.fromCharCode(65 + (at % 26))
  return at < 26 ? own : `${letter(Math.floor(at / 26) - 1)}${own}`
}
