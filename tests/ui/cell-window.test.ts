import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { piecesOf, scrolledTo, seenOf } from '../../src/ui/cell-window.ts'

const line = fc.record({
  count: fc.integer({ min: 1, max: 2000 }),
  size: fc.integer({ min: 10, max: 80 }),
  offset: fc.integer({ min: 0, max: 60_000 }),
  room: fc.integer({ min: 1, max: 2000 }),
})

describe('the window of a grid', () => {
  it('draws every piece that is seen, and few beside', () => {
    fc.assert(
      fc.property(line, ({ count, size, offset, room }) => {
        const { first, last } = seenOf({ count, size, offset, room })
        expect(first).toBeGreaterThanOrEqual(0)
        expect(last).toBeLessThan(count)
        for (let at = 0; at < count; at += 1) {
          const isSeen = at * size < offset + room && (at + 1) * size > offset
          if (isSeen) expect(first <= at && at <= last).toBe(true)
        }
        expect(last - first).toBeLessThanOrEqual(room / size + 16)
      }),
    )
  })

  it('covers every piece once, in order, the one apart drawn wherever it is', () => {
    fc.assert(
      fc.property(line, fc.integer({ min: -1, max: 2100 }), (of, also) => {
        const pieces = piecesOf(of.count, seenOf(of), also)
        let next = 0
        for (const piece of pieces) {
          if ('at' in piece) expect(piece.at).toBe(next)
          next += 'at' in piece ? 1 : piece.skips
          if ('before' in piece) expect(piece.before).toBe(next)
        }
        expect(next).toBe(of.count)
        if (also >= 0 && also < of.count) expect(pieces).toContainEqual({ at: also })
      }),
    )
  })

  it('has nothing to draw of nothing', () => {
    expect(piecesOf(0, seenOf({ count: 0, size: 28, offset: 0, room: 500 }), 0)).toEqual([])
  })

  it('scrolls no farther than a piece asks for', () => {
    const seen = { size: 28, offset: 280, room: 280 }
    expect(scrolledTo(12, seen)).toBe(280)
    expect(scrolledTo(3, seen)).toBe(84)
    expect(scrolledTo(20, seen)).toBe(21 * 28 - 280)
  })
})
