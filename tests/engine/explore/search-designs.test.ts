import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  buildCalled,
  defaultPlan,
  designId,
  type Plan,
  recommend,
} from '../../../src/engine/index.ts'
import type { ArrayBounds } from '../../../src/engine/methods/papers/search/array-space.ts'
import { withFoundArrays } from '../../../src/engine/methods/papers/search/searching-arrays.ts'
import {
  type ArrayPruneReason,
  arrayPruneReasons,
  type FoundArrays,
} from '../../../src/engine/methods/searching.ts'
import { cases } from '../../cases.ts'
import { planWith, sizedAnyhow } from '../plans.ts'
import { bruteForce, frontIds, rankOf, withoutMoreOfTheSame, withTheMost } from './brute-force.ts'
import { smallSearches } from './search-plans.ts'
import { boundsOfArrays, searchArrays, spaceOfArrays } from './searches.ts'

const idOf = ({ servers, copies, databases, id }: FoundArrays) =>
  `${servers} ${copies} ${databases} ${id}`

const everySearch = (test: (plan: Plan, bounds: ArrayBounds) => void) => () =>
  fc.assert(fc.property(smallSearches, ([plan, bounds]) => test(plan, bounds)))

const total = (counts: Readonly<Record<ArrayPruneReason, number>>) =>
  arrayPruneReasons.reduce((sum, reason) => sum + counts[reason], 0)

/** Searches that found something, so that it is seen that there were any. */
let withFinds = 0

describe('a search', () => {
  it(
    'accounts for every design of its space, at each step and in the end',
    everySearch((plan, bounds) => {
      const space = spaceOfArrays(plan, bounds)
      let before = { layouts: 0, designs: 0, found: 0 }
      const { found, pruned, layouts, designs } = searchArrays(plan, bounds, (now) => {
        expect(now.designs).toBe(now.found + total(now.pruned))
        expect(now.designs).toBeGreaterThanOrEqual(before.designs)
        expect(now.layouts).toBeGreaterThanOrEqual(before.layouts)
        before = now
      })
      expect(before).toMatchObject({ layouts, designs, found })
      expect(found + total(pruned)).toBe(space.designs)
      expect(designs).toBe(space.designs)
      expect(layouts).toBe(space.layouts)
    }),
  )

  it(
    'finds what looking at everything finds: the best, how many there are, and the front',
    everySearch((plan, bounds) => {
      const all = bruteForce(plan, bounds)
      const kept =
        plan.ranking === 'headroom' ? withTheMost(all) : withoutMoreOfTheSame(all, plan.ranking)
      const { found, best, front } = searchArrays(plan, bounds)
      if (found > 0) withFinds += 1
      expect(found).toBe(kept.length)
      expect(front.map(idOf).sort()).toEqual(frontIds(kept))
      const rank = rankOf[plan.ranking]
      const byId = new Map(all.map((one) => [one.id, rank(one)]))
      const ranks = best.map((one) => byId.get(idOf(one)) ?? Number.NaN)
      // Against all that fits, those with more arrays than it takes included.
      expect(ranks[0] ?? Number.POSITIVE_INFINITY).toBe(Math.min(...byId.values()))
      const expected = kept.map(rank).sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
      expect(ranks).toEqual(expected.slice(0, ranks.length))
      expect(best).toHaveLength(Math.min(50, kept.length))
    }),
  )

  it(
    'finds only what `recommend` lets fit',
    everySearch((plan, bounds) => {
      const { best, front } = searchArrays(plan, bounds)
      for (const design of [...best.slice(0, 5), ...front.slice(0, 5)]) {
        const with_ = withFoundArrays(plan, design)
        const { candidates } = recommend(with_, sizedAnyhow(with_))
        const there = candidates.find((candidate) => designId(candidate) === design.id)
        expect(there?.verdict).toBe(design.verdict)
        expect(there?.arrays.value).toBe(design.arrays)
        expect(there?.drives.value).toBe(design.drives)
        expect(there?.cost?.value ?? null).toBe(design.cost)
        expect(there?.prediction?.expected.dbRead.value ?? null).toBe(design.readMs)
        expect(design.verdict).not.toBe('does not fit')
        expect(buildCalled(with_, design.id)).not.toBeNull()
      }
    }),
  )

  it('is tried where there is something to find', () => {
    expect(withFinds).toBeGreaterThan(cases() / 10)
  })

  it('returns plain data that a worker can send', () => {
    const result = searchArrays(defaultPlan, one(defaultPlan))
    expect(structuredClone(result)).toEqual(result)
    expect(result.best.length).toBeGreaterThan(0)
  })
})

