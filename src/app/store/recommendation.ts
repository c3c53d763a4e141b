import {
  type Advice,
  advise,
  type Plan,
  type Recommendation,
  recommend,
} from '../../engine/index.ts'
import type { Results } from './results.ts'

// Plans that share results differ in their names and in what is accepted: the rest is the same.
const recommended = new WeakMap<Results, Recommendation>()
const advised = new WeakMap<Results, readonly Advice[]>()

/**
 * Every design judged against the results of a plan, made when it is first shown. Apart from the
 * results, so that the form waits neither for what only later pages show nor for the tested blocks.
 */
export function recommendationOf(plan: Plan, results: Results): Recommendation {
  const known = recommended.get(results)
  if (known) return known
  const recommendation = recommend(plan, results.sizing)
  recommended.set(results, recommendation)
  return recommendation
}

/** The advice for a plan by its results, made when it is first shown. */
export function adviceOf(plan: Plan, results: Results): readonly Advice[] {
  const known = advised.get(results)
  if (known) return known
  const advice = advise(plan, results.sizing, recommendationOf(plan, results))
  advised.set(results, advice)
  return advice
}
