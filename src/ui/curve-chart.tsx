import { Area, Line, ReferenceDot, ReferenceLine } from 'recharts'
import type { ChartSize } from './chart-frame.tsx'
import { ChartPlot } from './chart-plot.tsx'
import type { Curve, CurvePoint } from './curve-readings.ts'
import { evenTicks } from './reading-marks.tsx'

/** A measured point, beside the computed curve with index `curve`. */
type CurveDot = { readonly at: number; readonly value: number; readonly curve: number }

type Level = { readonly value: number; readonly label: string }

/** A position on the x axis at which the curves are read. */
export type CurveReadingPosition = { readonly at: number; readonly label: string }

type CurveChartProps = {
  readonly curves: readonly Curve[]
  /** Computed points of the curves; if empty, no curve is drawn. */
  readonly points: readonly CurvePoint[]
  readonly dots?: readonly CurveDot[]
  readonly levels?: readonly Level[]
  /** Marked positions on the x axis: at most two, the lower first. */
  readonly marks: readonly CurveReadingPosition[]
  /** Upper ends of the x axis and the y axis. */
  readonly end: number
  readonly top: number
  readonly across: string
  readonly up: string
  readonly size: ChartSize
}

/** Fixed widths in pixels: of the label of a mark, and of all beside the plot. */
const labelPx = 120
const besidePx = 128

/** Look of each curve: solid, dashed, dotted. */
const looks = [
  { stroke: 'var(--series-1)', strokeWidth: 2.5 },
  { stroke: 'var(--series-2-line)', strokeWidth: 2, strokeDasharray: '6 3' },
  { stroke: 'var(--series-3-line)', strokeWidth: 2, strokeDasharray: '2 3' },
]

const steppedLook = {
  stroke: 'var(--series-2-line)',
  strokeWidth: 1.5,
  type: 'stepBefore',
} as const

/** Curves over a load or over years, with their limits, the positions they are read at, and measured points. */
export function CurveChart(props: CurveChartProps) {
  const { curves, points, dots = [], levels = [], marks, end, top, across, up, size } = props
  const lastBelow = (curve: number) =>
    points.findLastIndex(({ values }) => (values[curve] ?? top) < top * 0.96)
  return (
    <ChartPlot
      size={size}
      data={points}
      margin={{ top: 20, right: 72 }}
      across={{ dataKey: 'at', domain: [0, end], ticks: ticksTo(end), label: across }}
      up={{
        domain: [0, top],
        allowDataOverflow: true,
        ticks: ticksTo(top),
        width: 48,
        label: { value: up, position: 'top', offset: 8 },
      }}
    >
      <Area
        dataKey="band"
        fill="var(--series-1)"
        fillOpacity={0.14}
        stroke="none"
        activeDot={false}
        isAnimationActive={false}
        type="linear"
      />
      {curves.map(({ name, label, isStepped }, at) => (
        <Line
          key={name}
          dataKey={({ values }: CurvePoint) => values[at]}
          name={name}
          label={lineLabel(label, lastBelow(at), besideLine(points.at(-1), at, top))}
          {...(isStepped ? steppedLook : looks[at])}
          dot={false}
          activeDot={false}
          isAnimationActive={false}
        />
      ))}
      {labelled(marks, end, size).map(({ at, label }) => (
        <ReferenceLine key={at} x={at} stroke="var(--ink)" {...(label && { label })} />
      ))}
      {levels.map(({ value, label }) => (
        <ReferenceLine
          key={label}
          y={value}
          className="threshold"
          stroke="var(--wrong)"
          strokeDasharray="4 3"
          label={levelLabel(label, marks, end)}
        />
      ))}
      {dots.map(({ at, value, curve }, index) => (
        <ReferenceDot
          // biome-ignore lint/suspicious/noArrayIndexKey: dots have no other name, and two may lie on one place
          key={index}
          x={at}
          y={Math.min(value, top)}
          r={5}
          shape={dotShapes[curve] ?? dotShapes[0]}
        />
      ))}
    </ChartPlot>
  )
}

/** Evenly spaced ticks at whole numbers, none beyond the end of the axis. */
function ticksTo(end: number): readonly number[] {
  return evenTicks(end, Math.min(5, end)).filter((at) => at <= end)
}

type LevelPlace = {
  readonly viewBox?: Partial<Readonly<Record<'x' | 'y' | 'width', number>>> | undefined
}

/** Name of a limit, above its line at the left; right of the marks if they would cross the name. */
function levelLabel(words: string, marks: readonly CurveReadingPosition[], end: number) {
  const last = Math.max(0, ...marks.map(({ at }) => at / end))
  const share = last < 0.3 ? last : 0
  return ({ viewBox: { x = 0, y = 0, width = 0 } = {} }: LevelPlace) => (
    <text x={x + share * width + 5} y={y - 5}>
      {words}
    </text>
  )
}

/** Labels of the marks; two marks close together share one label, on the side with room. */
function labelled(marks: readonly CurveReadingPosition[], end: number, size: ChartSize) {
  const [first, second] = marks
  if (!first) return []
  const px = second ? ((second.at - first.at) / end) * (size.width - besidePx) : 0
  if (!second || second.at <= first.at) return [{ at: first.at, label: above(first.label) }]
  if (px >= labelPx) return marks.map(({ at, label }) => ({ at, label: above(label) }))
  const outward = second.at < end / 2 ? 'start' : 'end'
  const both = { ...above(`${first.label}, ${second.label}`), textAnchor: outward } as const
  return [
    { at: first.at, label: null },
    { at: second.at, label: both },
  ]
}

function above(value: string) {
  return { value, position: 'top' } as const
}

type LabelPlace = {
  readonly x?: number | string | undefined
  readonly y?: number | string | undefined
  readonly index?: number | undefined
}

/** Pixels that a name stands lower than its line; above 0 if another curve ends close above. */
function besideLine(last: CurvePoint | undefined, curve: number, top: number): number {
  const own = last?.values[curve] ?? 0
  const others = last?.values.filter((value, at) => value !== null && at !== curve) ?? []
  const close = others.find((value) => Math.abs(Number(value) - own) < top * 0.07)
  return close == null ? 0 : close > own ? 7 : -7
}

/** Name of a curve, drawn once, beside its last point inside the chart. */
function lineLabel(name: string, at: number, below: number) {
  return ({ x, y, index }: LabelPlace) =>
    index === at ? (
      <text
        className="line-name outlined"
        x={Number(x) + 8}
        y={Number(y) + below}
        dominantBaseline="central"
      >
        {name}
      </text>
    ) : null
}

type DotPlace = { readonly cx?: number | undefined; readonly cy?: number | undefined }

const measured = { fill: 'var(--ground)', stroke: 'var(--focus)', strokeWidth: 2 } as const

/** Shape of each curve's measured points: circle, square, triangle. */
const dotShapes = [
  ({ cx = 0, cy = 0 }: DotPlace) => <circle cx={cx} cy={cy} r={5} {...measured} />,
  ({ cx = 0, cy = 0 }: DotPlace) => (
    <rect x={cx - 4.5} y={cy - 4.5} width={9} height={9} {...measured} />
  ),
  ({ cx = 0, cy = 0 }: DotPlace) => <path d={`M${cx} ${cy - 5.5} l5.5 10 h-11 z`} {...measured} />,
] as const
