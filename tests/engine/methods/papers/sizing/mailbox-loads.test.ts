import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asShown } from '../../../../../src/engine/core/as-shown.ts'
import { givenFigure } from '../../../../../src/engine/core/worked.ts'
import { readShareByMessages } from '../../../../../src/engine/exchange/exchange-2010.ts'
import {
  defaultPlan,
  extrapolatedNumbersBehind,
  type Plan,
  shortTierTitle,
  type Tier,
  tierTitle,
} from '../../../../../src/engine/index.ts'
import { blockDesigns } from '../../../../../src/engine/methods/papers/designs/block-designs.ts'
import type { PaperSizing } from '../../../../../src/engine/methods/papers/index.ts'
import { databaseReads } from '../../../../../src/engine/methods/papers/sizing/iops.ts'
import { messageSizeFactor } from '../../../../../src/engine/methods/papers/sizing/logs.ts'
import { unusedReasonFunctionOf } from '../../../../../src/engine/plan/unused-reasons.ts'
import { indexedTiers } from '../../../../../src/engine/sizing/tiers.ts'
import { cases } from '../../../../cases.ts'
import { dust, sameFigures, standalonePlans, withAvailability } from '../../../layout-plans.ts'
import { memoryOf, planWith, sized } from '../../../plans.ts'

describe('local copies', () => {
  const alone = { availability: 'none', servers: 2, sites: 1, exchange: '2007' } as const
  const withCopies = (changes: Partial<Plan> = {}) =>
    planWith({}, { ...alone, ...changes, localCopies: true })
  const without = (plan: Plan): Plan => ({ ...plan, localCopies: false })

  describe('local continuous replication', () => {
    it.each([
      ['logs beside the databases', {}],
      ['logs on volumes of their own', { separateLogs: true }],
    ] as const)('keeps databases and logs twice on the same server, with %s', (_what, changes) => {
      const plan = withCopies(changes)
      const [twice, once] = [sized(plan), sized(without(plan))]
      expect(twice.volumes.perServer.value).toBe(2 * once.volumes.perServer.value)
      expect(twice.volumes.inAll.value).toBe(2 * once.volumes.inAll.value)
      // And nothing else: load, memory and the databases that a server mounts stay.
      expect(twice.iops.designRequirement.value).toBe(once.iops.designRequirement.value)
      expect(twice.memory?.needed.value).toBe(once.memory?.needed.value)
      expect(twice.databases.onServer.value).toBe(once.databases.onServer.value)
    })

    it('takes twice the space of tested blocks', () => {
      const plan = withCopies({ storage: 'tested', solution: 'MD1000', separateLogs: true })
      const required = (of: Plan) =>
        blockDesigns(of, sized(of)).map(({ counts }) => [
          counts.space.required.value,
          counts.logs?.required.value ?? 0,
        ])
      expect(required(plan)).toEqual(
        required(without(plan)).map((row) => row.map((value) => 2 * value)),
      )
    })

    it.each([
      ['Exchange 2010', { exchange: '2010' }],
      ['clusters', { availability: 'ccr' }],
    ] as const)('does not count with %s, and says so', (_what, changes) => {
      const plan = withCopies(changes)
      expect(sized(plan).volumes.inAll.value).toBe(sized(without(plan)).volumes.inAll.value)
      expect(unusedReasonFunctionOf('localCopies')?.(plan, 0)).toMatch(/^Not used: /)
    })

    it('remote in a cluster, doubles the space too: each of its servers has a copy', () => {
      const ccr = sized(without(withCopies({ availability: 'ccr' })))
      const one = sized(without(withCopies({ servers: 1 })))
      expect(ccr.volumes.inAll.value).toBe(2 * one.volumes.inAll.value)
    })
  })
})

describe('logs', () => {
  describe('the message size factor', () => {
    const factor = (kb: number) =>
      messageSizeFactor({ messageSize: givenFigure('Size', kb, 'KB', 'messageSize') }).value

    it.each([
      [1, 1],
      [74.9, 1],
      [75, 1],
      [75.1, 1.0012],
      [112.5, 1.45],
      [149.9, 1.8988],
      [150, 1.9],
      [150.1, (3.8 * 150.1) / 300],
      [225, 2.85],
      [299.9, (3.8 * 299.9) / 300],
      [300, 3.8],
      [300.1, (3.8 * 300.1) / 300],
      [600, 7.6],
      [10_000, 380 / 3],
    ])('of %d KB is %d', (kb, out) => {
      expect(Math.abs(factor(kb) - out)).toBeLessThan(1e-12 * out)
    })

    it.each([75, 150, 300])('does not jump at %d KB', (kb) => {
      const step = 1e-6
      const [under, at, over] = [kb - step, kb, kb + step].map(factor) as [number, number, number]
      expect(at - under).toBeGreaterThanOrEqual(0)
      expect(over - at).toBeGreaterThan(0)
      expect(over - under).toBeLessThan(step)
    })
  })

  it.each([
    [1, 282.555],
    [3, 847.665],
    [60, 16_953.3],
  ])('%d days of logs take %d GB', (logDays, gb) => {
    expect(Math.abs(sized(planWith({}, { logDays })).capacity.logs.value - gb)).toBeLessThan(
      1e-9 * gb,
    )
  })
})

