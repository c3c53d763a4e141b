import { describe, expect, it } from 'vitest'
import {
  designId,
  isOfDesigner,
  recommend,
  search,
  suggestions,
} from '../../../src/engine/index.ts'
import { searchingArrays } from '../../../src/engine/methods/papers/search/searching-arrays.ts'
import { planWith, sized } from '../plans.ts'

const plan = planWith({ mailboxes: 400_000 })

describe('400,000 mailboxes, which no change of the design helps', () => {
  const wide = searchingArrays.wide(plan)
  if (!wide) throw new Error('Arrays are considered')
  const { found, best } = search(wide.plan, wide.bounds)

  it('are carried by hundreds of designs with other servers and copies spread evenly', () => {
    const changes = suggestions(plan).filter(({ kind }) => kind === 'change')
    expect(changes.map(({ answer }) => answer)).toEqual(['mailboxes'])
    expect(changes.some(isOfDesigner)).toBe(false)
    expect(found).toBeGreaterThan(500)
    expect(wide.bounds.ranges.servers).toEqual({ from: 2, to: 64 })
  })

  it('of which each offered is considered, fits, and comes of its own plan', () => {
    for (const design of best.slice(0, 3)) {
      const applied = searchingArrays.withWideFound(plan, design)
      const { candidates, proposed } = recommend(applied, sized(applied))
      const same = candidates.find((one) => designId(one) === design.id)
      expect(same?.verdict).toBe(design.verdict)
      expect(proposed?.verdict).not.toBe('does not fit')
      // Above four servers automatic spreads the copies as well, and stays.
      expect(applied).toMatchObject({ worstCase: 'automatic', servers: design.servers })
      expect(applied.tiers).toBe(plan.tiers)
    }
  })

  it('ask for copies spread evenly where the plan has one server carry all', () => {
    const [design] = best
    if (!design) throw new Error('Something was found')
    const carrying = { ...plan, worstCase: 'one server' } as const
    expect(searchingArrays.withWideFound(carrying, design).worstCase).toBe('spread')
    expect(searchingArrays.withWideFound(plan, { ...design, servers: 4 }).worstCase).toBe('spread')
  })
})

it('there is nothing to search where no arrays are considered', () => {
  expect(searchingArrays.wide({ ...plan, storage: 'tested' })).toBeNull()
})
