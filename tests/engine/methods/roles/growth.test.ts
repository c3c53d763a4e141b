import { describe, expect, it } from 'vitest'
import { growth } from '../../../../src/engine/methods/roles/growth.ts'
import { mailbox } from '../../../../src/engine/methods/roles/mailbox.ts'
import { planFromKeys } from '../../../roles/plan-from-keys.ts'

const plan = planFromKeys({
  tiers: [{ n: 100, msgs: 100, kb: 102.4, initial: 1024, quota: 4096 }],
  workweek: 5,
})
const growthIn = (mode: 'corrected' | 'microsoft') =>
  growth(plan, mode, mailbox(plan, mode)).tiers[0]

describe('a mailbox', () => {
  it('grows by what arrives in a week and in a year', () => {
    expect(growthIn('corrected')?.weekly.value).toBe(50)
    expect(growthIn('corrected')?.yearly.value).toBe(2.5390625)
  })

  it.each([
    [0.6, 24],
    [1, 15],
  ])('of which %d is kept reaches its quota in month %d', (share, month) => {
    const curve = growthIn('corrected')?.curves.find(({ kept }) => kept.value === share)
    expect(curve?.sizes).toHaveLength(37)
    expect(curve?.sizes[0]?.value).toBe(1024)
    expect(curve?.sizes[12]?.value).toBeCloseTo(1024 + share * 2600, 9)
    expect(curve?.full?.value).toBe(month)
  })

  it('is counted from its start again each year as Microsoft (MS23)', () => {
    const [as, ours] = [growthIn('microsoft'), growthIn('corrected')].map((one) =>
      one?.curves[4]?.sizes.map(({ value }) => value),
    )
    expect(as?.slice(0, 13)).toEqual(ours?.slice(0, 13))
    expect((as?.[13] ?? 0) - (ours?.[13] ?? 0)).toBeCloseTo(1024, 9)
    expect((as?.[36] ?? 0) - (ours?.[36] ?? 0)).toBeCloseTo(2048, 9)
  })

  it('that gets nothing never reaches its quota', () => {
    const idle = planFromKeys({ tiers: [{ n: 1, msgs: 0, kb: 0, initial: 100, quota: 101 }] })
    const [tier] = growth(idle, 'corrected', mailbox(idle, 'corrected')).tiers
    expect(tier?.curves.map(({ full }) => full)).toEqual([null, null, null, null, null])
  })

  it('that starts at its quota is there at once', () => {
    const full = planFromKeys({ tiers: [{ n: 1, initial: 2048, quota: 2048 }] })
    const [tier] = growth(full, 'corrected', mailbox(full, 'corrected')).tiers
    expect(tier?.curves.map((curve) => curve.full?.value)).toEqual([0, 0, 0, 0, 0])
  })
})
