import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import {
  defaultPlan,
  type Plan,
  type SolvedLayout,
  type SolveFigures,
  solve,
} from '../../../src/engine/index.ts'
import { Fewest } from '../../../src/features/solved/fewest-servers.tsx'
import { findingWords } from '../../../src/features/solved/finding-words.ts'
import { labelPlace } from '../../../src/features/solved/label-place.ts'
import type { LayoutPoint } from '../../../src/features/solved/points.ts'
import { withinReach } from '../../../src/features/solved/reach.ts'
import { formatOf } from '../../../src/ui/format.ts'
import { ratedPlan } from '../../engine/explore/solve-plans.ts'

describe('fewest servers', () => {
  const open = ['servers', 'activeServers', 'dags'] as const

  /** What is said of a plan that proposes so many servers, or none. */
  function said(of: Plan, servers: number | null, acts = true, isSaid = false): string {
    const found = solve(of, open, 'servers', 'the choice')
    const markup = renderToStaticMarkup(<Fewest {...{ plan: of, servers, acts, isSaid, found }} />)
    const words = markup.replace(/<\/(?:h2|p)>/g, '. ').replace(/<[^>]+>/g, '')
    return words.replace(/\s/g, ' ')
  }

  describe('the fewest servers that hold', () => {
    it('are offered where a plan has more, with what one less lacks', () => {
      const words = said({ ...ratedPlan, activeServers: 8 }, 8)
      expect(words).toMatch(/^3 servers hold, too: servers with active mailboxes 8 → 3\. /)
      expect(words).toContain('With 2 servers: ')
      expect(words).toContain('copies of a database need as many servers, and there are 2 servers.')
      expect(words).toContain('Take 3 servers')
    })

    it('are only said where the plan cannot be replaced, and where it has them', () => {
      expect(said({ ...ratedPlan, activeServers: 8 }, 8, false)).not.toContain('Take')
      const words = said({ ...ratedPlan, activeServers: 3 }, 3)
      expect(words).toMatch(/^No fewer servers hold\. With 2 servers: /)
      expect(words).not.toContain('Take')
      expect(said({ ...ratedPlan, activeServers: 3 }, 3, true, true)).toBe('')
      expect(said({ ...ratedPlan, activeServers: 8 }, 8, true, true)).toContain('Take 3 servers')
    })

    it('are not told by what one less of another layout lacks, where as many hold in other DAGs', () => {
      const of: Plan = { ...ratedPlan, activeServers: 3 }
      const found = solve(of, open, 'servers', 'the choice')
      const { choice, neighbours } = found
      if (!choice || neighbours.length === 0) throw new Error('Three servers hold, and two do not')
      const other: Plan = { ...of, activeServers: 1, dags: 3 }
      const markup = renderToStaticMarkup(
        <Fewest {...{ plan: other, servers: 3, acts: true, isSaid: false, found }} />,
      )
      expect(markup).toContain('No fewer servers hold')
      expect(markup).not.toContain('With ')
    })

    it('are named where the plan holds with none of its own, by what is too little', () => {
      const tiers: Plan['tiers'] = [{ ...ratedPlan.tiers[0], mailboxes: 60_000 }]
      const words = said({ ...ratedPlan, tiers, copies: 2, jbod: false }, null)
      expect(words).toMatch(/^\d+ servers would hold: servers with active mailboxes 4 → \d+/)
      expect(words).toMatch(/With \d+ servers.*: processors \d+ % \(limit 80 %\)\./)
    })

    it('are told by the bays that fewer servers lack', () => {
      // 54 copies to a server take 18 drives of three, one to restore to and a spare one.
      const words = said({ ...ratedPlan, bays: 18, activeServers: 8, pinned: ['dags'] }, 8)
      expect(words).toMatch(/With 3 servers: drive bays \(needs 20 bays, has 18\)/)
    })

    it('are not said where all numbers are pinned, nor of a single server', () => {
      expect(said({ ...ratedPlan, pinned: ['activeServers', 'dags'] }, 4)).toBe('')
      const alone: Plan = { ...ratedPlan, availability: 'none', activeServers: 1 }
      const tiers: Plan['tiers'] = [{ ...alone.tiers[0], mailboxes: 100 }]
      expect(said({ ...alone, tiers }, 1)).toBe('')
    })

    it('are those of the paper for its example: four copies on as many servers', () => {
      expect(said(defaultPlan, 4)).toMatch(
        /^No fewer servers hold\. With 3 servers: Database copies.*Tried: up to 64/,
      )
    })
  })
})

