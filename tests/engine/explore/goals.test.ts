import { describe, expect, it } from 'vitest'
import { yearsOf } from '../../../src/engine/explore/growth-timeline.ts'
import {
  type Design,
  fieldOf,
  hasServers,
  methodOf,
  type Plan,
  type SolveFigures,
  size,
  solve,
  withHorizon,
} from '../../../src/engine/index.ts'
import { ranksOf } from '../../../src/engine/methods/solving.ts'
import { ratedPlan } from './solve-plans.ts'

const open = ['activeServers'] as const

/** What every number of servers takes, sized through the front door. */
const wattsOf = (plan: Plan): readonly number[] =>
  Array.from({ length: 16 }, (_, at) => ({ ...plan, activeServers: at + 1 })).flatMap((given) => {
    const result = size(given)
    if (!result.ok || result.sizing.broken.length > 0) return []
    const design: Design | null = methodOf(given).propose(given, result.sizing)
    return design && hasServers(design) && design.power?.watts ? [design.power.watts.value] : []
  })

describe('a goal', () => {
  it('is an order: what the first leaves equal, the next decides', () => {
    const equal: SolveFigures = {
      ...{
        servers: 6,
        arrays: 0,
        drives: 60,
        dags: 1,
        used: 0.8,
        binds: null,
        cost: 90,
        watts: 900,
      },
    }
    const isFirst = (better: Partial<SolveFigures>, worse: Partial<SolveFigures>) => {
      const [one, two] = [better, worse].map((change) =>
        ranksOf({ ...equal, ...change }, 'servers'),
      )
      const at = one?.findIndex((value, index) => value !== two?.[index]) ?? -1
      return (one?.[at] ?? 0) < (two?.[at] ?? 0)
    }
    expect(isFirst({ servers: 5, drives: 90 }, {})).toBe(true)
    expect(isFirst({ drives: 59, cost: 100 }, {})).toBe(true)
    expect(isFirst({ cost: 80, used: 0.9 }, {})).toBe(true)
    expect(isFirst({}, { cost: null, used: 0.1 })).toBe(true)
    expect(isFirst({ used: 0.7, watts: 990 }, {})).toBe(true)
    expect(isFirst({ watts: 800 }, {})).toBe(true)
  })

  it('of least power takes what no other layout goes below', () => {
    for (const watts of [
      { serverWatts: 450, driveWatts: 9 },
      { serverWatts: 20, driveWatts: 12 },
      { missingWatts: 'assumed' },
    ] as const) {
      const plan: Plan = { ...ratedPlan, ...watts, ranking: 'power' }
      const { choice } = solve(plan, open, 'power', 'the choice')
      expect(choice?.figures.watts).toBe(Math.min(...wattsOf(plan)))
      expect(fieldOf('ranking').taken?.(plan)).toBeNull()
    }
  })

  it('of least power is that of the fewest servers where no watts are stated, and says so', () => {
    const plan: Plan = { ...ratedPlan, ranking: 'power' }
    const least = solve(plan, open, 'power', 'the choice').choice
    expect(least).toEqual(solve(plan, open, 'servers', 'the choice').choice)
    expect(least?.figures.watts).toBeNull()
    expect(fieldOf('ranking').taken?.(plan)).toMatch(/fewest servers, as watts are neither/)
  })
})

describe('the years that a design must hold', () => {
  it('take the growth of each tier on by the same share a year', () => {
    const [tier] = ratedPlan.tiers
    const tiers: Plan['tiers'] = [
      { ...tier, growth: 21 },
      { ...tier, growth: 0 },
    ]
    const plan: Plan = { ...ratedPlan, growthYears: 2, tiers }
    const later = withHorizon(plan, 4)
    expect([later.growthYears, ...later.tiers.map((one) => one.growth)]).toEqual([4, 46.41, 0])
    expect(withHorizon(later, 2)).toEqual(plan)
    expect(withHorizon(plan, 2)).toBe(plan)
    const most = withHorizon({ ...plan, tiers: [{ ...tier, growth: 400 }] }, 20)
    expect(most.tiers[0].growth).toBe(500)
  })

  it('are what every layout is sized for, as that year of the growth followed is', () => {
    const [tier] = ratedPlan.tiers
    const plan: Plan = { ...ratedPlan, growthYears: 3, tiers: [{ ...tier, growth: 40 }] }
    const followed = yearsOf(plan).years[6]?.sizing.mailboxes.value ?? 0
    const result = size(withHorizon(plan, 6))
    expect(result.ok && result.sizing.mailboxes.value).toBeCloseTo(followed, 0)
    const servers = (one: Plan) => solve(one, open, 'servers', 'the choice').choice?.figures.servers
    expect(servers(withHorizon(plan, 20))).toBeGreaterThan(servers(plan) ?? 99)
  })
})
