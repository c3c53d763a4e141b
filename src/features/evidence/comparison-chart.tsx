import { ReferenceLine, Scatter, ScatterChart, XAxis, YAxis } from 'recharts'
import type { ChartSize } from '../../ui/chart-frame.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import { ReadingMarks } from '../../ui/reading-marks.tsx'

/** One test: what was published, what is predicted, and what to call it. */
type ComparisonPoint = {
  readonly published: number
  readonly predicted: number
  readonly name: string
  /** Its class was tested this once only. */
  readonly once: boolean
}

type ComparisonChartProps = {
  readonly points: readonly ComparisonPoint[]
  readonly unit: string
  readonly size: ChartSize
}

/** Published against predicted, with the line on which both agree. */
export function ComparisonChart({ points, unit, size }: ComparisonChartProps) {
  const format = useFormat()
  const most = Math.max(
    1e-9,
    ...points.flatMap(({ published, predicted }) => [published, predicted]),
  )
  const end = niceEnd(most)
  const axis = {
    type: 'number',
    domain: [0, end],
    tickLine: false,
    tickCount: 6,
    tickFormatter: (value: number) => format.number(value, 1),
  } as const
  const of = (once: boolean) => points.filter((point) => point.once === once)
  return (
    <ScatterChart
      {...size}
      margin={{ top: 8, right: 24, bottom: 28, left: 16 }}
      accessibilityLayer={false}
    >
      <XAxis
        {...axis}
        dataKey="published"
        name="Published"
        label={{ value: `Published, ${unit}`, position: 'insideBottom', offset: -16 }}
      />
      <YAxis
        {...axis}
        dataKey="predicted"
        name="Predicted"
        width={64}
        label={{ value: `Predicted, ${unit}`, angle: -90, position: 'insideLeft', offset: 0 }}
      />
      <ReferenceLine
        segment={[
          { x: 0, y: 0 },
          { x: end, y: end },
        ]}
        className="identity"
      />
      <Scatter data={of(false)} className="point" fill="var(--accent)" isAnimationActive={false} />
      <Scatter
        data={of(true)}
        className="point once"
        fill="var(--ground)"
        stroke="var(--accent)"
        shape="diamond"
        isAnimationActive={false}
      />
      <ReadingMarks />
    </ScatterChart>
  )
}

/** The next round number for the end of an axis. */
function niceEnd(most: number): number {
  const step = 10 ** Math.floor(Math.log10(most))
  return Math.ceil((most * 1.02) / (step / 2)) * (step / 2)
}
