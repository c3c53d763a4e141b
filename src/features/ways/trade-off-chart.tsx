import { Scatter, usePlotArea, useXAxisScale, useYAxisScale } from 'recharts'
import type { ChartSize } from '../../ui/chart-frame.tsx'
import { ChartPlot } from '../../ui/chart-plot.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import { evenTicks, wholeTicks } from '../../ui/reading-marks.tsx'
import { labelBox, labelPlace, type PixelBox } from './label-place.ts'
import { LayoutMark, markLabel } from './layout-mark.tsx'
import type { LayoutPoint } from './layout-points.ts'

/** Approximate width of a label character, in pixels. */
const characterPx = 7

type TradeOffChartProps = {
  readonly points: readonly LayoutPoint[]
  readonly unit: string
  readonly size: ChartSize
}

/** Scatter chart of layouts by servers and another measure; a line joins those that none beats. */
export function TradeOffChart({ points, unit, size }: TradeOffChartProps) {
  const format = useFormat()
  const front = points.filter(({ onFront }) => onFront)
  const named = points.filter(isNamed)
  // Layouts that none beats are drawn last, so that they cover others at the same place.
  const others = points
    .filter((one) => !isNamed(one))
    .toSorted((one, other) => Number(one.onFront) - Number(other.onFront))
  const longest = Math.max(...points.map(({ y }) => format.number(y, 0).length))
  const shape = (props: unknown) => <Mark {...(props as MarkProps)} />
  const ticks = [...wholeTicks(Math.max(...points.map(({ x }) => x)), size.width < 500 ? 5 : 10)]
  const rise = [...evenTicks(Math.max(1, ...points.map(({ y }) => y)), 6)]
  return (
    <ChartPlot
      size={size}
      margin={{ top: 28, right: 24 }}
      across={{
        dataKey: 'x',
        domain: [0, ticks.at(-1) ?? 'auto'],
        ticks,
        interval: 0,
        label: 'Servers in all',
      }}
      up={{
        dataKey: 'y',
        domain: [0, rise.at(-1) ?? 'auto'],
        ticks: rise,
        interval: 0,
        width: Math.max(58, 16 + longest * characterPx),
        label: { value: unit, position: 'top', offset: 12, textAnchor: 'start', dx: -24 },
      }}
    >
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
      <Labels points={points} end={size.width} />
    </ChartPlot>
  )
}

function isNamed({ isFirst, isPlan }: LayoutPoint): boolean {
  return isFirst || isPlan
}

type MarkProps = {
  readonly cx?: number
  readonly cy?: number
  readonly payload?: LayoutPoint
}

function Mark({ cx = 0, cy = 0, payload: point }: MarkProps) {
  return point && <LayoutMark {...point} x={cx} y={cy} />
}

type LabelsProps = {
  readonly points: readonly LayoutPoint[]
  /** Right end of the chart in pixels, which no label may cross. */
  readonly end: number
}

/** Labels at the marks of the plan and of the first layout by its goal, where they fit. */
function Labels({ points, end }: LabelsProps) {
  const area = usePlotArea()
  const [across, up] = [useXAxisScale(), useYAxisScale()]
  if (!area) return null
  const marks = points.map((point) => ({
    point,
    x: across?.(point.x) ?? 0,
    y: up?.(point.y) ?? 0,
  }))
  const room = { left: area.x, right: end, top: area.y, bottom: area.y + area.height - 2 }
  const covered: PixelBox[] = [
    ...marks.map(around),
    ...lines(marks.filter(({ point }) => point.onFront)),
  ]
  return marks.flatMap((mark) => {
    const label = markLabel(mark.point)
    if (label === null) return []
    const width = label.length * characterPx
    const own = around(mark)
    const others = [
      ...covered.filter(({ left, top }) => left !== own.left || top !== own.top),
      // A label near another named mark would seem to belong to that mark.
      ...marks.filter((one) => one !== mark && markLabel(one.point) !== null).map(near),
    ]
    const place = labelPlace(mark, width, room, others)
    if (!place) return []
    covered.push(labelBox(place, width))
    return [
      <text
        key={label}
        className="layout-label outlined"
        x={place.x}
        y={place.y}
        textAnchor={place.anchor}
        dominantBaseline="central"
      >
        {label}
      </text>,
    ]
  })
}

type At = { readonly x: number; readonly y: number }

/** Area that a mark of the chart covers; larger for named marks. */
function around({ x, y, point }: At & { readonly point: LayoutPoint }): PixelBox {
  const reach = markLabel(point) === null ? 6 : 9
  return { left: x - reach, right: x + reach, top: y - reach, bottom: y + reach }
}

/** Area around a mark in which another label would seem to belong to it. */
function near({ x, y }: At): PixelBox {
  return { left: x - 24, right: x + 24, top: y - 32, bottom: y + 32 }
}

/** Areas of the stepped line between marks: across, then down. */
function lines(marks: readonly At[]): PixelBox[] {
  return marks.flatMap(({ x, y }, at) => {
    const next = marks[at + 1]
    if (!next) return []
    return [
      { left: x, right: next.x, top: y - 1, bottom: y + 1 },
      { left: next.x - 1, right: next.x + 1, top: y, bottom: next.y },
    ]
  })
}
