import { memo, useId, useMemo } from 'react'
import { type Piece, piecesOf } from './cell-window.ts'
import { type GridColumn, GridHeads } from './grid-heads.tsx'
import { cellSize, headRows, useGrid } from './use-grid.ts'
import './cell-grid.css'

/** A row of a grid: its name, and what is wrong with it. */
export type GridRow = { readonly name: string; readonly wrong: string | null }

/** The content of a cell: its figure, what is said of it, and what it is drawn as. */
export type GridCell = { readonly figure: string; readonly says: string; readonly drawnAs: string }

/** The content of each cell; null where nothing does. Another function where any cell differs. */
type CellOf = (row: number, column: number) => GridCell | null

type CellGridProps = {
  readonly caption: string
  /** The head over the names of the rows. */
  readonly corner: string
  /** How many rows, and each by its place; another function where any row differs. */
  readonly count: number
  readonly rowOf: (row: number) => GridRow
  readonly columns: readonly GridColumn[]
  readonly cellOf: CellOf
  /** The head of a column was pressed. */
  readonly onHead: (column: number) => void
}

/**
 * A table of as many rows and columns as there are, of which only those that are seen are drawn. It is
 * one stop of the Tab key; within it arrows, Home, End, Page Up and Page Down move from cell to cell.
 */
export function CellGrid(props: CellGridProps) {
  const { caption, corner, count, rowOf, columns, cellOf, onHead } = props
  const id = useId()
  const { frame, down, across, place, grid } = useGrid({
    rows: count,
    columns: columns.length,
  })
  const isApart = place.column < across.first || place.column > across.last
  const column = isApart ? place.column : -1
  const drawn = useMemo(
    () => piecesOf(columns.length, across, column),
    [columns.length, across, column],
  )
  const names = namesWidth(corner, count > 0 ? rowOf(count - 1) : null)
  return (
    <div className="cell-grid">
      <p id={id} className="strong">
        {caption}
      </p>
      <div className="cells focus-inside" ref={frame}>
        <table
          {...grid}
          aria-labelledby={id}
          style={{ width: `${names + columns.length * cellSize.column}rem` }}
        >
          <colgroup>
            <col style={{ width: `${names}rem` }} />
            {drawn.map((piece) => (
              <col
                key={keyOf(piece)}
                style={{ width: `${lengthOf(piece) * cellSize.column}rem` }}
              />
            ))}
          </colgroup>
          <GridHeads
            corner={corner}
            names={names}
            columns={columns}
            drawn={drawn}
            at={place.row === -1 ? place.column : null}
            onHead={onHead}
          />
          <tbody>
            {piecesOf(count, down, place.row).map((piece) =>
              'skips' in piece ? (
                <Gap key={keyOf(piece)} rows={piece.skips} />
              ) : (
                <Row
                  key={keyOf(piece)}
                  row={piece.at}
                  drawn={drawn}
                  at={place.row === piece.at ? place.column : null}
                  rowOf={rowOf}
                  cellOf={cellOf}
                />
              ),
            )}
          </tbody>
        </table>
      </div>
    </div>
  )
}

/** The width of the column of names, in rem, by the last of them; longer ones are cut there. */
function namesWidth(corner: string, last: GridRow | null): number {
  const longest = Math.max(corner.length, last?.name.length ?? 0)
  return Math.max(6.5, Math.min(12, 4 + longest * 0.5))
}

function keyOf(piece: Piece): string {
  return 'at' in piece ? `${piece.at}` : `before ${piece.before}`
}

function lengthOf(piece: Piece): number {
  return 'at' in piece ? 1 : piece.skips
}

/** The place of rows that are not drawn. */
function Gap({ rows }: { readonly rows: number }) {
  return (
    <tr style={{ height: `${rows * cellSize.row}rem` }}>
      <td aria-hidden="true" />
    </tr>
  )
}

type RowProps = {
  readonly row: number
  readonly drawn: readonly Piece[]
  /** The column that the keyboard is at, where it is in this row. */
  readonly at: number | null
  readonly rowOf: (row: number) => GridRow
  readonly cellOf: CellOf
}

/** As many signs at the end of a name are shown in any case: they tell it from the others. */
const nameEnd = 7

const Row = memo(function Row({ row, drawn, at, rowOf, cellOf }: RowProps) {
  const { name, wrong } = rowOf(row)
  return (
    <tr aria-rowindex={row + headRows + 1}>
      <th
        scope="row"
        aria-colindex={1}
        aria-label={wrong === null ? name : `${name}, ${wrong}`}
        title={name}
        tabIndex={stop(at === -1)}
      >
        <div>
          <span className="start">{name.slice(0, -nameEnd)}</span>
          <span>{name.slice(-nameEnd)}</span>
          {wrong !== null && <span className="wrong">{wrong}</span>}
        </div>
      </th>
      {drawn.map((piece) => {
        if ('skips' in piece) return <td key={keyOf(piece)} aria-hidden="true" />
        const cell = cellOf(row, piece.at)
        return (
          <td key={keyOf(piece)} aria-colindex={piece.at + 2} tabIndex={stop(at === piece.at)}>
            {cell && (
              <span className={cell.drawnAs} role="img" aria-label={`${cell.figure}, ${cell.says}`}>
                {cell.figure}
              </span>
            )}
          </td>
        )
      })}
    </tr>
  )
})

function stop(isHere: boolean): 0 | undefined {
  return isHere ? 0 : undefined
}
