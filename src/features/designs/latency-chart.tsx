import { Area, ComposedChart, Line, ReferenceLine, XAxis, YAxis } from 'recharts'
import type { ChartSize } from '../../ui/chart-frame.tsx'
import { useFormat } from '../../ui/format-context.tsx'

/** The predicted latencies of a candidate at one load of a server. */
export type LatencyPoint = {
  readonly load: number
  readonly read: number
  readonly write: number
  readonly log: number
  /** The band of the read latency. */
  readonly band: readonly [low: number, high: number]
}

type LatencyChartProps = {
  readonly points: readonly LatencyPoint[]
  readonly expected: number
  readonly design: number
  readonly thresholds: { readonly database: number; readonly log: number }
  readonly size: ChartSize
}

/** About as wide as the label of a load is, and what stands beside the axes. */
const labelPx = 120
const besidePx = 128

/** Latency over load of one candidate, with what is allowed and what the plan asks for. */
export function LatencyChart(props: LatencyChartProps) {
  const { points, expected, design, thresholds, size } = props
  const format = useFormat()
  const last = points.at(-1)
  const top = thresholds.database * 1.5
  const end = last?.load ?? 1
  const asExpected = `expected ${format.number(expected, 0)}`
  const asRequired = `required ${format.number(design, 0)}`
  // Too close for a label each, both share one, on the side where there is room.
  const between = ((design - expected) / end) * (size.width - besidePx)
  const close = design > expected && between < labelPx
  const outward = design < end / 2 ? 'start' : 'end'
  const lastBelow = (key: 'read' | 'write' | 'log') =>
    points.findLastIndex((point) => point[key] < top * 0.96)
  return (
    <ComposedChart
      {...size}
      data={[...points]}
      margin={{ top: 20, right: 72, bottom: 28, left: 8 }}
      accessibilityLayer={false}
    >
      <XAxis
        type="number"
        dataKey="load"
        domain={[0, end]}
        tickLine={false}
        tickCount={6}
        tickFormatter={(value: number) => format.number(value, 0)}
        label={{ value: 'IOPS of one server', position: 'insideBottom', offset: -16 }}
      />
      <YAxis
        type="number"
        domain={[0, top]}
        allowDataOverflow
        tickLine={false}
        width={48}
        tickFormatter={(value: number) => format.number(value, 0)}
        label={{ value: 'ms', position: 'insideLeft', offset: 4 }}
      />
      <Area dataKey="band" className="band" stroke="none" isAnimationActive={false} type="linear" />
      <Line
        dataKey="read"
        name="Database reads"
        className="line-read"
        label={lineLabel('reads', lastBelow('read'))}
        stroke="var(--series-1)"
        strokeWidth={2.5}
        dot={false}
        isAnimationActive={false}
      />
      <Line
        dataKey="write"
        name="Database writes"
        className="line-write"
        label={lineLabel('writes', lastBelow('write'))}
        stroke="var(--series-2-line)"
        strokeWidth={2}
        strokeDasharray="6 3"
        dot={false}
        isAnimationActive={false}
      />
      <Line
        dataKey="log"
        name="Log writes"
        className="line-log"
        label={lineLabel('logs', lastBelow('log'))}
        stroke="var(--series-3-line)"
        strokeWidth={2}
        strokeDasharray="2 3"
        dot={false}
        isAnimationActive={false}
      />
      <ReferenceLine
        y={thresholds.database}
        className="threshold"
        label={{
          value: `${format.number(thresholds.database)} ms, database`,
          position: 'insideBottomLeft',
        }}
      />
      <ReferenceLine
        y={thresholds.log}
        className="threshold"
        label={{ value: `${format.number(thresholds.log)} ms, logs`, position: 'insideBottomLeft' }}
      />
      <ReferenceLine
        x={expected}
        className="plan-load"
        {...(!close && { label: { value: asExpected, position: 'top' } })}
      />
      {design > expected && (
        <ReferenceLine
          x={design}
          className="plan-load"
          label={
            close
              ? { value: `${asExpected}, ${asRequired}`, position: 'top', textAnchor: outward }
              : { value: asRequired, position: 'top' }
          }
        />
      )}
    </ComposedChart>
  )
}

type LabelPlace = {
  readonly x?: number | string | undefined
  readonly y?: number | string | undefined
  readonly index?: number | undefined
}

/** The name of a line, once, beside its last point inside the chart. */
function lineLabel(name: string, at: number) {
  return ({ x, y, index }: LabelPlace) =>
    index === at ? (
      <text x={Number(x) + 8} y={Number(y)} dominantBaseline="central">
        {name}
      </text>
    ) : null
}
