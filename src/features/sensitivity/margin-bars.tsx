import { Fragment, useContext, useLayoutEffect, useMemo } from 'react'
import { type Edge, edgeMark, type Margin } from '../../app/words/margin-words.ts'
import type { Verdict } from '../../engine/index.ts'
import type { ChartSize } from '../../ui/chart-frame.tsx'
import { ChartReader } from '../../ui/chart-stage.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import { type BarEnd, type MarginBar, type MarginLayout, marginLayout } from './margin-layout.ts'

type MarginBarsProps = {
  readonly margins: readonly Margin[]
  readonly verdict: Verdict
  readonly size: ChartSize
}

/** Half of how thick a bar is. */
const half = 7

/** Every answer as a bar from the lowest to the highest value that keeps the verdict, in its own unit. */
export function MarginBars({ margins, verdict, size }: MarginBarsProps) {
  const { width, height, style } = size
  const layout = useMemo(() => marginLayout(margins, width), [margins, width])
  const reader = useContext(ChartReader)
  const place = reader?.place
  useLayoutEffect(
    () => place?.(layout.bars.map(({ y }) => ({ x: layout.nowX, ys: [y] }))),
    [place, layout],
  )
  const read = reader?.shown == null ? undefined : layout.bars[reader.shown]
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      style={style}
      aria-hidden="true"
    >
      <Axis layout={layout} />
      {layout.bars.map((bar) => (
        <Bar key={bar.margin.answer} bar={bar} layout={layout} verdict={verdict} />
      ))}
      {read && (
        <g className="reading-mark">
          <rect
            className="reading-band"
            x={1}
            width={width - 2}
            y={read.y - (layout.isNarrow ? 32 : 17)}
            height={layout.isNarrow ? 44 : 34}
          />
        </g>
      )}
    </svg>
  )
}

type BarProps = {
  readonly bar: MarginBar
  readonly layout: MarginLayout
  readonly verdict: Verdict
}

function Bar({ bar: { margin, from, to, y }, layout, verdict }: BarProps) {
  const format = useFormat()
  const { now } = margin
  const { isNarrow } = layout
  return (
    <>
      {isNarrow ? (
        <text x={0} y={y - half - 8}>
          <tspan className="margin-label">{now.label}</tspan> <tspan>{format.text(now)}</tspan>
        </text>
      ) : (
        <>
          <text className="margin-label" x={0} y={y - 3}>
            {now.label}
          </text>
          <text x={0} y={y + 13}>
            {format.text(now)}
          </text>
        </>
      )}
      <rect
        className="margin-bar"
        x={from.x}
        y={y - half}
        width={Math.max(0, to.x - from.x)}
        height={2 * half}
      />
      <line
        className="margin-now"
        {...{ x1: layout.nowX, x2: layout.nowX, y1: y - (isNarrow ? half : 18) }}
        y2={y + (isNarrow ? half : 18)}
      />
      <End end={from} way={-1} y={y} verdict={verdict} />
      <End end={to} way={1} y={y} verdict={verdict} />
    </>
  )
}

type EndProps = {
  readonly end: BarEnd
  readonly way: -1 | 1
  readonly y: number
  readonly verdict: Verdict
}

/** Where a bar ends: at an edge with its value, or open, with the value where that is further out. */
function End({ end: { x, edge, stop, isBeyond, isLast }, way, y, verdict }: EndProps) {
  if (isLast) return null
  const isOpen = !stop && (edge === null || isBeyond)
  const figure = edge ?? (stop && stop.share > 0 ? stop : null)
  const tip = `${x},${y - half} ${x + way * half},${y} ${x},${y + half}`
  return (
    <>
      {isOpen ? (
        <polygon className="margin-bar" points={tip} />
      ) : (
        <line
          className={edge ? `margin-${edgeMark(verdict, edge.becomes)}` : 'margin-stop'}
          {...{ x1: x, x2: x, y1: y - half - 4, y2: y + half + 4 }}
        />
      )}
      {figure && (
        <text
          x={x + way * (isOpen ? half + 4 : 6)}
          y={y}
          textAnchor={way === 1 ? 'start' : 'end'}
          dominantBaseline="central"
        >
          {isBeyond ? 'to ' : ''}
          <EdgeValue value={figure.value} />
        </text>
      )}
    </>
  )
}

/** The value of an edge, whose unit the answer has where it is a longer word. */
function EdgeValue({ value }: Pick<Edge, 'value'>) {
  const { number, unit } = useFormat().quantity(value)
  return unit === '' || unit.length > 4 ? number : `${number}\u00a0${unit}`
}

/** How much less and more of an answer there is to both sides. */
function Axis({ layout }: { readonly layout: MarginLayout }) {
  const format = useFormat()
  const { left, right, nowX, less, more, bottom } = layout
  const marks = [
    { x: left, words: `${format.value(less, '%')} less` },
    { x: right, words: `${format.value(more, '%')} more` },
  ]
  return (
    <>
      <text x={nowX} y={12} textAnchor="middle">
        now
      </text>
      <line className="margin-axis" x1={left} x2={right} y1={bottom + 2} y2={bottom + 2} />
      {marks.map(({ x, words }) => (
        <Fragment key={x}>
          <line className="margin-axis" x1={x} x2={x} y1={bottom - 2} y2={bottom + 2} />
          <text x={x} y={bottom + 18} textAnchor="middle">
            {words}
          </text>
        </Fragment>
      ))}
    </>
  )
}