/** The bounds of the layout of a plan alone. */
function one(plan: Plan, changes: Partial<ArrayBounds> = {}): ArrayBounds {
  const { servers, copies } = plan
  const { databases } = boundsOfArrays(plan)
  const only = (value: number) => ({ from: value, to: value })
  return {
    ...boundsOfArrays(plan),
    servers: only(servers),
    copies: only(copies),
    databases: only(databases.from),
    ...changes,
  }
}

describe('what is passed over', () => {
  const prunedBy = (plan: Plan, changes: Partial<ArrayBounds> = {}) => {
    const { pruned } = searchArrays(plan, one(plan, changes))
    return arrayPruneReasons.filter((reason) => pruned[reason] > 0)
  }
  const dag = (availability: Partial<Plan>, changes: Parameters<typeof planWith>[1] = {}) =>
    planWith({}, { ...changes, ...availability })
  const site = { worstCase: 'spread', survive: 'site' } as const
  const cases: Readonly<Record<ArrayPruneReason, () => readonly ArrayPruneReason[]>> = {
    'sites above servers': () =>
      prunedBy(dag({ sites: 3 }), { servers: { from: 2, to: 2 }, copies: { from: 2, to: 2 } }),
    'sites above clusters': () =>
      prunedBy(
        dag(
          { availability: 'scc', servers: 4, sites: 3 },
          { exchange: '2007', storage: 'equallogic' },
        ),
      ),
    'odd clusters': () =>
      prunedBy(
        dag({ availability: 'ccr', servers: 3 }, { exchange: '2007', storage: 'equallogic' }),
      ),
    'unequal DAGs': () => prunedBy(dag({ servers: 17 })),
    'copies above servers': () => prunedBy(dag({}), { copies: { from: 5, to: 5 } }),
    'losses not below copies': () =>
      prunedBy(dag({ worstCase: 'spread', lostServers: 2 }), { copies: { from: 2, to: 2 } }),
    'one site to survive': () => prunedBy(dag({ ...site, sites: 1 })),
    'unequal sites': () => prunedBy(dag({ ...site, servers: 5 })),
    'copies lost with a site': () => prunedBy(dag({ ...site, copies: 1, lostServers: 0 })),
    'site of all copies': () =>
      prunedBy(dag({ availability: 'none', survive: 'site' }, { storage: 'equallogic' })),
    'same layout': () => prunedBy(defaultPlan),
    'too many databases': () => prunedBy(defaultPlan, { databases: { from: 101, to: 101 } }),
    'database file too large': () =>
      prunedBy(planWith({ mailboxes: 50_000 }, {}), { databases: { from: 1, to: 1 } }),
    // A server has one copy of a database at most.
    'failed check': () =>
      prunedBy(planWith({}, { exchange: '2019', storageKind: 'EqualLogic' }), {
        copies: { from: 20, to: 20 },
      }),
    capacity: () => prunedBy(planWith({ quota: 5000 })),
    load: () => prunedBy(defaultPlan),
    'fewer arrays': () => prunedBy(planWith({ messages: 400 })),
    'more arrays': () => prunedBy(defaultPlan),
  }
  it.each(arrayPruneReasons)('is counted: %s', (reason) => {
    expect(cases[reason]()).toContain(reason)
  })
})
