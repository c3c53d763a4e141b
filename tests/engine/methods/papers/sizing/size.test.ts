import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  asShown,
  explain,
  numbersBehind,
  oneCarriesAll,
  type Plan,
  recommend,
  size,
  type Tier,
} from '../../../../../src/engine/index.ts'
import { cases } from '../../../../cases.ts'
import { plans, sized, soundPlans, workedIn } from '../../../plans.ts'

/** What may be below 0: shrinking organizations, and fewer databases than the reference. */
const signed = ['Growth', 'Layout points on maintenance']

describe('whatever is answered', () => {
  it('there is a sizing, or the problems of the answers', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const result = size(plan)
        if (!result.ok) expect(result.problems.length).toBeGreaterThan(0)
      }),
      { numRuns: cases(6) },
    )
  })

  it('every number, and every number behind it, is finite and not negative', () => {
    let seen = 0
    fc.assert(
      fc.property(soundPlans, (plan) => {
        const sizing = sized(plan)
        const found = numbersBehind(workedIn([sizing, recommend(plan, sizing)]))
        seen += found.length
        const bad = found.filter(
          (one) =>
            !Number.isFinite(one.value) ||
            !Number.isFinite(asShown(one)) ||
            (one.value < 0 && !signed.includes(one.label)),
        )
        expect(bad.map(({ label, value }) => [label, value])).toEqual([])
      }),
      { numRuns: cases(6) },
    )
    expect(seen).toBeGreaterThan(cases(6) * 100)
  })

  it('every number has words', () => {
    fc.assert(
      fc.property(soundPlans, (plan) => {
        for (const one of numbersBehind(workedIn(sized(plan)))) {
          const { words, numbers } = explain(one, (value) => `${value}`)
          expect(`${words} ${numbers}`).not.toMatch(/undefined|NaN|Infinity|\[object/)
        }
      }),
      { numRuns: cases(6) },
    )
  })
})

type Whole = { readonly [K in keyof ReturnType<typeof needsOf>]: number }

function needsOf(plan: Plan) {
  const { capacity, iops, memory, volumes, databases } = sized(plan)
  return {
    space: capacity.total.value,
    perServer: volumes.perServer.value,
    expectedLoad: iops.expectedLoad.value,
    design: iops.designRequirement.value,
    // None is printed for 2003.
    memory: memory?.needed.value ?? 0,
    databases: databases.onServer.value,
  }
}

const dust = 1e-9
const atLeast = (more: Whole, less: Whole, which: readonly (keyof Whole)[]) => {
  for (const key of which)
    expect(more[key], key).toBeGreaterThanOrEqual(less[key] - dust * Math.max(1, less[key]))
}
const load = ['expectedLoad', 'design'] as const

const changeTier = (plan: Plan, index: number, change: (tier: Tier) => Partial<Tier>): Plan => {
  const [first, ...rest] = plan.tiers.map((tier, at) =>
    at === index % plan.tiers.length ? { ...tier, ...change(tier) } : tier,
  )
  return first ? { ...plan, tiers: [first, ...rest] } : plan
}

const anyTier = fc.nat(11)
const factors = fc.double({ min: 1, max: 20, noNaN: true })

describe('more mailboxes never need less', () => {
  const more = (plan: Plan, tier: number, by: number) =>
    changeTier(plan, tier, ({ mailboxes }) => ({ mailboxes: Math.ceil(mailboxes * by) }))
  /**
   * Databases spread over servers come in whole numbers: 2 of 3 on a server are more than 2 of 4. So
   * more mailboxes in one more database can be fewer on the fullest server, unless it carries all or
   * the databases stay the same.
   */
  const sameShare = soundPlans.map((plan): Plan => {
    return oneCarriesAll(plan) ? plan : { ...plan, databases: plan.databases ?? 7 }
  })

  it('space or memory', () => {
    fc.assert(
      fc.property(sameShare, anyTier, factors, (plan, tier, by) => {
        atLeast(needsOf(more(plan, tier, by)), needsOf(plan), ['space', 'memory', 'databases'])
      }),
      { numRuns: cases(6) },
    )
  })

  it('IOPS', () => {
    fc.assert(
      fc.property(sameShare, anyTier, factors, (plan, tier, by) => {
        atLeast(needsOf(more(plan, tier, by)), needsOf(plan), load)
      }),
      { numRuns: cases(6) },
    )
  })

  it('room on the arrays, in the same databases', () => {
    fc.assert(
      fc.property(soundPlans, anyTier, factors, (any, tier, by) => {
        const plan = { ...any, databases: any.databases ?? 7 }
        atLeast(needsOf(more(plan, tier, by)), needsOf(plan), ['perServer'])
      }),
      { numRuns: cases(6) },
    )
  })
})

