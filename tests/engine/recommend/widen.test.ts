import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Plan, recommend, widen } from '../../../src/engine/index.ts'
import { planWith, sized, soundPlans } from '../plans.ts'

const widened = (plan: Plan) => widen(plan, sized(plan))

describe('what would fit beyond the designs considered', () => {
  it('is more arrays per server where these do', () => {
    // 20,700 mailboxes: two arrays of RAID 6 on a server hold too little.
    const plan = planWith({ mailboxes: 18_000 })
    expect(recommend(plan, sized(plan)).proposed).toBeNull()
    const found = widened(plan)
    expect(found?.storage).toEqual({
      ...plan.storage,
      arraysPerServer: found?.candidate.perServer,
    })
    expect(found?.candidate.perServer).toBeGreaterThan(2)
  })

  it('is another RAID policy or model only where arrays alone do not', () => {
    const plan = planWith({ quotaMb: 5000 }, { storage: { models: 'PS4100XV' } })
    const found = widened(plan)
    expect(found?.storage.models).toBe('any')
    expect(widened(planWith({}, { storage: { models: 'PS4100XV' } }))?.storage.models).toBe(
      'PS4100XV',
    )
  })

  it('is nothing where no array carries the load', () => {
    expect(widened(planWith({ mailboxes: 1_000_000 }))).toBeNull()
  })

  it('fits when it is asked for, and is what is proposed then', () => {
    fc.assert(
      fc.property(soundPlans, (plan) => {
        const found = widened(plan)
        if (!found) return
        const asked = { ...plan, storage: found.storage }
        const { proposed } = recommend(asked, sized(asked))
        expect(proposed?.verdict).not.toBe('does not fit')
        expect(proposed?.perServer).toBe(found.candidate.perServer)
        expect(proposed?.array.model).toBe(found.candidate.array.model)
      }),
      { numRuns: 60 },
    )
  }, 60_000)
})
