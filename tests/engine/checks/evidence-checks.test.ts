import { describe, expect, it } from 'vitest'
import { capacityUse } from '../../../src/engine/designs/design-formulas.ts'
import {
  effectOfLargeMailboxes,
  publishedTestFilledMost,
} from '../../../src/engine/designs/tested-effects.ts'
import { defaultPlan, type Plan } from '../../../src/engine/index.ts'
import { planWith, recommended, sized } from '../plans.ts'
import {
  adviceOf,
  codesOf,
  findingsOf,
  only,
  roundPlan,
  standalone,
  textOf,
  told,
} from './raised.ts'

it.each([
  [999.999, false],
  [1000, false],
  [1000.001, true],
])('a mailbox of %d MB is larger than 1 GB: %s', (quotaMb, larger) => {
  expect(codesOf(planWith({ quota: quotaMb })).includes('mailbox-above-1-gb')).toBe(larger)
})

it('each tier with larger mailboxes is told, and no other', () => {
  const [tier] = defaultPlan.tiers
  const plan = {
    ...defaultPlan,
    tiers: [{ ...tier, quota: 5000 }, tier, { ...tier, quota: 2000, name: 'Office' }] as const,
  }
  const found = findingsOf(plan).flatMap(({ code, tier: at, figures }) =>
    code === 'mailbox-above-1-gb' ? [[at, figures.quota?.value]] : [],
  )
  expect(found).toEqual([
    [0, 5000],
    [2, 2000],
  ])
})

it('is told with the reads of the tests with 1 and 1.5 GB', () => {
  const { at1Gb, at15Gb } = effectOfLargeMailboxes
  const { measured } = only('mailbox-above-1-gb', planWith({ quota: 1500 }))
  expect(measured).toEqual(expect.arrayContaining([at1Gb, at15Gb]))
  expect(at1Gb.value).toBeCloseTo(8.2 / 7.7 - 1, 12)
  expect(at15Gb.value).toBeCloseTo(9.3 / 7.7 - 1, 12)
})

// Nothing but deleted items, 200 × 75 KB × 14 days: 210 MB.
it.each([
  [209.999, true],
  [210, false],
  [210.001, false],
])('210 MB kept for recovery are more than a quota of %d MB: %s', (quotaMb, more) => {
  const plan = planWith({ quota: quotaMb }, { singleItemRecovery: false, calendarLogging: false })
  expect(codesOf(plan).includes('dumpster-above-quota')).toBe(more)
})

it('a quota of 10 MB with 2,000 messages is told with both figures', () => {
  const { figures } = only('dumpster-above-quota', planWith({ quota: 10, messages: 2000 }))
  expect(figures.quota?.value).toBe(10)
  // 2,000 × 75 KB × 14 days, and 4.2 % of the quota.
  expect(Math.abs((figures.recoverable?.value ?? 0) - 2100.42)).toBeLessThan(1e-9)
})

describe('large mailboxes of several tiers', () => {
  const [tier] = defaultPlan.tiers
  const plan: Plan = {
    ...defaultPlan,
    tiers: [
      { ...tier, name: 'Board', quota: 5000 },
      { ...tier, quota: 2000 },
    ],
  }

  it('are one advice that names each tier', () => {
    const large = adviceOf(plan).find(({ code }) => code === 'mailbox-above-1-gb')
    expect(large?.findings.map(({ sentence }) => textOf(sentence))).toEqual([
      'The quota of Board is 5,000\u00a0MB.',
      'The quota of Tier 2 is 2,000\u00a0MB.',
    ])
  })
})

