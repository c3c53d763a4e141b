import { describe, expect, it } from 'vitest'
import type { Edge, Margin } from '../../../src/app/words/margin-words.ts'
import { given } from '../../../src/engine/core/worked.ts'
import { marginHeight, marginLayout } from '../../../src/features/sensitivity/margin-layout.ts'

const value = given('Growth', 0.15, '%', 'growth')
const edge = (share: number): Edge => ({ value, share, becomes: 'does not fit', breaks: [] })
const margin = (down: number | null, up: number | null): Margin => ({
  answer: `${down} ${up}`,
  now: value,
  down: down === null ? null : edge(down),
  up: up === null ? null : edge(up),
  stops: { down: null, up: null },
  range: { down: 1, up: Number.POSITIVE_INFINITY },
})

const fromZero = margin(null, Number.POSITIVE_INFINITY)
const margins = [margin(0, null), margin(0.2, 0.4), margin(null, 3), margin(null, 0.8), fromZero]

describe('the bars of how far answers may move', () => {
  for (const width of [320, 358, 560, 960])
    it(`lie within ${width} pixels, around one line`, () => {
      const { bars, left, right, nowX, bottom, height } = marginLayout(margins, width)
      expect(bars).toHaveLength(5)
      for (const { from, to, y } of bars) {
        expect(from.x).toBeGreaterThanOrEqual(left)
        expect(from.x).toBeLessThanOrEqual(nowX)
        expect(to.x).toBeGreaterThanOrEqual(nowX)
        expect(to.x).toBeLessThanOrEqual(right)
        expect(y).toBeLessThan(bottom)
      }
      expect(left).toBeLessThan(right)
      expect(right).toBeLessThan(width)
      expect(height).toBe(marginHeight(5, width))
    })

  it('are not measured by an answer of 0, of which anything is infinitely more', () => {
    const { more, bars } = marginLayout([fromZero, margin(null, 0.3)], 960)
    expect(more).toBe(0.3)
    expect(bars[0]?.to.isBeyond).toBe(true)
  })

  it('are as long as their share, equal shares to both sides alike', () => {
    const { bars, nowX } = marginLayout([margin(0.2, 0.2), margin(null, 0.8)], 960)
    const [first, second] = bars
    expect(nowX - (first?.from.x ?? 0)).toBeCloseTo((first?.to.x ?? 0) - nowX)
    expect((second?.to.x ?? 0) - nowX).toBeCloseTo(4 * ((first?.to.x ?? 0) - nowX))
  })

  it('end at the edge, go on where there is none, and say which edge is further out', () => {
    const { bars, left, right, nowX } = marginLayout(margins, 960)
    expect(bars[0]?.from).toMatchObject({ x: nowX, isBeyond: false })
    expect(bars[0]?.to).toMatchObject({ x: right, edge: null, isBeyond: false })
    expect(bars[2]?.to).toMatchObject({ x: right, isBeyond: true })
    expect(bars[2]?.from).toMatchObject({ x: left, edge: null })
  })

  it('end where another answer does, which is no edge of the verdict', () => {
    const held = {
      ...margin(0.3, null),
      stops: { down: null, up: { value, share: 0, problems: [] } },
    }
    const { bars, nowX } = marginLayout([held, margin(null, 0.3)], 960)
    expect(bars[0]?.to).toMatchObject({ x: nowX, edge: null, stop: { share: 0 } })
    expect(bars[1]?.to.stop).toBeNull()
  })

  it('end where the range of the answer does, which 0 has nothing below and 100 % nothing above', () => {
    const least = { ...margin(null, 0.3), range: { down: 0, up: 4 } }
    const most = { ...margin(0.2, null), range: { down: 0.9, up: 0 } }
    const { bars, nowX } = marginLayout([least, most], 960)
    expect(bars[0]?.from).toMatchObject({ x: nowX, isLast: true })
    expect(bars[0]?.to).toMatchObject({ isLast: false })
    expect(bars[1]?.to).toMatchObject({ x: nowX, isLast: true })
    expect(bars[1]?.from).toMatchObject({ isLast: false })
  })
})
