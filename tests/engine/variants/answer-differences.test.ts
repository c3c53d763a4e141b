import { describe, expect, it } from 'vitest'
import { defaultPlan, fieldOf, type Plan, type Tier } from '../../../src/engine/index.ts'
import { withVersion } from '../../../src/engine/plan/with-version.ts'
import { matchedTiers } from '../../../src/engine/variants/answer-differences.ts'
import {
  answerDifferences,
  comparedAnswers,
  departuresFromDefaults,
} from '../../../src/engine/variants/index.ts'
import { planWith } from '../plans.ts'

const keysOf = (...plans: readonly Plan[]) => answerDifferences(plans).map(({ field }) => field.key)

const [usual] = defaultPlan.tiers
const named = (...names: readonly [string, ...string[]]): Plan => {
  const [first, ...rest] = names.map((name): Tier => ({ ...usual, name }))
  if (!first) throw new Error('A plan has a tier')
  return { ...defaultPlan, tiers: [first, ...rest] }
}

describe('the answers of several plans beside each other', () => {
  it('differ in nothing for a copy, whatever it is called', () => {
    expect(keysOf(defaultPlan, { ...defaultPlan, name: 'Copy', customer: 'Contoso' })).toEqual([])
    expect(comparedAnswers([defaultPlan]).length).toBeGreaterThan(20)
    expect(comparedAnswers([defaultPlan]).every(({ differs }) => !differs)).toBe(true)
  })

  it('differ in what was changed, with what each plan has', () => {
    const other = planWith({ quota: 5000 }, { copies: 3 })
    const found = answerDifferences([defaultPlan, other, defaultPlan])
    expect(found.map(({ field, answers }) => [field.key, answers])).toEqual([
      ['quota', [700, 5000, 700]],
      ['copies', [4, 3, 4]],
    ])
  })

  it('have prices where one was entered', () => {
    const priced = { ...defaultPlan, prices: { 'PS6100XV 600': 30_000 } }
    expect(answerDifferences([defaultPlan, priced]).map(({ answers }) => answers)).toEqual([
      [null, 30_000],
    ])
  })

  it('of two methods differ in what is asked by both, and beyond that in what departs from a default', () => {
    const later = withVersion(defaultPlan, '2019')
    const keys = keysOf(defaultPlan, later)
    expect(keys).toContain('exchange')
    expect(keys.length).toBeLessThan(10)
    const ofThree = fieldOf('activeServers').write(later, 0, 7)
    expect(keysOf(defaultPlan, ofThree).filter((key) => !keys.includes(key))).toEqual([
      'activeServers',
    ])
    const servers = comparedAnswers([defaultPlan, ofThree]).find(
      ({ field }) => field.key === 'activeServers',
    )
    expect(servers?.answers).toEqual([undefined, 7])
  })

  it('stand beside each other tier by tier, of the same name wherever it stands', () => {
    expect(matchedTiers([named('VIP', 'Staff'), named('Staff', 'VIP')])).toEqual([
      [0, 1],
      [1, 0],
    ])
    expect(matchedTiers([named('VIP', 'Staff'), named('VIP', 'New', 'Staff')])).toEqual([
      [0, 0],
      [1, 2],
      [null, 1],
    ])
  })

  it('take a tier of another name for that at its place, and unnamed ones by their place', () => {
    expect(matchedTiers([named('VIP', 'Staff'), named('Executives', 'Staff')])).toEqual([
      [0, 0],
      [1, 1],
    ])
    expect(matchedTiers([named('', ''), named('')])).toEqual([
      [0, 0],
      [1, null],
    ])
  })

  it('have every tier of every plan once', () => {
    const plans = [named('A', 'A', ''), named('', 'A'), named('B', 'A', 'A', 'C')]
    const rows = matchedTiers(plans)
    for (const [at, { tiers }] of plans.entries())
      expect(rows.flatMap((places) => places[at] ?? []).sort()).toEqual([...tiers.keys()])
  })

  it('say of a tier that a plan lacks the main answers of the other', () => {
    const keys = keysOf(named('VIP'), named('VIP', 'Staff'))
    expect(keys).toContain('mailboxes')
    expect(keys).toContain('quota')
    expect(keys).not.toContain('measuredIops')
  })
})

describe('the departures of a plan', () => {
  it('leave out the defaults of the method', () => {
    expect(departuresFromDefaults(defaultPlan)).toEqual([])
    expect(
      departuresFromDefaults(withVersion(defaultPlan, '2019')).map(({ field }) => field.key),
    ).toEqual(['exchange'])
  })

  it('are told tier by tier, with the default, and whether they count', () => {
    const [first] = defaultPlan.tiers
    const plan: Plan = { ...defaultPlan, tiers: [first, { ...first, quota: 2000, blackBerry: 10 }] }
    expect(
      departuresFromDefaults(plan).map(({ field, tier, value, usual: from, counts }) => [
        field.key,
        tier,
        value,
        from,
        counts,
      ]),
    ).toEqual([
      ['blackBerry', 1, 10, 0, false],
      ['quota', 1, 2000, 700, true],
    ])
  })
})
