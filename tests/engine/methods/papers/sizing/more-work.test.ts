import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultPlan, type Plan } from '../../../../../src/engine/index.ts'
import type { PaperSizing } from '../../../../../src/engine/methods/papers/index.ts'
import { cases } from '../../../../cases.ts'
import { calibratedOf, planWith, sized, sound } from '../../../plans.ts'

const loads = ['judged', 'judgedAllUp', 'judgedWithReserve'] as const

/** Loads that a plan is judged by are no less than those of another. */
function noLess(more: PaperSizing, less: PaperSizing) {
  for (const load of loads)
    expect(more.iops[load].value, load).toBeGreaterThanOrEqual(less.iops[load].value * (1 - 1e-9))
}

/** From one to a hundred thousand, small ones as likely as large ones. */
const upTo = (most: number, least = 1) =>
  fc
    .double({ min: Math.log(least), max: Math.log(most), noNaN: true })
    .map((power) => Math.round(Math.exp(power)))

/** Plans of Exchange 2010 with a number of databases, on any servers, in any number of copies. */
const anyPlans: fc.Arbitrary<Plan> = fc
  .record({
    tiers: fc.array(
      fc.record({
        // Those of 200 messages and more as often: the two figures cross there.
        mailboxes: fc.oneof(upTo(100_000), upTo(5000, 500)),
        messages: fc.oneof(upTo(800, 5), upTo(800, 200)),
        measuredIops: fc.option(fc.double({ min: 0.001, max: 0.9, noNaN: true })),
      }),
      { minLength: 1, maxLength: 3 },
    ),
    active: fc.integer({ min: 1, max: 100 }),
    databases: fc.oneof(upTo(200), upTo(10)),
    servers: fc.integer({ min: 1, max: 16 }),
    copies: fc.integer({ min: 1, max: 16 }),
    lostServers: fc.integer({ min: 0, max: 15 }),
    availability: fc.constantFrom('dag' as const, 'none' as const),
    worstCase: fc.constantFrom('automatic' as const, 'one server' as const, 'spread' as const),
  })
  .map(({ tiers, active, ...answers }): Plan => {
    const [first, ...rest] = tiers.map((tier) => ({ ...defaultPlan.tiers[0], ...tier, active }))
    return sound({ ...planWith({}, answers), tiers: [first ?? defaultPlan.tiers[0], ...rest] })
  })

describe('more work is never less to carry, on the same servers and databases', () => {
  /** A plan with ever more work in one of its tiers, thirty times 3 % more. */
  const growing = (plan: Plan, at: number, what: 'mailboxes' | 'messages') =>
    Array.from({ length: 30 }, (_, step): Plan => {
      const by = 1.03 ** step
      const [first, ...rest] = plan.tiers.map((tier, index) => {
        if (index !== at % plan.tiers.length) return tier
        if (what === 'mailboxes') return { ...tier, mailboxes: Math.ceil(tier.mailboxes * by) }
        const { measuredIops: measured, messages } = tier
        const measuredIops = measured === null ? null : measured * by
        return { ...tier, messages: messages * by, measuredIops }
      })
      return { ...plan, tiers: [first ?? plan.tiers[0], ...rest] }
    })

  it.each(['mailboxes', 'messages'] as const)('%s', (what) => {
    fc.assert(
      fc.property(anyPlans, fc.nat(2), (plan, at) => {
        const sizings = growing(plan, at, what).map(sized)
        sizings.reduce((less, more) => {
          noLess(more, less)
          return more
        })
      }),
      { numRuns: cases(8, 500) },
    )
  })

  it('a heavy tier beside, of which one to ten of a hundred are active', () => {
    const hardlyActive = fc.record({
      mailboxes: upTo(10_000, 500),
      active: fc.integer({ min: 1, max: 10 }),
      messages: fc.integer({ min: 200, max: 500 }),
    })
    fc.assert(
      fc.property(anyPlans, hardlyActive, (plan, heavy) => {
        const [first, ...others] = plan.tiers
        const beside = { ...defaultPlan.tiers[0], ...heavy }
        noLess(sized({ ...plan, tiers: [first, ...others, beside] }), sized(plan))
      }),
      { numRuns: cases(20) },
    )
  })

  it('databases, where one server carries all', () => {
    const carriedByOne = anyPlans.map((plan): Plan => ({ ...plan, worstCase: 'one server' }))
    fc.assert(
      fc.property(carriedByOne, fc.integer({ min: 1, max: 20 }), (plan, more) => {
        const one: Plan = plan.availability === 'none' ? { ...plan, servers: 1, sites: 1 } : plan
        const { databases: now } = one
        const [less, many] = [sized(one), sized({ ...one, databases: (now ?? 1) + more })]
        // With all servers up a database more may spread them better.
        for (const load of ['judged', 'judgedWithReserve'] as const)
          expect(many.iops[load].value).toBeGreaterThanOrEqual(less.iops[load].value * (1 - 1e-9))
      }),
      { numRuns: cases(15) },
    )
  })
})

describe('2,025 mailboxes of 500 messages on a standalone server, 500 to a database', () => {
  const standalone = (mailboxes: number) =>
    planWith(
      { mailboxes, growth: 0, messages: 500 },
      { availability: 'none', servers: 1, sites: 1, mailboxesPerDatabase: 500 },
    )

  it('are no more to carry than 2,050', () => {
    const [few, many] = [sized(standalone(2025)), sized(standalone(2050))]
    expect(few.databases.perGroup.value).toBe(many.databases.perGroup.value)
    expect([few, many].map(({ iops }) => Math.ceil(iops.expectedLoad.value))).toEqual([1611, 1629])
    expect(few.iops.judged.value).toBe(calibratedOf(few).value)
    expect(many.iops.judged.value).toBeGreaterThan(few.iops.judged.value)
  })
})

describe('sixteen copies on sixteen servers', () => {
  const many = (messages: number) =>
    sized(
      planWith(
        { mailboxes: 6000, messages },
        { servers: 16, copies: 16, databases: 10, worstCase: 'spread', lostServers: 0 },
      ),
    ).iops

  it('are judged by what fewer messages give, where the shares give less for more', () => {
    expect(many(180).expectedLoad.value).toBeLessThan(many(175).expectedLoad.value)
    expect(many(180).judged.value).toBe(many(175).judged.value)
    expect(many(180).judged).toMatchObject({
      label: 'Load at fewer messages',
      how: { source: { rule: expect.stringContaining('maintenance') } },
    })
    // What they peak at: no profile that is lighter gives more.
    const lighter = Array.from({ length: 180 }, (_, less) => many(less + 1).expectedLoad.value)
    expect(Math.max(...lighter)).toBeLessThanOrEqual(many(180).judged.value)
    expect(Math.max(...lighter)).toBeGreaterThan(many(180).judged.value * 0.9999)
  })
})
