import { describe, expect, it } from 'vitest'
import { given } from '../../../../../src/engine/core/worked.ts'
import { readShare } from '../../../../../src/engine/exchange/exchange-2010.ts'
import { defaultPlan, extrapolations, type Tier } from '../../../../../src/engine/index.ts'
import { databaseReads } from '../../../../../src/engine/methods/papers/sizing/version-load.ts'
import { planWith, sized } from '../../../plans.ts'

const dust = 1e-9
const share = (messages: number) =>
  readShare(given('Messages', messages, 'messages/day', 'messages'))

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
    expect(extrapolations(found).length > 0).toBe(beyond)
  })

  it('gives the reads of the reference test of 5.1 and of the worked example', () => {
    const transactional = given('Transactional', 900, 'IOPS', 'transactional')
    expect(databaseReads({ transactional, share: share(150) }).value).toBe(450)
    const { reads } = sized(defaultPlan).iops
    // At 200 messages a third of the way from 50 to 48 %.
    expect(Math.abs(reads.value - 1380 * (0.5 - 0.02 / 3))).toBeLessThan(1e-6)
  })

  it('is each tier’s own', () => {
    const [tier] = defaultPlan.tiers
    const of = (messagesPerDay: number): Tier => ({ ...tier, messages: messagesPerDay, growth: 0 })
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
