import type { Unit } from '../engine/core/units.ts'
import type { Worked } from '../engine/core/worked.ts'
import { type Cell, figuresOf, numberOf, textOf, type WrittenCell, writeCell } from './cell.tsx'
import type { CsvLine } from './csv.ts'
import type { Format } from './format.ts'

/** A cell that reaches over the columns after its own. */
type Spanning = { readonly spans: number; readonly cell: Cell }

/** One column of a table: its head, and its cells. */
export type Column<Row> = {
  readonly head: Cell
  /** Its head in full, for where it is alone: in a card and in a file. */
  readonly full?: string
  /** A head over this column and those beside it that have the same. */
  readonly over?: string
  readonly of: (row: Row) => Cell | Spanning | undefined
  /** Its cells name their rows; where no column says so, those of the first do. */
  readonly names?: true
  /** Its figures are without their unit, because the head has it. */
  readonly bare?: true
  /** A figure that breaks what is asked for is marked. */
  readonly fails?: (row: Row) => boolean
  /** One cell for all rows of a group, which it is the head of in the first column. */
  readonly ofGroup?: true
  /** The foot, below all rows. */
  readonly foot?: Cell
  /** Its cells are there to act: its head is for a screen reader, and no file has it. */
  readonly acts?: true
  /** Where there is no room for columns: without its head, or not at all. */
  readonly narrow?: 'alone' | 'never'
  readonly className?: string
}

/** Rows that belong together, below what they have in common. */
export type Group<Row> = { readonly title?: Cell; readonly rows: readonly Row[] }

/** The content of a table: its columns, and its rows as they are or in groups. */
export type TableContent<Row> = {
  readonly columns: readonly (Column<Row> | false | null | undefined)[]
  /** A note below a row, over all columns. */
  readonly below?: { readonly head: string; readonly of: (row: Row) => Cell }
} & ({ readonly rows: readonly Row[] } | { readonly groups: readonly Group<Row>[] })

/** The columns that a table has this time. */
export function columnsOf<Row>({ columns }: TableContent<Row>): readonly Column<Row>[] {
  return columns.filter((column) => !!column)
}

/** The rows of a table in groups; one without a title where they are in none. */
export function groupsOf<Row>(content: TableContent<Row>): readonly Group<Row>[] {
  return 'groups' in content ? content.groups : [{ rows: content.rows }]
}

/** The cell of each column in a row; null where another reaches over it. */
export function cellsOf<Row>(columns: readonly Column<Row>[], row: Row): (Spanning | null)[] {
  let covered = 0
  return columns.map(({ of }) => {
    covered -= 1
    if (covered > 0) return null
    const cell = spanning(of(row))
    covered = cell.spans
    return cell
  })
}

function spanning(cell: Cell | Spanning = null): Spanning {
  return cell !== null && typeof cell === 'object' && 'spans' in cell ? cell : { spans: 1, cell }
}

/** The columns that hold numbers. */
export function numberColumns<Row>(content: TableContent<Row>): ReadonlySet<Column<Row>> {
  const rows = groupsOf(content).flatMap((group) => group.rows)
  const holdsNumber = ({ of }: Column<Row>, row: Row) => {
    const { spans, cell } = spanning(of(row))
    return spans === 1 && numberOf(cell) !== null
  }
  return new Set(
    columnsOf(content).filter((column) => rows.some((row) => holdsNumber(column, row))),
  )
}

/** The figures of a table, row by row. */
export function figuresIn<Row>(content: TableContent<Row>): readonly Worked[] {
  const columns = columnsOf(content)
  const rows = groupsOf(content).flatMap((group) => group.rows)
  return rows.flatMap((row) =>
    cellsOf(columns, row).flatMap((one) => (one ? figuresOf(one.cell) : [])),
  )
}

/** The name of a column where it is alone. */
export function fullHead<Row>({ full, head, over }: Column<Row>, format: Format): string {
  if (full !== undefined) return full
  const own = textOf(head, format)
  return over ? `${over}: ${own}` : own
}

type Line = {
  readonly group: string
  readonly cells: readonly WrittenCell[]
  readonly below: string
}

/**
 * A table as lines of a file, its heads first. Numbers are cells of their own, so that a spreadsheet
 * can count with them: their unit is in the head or, where units differ, in a column of its own, and
 * so is the note of a cell.
 */
export function linesOf<Row>(content: TableContent<Row>, format: Format): CsvLine[] {
  const columns = columnsOf(content).filter(({ acts }) => !acts)
  const { below } = content
  const rows = groupsOf(content).flatMap(({ title = '', rows }) =>
    rows.map(
      (row): Line => ({
        group: textOf(title, format),
        cells: cellsOf(columns, row).map((one) => writeCell(one?.cell ?? '', format)),
        below: below ? textOf(below.of(row), format) : '',
      }),
    ),
  )
  const feet = columns.map(({ foot = '' }) => writeCell(foot, format))
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

/** The columns of a file that one column becomes: its values, their units and their notes. */
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
