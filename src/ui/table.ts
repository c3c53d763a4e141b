import type { Unit } from '../engine/core/units.ts'
import type { Worked } from '../engine/core/worked.ts'
import {
  type DataCell,
  type FileCell,
  figuresOfCell,
  fileCellOf,
  leadingNumber,
  textOfCell,
} from './cell.tsx'
import type { CsvLine } from './csv.ts'
import type { Format } from './format.ts'

/** A cell that spans several columns, its own included. */
type Spanning = { readonly spans: number; readonly cell: DataCell }

export type Column<Row> = {
  readonly head: DataCell
  /** Head in full, for cards and files. */
  readonly full?: string
  /** Head shared with neighboring columns that have the same `over`. */
  readonly over?: string
  readonly of: (row: Row) => DataCell | Spanning | undefined
  /** True if cells of the column are row heads; by default, those of the first column are. */
  readonly names?: true
  /** True if figures of the column are written without a unit, because the head has it. */
  readonly bare?: true
  /** True if the row's figure breaks a requirement, and is marked. */
  readonly fails?: (row: Row) => boolean
  /** True if all rows of a group share one cell; in the first column, the head of the group. */
  readonly ofGroup?: true
  /** Cell of the total row, below all rows. */
  readonly foot?: DataCell
  /** Cells hold buttons: the head is for screen readers only, and files omit the column. */
  readonly acts?: true
  /** How a card shows the column: without its head, or not at all. */
  readonly narrow?: 'alone' | 'never'
  readonly className?: string
}

/** Rows that belong together, below a common title. */
export type RowGroup<Row> = { readonly title?: DataCell; readonly rows: readonly Row[] }

/** Columns of a table, and its rows as they are or in groups; falsy columns are omitted. */
export type TableContent<Row> = {
  readonly columns: readonly (Column<Row> | false | null | undefined)[]
  /** A note below a row, across all columns; `head` is its column in a file. */
  readonly below?: { readonly head: string; readonly of: (row: Row) => DataCell }
} & ({ readonly rows: readonly Row[] } | { readonly groups: readonly RowGroup<Row>[] })

export function columnsNotOmitted<Row>({ columns }: TableContent<Row>): readonly Column<Row>[] {
  return columns.filter((column) => !!column)
}

/** Rows of a table in groups; ungrouped rows are one group without a title. */
export function rowGroupsOf<Row>(content: TableContent<Row>): readonly RowGroup<Row>[] {
  return 'groups' in content ? content.groups : [{ rows: content.rows }]
}

/** Cell of each column in a row; null where another cell spans it. */
export function cellsOfRow<Row>(columns: readonly Column<Row>[], row: Row): (Spanning | null)[] {
  let covered = 0
  return columns.map(({ of }) => {
    covered -= 1
    if (covered > 0) return null
    const cell = spanning(of(row))
    covered = cell.spans
    return cell
  })
}

function spanning(cell: DataCell | Spanning = null): Spanning {
  return cell !== null && typeof cell === 'object' && 'spans' in cell ? cell : { spans: 1, cell }
}

export function numberColumns<Row>(content: TableContent<Row>): ReadonlySet<Column<Row>> {
  const rows = rowGroupsOf(content).flatMap((group) => group.rows)
  const holdsNumber = ({ of }: Column<Row>, row: Row) => {
    const { spans, cell } = spanning(of(row))
    return spans === 1 && leadingNumber(cell) !== null
  }
  return new Set(
    columnsNotOmitted(content).filter((column) => rows.some((row) => holdsNumber(column, row))),
  )
}

export function figuresOfTable<Row>(content: TableContent<Row>): readonly Worked[] {
  const columns = columnsNotOmitted(content)
  const rows = rowGroupsOf(content).flatMap((group) => group.rows)
  return rows.flatMap((row) =>
    cellsOfRow(columns, row).flatMap((one) => (one ? figuresOfCell(one.cell) : [])),
  )
}

/** Name of a column in a card or file: `full`, or its head after the shared one. */
export function fullHead<Row>({ full, head, over }: Column<Row>, format: Format): string {
  if (full !== undefined) return full
  const own = textOfCell(head, format)
  return over ? `${over}: ${own}` : own
}

type Line = {
  readonly group: string
  readonly cells: readonly FileCell[]
  readonly below: string
}

/**
 * A table as lines of a file, heads first. Numbers stay numbers, so that a spreadsheet can compute
 * with them: the unit is in the head or, where units differ, in a column of its own, as is the
 * note.
 */
export function tableFileLines<Row>(content: TableContent<Row>, format: Format): CsvLine[] {
  const columns = columnsNotOmitted(content).filter(({ acts }) => !acts)
  const { below } = content
  const rows = rowGroupsOf(content).flatMap(({ title = '', rows }) =>
    rows.map(
      (row): Line => ({
        group: textOfCell(title, format),
        cells: cellsOfRow(columns, row).map((one) => fileCellOf(one?.cell ?? '', format)),
        below: below ? textOfCell(below.of(row), format) : '',
      }),
    ),
  )
  const feet = columns.map(({ foot = '' }) => fileCellOf(foot, format))
  const hasFoot = columns.some(({ foot }) => foot !== undefined)
  const lines = hasFoot ? [...rows, { group: '', cells: feet, below: '' }] : rows
  const fields = [
    ...(lines.some(({ group }) => group)
      ? [{ head: 'Group', of: ({ group }: Line) => group }]
      : []),
    ...columns.flatMap((column, at) => fieldsOf(column, at, lines, format)),
    ...(below ? [{ head: below.head, of: (line: Line) => line.below }] : []),
  ]
  return [fields.map(({ head }) => head), ...lines.map((line) => fields.map(({ of }) => of(line)))]
}

type Field = { readonly head: string; readonly of: (line: Line) => string | number }

/** File columns made from one table column: its values, and its units and notes if needed. */
function fieldsOf<Row>(
  column: Column<Row>,
  at: number,
  lines: readonly Line[],
  format: Format,
): Field[] {
  const head = fullHead(column, format)
  const nameOf = (unit: Unit | null | undefined) =>
    unit && !column.bare ? format.asComputed.unit(unit) : ''
  const units = [...new Set(lines.map(({ cells }) => nameOf(cells[at]?.unit)).filter(Boolean))]
  const notes = lines.some(({ cells }) => cells[at]?.more)
  return [
    {
      head: units.length === 1 ? `${head} (${units[0]})` : head,
      of: ({ cells }) => cells[at]?.value ?? '',
    },
    ...(units.length > 1
      ? [{ head: `${head}, unit`, of: ({ cells }: Line) => nameOf(cells[at]?.unit) }]
      : []),
    ...(notes ? [{ head: `${head}, note`, of: ({ cells }: Line) => cells[at]?.more ?? '' }] : []),
  ]
}
