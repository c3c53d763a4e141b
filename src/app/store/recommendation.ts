import { type Plan, type Recommendation, recommend } from '../../engine/index.ts'
import type { Results } from './results.ts'

/** Plans that share results share every design judged against them. */
const recommended = new WeakMap<Results, Recommendation>()

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
