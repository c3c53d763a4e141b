import { createContext, type ReactNode, useContext, useLayoutEffect, useRef, useState } from 'react'
import type { Worked } from '../engine/core/worked.ts'
import { drawCell, figuresOfCell, textOfCell } from './cell.tsx'
import { saveCsv } from './csv.ts'
import { useFormat } from './format-context.tsx'
import { SaveButton } from './save-file.tsx'
import {
  type Column,
  cellsOfRow,
  figuresOfTable,
  fullHead,
  numberColumns,
  presentColumns,
  rowGroupsOf,
  type TableContent,
  tableFileLines,
} from './table.ts'
import { TableFrame } from './table-frame.tsx'
import {
  AreMarksExplainedContext,
  IsPublicNotedContext,
  PublicMark,
  publicMarkWords,
  restsOnPublicFigures,
} from './working.tsx'
import './data-table.css'

type DataTableProps<Row> = TableContent<Row> & {
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

/** A table from its columns and rows, with a button that saves all rows as CSV. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, hidden = '', frame, cards, className, children } = props
  const format = useFormat()
  const [all, setAll] = useState(false)
  const shown = all ? props : cut(props)
  const said = useContext(IsPublicNotedContext)
  const explained = useContext(AreMarksExplainedContext)
  const isCaptioned = !hidden.startsWith('caption')
  const hasHeads = !hidden.endsWith('heads')
  // On screen a table without heads has few figures, and stands beside others: each is marked.
  const allPublic =
    !said && (explained || hasHeads) && isAllPublic(props, explained && isCaptioned ? 1 : 3)
  const isMarkedOnce = explained && !said && !allPublic
  const parts = {
    ...{
      table: shown,
      columns: presentColumns(shown),
      numbers: numberColumns(shown),
      isMarkedOnce,
    },
    publicColumns: isMarkedOnce && hasHeads ? publicColumns(props) : new Set<Column<Row>>(),
  }
  const table = (
    <>
      <IsPublicNotedContext value={said || allPublic}>
        <table>
          <caption className={isCaptioned ? undefined : 'sr'}>
            {caption}
            {allPublic && explained && isCaptioned && <PublicMark />}
          </caption>
          <Heads {...parts} />
          <InTable value={true}>
            <Bodies {...parts} />
          </InTable>
          <Foot {...parts} />
        </table>
      </IsPublicNotedContext>
      {children}
    </>
  )
  return (
    <div
      className={classes(
        'data-table',
        cards && 'cards',
        hasMarked(shown) && 'with-marked',
        className,
      )}
    >
      {frame ? <TableFrame name={frame === true ? caption : frame}>{table}</TableFrame> : table}
      {allPublic && !(explained && isCaptioned) && (
        <p className="small-print above-1">
          {explained ? (
            <>
              <PublicMark /> All figures of this table.
            </>
          ) : (
            publicMarkWords.screen
          )}
        </p>
      )}
      {'rows' in props && props.first !== undefined && props.rows.length > props.first && (
        <More
          all={all}
          turn={() => setAll(!all)}
          of={caption}
          words={props.more ?? `Show ${format.number(props.rows.length - props.first)} more`}
        />
      )}
      {!useContext(InTable) && (
        <p className="on-screen-only saves">
          <SaveButton
            as="CSV"
            name={caption}
            save={(file) => saveCsv(file, tableFileLines(props, format), format)}
          />
        </p>
      )}
    </div>
  )
}

function hasMarked<Row>(table: DataTableProps<Row>): boolean {
  const rows = rowGroupsOf(table).flatMap((group) => group.rows)
  return rows.some((row) => table.classOf?.(row) === 'marked')
}

/** True if figures need one mark for all: each rests on public figures, or was typed by somebody. */
function isPublicThroughout(figures: readonly Worked[], fewest: number): boolean {
  return (
    figures.length > fewest &&
    figures.some(restsOnPublicFigures) &&
    figures.every((one) => restsOnPublicFigures(one) || one.how.kind === 'given')
  )
}

/** True if a table says once that all its figures rest on public ones; up to `fewest` are marked. */
function isAllPublic<Row>(content: TableContent<Row>, fewest: number): boolean {
  return isPublicThroughout(figuresOfTable(content), fewest)
}

/** Columns whose head has the mark of all their figures. */
function publicColumns<Row>(content: TableContent<Row>): ReadonlySet<Column<Row>> {
  const columns = presentColumns(content)
  const rows = rowGroupsOf(content).flatMap((group) => group.rows)
  const cells = rows.map((row) => cellsOfRow(columns, row))
  const figuresOf = (at: number) => cells.flatMap((row) => figuresOfCell(row[at]?.cell ?? null))
  return new Set(columns.filter((_, at) => isPublicThroughout(figuresOf(at), 1)))
}

/** True inside a table, whose file also has the content of tables nested in its cells. */
const InTable = createContext(false)

function cut<Row>(table: DataTableProps<Row>): DataTableProps<Row> {
  return 'rows' in table ? { ...table, rows: table.rows.slice(0, table.first) } : table
}

type MoreProps = {
  readonly all: boolean
  readonly turn: () => void
  readonly of: string
  readonly words: string
}

/** Shows all rows of a long table, or folds the rest again. */
function More({ all, turn, of, words }: MoreProps) {
  const button = useRef<HTMLButtonElement>(null)
  const wasAll = useRef(false)
  useLayoutEffect(() => {
    // The focused button moved up, because the table above it got shorter.
    if (wasAll.current) button.current?.scrollIntoView({ block: 'nearest' })
    wasAll.current = all
  }, [all])
  return (
    <p className="on-screen-only more">
      <button ref={button} type="button" aria-expanded={all} onClick={turn}>
        {all ? 'Show fewer' : words}
        <span className="sr">, {of}</span>
      </button>
    </p>
  )
}

type PartProps<Row> = {
  readonly table: DataTableProps<Row>
  readonly columns: readonly Column<Row>[]
  /** Columns that hold numbers. */
  readonly numbers: ReadonlySet<Column<Row>>
  /** Columns whose head is marked instead of their figures. */
  readonly publicColumns: ReadonlySet<Column<Row>>
  /** True if a row whose figures share a mark has it at its head. */
  readonly isMarkedOnce: boolean
}

function Heads<Row>({ table: { hidden }, columns, numbers, publicColumns }: PartProps<Row>) {
  const format = useFormat()
  const isTwofold = columns.some(({ over }) => over)
  const headOf = (column: Column<Row>) => (
    <th
      key={fullHead(column, format)}
      scope="col"
      rowSpan={isTwofold && !column.over ? 2 : undefined}
      className={classes(numbers.has(column) && 'amount', classOfColumn(column))}
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
function Bodies<Row>(props: PartProps<Row>) {
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
function Cells<Row>(props: PartProps<Row> & { readonly row: Row; readonly of: readonly Row[] }) {
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
        className={classes(
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

function Foot<Row>({ table: { cards }, columns, numbers }: PartProps<Row>) {
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
              className={classes(numbers.has(column) && 'amount')}
            >
              {drawCell(column.foot ?? '', format, column.bare)}
            </Tag>
          )
        })}
      </tr>
    </tfoot>
  )
}

function classes(...names: readonly (string | false | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined
}

function classOfColumn<Row>({ className, narrow }: Column<Row>): string | undefined {
  return classes(narrow === 'never' && 'never', className)
}