describe('mailbox', () => {
  const onDisk = (...change: Parameters<typeof planWith>) =>
    sized(planWith(...change)).tiers[0].mailbox.onDisk.value
  const dust = 1e-9

  describe('a mailbox on disk', () => {
    // 700 MB quota, 210 MB of deleted items, 8.4 MB recovery, 21 MB calendar, 15 MB white space.
    it.each([
      [{}, {}, 954.4],
      [{}, { singleItemRecovery: false }, 946],
      [{}, { calendarLogging: false }, 933.4],
      [{}, { singleItemRecovery: false, calendarLogging: false }, 925],
      [{ retention: 0 }, {}, 744.4],
      [{ retention: 28 }, {}, 1164.4],
      [{ messages: 100 }, {}, 841.9],
      [{ messageSize: 150 }, {}, 1179.4],
      [{ quota: 1400 }, {}, 1683.8],
    ] as [...Parameters<typeof planWith>, number][])('%j %j → %d MB', (tier, changes, out) => {
      expect(Math.abs(onDisk(tier, changes) - out)).toBeLessThan(dust)
    })
  })

  it('a feature that is off takes no space, and says why', () => {
    const { mailbox } = sized(planWith({}, { calendarLogging: false })).tiers[0]
    expect(JSON.stringify(mailbox.onDisk)).toContain('Calendar logging is off in this plan')
  })
})

describe('reads', () => {
  const dust = 1e-9
  const share = (messages: number) =>
    readShareByMessages(givenFigure('Messages', messages, 'messages/day', 'messages'))

  // EqualLogic 5.1: 58/42 at 50 messages, even at 150, 48/52 at 300.
  describe('the share of reads', () => {
    it.each([
      [49, 0.58, true],
      [50, 0.58, false],
      [51, 0.5792, false],
      [100, 0.54, false],
      [149, 0.5008, false],
      [150, 0.5, false],
      [151, 0.5 - 0.02 / 150, false],
      [299, 0.48 + 0.02 / 150, false],
      [300, 0.48, false],
      [301, 0.48, true],
    ])('at %d messages is %d, extrapolated: %s', (messages, expected, beyond) => {
      const found = share(messages)
      expect(Math.abs(found.value - expected)).toBeLessThan(dust)
      expect(extrapolatedNumbersBehind(found).length > 0).toBe(beyond)
    })

    it('gives the reads of the reference test of 5.1 and of the worked example', () => {
      const transactional = givenFigure('Transactional', 900, 'IOPS', 'transactional')
      expect(databaseReads({ transactional, share: share(150) }).value).toBe(450)
      const { reads } = sized(defaultPlan).iops
      // At 200 messages a third of the way from 50 to 48 %.
      expect(Math.abs(reads.value - 1380 * (0.5 - 0.02 / 3))).toBeLessThan(1e-6)
    })

    it('is each tier’s own', () => {
      const [tier] = defaultPlan.tiers
      const of = (messagesPerDay: number): Tier => ({
        ...tier,
        messages: messagesPerDay,
        growth: 0,
      })
      const { reads, transactional } = sized({ ...defaultPlan, tiers: [of(50), of(150)] }).iops
      // 6,000 mailboxes at 0.05 and at 0.15 IOPS, all active on one server.
      expect(Math.abs(reads.value - (300 * 0.58 + 900 * 0.5))).toBeLessThan(1e-6)
      expect(Math.abs(transactional.value - 1200)).toBeLessThan(1e-6)
    })

    it('never exceeds the transactional load', () => {
      const { reads, transactional } = sized(planWith({ messages: 1 })).iops
      expect(reads.value).toBeLessThan(transactional.value)
    })
  })
})

