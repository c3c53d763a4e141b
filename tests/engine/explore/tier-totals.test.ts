import { describe, expect, it } from 'vitest'
import { defaultPlan, tierTotals, withVersion } from '../../../src/engine/index.ts'

const [usual] = defaultPlan.tiers

describe('what all tiers come to', () => {
  it('is the one tier of a plan that has one', () => {
    const { today, grown, storage } = tierTotals(defaultPlan)
    expect(today.value).toBe(6000)
    expect(grown.value).toBeCloseTo(6900, 9)
    expect(storage.value).toBeCloseTo(4830, 9)
    expect(storage.unit).toBe('GB')
  })

  it('adds up tiers with growth of their own, archives by role requirements alone', () => {
    const tiers = [
      { ...usual, mailboxes: 1000, growth: 10, quota: 1024, archive: 1024 },
      { ...usual, mailboxes: 500, growth: 0, quota: 2048, archive: 0 },
    ] as const
    const papers = tierTotals({ ...defaultPlan, tiers })
    expect(papers.today.value).toBe(1500)
    expect(papers.grown.value).toBeCloseTo(1600, 9)
    expect(papers.storage.value).toBeCloseTo((1100 * 1024 + 500 * 2048) / 1000, 9)
    const roles = tierTotals({ ...withVersion(defaultPlan, '2019'), tiers })
    expect(roles.storage.value).toBeCloseTo((1100 * 2048 + 500 * 2048) / 1024, 9)
    expect(roles.storage.unit).toBe('GiB')
  })
})
