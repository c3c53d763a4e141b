import { describe, expect, it } from 'vitest'
import { shown } from '../../../../../src/engine/core/shown.ts'
import { defaultPlan, shortTierTitle, tierTitle } from '../../../../../src/engine/index.ts'
import { placedTiers } from '../../../../../src/engine/sizing/tiers.ts'
import { memoryOf, planWith, sized } from '../../../plans.ts'

it.each([
  [6000, 15, 6900],
  [6000, 0, 6000],
  [6000, -50, 3000],
  [1, -50, 1],
  [3, 10, 4],
  [1_000_000, 500, 6_000_000],
])('%d mailboxes and %d percent growth are sized as %d', (mailboxes, growthPercent, out) => {
  expect(shown(sized(planWith({ mailboxes, growth: growthPercent })).mailboxes)).toBe(out)
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
  it('is its name, or its number', () => {
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

  it('is nothing where there is only one', () => {
    expect(placedTiers({ ...defaultPlan, tiers: [named('VIP')] })[0].title).toBeUndefined()
    const two = placedTiers({ ...defaultPlan, tiers: [named('VIP'), tier] })
    expect(two.map(({ title }) => title)).toEqual(['VIP', 'Tier 2'])
  })
})
