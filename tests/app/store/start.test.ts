import { describe, expect, it } from 'vitest'
import { project } from '../../../src/app/store/project.ts'
import { isAllAsBegun, isExample, isNew, newPlan } from '../../../src/app/store/start.ts'
import {
  decideAutomatic,
  defaultPlan,
  fields,
  type Plan,
  withVersion,
} from '../../../src/engine/index.ts'

const [tier] = defaultPlan.tiers
if (!tier) throw new Error('A plan has a tier')

describe('the worked example', () => {
  it('is a plan of which no answer was changed, whatever it is called', () => {
    expect(isExample(defaultPlan)).toBe(true)
    expect(isExample({ ...defaultPlan, name: 'Contoso', customer: 'Contoso Ltd' })).toBe(true)
  })

  it('is no plan with an answer, a version, a tier or a list of its own', () => {
    const others: readonly Plan[] = [
      { ...defaultPlan, servers: 5 },
      withVersion(defaultPlan, '2019'),
      { ...defaultPlan, tiers: [{ ...tier, mailboxes: 5999 }] },
      { ...defaultPlan, tiers: [tier, tier] },
    ]
    expect(others.map(isExample)).toEqual(others.map(() => false))
  })

  it('is left by any answer of one’s own', () => {
    const numbers = fields
      .filter(({ kind, scope }) => kind === 'number' && scope === 'plan')
      .filter(({ isPrice }) => !isPrice)
    expect(numbers.length).toBeGreaterThan(10)
    for (const { key } of numbers)
      expect(isExample({ ...defaultPlan, [key]: 12.5 }), key).toBe(false)
  })

  it('is left by a second variant, and by what is typed and no answer yet', () => {
    const now = project.getInitialState()
    expect(isAllAsBegun(now)).toBe(true)
    expect(isExample({ ...defaultPlan, prices: { 'PS6100XV-600': 9000 } })).toBe(false)
    expect(isAllAsBegun({ ...now, drafts: { 'mailboxes 0': '6k' } })).toBe(false)
    const { plan, tierIds, computed, drafts, origins } = now
    const other = { id: 2, state: { plan, tierIds, computed, drafts, origins } }
    expect(isAllAsBegun({ ...now, after: [other] })).toBe(false)
  })
})

describe('a new plan', () => {
  it('is nobody’s yet, with whatever the program decided of it', () => {
    const now = project.getInitialState()
    const { plan } = decideAutomatic(newPlan)
    expect(plan).not.toBe(newPlan)
    for (const one of [newPlan, plan]) {
      expect([isNew(one), isExample(one)]).toEqual([true, false])
      expect(isAllAsBegun({ ...now, plan: one })).toBe(true)
    }
    expect(isNew({ ...plan, automatic: [] })).toBe(false)
    expect(isNew({ ...plan, name: 'Contoso' })).toBe(false)
    expect(isAllAsBegun({ ...now, plan: { ...plan, bays: 16 } })).toBe(false)
  })
})
