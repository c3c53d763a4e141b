import type fc from 'fast-check'
import { expect } from 'vitest'
import { type Plan, type Sizing, size } from '../../src/engine/index.ts'
import { hasFeature } from '../../src/engine/plan/features.ts'
import { ofPapers, plans, sound, workedIn } from './plans.ts'

/** What floating-point arithmetic may leave, as a share. */
export const dust = 1e-9

/** A plan with some answers about its servers and copies changed. */
export const withAvailability = (plan: Plan, change: Partial<Plan>): Plan => ({
  ...plan,
  ...change,
})

/** Plans of one way, in every version of the papers that knows it. */
const plansOf = (change: Partial<Plan>): fc.Arbitrary<Plan> =>
  plans
    .map((plan) => withAvailability(ofPapers(plan), change))
    .map(
      (plan): Plan =>
        plan.availability !== 'dag' || hasFeature(plan, 'dag')
          ? plan
          : { ...plan, exchange: '2010' },
    )
    .map(sound)
    .filter((plan) => size(plan).ok)

/** Plans for every way databases may be placed on servers. */
export const spreadPlans = plansOf({ availability: 'dag', worstCase: 'spread', survive: 'servers' })
export const oneServerPlans = plansOf({ availability: 'dag', worstCase: 'one server' })
export const standalonePlans = plansOf({ availability: 'none' })

/** What is the same however a server came by its worst case: every figure but the lesser cases. */
function figuresOf({ databases, iops, ...sizing }: Sizing) {
  const { cases: layouts, dags: _, ...layout } = databases
  const { cases: loads, ...load } = iops
  const ends = [layouts[0].share, layouts.at(-1)?.share, loads[0], loads.at(-1)]
  return workedIn([sizing, layout, load, ends])
}

/** Two sizings of which every figure is the same, but for dust, and every limit they break. */
export function sameFigures(one: Sizing, other: Sizing): void {
  const [ours, theirs] = [figuresOf(one), figuresOf(other)]
  expect(ours.length).toBeGreaterThan(30)
  expect(ours.map(({ unit }) => unit)).toEqual(theirs.map(({ unit }) => unit))
  ours.forEach(({ label, value }, at) => {
    const apart = Math.abs(value - (theirs[at]?.value ?? Number.NaN))
    expect(apart, label).toBeLessThanOrEqual(dust * Math.abs(value))
  })
  expect(one.broken).toEqual(other.broken)
}
