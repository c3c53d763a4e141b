import { expect, it } from 'vitest'
import { defaultPlan } from '../../../src/engine/index.ts'
import { planWith } from '../plans.ts'
import { adviceOf, codesOf, only } from './raised.ts'

it.each([
  [999.999, false],
  [1000, false],
  [1000.001, true],
])('a mailbox of %d MB is larger than 1 GB: %s', (quotaMb, larger) => {
  expect(codesOf(planWith({ quotaMb })).includes('mailbox-above-1-gb')).toBe(larger)
})

it('each tier with larger mailboxes is told, and no other', () => {
  const [tier] = defaultPlan.tiers
  const plan = {
    ...defaultPlan,
    tiers: [{ ...tier, quotaMb: 5000 }, tier, { ...tier, quotaMb: 2000, name: 'Office' }] as const,
  }
  const found = adviceOf(plan).flatMap((one) =>
    one.code === 'mailbox-above-1-gb' ? [[one.tier, one.figures.quota.value]] : [],
  )
  expect(found).toEqual([
    [0, 5000],
    [2, 2000],
  ])
})

it('is told with the reads of the tests with 1 and 1.5 GB', () => {
  const { consequence } = only('mailbox-above-1-gb', planWith({ quotaMb: 1500 }))
  expect(consequence.at1Gb.value).toBeCloseTo(8.2 / 7.7 - 1, 12)
  expect(consequence.at15Gb.value).toBeCloseTo(9.3 / 7.7 - 1, 12)
})

// Nothing but a dumpster of 200 × 75 KB × 14 days: 210 MB.
it.each([
  [209.999, true],
  [210, false],
  [210.001, false],
])('210 MB kept for recovery are more than a quota of %d MB: %s', (quotaMb, more) => {
  const plan = planWith({ quotaMb }, { singleItemRecovery: false, calendarLogging: false })
  expect(codesOf(plan).includes('dumpster-above-quota')).toBe(more)
})

it('a quota of 10 MB with 2,000 messages is told with both figures', () => {
  const { figures } = only('dumpster-above-quota', planWith({ quotaMb: 10, messagesPerDay: 2000 }))
  expect(figures.quota.value).toBe(10)
  // 2,000 × 75 KB × 14 days, and 4.2 % of the quota.
  expect(Math.abs(figures.delta.value - 2100.42)).toBeLessThan(1e-9)
})
