import { type ReactNode, useContext } from 'react'
import type { Worked } from '../engine/core/worked.ts'
import { drawCell, figuresOfCell, textOfCell } from './cell.tsx'
import { useFormat } from './format-context.tsx'
import { type Column, cellsOfRow, fullHead, rowGroupsOf, type TableContent } from './table.ts'
import { IsPublicNotedContext, PublicMark, restsOnPublicFigures } from './working.tsx'

export type DataTableProps<Row> = TableContent<Row> & {
  readonly caption: string
  /** Parts of the table for screen readers only, because the page around it says the same. */
  readonly hidden?: 'caption' | 'heads' | 'caption and heads'
  /** Set for a table that may be wider than the page: the name of its scroll frame, or its caption. */
  readonly frame?: string | true
  /** Each row becomes a card where there is no room for columns. */
  readonly cards?: true
  readonly className?: string
  readonly classOf?: (row: Row) => string | undefined
  /** Number of rows shown at first; a button shows the rest. */
  readonly first?: number
  /** Label of the button for the rest; by default, the number of hidden rows. */
  readonly more?: string
  /** React key of a row, for tables whose rows move. */
  readonly keyOf?: (row: Row) => string
  readonly children?: ReactNode
}

/** True if figures need one mark for all: each rests on public figures, or was typed by somebody. */
export function isPublicThroughout(figures: readonly Worked[], fewest: number): boolean {
  return (
    figures.length > fewest &&
    figures.some(restsOnPublicFigures) &&
    figures.every((one) => restsOnPublicFigures(one) || one.how.kind === 'given')
  )
}

export type TablePartProps<Row> = {
  readonly table: DataTableProps<Row>
  readonly columns: readonly Column<Row>[]
  /** Columns that hold numbers. */
  readonly numbers: ReadonlySet<Column<Row>>
  /** Columns whose head is marked instead of their figures. */
  readonly publicColumns: ReadonlySet<Column<Row>>
  /** True if a row whose figures share a mark has it at its head. */
  readonly isMarkedOnce: boolean
}

export function TableHeads<Row>({
  table: { hidden },
  columns,
  numbers,
  publicColumns,
}: TablePartProps<Row>) {
  const format = useFormat()
  const isTwofold = columns.some(({ over }) => over)
  const headOf = (column: Column<Row>) => (
    <th
      key={fullHead(column, format)}
      scope="col"
      rowSpan={isTwofold && !column.over ? 2 : undefined}
      className={joinedClasses(numbers.has(column) && 'amount', classOfColumn(column))}
    >
      {column.acts ? (
        <span className="sr">{drawCell(column.head, format)}</span>
      ) : (
        drawCell(column.head, format)
      )}
      {publicColumns.has(column) && <PublicMark />}
    </th>
  )
  return (
    <thead className={hidden?.endsWith('heads') ? 'sr' : undefined}>
      <tr>
        {columns.map((column, at) => {
          const { over } = column
          if (!over) return headOf(column)
          if (columns[at - 1]?.over === over) return null
          const below = columns.filter((one) => one.over === over)
          return (
            <th key={over} scope="colgroup" colSpan={below.length} className="over">
              {over}
            </th>
          )
        })}
      </tr>
      {isTwofold && <tr>{columns.filter(({ over }) => over).map(headOf)}</tr>}
    </thead>
  )
}

