// @vitest-environment-options {"alone": "new defaults"}
import { describe, expect, it, vi } from 'vitest'
import { decodePlan, encodePlan } from '../../src/codec/index.ts'
import { defaultPlan } from '../../src/engine/index.ts'
import { linksOfVersion1, opened } from './golden.ts'

// A later release, in which a new plan starts from other answers.
vi.mock('../../src/engine/index.ts', async (load) => {
  const engine = await load<typeof import('../../src/engine/index.ts')>()
  const [tier] = engine.defaultPlan.tiers
  const later = {
    ...engine.defaultPlan,
    exchange: 'SE',
    logDays: 5,
    tiers: [{ ...tier, quota: 50_000 }],
  }
  return { ...engine, defaultPlan: later }
})

describe('when a new plan starts from other answers', () => {
  it.each(linksOfVersion1)('a link opens to the plan it was made of: $name', ({ code, plan }) => {
    expect(defaultPlan.exchange).toBe('SE')
    expect(decodePlan(code)).toStrictEqual({ ...opened(plan), leftOut: 0 })
  })

  it('a link carries those answers', () => {
    const { code } = encodePlan(defaultPlan)
    expect(decodePlan(code)).toStrictEqual({ ok: true, plan: defaultPlan, leftOut: 0 })
  })
})