describe('finding words', () => {
  const format = formatOf('en-US')
  const plan = { ...ratedPlan, activeServers: 8 }
  const has = (servers: number, drives: number): SolveFigures => ({
    ...{ servers, drives, arrays: 0, dags: 1, used: 0.9, binds: null, cost: null, watts: null },
    ...{ hasTenth: true, rules: 12, drive: 2400 },
  })
  const layout = (activeServers: number, drives: number): SolvedLayout => ({
    gives: { activeServers },
    figures: has(activeServers, drives),
  })
  const ranges = [
    { key: 'activeServers', count: 16, from: 1, to: 16 },
    { key: 'copies', count: 2, from: 3, to: 4 },
    { key: 'dags', count: 4, from: 1, to: 4 },
  ] as const
  const words = (present: SolveFigures | null, choice: SolvedLayout | null, held = [choice]) =>
    findingWords(
      plan,
      present,
      { choice, held: held.filter((one) => one !== null), ranges, searchedServers: 20 },
      format,
    ).replaceAll('\u00a0', ' ')

  describe('what comes of trying every layout', () => {
    it('is how many servers and drives fewer hold, or what fewer of one take of the other', () => {
      expect(words(has(8, 136), layout(6, 126))).toBe(
        '2 servers and 10 drives fewer also hold: 6 servers with 126 drives.',
      )
      expect(words(has(8, 136), layout(7, 140))).toBe(
        '1 server fewer also holds, with 4 more drives: 7 servers with 140 drives.',
      )
    })

    it('is that nothing has less than the plan, or by which goal it comes first', () => {
      expect(words(has(8, 136), layout(8, 136))).toBe(
        'No layout that holds has fewer servers or fewer drives than this plan: tried up to 20 servers, 3 or 4 copies, 1 to 4 DAGs.',
      )
      expect(words(has(8, 136), layout(8, 136), [layout(8, 136), layout(6, 150)])).toMatch(
        /^This plan comes first by its goal, /,
      )
    })

    it('is what would hold where the plan does not, or that nothing does', () => {
      expect(words(null, layout(6, 126))).toBe(
        'This plan does not hold: 6 servers with 126 drives would.',
      )
      expect(words(null, null)).toBe(
        'Nothing holds: tried up to 20 servers, 3 or 4 copies, 1 to 4 DAGs.',
      )
    })
  })
})

describe('reach', () => {
  const at = (x: number, named: Partial<LayoutPoint> = {}) =>
    ({ x, isPlan: false, isFirst: false, ...named }) as LayoutPoint

  describe('the chart of layouts', () => {
    it('ends at 16 servers, or at twice those of the plan', () => {
      const xs = (points: readonly LayoutPoint[]) => withinReach(points).map(({ x }) => x)
      expect(xs([at(4, { isPlan: true, isFirst: true }), at(16), at(18), at(64)])).toEqual([4, 16])
      expect(xs([at(6, { isFirst: true }), at(12, { isPlan: true }), at(24), at(25)])).toEqual([
        6, 12, 24,
      ])
    })

    it('has a label right of its mark, and where it would cover another beside, above or below it', () => {
      const area = { left: 50, right: 360, top: 20, bottom: 260 }
      const mark = { x: 120, y: 200 }
      const other = { left: 150, right: 168, top: 191, bottom: 209 }
      expect(labelPlace(mark, 70, area, [])).toEqual({ x: 139, y: 200, anchor: 'start' })
      expect(labelPlace(mark, 70, area, [other])).toEqual({ x: 111, y: 176, anchor: 'start' })
      const low = { x: 120, y: 250 }
      const above = { left: 135, right: 190, top: 200, bottom: 262 }
      expect(labelPlace(low, 70, area, [above])).toEqual({ x: 129, y: 226, anchor: 'end' })
    })

    it('has no label where each would cover another: the key below the chart has it', () => {
      const area = { left: 50, right: 360, top: 20, bottom: 260 }
      const all = { left: 60, right: 340, top: 160, bottom: 240 }
      expect(labelPlace({ x: 120, y: 200 }, 70, area, [all])).toBeNull()
    })
  })
})
