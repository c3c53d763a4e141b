import type { ReactNode } from 'react'
import type { Cell } from '../../ui/cell.tsx'
import { ChartFrame, lazyChart } from '../../ui/chart-frame.tsx'
import type { Readings } from '../../ui/chart-reading.ts'
import { DataTable } from '../../ui/data-table.tsx'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import type { Column, TableContent } from '../../ui/table.ts'
import type { GrowthPoint } from './growth-chart.tsx'

/** What one server needs of one thing over the years, and what there is of it. */
export type ChartOfYears = {
  readonly takeaway: string
  /** The name of its picture as a file. */
  readonly name: string
  readonly unit: string
  /** What each server has, one and several. */
  readonly of?: readonly [one: string, several: string]
  /** What the lines of need are called, where they end. */
  readonly needed: string
  readonly required?: string
  /** Each year with its figures, by what they are called. */
  readonly points: readonly (GrowthPoint & { readonly figures: Readonly<Record<string, Cell>> })[]
}

/** What is shown of the growth of a design. */
export type OverYears = {
  readonly charts: readonly ChartOfYears[]
  /** What their lines are. */
  readonly note: string
  /** The years, and what is bought in them, as tables. */
  readonly tables: ReactNode
}

type GrowthChartsProps = {
  readonly charts: readonly ChartOfYears[]
  /** The year that the plan is sized for. */
  readonly sizedFor: number
}

const GrowthChart = lazyChart(async () => (await import('./growth-chart.tsx')).GrowthChart)

/** Charts side by side. One table of all is below them. */
export function GrowthCharts({ charts, sizedFor }: GrowthChartsProps) {
  const format = useFormat()
  return (
    <div className="growth-charts grid coarse gap-5 two-on-paper whole-on-paper">
      {charts.map(({ takeaway, name, ...chart }) => (
        <ChartFrame
          key={name}
          height={240}
          paper={{ width: 312, height: 180 }}
          table={null}
          takeaway={takeaway}
          name={name}
          readings={readingsOf(chart.points, format)}
        >
          {(size) => <GrowthChart size={size} sizedFor={sizedFor} {...chart} />}
        </ChartFrame>
      ))}
    </div>
  )
}

/** The figures of a chart, year after year. */
function readingsOf(points: ChartOfYears['points'], { number }: Format): Readings {
  return {
    head: 'Year',
    as: 'across',
    all: points.map(({ year, needed, required, offered, figures }) => ({
      name: year === 0 ? 'Today' : `Year ${number(year)}`,
      x: year,
      ys: [needed, required ?? null, offered].filter((line) => line !== null),
      figures: Object.entries(figures).map(([name, value]) => ({ name, value })),
    })),
  }
}

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
