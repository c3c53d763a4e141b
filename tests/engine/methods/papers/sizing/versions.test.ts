import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ExchangeVersionId } from '../../../../../src/engine/exchange/versions.ts'
import type { Plan } from '../../../../../src/engine/index.ts'
import { hasFeature } from '../../../../../src/engine/plan/features.ts'
import { cases } from '../../../../cases.ts'
import { availabilities, plans, sized } from '../../../plans.ts'
import {
  alikeSized,
  before2010,
  type Changes,
  eachTier,
  loadOf,
  near,
  nearAll,
  paperVersions,
  planFor,
  standalone,
  withKind,
} from '../../../version-plans.ts'

describe('Exchange 2003, as StorageTek computes it', () => {
  const alone = { ...standalone() }
  const average = planFor('2003', { mailboxes: 2000, messages: 105 }, alone)
  const heavy = { mailboxes: 2000, messages: 140 }

  it('2,000 mailboxes at 0.75 IOPS: 1,000 of 1,500 IOPS read, 150 on the logs, no maintenance', () => {
    nearAll(loadOf(average), {
      transactional: 1500,
      reads: 1000,
      logs: 150,
      maintenance: 0,
      expectedLoad: 1650,
    })
  })

  it('prints no memory, and no model is fitted to its tests', () => {
    const { memory, iops } = sized(average)
    expect(memory).toBeNull()
    expect(iops.calibrated).toBeNull()
    expect(iops.maintenanceThroughput).toBeNull()
    expect(iops.shares).toBeNull()
    expect(iops.judged).toBe(iops.expectedLoad)
    expect(iops.judgedWithReserve).toBe(iops.designRequirement)
  })

  it.each([
    // A quarter of 2,000 mailboxes: 2,000 + 500 × 3.64.
    [0, 2000],
    [25, 3820],
    [100, 2000 * 4.64],
  ])(
    'BlackBerry on %d percent of 2,000 heavy mailboxes: %d IOPS',
    (blackBerryPercent, expected) => {
      const plan = planFor('2003', { ...heavy, blackBerry: blackBerryPercent }, alone)
      nearAll(loadOf(plan), {
        transactional: expected,
        reads: (expected * 2) / 3,
        logs: expected / 10,
      })
    },
  )

  it('BlackBerry of one tier is its own', () => {
    const plan = planFor('2003', heavy, alone)
    const [tier] = plan.tiers
    const two: Plan = { ...plan, tiers: [tier, { ...tier, blackBerry: 25 }] }
    near(loadOf(two).transactional, 2000 + 3820)
    const [without, with25] = sized(two).tiers.map(({ perMailbox }) => perMailbox.value)
    near(without, 1)
    near(with25, 1.91)
  })

  it('a share of active mailboxes scales what a BlackBerry adds too', () => {
    const tier = { ...heavy, blackBerry: 25, active: 50 }
    near(loadOf(planFor('2003', tier, alone)).transactional, 1910)
  })
})

describe('a measured figure', () => {
  it.each(paperVersions)('takes the place of that of %s, BlackBerry included', (exchange) => {
    const tier = { mailboxes: 2000, measuredIops: 0.4, blackBerry: 25 }
    const { iops, tiers } = sized(planFor(exchange, tier, { ...standalone() }))
    near(iops.transactional.value, 800)
    expect(tiers[0].perMailbox.how).toMatchObject({ kind: 'given', answer: 'measuredIops' })
  })
})

/** Plans for a version with any answers. */
const everyPlanFor = (exchange: ExchangeVersionId, test: (plan: Plan) => void) =>
  fc.assert(
    fc.property(plans, (plan) => test({ ...plan, exchange })),
    // Few, because of each property there is one for every version.
    { numRuns: cases(6) },
  )

