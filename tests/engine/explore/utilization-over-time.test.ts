import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildCalled, carriedBy, designOf } from '../../../src/engine/designs/design-of.ts'
import { defaultPlan, type Plan, utilizationOverTime } from '../../../src/engine/index.ts'
import { planWith, sized } from '../plans.ts'

const build = buildCalled(defaultPlan, 'ps6100xv-600-raid6-1')
if (!build) throw new Error('The worked example considers its own design')

const over = (plan: Plan) => {
  const { now, horizon } = utilizationOverTime(plan, sized(plan), build)
  if (!now) throw new Error('It can be sized without its growth')
  return { now, horizon }
}

describe('the worked example', () => {
  const { now, horizon } = over(defaultPlan)

  it('is used at the horizon as the plan is sized', () => {
    const sizing = sized(defaultPlan)
    expect(horizon.mailboxes.value).toBeCloseTo(6900)
    expect(horizon.capacity.value).toBe(9800 / 11_400)
    const carried = carriedBy(designOf(defaultPlan, sizing, build)).value
    expect(horizon.iops.value).toBe(sizing.iops.judged.value / carried)
  })

  it('is used less by the mailboxes of today, in the same seven databases', () => {
    expect(now.mailboxes.value).toBe(6000)
    // 8,091.6 GB ÷ 1.15 ÷ 7 × 1.2 is 1,206 GB: a volume of 1,300 GB.
    expect(now.needed.value).toBe(7 * 1300)
    expect(now.iops.value).toBeLessThan(horizon.iops.value)
  })
})

it('is the same now and at the horizon where nothing grows', () => {
  const { now, horizon } = over(planWith({ growth: 0 }))
  expect(now.capacity.value).toBe(horizon.capacity.value)
  expect(now.iops.value).toBe(horizon.iops.value)
})

it('is fuller now where the mailboxes become fewer', () => {
  const { now, horizon } = over(planWith({ growth: -40 }))
  expect(now.capacity.value).toBeGreaterThan(horizon.capacity.value)
  expect(now.iops.value).toBeGreaterThan(horizon.iops.value)
})

it('never falls as the mailboxes grow', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 500, noNaN: true }), (growthPercent) => {
      const { now, horizon } = over(planWith({ growth: growthPercent }))
      expect(horizon.capacity.value).toBeGreaterThanOrEqual(now.capacity.value)
      expect(horizon.iops.value).toBeGreaterThanOrEqual(now.iops.value)
    }),
  )
})
