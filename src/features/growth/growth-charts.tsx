import type { ReactNode } from 'react'
import type { DataCell } from '../../ui/cell.tsx'
import { ChartFrame, lazyChart } from '../../ui/chart-frame.tsx'
import type { Readings } from '../../ui/chart-reading.ts'
import { DataTable } from '../../ui/data-table.tsx'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import type { Column, TableContent } from '../../ui/table.ts'
import type { GrowthPoint } from './growth-chart.tsx'

/** One chart: need of one server by year, and what is offered. */
export type ChartOfYears = {
  readonly takeaway: string
  /** File name of the picture. */
  readonly name: string
  readonly unit: string
  /** Unit of `perServer`, singular and plural. */
  readonly of?: readonly [one: string, several: string]
  /** Names of the need lines, written at their ends. */
  readonly needed: string
  readonly required?: string
  /** Years, each with its figures by name. */
  readonly points: readonly (GrowthPoint & {
    readonly figures: Readonly<Record<string, DataCell>>
  })[]
}

export type GrowthContent = {
  readonly charts: readonly ChartOfYears[]
  /** Legend of the lines. */
  readonly note: string
  readonly tables: ReactNode
}

type GrowthChartsProps = {
  readonly charts: readonly ChartOfYears[]
  /** Year that the plan is sized for. */
  readonly sizedFor: number
}

const GrowthChart = lazyChart(async () => (await import('./growth-chart.tsx')).GrowthChart)

/** Charts side by side; their common tables are drawn by the caller. */
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

export function yearColumn({ number }: Format): Column<OfYear> {
  return { head: 'Year', of: ({ year }) => (year === 0 ? 'Today' : number(year)) }
}

type TableProps<Row> = {
  readonly caption: string
  /** File name; the caption by default. */
  readonly frame?: string
  readonly rows: readonly Row[]
  readonly columns: TableContent<Row>['columns']
}

/** Folded table of years; figures open their working. */
export function YearTable<Row>({ caption, frame = caption, rows, columns }: TableProps<Row>) {
  return (
    <details className="chart-table small above-2 on-screen-only">
      <summary>The years as a table</summary>
      <DataTable caption={caption} hidden="caption" frame={frame} rows={rows} columns={columns} />
    </details>
  )
}

/** Table of the first build and later purchases. */
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
