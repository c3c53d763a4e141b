import type { Edge, Margin } from '../../app/words/margin-words.ts'
import type { Stop } from '../../engine/index.ts'

/** One end of a bar: where it is, and the edge of the verdict there; null where the bar goes on. */
export type BarEnd = {
  readonly x: number
  readonly edge: Edge | null
  /** Where another answer ends it, which is no edge of the verdict. */
  readonly stop: Stop | null
  /** Whether the edge is further out than the chart goes. */
  readonly isBeyond: boolean
  /** Whether it is the end of the range of the answer, of which there is no more. */
  readonly isLast: boolean
}

/** An answer as a bar from its lowest to its highest value that keeps the verdict. */
export type MarginBar = {
  readonly margin: Margin
  readonly from: BarEnd
  readonly to: BarEnd
  /** The middle of the bar. */
  readonly y: number
}

/** Where everything of the chart lies, in pixels. */
export type MarginLayout = {
  readonly bars: readonly MarginBar[]
  readonly left: number
  readonly right: number
  /** Where every answer is what it is now. */
  readonly nowX: number
  /** How much less and more of an answer the ends of the chart are, as shares. */
  readonly less: number
  readonly more: number
  /** Whether labels stand above their bars. */
  readonly isNarrow: boolean
  readonly bottom: number
  readonly height: number
}

const narrow = 560
const labelPx = 240
const top = 22
const axisPx = 26

/** As far out as a chart goes, as a share of what an answer changes. */
const farthest = 1

/** How high a row is. */
const rowPx = (isNarrow: boolean) => (isNarrow ? 46 : 36)

/** How high the chart of so many answers is in a width. */
export function marginHeight(count: number, width: number): number {
  return top + count * rowPx(width < narrow) + axisPx
}

/** Lays bars out so that all answers as they are now lie on one line, and equal shares are equally long. */
export function marginLayout(margins: readonly Margin[], width: number): MarginLayout {
  const isNarrow = width < narrow
  const left = isNarrow ? 58 : labelPx + 66
  const right = width - (isNarrow ? 100 : 110)
  const [down, up] = [reach(margins, 'down'), reach(margins, 'up')]
  const less = Math.max(down, roundUp(up * 0.15))
  const more = Math.max(up, roundUp(down * 0.15))
  const scale = (right - left) / (less + more)
  const nowX = left + less * scale
  const rows = rowPx(isNarrow)
  const end = (margin: Margin, side: 'down' | 'up'): BarEnd => {
    const [way, most] = side === 'up' ? [1, more] : [-1, less]
    const { [side]: edge } = margin
    const { [side]: stopped } = margin.stops
    const { [side]: range } = margin.range
    const isBeyond = edge !== null && edge.share > most
    const stop = !edge && stopped && stopped.share <= most ? stopped : null
    const isLast = !edge && !stopped && range <= most
    const share = edge && !isBeyond ? edge.share : (stop?.share ?? Math.min(range, most))
    return { x: nowX + way * share * scale, edge, stop, isBeyond, isLast }
  }
  return {
    ...{ left, right, nowX, less, more, isNarrow },
    bars: margins.map((margin, at) => ({
      margin,
      from: end(margin, 'down'),
      to: end(margin, 'up'),
      y: top + at * rows + (isNarrow ? rows - 13 : rows / 2),
    })),
    bottom: top + margins.length * rows,
    height: marginHeight(margins.length, width),
  }
}

/** How far out the edges of one side are, up to as far as a chart goes. */
function reach(margins: readonly Margin[], way: 'down' | 'up'): number {
  const shares = margins
    .map((margin) => margin[way]?.share ?? 0)
    // From an answer of 0 there is no way that a share could measure.
    .filter(Number.isFinite)
    .map((share) => Math.min(farthest, share))
  return roundUp(Math.max(0, ...shares))
}

/** Up to the next tenth. */
function roundUp(share: number): number {
  return Math.max(0.1, Math.ceil(share * 10 - 1e-9) / 10)
}
