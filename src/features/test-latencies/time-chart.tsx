import { ComposedChart, Line, ReferenceLine, XAxis, YAxis } from 'recharts'
import type { ChartSize } from '../../ui/chart-frame.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import { ReadingMarks } from '../../ui/reading-marks.tsx'
import './time-chart.css'

/** Latencies at one time, of one volume and the highest of all; null where there was no sample. */
export type TimePoint = {
  readonly at: number
  readonly one: number | null
  readonly highest: number | null
}

type TimeChartProps = {
  readonly points: readonly TimePoint[]
  /** Limits, the mean before the most; one that lies far above all that was measured is not drawn. */
  readonly levels: readonly { readonly value: number; readonly label: string }[]
  /** Where the axes end. */
  readonly end: number
  readonly top: number
  readonly across: string
  readonly ticks: readonly number[]
  readonly size: ChartSize
}

/** Latencies over the time of a test: the highest of all thin behind one that is thick. */
export function TimeChart({ points, levels, end, top, across, ticks, size }: TimeChartProps) {
  const format = useFormat()
  const isOne = (key: 'one' | 'highest') => points.filter((point) => point[key] !== null).length < 2
  return (
    <ComposedChart
      {...size}
      data={[...points]}
      margin={{ top: 20, right: 16, bottom: 28, left: 8 }}
      accessibilityLayer={false}
    >
      <XAxis
        type="number"
        dataKey="at"
        domain={[0, Math.max(end, ticks.at(-1) ?? 0)]}
        tickLine={false}
        ticks={[...ticks]}
        tickFormatter={(value: number) => format.number(value, 1)}
        label={{ value: across, position: 'insideBottom', offset: -16 }}
      />
      <YAxis
        type="number"
        domain={[0, top]}
        tickLine={false}
        width={48}
        tickCount={5}
        tickFormatter={(value: number) => format.number(value, top < 8 ? 1 : 0)}
        label={{ value: 'ms', position: 'top', offset: 8 }}
      />
      <Line
        dataKey="highest"
        className="line-highest"
        stroke="var(--series-2-line)"
        strokeWidth={1}
        connectNulls
        dot={isOne('highest')}
        activeDot={false}
        isAnimationActive={false}
      />
      <Line
        dataKey="one"
        className="line-one"
        stroke="var(--series-1)"
        strokeWidth={2}
        connectNulls
        dot={isOne('one')}
        activeDot={false}
        isAnimationActive={false}
      />
      {levels.map(({ value, label }) => (
        <ReferenceLine
          key={label}
          y={value}
          className="threshold"
          label={{ value: label, position: 'insideBottomLeft', className: 'threshold-label' }}
        />
      ))}
      <ReadingMarks />
    </ComposedChart>
  )
}
