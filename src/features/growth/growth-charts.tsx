import type { ReactNode } from 'react'
import type { Worked } from '../../engine/index.ts'
import { ChartFrame } from '../../ui/chart-frame.tsx'
import type { ChartReadings } from '../../ui/chart-reading.ts'
import { DataTable } from '../../ui/data-table.tsx'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { LazyCurveChart } from '../../ui/lazy-charts.ts'
import type { Column, TableContent } from '../../ui/table.ts'

/** Content of a chart by year: what one server needs, and what its hardware offers. */
export type YearChartData = {
  readonly takeaway: string
  /** File name of the chart's picture. */
  readonly name: string
  readonly unit: string
  readonly points: readonly YearPoint[]
}

/** Figures at the end of a year by the names of their lines, the offer last; null for none. */
export type YearPoint = {
  readonly year: number
  readonly figures: Readonly<Record<string, Worked | null>>
}

export type GrowthContent = {
  readonly charts: readonly YearChartData[]
  readonly note: string
  readonly tables: ReactNode
}

type GrowthChartsProps = {
  readonly charts: readonly YearChartData[]
  /** Year that the plan is sized for, which the charts mark. */
  readonly sizedFor: number
}

/** Growth charts side by side; the caller draws the tables that they have in common. */
export function GrowthCharts({ charts, sizedFor }: GrowthChartsProps) {
  const format = useFormat()
  return (
    <div className="growth-charts grid coarse gap-5 two-on-paper whole-on-paper">
      {charts.map(({ takeaway, name, unit, points }) => (
        <ChartFrame
          key={name}
          height={240}
          paper={{ width: 312, height: 180 }}
          table={null}
          takeaway={takeaway}
          name={name}
          readings={readingsOf(points, format)}
        >
          {(size) => (
            <LazyCurveChart
              size={size}
              curves={Object.keys(points[0]?.figures ?? {}).map((line, at, { length }) => ({
                name: line,
                label: line,
                isStepped: at === length - 1,
              }))}
              points={points.map((point) => ({
                at: point.year,
                values: plotted(point, format),
              }))}
              marks={markedYear(sizedFor, points, format)}
              end={points.at(-1)?.year ?? 1}
              top={Math.max(1, ...points.flatMap((one) => plotted(one, format).map(Number))) * 1.08}
              across="Year, at its end"
              up={unit}
            />
          )}
        </ChartFrame>
      ))}
    </div>
  )
}

/** Mark on the chart at the year that the plan is sized for; none if that year is not shown. */
function markedYear(at: number, points: readonly YearPoint[], { number }: Format) {
  const isShown = at <= (points.at(-1)?.year ?? 0)
  return isShown ? [{ at, label: `sized for year ${number(at)}` }] : []
}

/** Values of a point in the units of the chart: shares as percentages. */
function plotted({ figures }: YearPoint, { sized }: Format): readonly (number | null)[] {
  return Object.values(figures).map(
    (figure) => figure && sized(figure).value * (figure.unit === '%' ? 100 : 1),
  )
}

function readingsOf(points: readonly YearPoint[], format: Format): ChartReadings {
  return {
    head: 'Year',
    as: 'across',
    all: points.map((point) => ({
      name: point.year === 0 ? 'Today' : `Year ${format.number(point.year)}`,
      x: point.year,
      ys: plotted(point, format).filter((value) => value !== null),
      figures: Object.entries(point.figures).map(([name, value]) => ({ name, value })),
    })),
  }
}

type OfYear = { readonly year: number }

export function yearColumnInFormat({ number }: Format): Column<OfYear> {
  return { head: 'Year', of: ({ year }) => (year === 0 ? 'Today' : number(year)) }
}

type TableProps<Row> = {
  readonly caption: string
  /** File name of the table; the caption by default. */
  readonly frame?: string | true
  readonly rows: readonly Row[]
  readonly columns: TableContent<Row>['columns']
}

/** Folded table with a row per year, whose figures open their working. */
export function YearTable<Row>({ caption, frame = true, rows, columns }: TableProps<Row>) {
  return (
    <details className="chart-table small above-2 on-screen-only">
      <summary>The years as a table</summary>
      <DataTable caption={caption} hidden="caption" frame={frame} rows={rows} columns={columns} />
    </details>
  )
}