describe('standalone', () => {
  const everyPlan = (plans: fc.Arbitrary<Plan>, test: (plan: Plan) => void) =>
    fc.assert(fc.property(plans, test), { numRuns: cases(6) })

  describe('standalone servers', () => {
    it('have a place for every database, and the fullest no more than it must', () => {
      everyPlan(standalonePlans, (plan) => {
        const { inAll, onServer, activeOnServer } = sized(plan).databases
        const { servers } = plan
        expect(onServer.value * servers).toBeGreaterThanOrEqual(inAll.value)
        expect((onServer.value - 1) * servers).toBeLessThan(inAll.value)
        expect(activeOnServer).toBe(onServer)
      })
    })

    it('do not depend on the answers about copies', () => {
      const answers = fc.record({
        copies: fc.integer({ min: 1, max: 16 }),
        lostServers: fc.integer({ min: 0, max: 15 }),
        worstCase: fc.constantFrom('one server' as const, 'spread' as const),
      })
      fc.assert(
        fc.property(standalonePlans, answers, (plan, change) => {
          sameFigures(sized(plan), sized(withAvailability(plan, change)))
        }),
        { numRuns: cases(6) },
      )
    })

    /** Each tier with a measured figure, so that the IOPS per message do not count. */
    const measured = (plan: Plan): Plan => {
      const [first, ...rest] = plan.tiers.map((tier) => ({
        ...tier,
        measuredIops: tier.measuredIops ?? 0.0011 * tier.messages,
      }))
      return first ? { ...plan, tiers: [first, ...rest] } : plan
    }
    const one = { servers: 1, sites: 1 } as const
    // The loss of a site changes no size: whether it is survived is asked of both alike.
    const atServers = standalonePlans.map((plan) => withAvailability(plan, { survive: 'servers' }))
    const alone = atServers.map((plan) => withAvailability(plan, one))
    const oneCopy = { availability: 'dag', copies: 1, lostServers: 0, survive: 'servers' } as const

    it.each(['one server', 'spread'] as const)(
      'of one alone, all but the IOPS per message are a DAG of one copy on one server: %s',
      (worstCase) => {
        everyPlan(alone, (any) => {
          const plan = measured(any)
          sameFigures(sized(plan), sized(withAvailability(plan, { ...oneCopy, worstCase })))
        })
      },
    )

    it('of several, up to 16, all but the IOPS per message are a DAG of one copy spread', () => {
      const several = atServers.filter(({ servers }) => servers <= 16)
      everyPlan(several, (any) => {
        const plan = measured(any)
        const dag = withAvailability(plan, { ...oneCopy, worstCase: 'spread' })
        sameFigures(sized(plan), sized(dag))
      })
    })

    it('take 0.0012 IOPS for a message where that DAG takes 0.0010', () => {
      const plan = planWith({}, { ...one, availability: 'none' })
      const [none, dag] = [sized(plan), sized(withAvailability(plan, oneCopy))]
      const times = (of: (one: PaperSizing) => { value: number }) => of(none).value / of(dag).value
      expect(Math.abs(times(({ tiers }) => tiers[0].perMailbox) - 1.2)).toBeLessThan(dust)
      expect(Math.abs(times(({ iops }) => iops.transactional) - 1.2)).toBeLessThan(dust)
      expect(times(({ capacity }) => capacity.total)).toBe(1)
      expect(times(({ volumes }) => volumes.perServer)).toBe(1)
      expect(times((one) => memoryOf(one).needed)).toBe(1)
    })
  })
})

describe('users', () => {
  it.each([
    [6000, 15, 6900],
    [6000, 0, 6000],
    [6000, -50, 3000],
    [1, -50, 1],
    [3, 10, 4],
    [1_000_000, 500, 6_000_000],
  ])('%d mailboxes and %d percent growth are sized as %d', (mailboxes, growthPercent, out) => {
    expect(asShown(sized(planWith({ mailboxes, growth: growthPercent })).mailboxes)).toBe(out)
  })

  it('a share of active mailboxes scales the transactional load, and no capacity or memory', () => {
    const all = sized(planWith({}))
    const half = sized(planWith({ active: 50 }))
    expect(half.iops.transactional.value).toBe(all.iops.transactional.value / 2)
    expect(half.capacity.total.value).toBe(all.capacity.total.value)
    expect(memoryOf(half).needed.value).toBe(memoryOf(all).needed.value)
  })

  it('tiers add up to what one tier with all their mailboxes needs', () => {
    const one = planWith({})
    const [tier] = one.tiers
    const part = (mailboxes: number) => ({ ...tier, mailboxes })
    const split = sized({ ...one, tiers: [part(1000), part(2000), part(3000)] })
    const whole = sized(one)
    const same = (a: number, b: number) => expect(Math.abs(a - b)).toBeLessThan(1e-9 * b)
    same(split.mailboxes.value, whole.mailboxes.value)
    same(split.capacity.total.value, whole.capacity.total.value)
    same(split.iops.designRequirement.value, whole.iops.designRequirement.value)
    same(memoryOf(split).needed.value, memoryOf(whole).needed.value)
    expect(split.volumes.perServer.value).toBe(whole.volumes.perServer.value)
  })

  const [tier] = defaultPlan.tiers
  const named = (name: string) => ({ ...tier, name })

  describe('what a tier is called', () => {
    it('is its name or, without a name, its number', () => {
      expect(tierTitle(named(' VIP '), 1)).toBe('VIP')
      expect(tierTitle(named('  '), 1)).toBe('Tier 2')
    })

    it.each([
      [80, 'a'.repeat(80)],
      [81, `${'a'.repeat(79)}…`],
    ])('in a sentence, of %d characters', (length, title) => {
      expect(shortTierTitle(named('a'.repeat(length)), 0)).toBe(title)
    })

    it('is never cut within a letter', () => {
      const title = shortTierTitle(named(`${'a'.repeat(78)}😀😀😀`), 0)
      expect(title).toBe(`${'a'.repeat(78)}…`)
    })

    it('is empty for a single tier', () => {
      expect(indexedTiers({ ...defaultPlan, tiers: [named('VIP')] })[0].title).toBeUndefined()
      const two = indexedTiers({ ...defaultPlan, tiers: [named('VIP'), tier] })
      expect(two.map(({ title }) => title)).toEqual(['VIP', 'Tier 2'])
    })
  })
})
