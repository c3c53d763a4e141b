/** A range of rows or columns: first and last index, counted from 0. */
export type IndexRange = { readonly first: number; readonly last: number }

type Line = {
  readonly count: number
  /** Height of one row or width of one column, in pixels. */
  readonly size: number
  /** How far the grid is scrolled, in pixels. */
  readonly offset: number
  /** Visible height or width of the grid, in pixels. */
  readonly room: number
}

/** Rows or columns drawn beyond the visible ones, so that scrolling shows no gaps. */
const beside = 6

/** The visible rows or columns and a few more; bounds are even, to redraw half as often. */
export function visibleRange({ count, size, offset, room }: Line): IndexRange {
  const first = Math.floor(offset / size) - beside
  const last = Math.ceil((offset + room) / size) + beside
  return {
    first: Math.max(0, Math.min(first - (Math.abs(first) % 2), count - 1)),
    last: Math.max(0, Math.min(last + (Math.abs(last) % 2), count - 1)),
  }
}

/** One drawn row or column at an index, or a run of skipped ones before an index. */
export type GridLineOrGap =
  | { readonly at: number }
  | { readonly skips: number; readonly before: number }

/** All rows or columns: the range and `also` (-1 for none) are drawn, the others skipped. */
export function gridLinesAndGaps(
  count: number,
  { first, last }: IndexRange,
  also: number,
): readonly GridLineOrGap[] {
  const pieces: GridLineOrGap[] = []
  let next = 0
  const skipTo = (at: number) => {
    if (at > next) pieces.push({ skips: at - next, before: at })
    next = at
  }
  const draw = (at: number) => {
    skipTo(at)
    pieces.push({ at })
    next = at + 1
  }
  const isApart = also >= 0 && also < count && (also < first || also > last)
  if (isApart && also < first) draw(also)
  for (let at = first; at <= Math.min(last, count - 1); at += 1) draw(at)
  if (isApart && also > last) draw(also)
  skipTo(count)
  return pieces
}

/** Scroll position, in pixels, that shows a row or column; unchanged if it is already visible. */
export function scrollOffsetTo(at: number, { size, offset, room }: Omit<Line, 'count'>): number {
  const start = at * size
  if (start < offset) return start
  return Math.max(offset, start + size - room)
}