describe('the lighter profile of a DAG', () => {
  it('is shown beside the standalone one: 1,380 and 1,656 IOPS in the worked example', () => {
    const { transactional, standalone } = only('dag-profile', defaultPlan).figures
    expect(transactional?.value).toBeCloseTo(1380, 9)
    expect(standalone?.value).toBeCloseTo(1656, 9)
  })

  it('is nothing that a measured profile knows of', () => {
    const [tier] = defaultPlan.tiers
    const measured = { ...tier, measuredIops: 0.3 }
    expect(codesOf({ ...defaultPlan, tiers: [measured] })).not.toContain('dag-profile')
    const mixed: Plan = { ...defaultPlan, tiers: [measured, tier] }
    const { figures, tier: at } = only('dag-profile', mixed)
    expect(at).toBe(1)
    expect(figures.transactional?.value).toBeCloseTo(6900 * (0.3 + 0.2), 9)
    expect(figures.standalone?.value).toBeCloseTo(6900 * (0.3 + 0.24), 9)
  })

  it('is told in a sentence', () => {
    expect(told('dag-profile', defaultPlan)).toContain(
      'a mailbox costs 0.001 IOPS per message instead of 0.0012 IOPS per message. One server carries 1,380 IOPS of transactional load; with the profile of standalone servers it would be 1,656 IOPS.',
    )
  })
})

describe('how full a design is', () => {
  const storage = { models: 'PS6100XV', raid: 'RAID 50', arraysPerServer: 1 } as const
  // Table 6: 5,000 mailboxes of 1,500 MB on 18 data drives of 600 GB.
  const filled = (gb: number) => roundPlan(gb - 1, 5, storage)
  it.each([
    [7499.999, false],
    [7500, false],
    [7500.001, true],
  ])('%d GB of databases on 10,800 are more than any test: %s', (gb, fuller) => {
    const plan = filled(gb)
    expect(recommended(plan).proposed?.usable.value).toBe(10_800)
    expect(sized(plan).capacity.databases.value).toBeCloseTo(gb, 9)
    expect(codesOf(plan).includes('fuller-than-tested')).toBe(fuller)
  })

  it('is told with the fullest test, which is that of the largest mailboxes', () => {
    const plan = filled(8000)
    const { figures, measured } = only('fuller-than-tested', plan)
    expect(figures.data).toEqual(recommended(plan).proposed?.prediction?.work.data)
    expect(figures.use?.value).toBeCloseTo(8000 / 10_800, 12)
    expect(measured).toContain(publishedTestFilledMost.use)
    expect(publishedTestFilledMost.use.value).toBeCloseTo(7500 / 10_800, 12)
    expect(told('fuller-than-tested', plan)).toContain(
      'The fullest test filled 69.44 %, with 5,000 mailboxes of 1,500 MB on PS6100XV in RAID 50 (EqualLogic Table 6). A test of storage filled to about 25 % says little about full storage (StorageTek).',
    )
  })

  it('counts databases, not volumes: these are larger', () => {
    const plan = filled(7000)
    const { proposed } = recommended(plan)
    if (!proposed) throw new Error('A design is proposed')
    const provided = capacityUse({
      needed: sized(plan).volumes.perServer,
      usable: proposed.usable,
    })
    expect(provided.value).toBeGreaterThan(7500 / 10_800)
    expect(codesOf(plan)).not.toContain('fuller-than-tested')
  })
})

describe('a rebuild that is not carried', () => {
  // Nobody tested a later version, so nothing is told of converting there.
  it.each([
    [
      'RAID 6',
      '2010',
      ' Settle it before data is on the array: RAID 6 can be converted to RAID 5 only.',
    ],
    [
      'RAID 50',
      '2010',
      ' Settle it before data is on the array: RAID 50 can be converted to RAID 5 and RAID 6.',
    ],
    ['RAID 6', '2016', ''],
  ] as const)('in %s with Exchange %s tells what it can become', (raid, exchange, words) => {
    // From 2013 on the space of indexes and restores is larger, and a reserve counts in the load.
    const mailboxes =
      exchange === '2010'
        ? { mailboxes: 6000, quota: 300 }
        : { mailboxes: 7200, quota: 50, retention: 1 }
    const plan = planWith(mailboxes, {
      ...standalone(1),
      exchange,
      raid,
      models: 'PS6100XV',
      storageKind: 'EqualLogic',
      arraysPerServer: 1,
      reserve: 'none',
    })
    expect(textOf(only('rebuild-not-carried', plan).fix)).toBe(
      `Take a RAID policy that loses less, or more arrays, if that time counts.${words}`,
    )
  })
})
