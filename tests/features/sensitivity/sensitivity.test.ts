import { describe, expect, it } from 'vitest'
import type { Edge, Margin } from '../../../src/app/words/margin-words.ts'
import { given } from '../../../src/engine/core/worked.ts'
import { type Sensitivity, workbookDefaults } from '../../../src/engine/index.ts'
import { anewSentences } from '../../../src/features/sensitivity/counted-anew.ts'
import { marginHeight, marginLayout } from '../../../src/features/sensitivity/margin-layout.ts'
import { formatOf } from '../../../src/ui/format.ts'

describe('counted anew', () => {
  const plan = { ...workbookDefaults('SE'), sites: 2, activeServers: 4, specRate: 1500 }
  const servers = (count: number) =>
    given('Servers with active mailboxes', count, 'servers', 'activeServers')

  /** Servers that may not become fewer, by how far they may and what is next. */
  function tight(share: number, next: number | null): Sensitivity {
    const becomes = 'does not fit'
    const down = { value: servers(4), share, becomes, fails: [], breaks: [], figures: {} } as const
    return {
      answer: 'activeServers',
      now: servers(4),
      down: { ...down, next: next === null ? null : servers(next) },
      up: null,
      tried: { down: servers(1), up: servers(8) },
      stops: { down: null, up: null },
      range: { down: 0.75, up: 15 },
    }
  }

  it('says of an answer without a margin what holds a step further, counted anew', () => {
    const said = (one: Sensitivity) =>
      anewSentences(plan, [one], 'fits with reserve', formatOf('en-US'))
    expect(said(tight(0, 3)).map((one) => one.replaceAll('\u00a0', ' '))).toEqual([
      'Servers with active mailboxes: 3 servers hold once drives and memory are counted anew: 5 servers in two sites, 13 drives of 8,000 GB on a server in site 1, 29 drives of 8,000 GB in site 2, without RAID in part.',
    ])
    expect(said(tight(0.25, 3))).toEqual([])
    expect(said(tight(0, null))).toEqual([])
  })
})

describe('margin layout', () => {
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
})
