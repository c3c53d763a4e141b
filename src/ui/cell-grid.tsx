import { memo, useId, useMemo } from 'react'
import { type GridLineOrGap, gridLinesAndGaps } from './cell-window.ts'
import { type GridColumn, GridHeads } from './grid-heads.tsx'
import { gridCellSizeRem, gridHeadRows, useGrid } from './use-grid.ts'
import './cell-grid.css'

/** A grid row: its name and what is wrong with it; null if nothing is. */
export type GridRow = { readonly name: string; readonly wrong: string | null }

/** A grid cell: its figure, its words for a screen reader, and its CSS class. */
export type GridCell = { readonly figure: string; readonly says: string; readonly drawnAs: string }

/** Returns a cell, or null for an empty one; must be a new function whenever any cell changes. */
type CellOf = (row: number, column: number) => GridCell | null

type CellGridProps = {
  readonly caption: string
  /** Head of the column of row names. */
  readonly corner: string
  /** Number of rows; `rowOf` returns one and must be a new function whenever any row changes. */
  readonly count: number
  readonly rowOf: (row: number) => GridRow
  readonly columns: readonly GridColumn[]
  readonly cellOf: CellOf
  readonly onHead: (column: number) => void
}

/**
 * A large table of which only the visible rows and columns are drawn. The table is one Tab stop;
 * arrows, Home, End, Page Up and Page Down move from cell to cell.
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
    () => gridLinesAndGaps(columns.length, across, column),
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
          style={{ width: `${names + columns.length * gridCellSizeRem.column}rem` }}
        >
          <colgroup>
            <col style={{ width: `${names}rem` }} />
            {drawn.map((piece) => (
              <col
                key={keyOf(piece)}
                style={{
                  width: `${('at' in piece ? 1 : piece.skips) * gridCellSizeRem.column}rem`,
                }}
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
            {gridLinesAndGaps(count, down, place.row).map((piece) =>
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

/** Width of the name column in rem, by its head and the last name; longer names are cut. */
function namesWidth(corner: string, last: GridRow | null): number {
  const longest = Math.max(corner.length, last?.name.length ?? 0)
  return Math.max(6.5, Math.min(12, 4 + longest * 0.5))
}

function keyOf(piece: GridLineOrGap): string {
  return 'at' in piece ? `${piece.at}` : `before ${piece.before}`
}

/** Empty space in place of rows that are not drawn. */
function Gap({ rows }: { readonly rows: number }) {
  return (
    <tr style={{ height: `${rows * gridCellSizeRem.row}rem` }}>
      <td aria-hidden="true" />
    </tr>
  )
}

type RowProps = {
  readonly row: number
  readonly drawn: readonly GridLineOrGap[]
  /** Column of the keyboard position; null if the position is in another row. */
  readonly at: number | null
  readonly rowOf: (row: number) => GridRow
  readonly cellOf: CellOf
}

/** Characters at the end of a name that are never cut, because names differ there. */
const nameEnd = 7

const Row = memo(function Row({ row, drawn, at, rowOf, cellOf }: RowProps) {
  const { name, wrong } = rowOf(row)
  return (
    <tr aria-rowindex={row + gridHeadRows + 1}>
      <th
        scope="row"
        aria-colindex={1}
        aria-label={wrong === null ? name : `${name}, ${wrong}`}
        title={name}
        tabIndex={stop(at === -1)}
      >
        <div>
          <span className="cut">{name.slice(0, -nameEnd)}</span>
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