/** Rows in their groups; in tables with notes below rows, each row is a group. */
export function TableBodies<Row>(props: TablePartProps<Row>) {
  const { table, columns } = props
  const { below, classOf, keyOf } = table
  const format = useFormat()
  const width = columns.length
  const hasBelow = (row: Row) => below !== undefined && textOfCell(below.of(row), format) !== ''
  if (below)
    return rowGroupsOf(table)
      .flatMap(({ rows }) => rows)
      .map((row, at) => (
        <tbody key={keyOf?.(row) ?? at} className={classOf?.(row)}>
          <tr className={hasBelow(row) ? 'has-note' : undefined}>
            <Cells {...props} row={row} of={[row]} />
          </tr>
          {hasBelow(row) && (
            <tr className="below">
              <td colSpan={width}>{drawCell(below.of(row), format)}</td>
            </tr>
          )}
        </tbody>
      ))
  return rowGroupsOf(table).map(({ title, rows }, at) => (
    <tbody key={title === undefined ? at : textOfCell(title, format)}>
      {title !== undefined && (
        <tr className="group">
          <th scope="rowgroup" colSpan={width}>
            {drawCell(title, format)}
          </th>
        </tr>
      )}
      {rows.map((row, index) => (
        <tr key={keyOf?.(row) ?? index} className={classOf?.(row)}>
          <Cells {...props} row={row} of={rows} />
        </tr>
      ))}
    </tbody>
  ))
}

/** Longest cell, in characters, that stands beside its head on a phone; longer ones go below it. */
const longestBeside = 32

/** Cells of one row, each with its head for cards, which have no column heads. */
function Cells<Row>(
  props: TablePartProps<Row> & { readonly row: Row; readonly of: readonly Row[] },
) {
  const { table, columns, numbers, publicColumns, isMarkedOnce, row, of: rows } = props
  const format = useFormat()
  const said = useContext(IsPublicNotedContext)
  const names = columns.find((column) => column.names) ?? columns[0]
  const cells = cellsOfRow(columns, row)
  const figures = cells.flatMap((one, at) => {
    const column = columns[at]
    return one && column && !publicColumns.has(column) ? figuresOfCell(one.cell) : []
  })
  const isPublicRow = isMarkedOnce && isPublicThroughout(figures, 1)
  return cells.map((one, at) => {
    const column = columns[at]
    if (!one || !column || (column.ofGroup && row !== rows[0])) return null
    const { narrow, bare, fails, ofGroup, acts } = column
    const key = fullHead(column, format)
    const isProse =
      table.cards && !numbers.has(column) && textOfCell(one.cell, format).length > longestBeside
    const isHead = one.spans === 1 && (column === names || (ofGroup && at === 0))
    const Tag = isHead ? 'th' : 'td'
    return (
      <Tag
        key={key}
        scope={isHead ? (ofGroup ? 'rowgroup' : 'row') : undefined}
        colSpan={one.spans > 1 ? one.spans : undefined}
        rowSpan={ofGroup && rows.length > 1 ? rows.length : undefined}
        // Cells with buttons need no head, as a button says what it does.
        data-head={table.cards && !narrow && !isHead && !acts && one.spans === 1 ? key : undefined}
        className={joinedClasses(
          one.spans === 1 && numbers.has(column) && 'amount',
          isProse && 'prose',
          fails?.(row) && 'failed',
          classOfColumn(column),
        )}
      >
        <IsPublicNotedContext value={said || isPublicRow || publicColumns.has(column)}>
          {drawCell(one.cell, format, bare)}
        </IsPublicNotedContext>
        {isHead && isPublicRow && <PublicMark />}
      </Tag>
    )
  })
}

export function TableFoot<Row>({ table: { cards }, columns, numbers }: TablePartProps<Row>) {
  const format = useFormat()
  if (columns.every(({ foot }) => foot === undefined)) return null
  return (
    <tfoot>
      <tr className="total">
        {columns.map((column, at) => {
          const head = fullHead(column, format)
          const Tag = at === 0 ? 'th' : 'td'
          return (
            <Tag
              key={head}
              scope={at === 0 ? 'row' : undefined}
              data-head={cards && at > 0 ? head : undefined}
              className={joinedClasses(numbers.has(column) && 'amount')}
            >
              {drawCell(column.foot ?? '', format, column.bare)}
            </Tag>
          )
        })}
      </tr>
    </tfoot>
  )
}

/** Class names joined, without those that are not set. */
export function joinedClasses(
  ...names: readonly (string | false | undefined)[]
): string | undefined {
  return names.filter(Boolean).join(' ') || undefined
}

function classOfColumn<Row>({ className, narrow }: Column<Row>): string | undefined {
  return joinedClasses(narrow === 'never' && 'never', className)
}
