import { Line, ReferenceLine } from 'recharts'
import type { ChartSize } from '../../ui/chart-frame.tsx'
import { ChartPlot } from '../../ui/chart-plot.tsx'
import type { LabelPlace } from '../../ui/curve-chart.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import { evenTicks } from '../../ui/reading-marks.tsx'

/** Need of one server at the end of a year, and what its storage offers. */
export type GrowthPoint = {
  readonly year: number
  readonly needed: number
  /** Need with the reserve. */
  readonly required?: number
  /** Null if no number of arrays is enough. */
  readonly offered: number | null
  /** Arrays or drives per server; null to show no number. */
  readonly perServer: number | null
}

type GrowthChartProps = {
  readonly points: readonly GrowthPoint[]
  readonly unit: string
  /** Unit of `perServer`, singular and plural. */
  readonly of?: readonly [one: string, several: string]
  /** Names of the need lines, written at their ends. */
  readonly needed: string
  readonly required?: string
  /** Year that the plan is sized for. */
  readonly sizedFor: number
  readonly size: ChartSize
}

/** Below this height in px only a few axis ticks fit. */
const lowest = 240

/** Need of one server by year against what is offered, which grows in steps. */
export function GrowthChart(props: GrowthChartProps) {
  const { points, unit, of = ['array', 'arrays'], needed, required, sizedFor, size } = props
  const format = useFormat()
  const end = points.at(-1)?.year ?? 1
  const top = Math.max(
    1,
    ...points.flatMap((point) => [point.needed, point.required ?? 0, point.offered ?? 0]),
  )
  const up = [...evenTicks(top * 1.08, size.height < lowest ? 3 : 6)]
  const last = points.at(-1)
  const gap = last?.required === undefined ? 1 : (last.required - last.needed) / (up.at(-1) ?? top)
  const apart = gap < 0.15 ? 7 : 0
  return (
    <ChartPlot
      size={size}
      data={points}
      margin={{ top: 28, right: 68 }}
      across={{
        dataKey: 'year',
        domain: [0, end],
        ticks: ticksUpTo(end),
        interval: 0,
        label: 'Year, at its end',
      }}
      up={{
        domain: [0, up.at(-1) ?? 'auto'],
        ticks: up,
        interval: 0,
        width: 58,
        label: { value: unit, position: 'top', offset: 12 },
      }}
    >
      <Line
        dataKey="offered"
        type="stepBefore"
        className="line-offered"
        label={stepLabel(points, of)}
        stroke="var(--series-2-line)"
        strokeWidth={1.5}
        dot={false}
        activeDot={false}
        isAnimationActive={false}
      />
      {required !== undefined && (
        <Line
          dataKey="required"
          className="line-required"
          label={endLabel(required, end, -apart)}
          stroke="var(--series-1)"
          strokeWidth={1.5}
          strokeDasharray="5 3"
          dot={false}
          activeDot={false}
          isAnimationActive={false}
        />
      )}
      <Line
        dataKey="needed"
        className="line-needed"
        label={endLabel(needed, end, apart)}
        stroke="var(--series-1)"
        strokeWidth={2.5}
        dot={false}
        activeDot={false}
        isAnimationActive={false}
      />
      {sizedFor <= end && (
        <ReferenceLine
          x={sizedFor}
          stroke="var(--line-strong)"
          strokeDasharray="1 3"
          label={yearLabel(
            `sized for year ${format.number(sizedFor)}`,
            sizedFor * 2 > end ? 'end' : 'start',
          )}
        />
      )}
    </ChartPlot>
  )
}

/** At most nine axis ticks, at whole years. */
function ticksUpTo(end: number): number[] {
  const every = end <= 8 ? 1 : end <= 14 ? 2 : 5
  return Array.from({ length: Math.floor(end / every) + 1 }, (_, index) => index * every)
}

/** Name of a line beside its last point, `below` px lower. */
function endLabel(name: string, end: number, below: number) {
  return ({ x, y, index }: LabelPlace) =>
    index === end ? (
      <text x={Number(x) + 6} y={Number(y) + below} dominantBaseline="central">
        {name}
      </text>
    ) : null
}

type YearPlace = {
  readonly viewBox?:
    | { readonly x?: number | undefined; readonly y?: number | undefined }
    | undefined
}

/** Label above the line of a year, clear of the other labels. */
function yearLabel(words: string, textAnchor: 'start' | 'end') {
  return ({ viewBox }: YearPlace) => (
    <text x={viewBox?.x ?? 0} y={(viewBox?.y ?? 0) - 14} textAnchor={textAnchor}>
      {words}
    </text>
  )
}

/** Number per server, above the start of each step. */
function stepLabel(points: readonly GrowthPoint[], [one, several]: readonly [string, string]) {
  return ({ x, y, index = -1 }: LabelPlace) => {
    const now = points[index]
    const before = points[index - 1]
    if (!now || now.perServer === null || now.perServer === before?.perServer) return null
    const first = index === 0
    return (
      <text x={Number(x) + (first ? 4 : 0)} y={Number(y) - 7} textAnchor={first ? 'start' : 'end'}>
        {first ? `${now.perServer} ${now.perServer === 1 ? one : several}` : now.perServer}
      </text>
    )
  }
}
