import type { Field } from '../../engine/index.ts'
import type { BlockColumn, ReadBlock } from './read-block.ts'

type BlockPreviewProps = {
  readonly heads: readonly string[] | null
  readonly columns: readonly BlockColumn[]
  readonly fields: readonly Field[]
  readonly read: ReadBlock
  /** The number of the first row, as the spreadsheet counts what was copied. */
  readonly firstLine: number
  readonly onColumn: (at: number, column: BlockColumn) => void
}

/** The cells of a block under what they are for, and what of them is not taken, by row and column. */
export function BlockPreview(props: BlockPreviewProps) {
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

/** What is not taken, each as a sentence with its place. */
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

/** What a spreadsheet calls a column. */
function letter(at: number): string {
  const own = String.fromCharCode(65 + (at % 26))
  return at < 26 ? own : `${letter(Math.floor(at / 26) - 1)}${own}`
}
