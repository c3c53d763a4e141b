import { expect, it } from 'vitest'
import { resultsOf, sizeOf } from '../../../src/app/store/results.ts'
import { planWith } from '../../engine/plans.ts'

it('results are made once for the plans on screen, and not kept for all in the history', () => {
  const plans = Array.from({ length: 30 }, (_unused, at) => planWith({ mailboxes: 1000 + at }))
  const [first] = plans
  if (!first) throw new Error('There are thirty')
  const results = resultsOf(first)
  // One that is asked for again and again stays.
  const sizings = plans.map((plan) => [sizeOf(plan), resultsOf(first)] as const)
  for (const [, again] of sizings) expect(again).toBe(results)
  const kept = plans.filter((plan, at) => sizeOf(plan) === sizings[at]?.[0])
  expect(kept).not.toContain(plans[1])
})
