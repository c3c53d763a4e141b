import { describe, expect, it } from 'vitest'
import { defaultPlan, shortTierTitle, tierTitle } from '../../../src/engine/index.ts'
import { placedTiers } from '../../../src/engine/sizing/tier.ts'

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
