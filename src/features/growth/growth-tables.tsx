import { DataTable } from '../../ui/data-table.tsx'
import type { Format } from '../../ui/format.ts'
import type { Column, TableContent } from '../../ui/table.ts'

type OfYear = { readonly year: number }

/** The year of a row. */
export function yearColumn({ number }: Format): Column<OfYear> {
  return { head: 'Year', of: ({ year }) => (year === 0 ? 'Today' : number(year)) }
}

type TableProps<Row> = {
  readonly caption: string
  /** What it is called as a file, if not by its caption. */
  readonly frame?: string
  readonly rows: readonly Row[]
  readonly columns: TableContent<Row>['columns']
}

/** The years as a table, every figure with its working. */
export function YearTable<Row>({ caption, frame = caption, rows, columns }: TableProps<Row>) {
  return (
    <details className="chart-table small above-2 on-screen-only">
      <summary>The years as a table</summary>
      <DataTable caption={caption} hidden="caption" frame={frame} rows={rows} columns={columns} />
    </details>
  )
}

/** What is built, and what is added to it while the mailboxes grow. */
export function PurchaseTable<Row>({ caption, rows, columns }: TableProps<Row>) {
  return (
    <DataTable
      caption={caption}
      frame={caption}
      cards
      className="purchases whole-on-paper"
      rows={rows}
      columns={columns}
    />
  )
}
