/** A stretch of a line of equal pieces, the first and the last counted from 0. */
export type Stretch = { readonly first: number; readonly last: number }

type Line = {
  /** Pieces in all. */
  readonly count: number
  /** The length of each, in pixels. */
  readonly size: number
  /** How far it is scrolled, in pixels. */
  readonly offset: number
  /** How much of it can be seen at a time, in pixels. */
  readonly room: number
}

/** Pieces beside those that are seen, so that what is scrolled to is there before it is drawn. */
const beside = 6

/** The pieces that are seen, and a few beside them; drawn anew only where an even one comes in. */
export function seenOf({ count, size, offset, room }: Line): Stretch {
  const first = Math.floor(offset / size) - beside
  const last = Math.ceil((offset + room) / size) + beside
  return {
    first: Math.max(0, Math.min(first - (Math.abs(first) % 2), count - 1)),
    last: Math.max(0, Math.min(last + (Math.abs(last) % 2), count - 1)),
  }
}

/** A piece that is drawn, or as many as are left out. */
export type Piece = { readonly at: number } | { readonly skips: number; readonly before: number }

/** All pieces of a line: those of a stretch and one more, wherever it is, drawn, the others left out. */
export function piecesOf(count: number, { first, last }: Stretch, also: number): readonly Piece[] {
  const pieces: Piece[] = []
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

/** How far a line is to be scrolled so that one of its pieces is seen; as it is where it already is. */
export function scrolledTo(at: number, { size, offset, room }: Omit<Line, 'count'>): number {
  const start = at * size
  if (start < offset) return start
  return Math.max(offset, start + size - room)
}
