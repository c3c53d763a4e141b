import type { Recommendation } from '../../engine/designs/index.ts'
import { type Advice, advise, type Plan, recommend } from '../../engine/index.ts'
import { type DesignsOfPlan, methodOf } from '../../engine/methods/index.ts'
import { firstPlanWithResults, type Results } from './results.ts'

const advised = new WeakMap<Results, readonly Advice[]>()

/**
 * Every design judged against the results of a plan, made on first use. Separate from the results,
 * so that the form waits neither for what only later pages show nor for the tested blocks.
 */
export function recommendationOf(plan: Plan, results: Results): Recommendation {
  return recommend(firstPlanWithResults(plan, results), results.sizing)
}

export function designsOf(plan: Plan, results: Results): DesignsOfPlan {
  return methodOf(plan).designs(firstPlanWithResults(plan, results), results.sizing)
}

export function adviceOf(plan: Plan, results: Results): readonly Advice[] {
  const known = advised.get(results)
  if (known) return known
  const advice = advise(plan, results.sizing, recommendationOf(plan, results))
  advised.set(results, advice)
  return advice
}
