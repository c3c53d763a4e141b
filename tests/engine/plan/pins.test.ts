import { describe, expect, it } from 'vitest'
import { defaultPlan, fields, pinKeys, withPin } from '../../../src/engine/index.ts'
import { keepsPins, withPinsOf } from '../../../src/engine/plan/pins.ts'
import { planWith } from '../plans.ts'

describe('pinned answers', () => {
  it('can be all but prices, each once, by the alphabet', () => {
    const asked = fields.filter(({ isPrice, key }) => !(isPrice && key.startsWith('price-')))
    expect(pinKeys).toEqual(asked.map(({ key }) => key).sort())
    expect(new Set(pinKeys).size).toBe(pinKeys.length)
  })

  it('stand in the plan once, in their order, until they are free again', () => {
    const both = withPin(
      withPin(withPin(defaultPlan, 'servers', true), 'quota', true),
      'quota',
      true,
    )
    expect(both.pinned).toEqual(['quota', 'servers'])
    expect(withPin(both, 'quota', false).pinned).toEqual(['servers'])
    expect(withPin(defaultPlan, 'no answer', true).pinned).toEqual([])
  })

  it('are kept by a plan that has them in every tier, and given back to one that has not', () => {
    const [tier] = defaultPlan.tiers
    const two = { ...defaultPlan, tiers: [tier, { ...tier, quota: 900 }] } as const
    const plan = withPin(withPin(two, 'quota', true), 'copies', true)
    const other = {
      ...plan,
      ...{ copies: 2, servers: 9 },
      tiers: [tier, { ...tier, quota: 901, growth: 3 }],
    } as const
    expect(keepsPins(plan, { ...plan, servers: 9 })).toBe(true)
    expect(keepsPins(plan, { ...plan, copies: 2 })).toBe(false)
    expect(keepsPins(plan, { ...plan, tiers: other.tiers })).toBe(false)
    const back = withPinsOf(plan, other)
    expect(keepsPins(plan, back)).toBe(true)
    expect(back).toEqual({
      ...plan,
      servers: 9,
      tiers: [tier, { ...tier, quota: 900, growth: 3 }],
    })
    expect(withPinsOf(planWith({}, {}), other)).toBe(other)
  })
})