describe('a smaller answer never needs more', () => {
  const shrink = (
    what: string,
    change: (plan: Plan, tier: number, by: number) => Plan,
    which: readonly (keyof Whole)[],
  ) =>
    it(what, () => {
      fc.assert(
        fc.property(soundPlans, anyTier, factors, (plan, tier, by) => {
          atLeast(needsOf(plan), needsOf(change(plan, tier, by)), which)
        }),
        { numRuns: cases(6) },
      )
    })
  const space = ['space', 'perServer'] as const

  shrink(
    'quota: space',
    (plan, tier, by) => changeTier(plan, tier, ({ quota: quotaMb }) => ({ quota: quotaMb / by })),
    space,
  )
  shrink(
    'retention: space',
    (plan, tier, by) =>
      changeTier(plan, tier, ({ retention: retentionDays }) => ({ retention: retentionDays / by })),
    space,
  )
  shrink(
    'message size: space',
    (plan, tier, by) =>
      changeTier(plan, tier, ({ messageSize: messageKb }) => ({ messageSize: messageKb / by })),
    space,
  )
  shrink(
    'messages: space and memory',
    (plan, tier, by) =>
      changeTier(plan, tier, ({ messages: messagesPerDay }) => ({ messages: messagesPerDay / by })),
    [...space, 'memory'],
  )
  shrink(
    'activity of every tier: IOPS',
    (plan, _tier, by) => {
      const less = (tier: Tier) => ({ ...tier, active: tier.active / by })
      const [first, ...rest] = plan.tiers
      return { ...plan, tiers: [less(first), ...rest.map(less)] }
    },
    load,
  )
  shrink(
    'days of logs: space',
    (plan, _tier, by) => ({ ...plan, logDays: plan.logDays / by }),
    space,
  )
  shrink(
    'overhead: room on the arrays',
    (plan, _tier, by) => ({ ...plan, overhead: plan.overhead / by }),
    ['perServer'],
  )
  shrink(
    'copies: IOPS',
    // Where they are spread the layout decides who takes over from a lost server.
    (plan) => ({ ...plan, copies: oneCarriesAll(plan) ? 1 : plan.copies }),
    load,
  )
  shrink(
    'single item recovery and calendar logging: space',
    (plan) => ({ ...plan, singleItemRecovery: false, calendarLogging: false }),
    space,
  )
})

it('volumes hold what is needed, and less than a step more each', () => {
  fc.assert(
    fc.property(soundPlans, (plan) => {
      const { capacity, databases, volumes } = sized(plan)
      const { ofDatabase, perServer } = volumes
      const share = capacity.total.value / databases.inAll.value
      const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
      const slack = dust * Math.max(1, total(ofDatabase.map(({ size }) => size.value)))
      expect(ofDatabase).toHaveLength(plan.separateLogs ? 2 : 1)
      expect(total(ofDatabase.map(({ needed }) => needed.value))).toBeGreaterThanOrEqual(
        share - slack,
      )
      for (const { needed, size, parts } of ofDatabase) {
        expect(size.value).toBeGreaterThanOrEqual(needed.value - slack)
        expect(size.value).toBeLessThan(needed.value + plan.volumeStep + slack)
        expect(
          Math.abs(total(Object.values(parts).map(({ value }) => value)) - size.value),
        ).toBeLessThan(slack)
      }
      const each = total(ofDatabase.map(({ size }) => size.value))
      const all = databases.storedOnServer.value * each
      expect(Math.abs(perServer.value - all)).toBeLessThanOrEqual(dust * all)
    }),
    { numRuns: cases(6) },
  )
})