describe('what a version lacks makes no difference', () => {
  it.each(paperVersions.slice(1))('BlackBerry in %s', (exchange) => {
    everyPlanFor(exchange, (plan) => {
      const [none, all] = [0, 100].map((blackBerryPercent) =>
        eachTier(plan, { blackBerry: blackBerryPercent }),
      )
      expect(alikeSized(none ?? plan, all ?? plan)).toBe(true)
    })
  })

  it.each(before2010)('single item recovery and calendar logging in %s', (exchange) => {
    everyPlanFor(exchange, (plan) => {
      const off = { ...plan, singleItemRecovery: false, calendarLogging: false }
      expect(alikeSized({ ...off, singleItemRecovery: true }, off)).toBe(true)
      expect(alikeSized({ ...off, calendarLogging: true }, off)).toBe(true)
    })
  })

  it.each(paperVersions.slice(2))('but they take space in %s', (exchange) => {
    const onDisk = (changes: Changes) =>
      sized(planFor(exchange, { quota: 1000 }, changes)).tiers[0].mailbox.onDisk.value
    const off = onDisk({ singleItemRecovery: false, calendarLogging: false })
    near(onDisk({ singleItemRecovery: true, calendarLogging: false }), off + 12)
    near(onDisk({ singleItemRecovery: false, calendarLogging: true }), off + 30)
  })

  it.each(before2010)('the edition and background maintenance in %s', (exchange) => {
    everyPlanFor(exchange, (plan) => {
      const one: Plan = { ...plan, edition: 'Standard', maintenance: true }
      expect(alikeSized({ ...one, edition: 'Enterprise' }, one)).toBe(true)
      expect(alikeSized({ ...one, maintenance: false }, one)).toBe(true)
    })
  })

  const lacking = paperVersions.flatMap((exchange) =>
    availabilities
      .filter((kind) => kind !== 'none' && !hasFeature({ exchange }, kind))
      .map((kind) => [exchange, kind] as const),
  )

  it('is known: a DAG before 2010, CCR but in 2007, SCC after it', () => {
    expect(lacking).toEqual([
      ['2003', 'dag'],
      ['2003', 'ccr'],
      ['2007', 'dag'],
      ['2010', 'ccr'],
      ['2010', 'scc'],
    ])
  })

  it.each(lacking)('%s sizes %s as standalone servers, problems included', (exchange, kind) => {
    everyPlanFor(exchange, (plan) => {
      expect(alikeSized(withKind(plan, kind), withKind(plan, 'none'))).toBe(true)
    })
  })

  it.each(availabilities.filter((kind) => kind !== 'none'))(
    'but a version that has %s does not size it as standalone servers',
    (kind) => {
      for (const exchange of paperVersions.filter((version) =>
        hasFeature({ exchange: version }, kind),
      ))
        expect(
          alikeSized(withKind(planFor(exchange), kind), withKind(planFor(exchange), 'none')),
        ).toBe(false)
    },
  )
})

describe.each(before2010)('the databases a server mounts in %s', (exchange) => {
  const most = exchange === '2003' ? 20 : 50
  it.each(['Standard', 'Enterprise'] as const)('%s edition: the same', (edition) => {
    for (const [databases, broken] of [
      [most - 1, []],
      [most, []],
      [most + 1, [{ databases: most + 1, most, exchange, edition: null }]],
    ] as const) {
      const changes = { edition, databases, ...standalone() }
      expect(sized(planFor(exchange, {}, changes)).broken).toEqual(
        broken.map((one) => ({
          code: 'too many databases',
          breaksLimit: true,
          answer: 'databases',
          ...one,
        })),
      )
    }
  })
})

it('maintenance counts in IOPS in 2010, and nowhere else', () => {
  for (const exchange of paperVersions) {
    const { maintenance, maintenanceThroughput, calibrated, shares } = sized(planFor(exchange)).iops
    expect(maintenance.value > 0, exchange).toBe(exchange === '2010')
    expect(maintenanceThroughput, exchange).toBeNull()
    expect(calibrated !== null, exchange).toBe(exchange === '2010')
    expect(shares !== null, exchange).toBe(exchange === '2010')
  }
})

const not2010 = paperVersions.filter((version) => version !== '2010')

describe('the reserve', () => {
  const kept = (exchange: ExchangeVersionId, changes: Changes) =>
    loadOf(planFor(exchange, {}, changes))

  it.each(not2010)(
    'as the papers compute it, outside of 2010: 20 percent of the transactional: %s',
    (of) => {
      const { reserve, transactional, expectedLoad, designRequirement } = kept(of, {})
      near(reserve, transactional * 0.2)
      near(designRequirement, expectedLoad + transactional * 0.2)
    },
  )

  it('in 2010 leaves out the share that EqualLogic counts twice', () => {
    const { reserve, transactional } = kept('2010', {})
    near(reserve, transactional / 0.7 - transactional)
  })

  it.each(paperVersions)('a percentage of the expected load, or none: %s', (exchange) => {
    const percent = kept(exchange, { reserve: 'percent', reservePercent: 35 })
    near(percent.reserve, percent.expectedLoad * 0.35)
    expect(kept(exchange, { reserve: 'none' }).reserve).toBe(0)
  })
})
