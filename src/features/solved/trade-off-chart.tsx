import { Scatter, ScatterChart, XAxis, YAxis } from 'recharts'
import type { ChartSize } from '../../ui/chart-frame.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import { ReadingMarks } from '../../ui/reading-marks.tsx'
import type { LayoutPoint } from './points.ts'

/** About as wide as a character of a label is. */
const characterPx = 7.5

type TradeOffChartProps = {
  readonly points: readonly LayoutPoint[]
  /** The point that is picked, by its place among them. */
  readonly picked: number
  readonly unit: string
  readonly size: ChartSize
}

/** Layouts by their servers and what else they are compared by; those that none beats on a line. */
export function TradeOffChart({ points, picked, unit, size }: TradeOffChartProps) {
  const format = useFormat()
  const front = points.filter(({ onFront }) => onFront)
  const named = points.filter(isNamed)
  // Of several at one place the one on the front is seen.
  const others = points
    .filter((one) => !isNamed(one))
    .toSorted((one, other) => Number(one.onFront) - Number(other.onFront))
  const axis = { type: 'number', tickLine: false, tickCount: 6 } as const
  const tickFormatter = (value: number) => format.number(value, 0)
  const longest = Math.max(...points.map(({ y }) => tickFormatter(y).length))
  const ring = points[picked]
  const [plan, first] = [points.find(({ isPlan }) => isPlan), points.find(({ isFirst }) => isFirst)]
  // The front runs below all others, so that there is room under it; of two labels the lower point has the lower one.
  const isPlanLower = plan !== undefined && first !== undefined && plan.y < first.y
  const marks = { end: size.width, ring: ring?.key, isPlanLower }
  const shape = (props: unknown) => <Mark {...(props as MarkProps)} {...marks} />
  return (
    <ScatterChart
      {...size}
      margin={{ top: 28, right: 24, bottom: 28, left: 8 }}
      accessibilityLayer={false}
    >
      <XAxis
        {...axis}
        dataKey="x"
        domain={[0, 'auto']}
        allowDecimals={false}
        tickFormatter={tickFormatter}
        label={{ value: 'Servers in all', position: 'insideBottom', offset: -16 }}
      />
      <YAxis
        {...axis}
        dataKey="y"
        domain={[0, 'auto']}
        width={Math.max(58, 16 + longest * characterPx)}
        tickFormatter={tickFormatter}
        label={{ value: unit, position: 'top', offset: 12, textAnchor: 'start', dx: -24 }}
      />
      {front.length > 1 && (
        <Scatter
          className="front-line"
          data={front}
          line={{ stroke: 'var(--accent)', strokeWidth: 1.5 }}
          lineJointType="stepAfter"
          shape={() => <g />}
          isAnimationActive={false}
        />
      )}
      <Scatter data={others} shape={shape} isAnimationActive={false} />
      <Scatter data={named} shape={shape} isAnimationActive={false} />
      <ReadingMarks />
    </ScatterChart>
  )
}

function isNamed({ isFirst, isPlan }: LayoutPoint): boolean {
  return isFirst || isPlan
}

type MarkProps = {
  readonly cx?: number
  readonly cy?: number
  readonly payload?: LayoutPoint
  /** Where the chart ends. */
  readonly end: number
  /** The point that is picked. */
  readonly ring: string | undefined
  /** Whether the plan lies below the first by the goal. */
  readonly isPlanLower: boolean
}

/** A layout: a circle, filled on the front; that of the plan a square, the first one a diamond. */
function Mark({ cx = 0, cy = 0, payload: point, end, ring, isPlanLower }: MarkProps) {
  if (!point) return null
  const { isPlan, isFirst, onFront, key } = point
  const label = labelOf(point)
  const isUnder = isPlan && isFirst ? true : isPlan ? isPlanLower : !isPlanLower
  const y = isUnder ? cy + 20 : cy - 18
  const across = cx + (label?.length ?? 0) * characterPx > end ? 'end' : 'start'
  return (
    <>
      <g className={onFront ? 'layout-point on-front' : 'layout-point'}>
        {isFirst && <path d={`M${cx} ${cy - 9}l9 9l-9 9l-9 -9z`} />}
        {isPlan && <rect x={cx - 5} y={cy - 5} width={10} height={10} />}
        {!isPlan && !isFirst && <circle cx={cx} cy={cy} r={4.5} />}
      </g>
      {key === ring && <circle className="layout-picked" cx={cx} cy={cy} r={13} />}
      {label && (
        <text
          className="layout-label"
          x={across === 'end' ? cx + 9 : cx - 9}
          y={y}
          textAnchor={across}
          dominantBaseline="central"
        >
          {label}
        </text>
      )}
    </>
  )
}

function labelOf({ isPlan, isFirst }: LayoutPoint): string | null {
  if (isPlan) return isFirst ? 'This plan, first by its goal' : 'This plan'
  return isFirst ? 'First by the goal' : null
}
