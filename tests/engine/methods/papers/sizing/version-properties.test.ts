import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  asShown,
  defaultPlan,
  numbersBehind,
  type Plan,
  size,
} from '../../../../../src/engine/index.ts'
import { cases } from '../../../../cases.ts'
import { plans, sized, sound, workedIn } from '../../../plans.ts'
import {
  before2010,
  dust,
  eachTier,
  loadOf,
  paperVersions,
  planFor,
  standalone,
  withKind,
} from '../../../version-plans.ts'

/** What may be below 0: shrinking organizations, and fewer databases than the reference. */
const signed = ['Growth', 'Layout points on maintenance']

describe.each(paperVersions)('whatever is planned for %s', (exchange) => {
  const sounds = plans.map((plan) => sound({ ...plan, exchange })).filter((plan) => size(plan).ok)
  const needs = (plan: Plan) => {
    const { capacity, volumes, iops, memory } = sized(plan)
    return {
      space: capacity.total.value,
      perServer: volumes.perServer.value,
      expected: iops.expectedLoad.value,
      design: iops.designRequirement.value,
      memory: memory?.needed.value ?? 0,
    }
  }
  const noLess = (more: Plan, less: Plan, which: readonly (keyof ReturnType<typeof needs>)[]) => {
    const [theirs, ours] = [needs(more), needs(less)]
    for (const key of which)
      expect(theirs[key], key).toBeGreaterThanOrEqual(ours[key] - dust * Math.max(1, ours[key]))
  }
  const numRuns = cases(4)
  /** The same databases and the same activity, whatever the mailboxes. */
  const alike = sounds.map((plan) =>
    eachTier({ ...plan, databases: plan.databases ?? 7 }, { active: plan.tiers[0].active }),
  )
  const factors = fc.double({ min: 1, max: 20, noNaN: true })

  it('every number, and every number behind it, is finite and not negative', () => {
    let seen = 0
    fc.assert(
      fc.property(sounds, (plan) => {
        const found = numbersBehind(workedIn(sized(plan)))
        seen += found.length
        const bad = found.filter(
          (one) =>
            !Number.isFinite(one.value) ||
            !Number.isFinite(asShown(one)) ||
            (one.value < 0 && !signed.includes(one.label)),
        )
        expect(bad.map(({ label, value }) => [label, value])).toEqual([])
      }),
      { numRuns },
    )
    expect(seen).toBeGreaterThan(numRuns * 50)
  })

  it('more mailboxes never need less', () => {
    fc.assert(
      fc.property(alike, factors, fc.nat(11), (plan, by, at) => {
        const [first, ...rest] = plan.tiers.map((tier, index) =>
          index === at % plan.tiers.length
            ? { ...tier, mailboxes: Math.ceil(tier.mailboxes * by) }
            : tier,
        )
        const more = { ...plan, tiers: [first ?? plan.tiers[0], ...rest] as const }
        noLess(more, plan, ['space', 'perServer', 'expected', 'design', 'memory'])
      }),
      { numRuns },
    )
  })

  it('a smaller quota never needs more space, and no other load', () => {
    fc.assert(
      fc.property(sounds, factors, (plan, by) => {
        const [first, ...rest] = plan.tiers.map((tier) => ({ ...tier, quota: tier.quota / by }))
        const smaller = { ...plan, tiers: [first ?? plan.tiers[0], ...rest] as const }
        noLess(plan, smaller, ['space', 'perServer'])
        expect(needs(smaller).design).toBe(needs(plan).design)
      }),
      { numRuns },
    )
  })
})

describe('2007 needs less IOPS than 2003 for the same work', () => {
  const kinds = ['none', 'scc'] as const

  it.each(kinds)('in every printed class of either and between: %s', (kind) => {
    const counts = fc.double({ min: 25, max: 210, noNaN: true })
    const tiers = fc.array(fc.tuple(counts, fc.integer({ min: 1, max: 50_000 })), {
      minLength: 1,
      maxLength: 4,
    })
    fc.assert(
      fc.property(tiers, (asked) => {
        const [tier] = defaultPlan.tiers
        const [first, ...rest] = asked.map(([messagesPerDay, mailboxes]) => ({
          ...tier,
          messages: messagesPerDay,
          mailboxes,
        }))
        const plan = withKind({ ...defaultPlan, tiers: [first ?? tier, ...rest] }, kind)
        const [of2003, of2007] = before2010.map((exchange) => loadOf({ ...plan, exchange }))
        for (const part of ['transactional', 'expectedLoad', 'designRequirement'] as const)
          expect(of2007?.[part]).toBeLessThan(of2003?.[part] ?? Number.NaN)
      }),
    )
  })

  // StorageTek: 30 % fewer. The classes of PowerEdge are lighter still.
  it.each([70, 105, 140, 210])('at %d messages by 30 percent or more', (messagesPerDay) => {
    const [of2003, of2007] = before2010.map((exchange) =>
      loadOf(planFor(exchange, { messages: messagesPerDay }, { ...standalone() })),
    )
    expect(of2007?.transactional).toBeLessThanOrEqual((of2003?.transactional ?? 0) * 0.7)
  })
})
