import { type Advice, advise, type Plan } from '../../engine/index.ts'
import { recommendationOf } from './recommendation.ts'
import type { Results } from './results.ts'

/** Plans that share results differ in their names and in what is accepted: advice is the same. */
const advised = new WeakMap<Results, readonly Advice[]>()

/**
 * The advice for a plan by its results, made when it is first shown. Apart from the results, so that
 * the first screen does not wait for checks that only later pages show.
 */
export function adviceOf(plan: Plan, results: Results): readonly Advice[] {
  const known = advised.get(results)
  if (known) return known
  const advice = advise(plan, results.sizing, recommendationOf(plan, results))
  advised.set(results, advice)
  return advice
}
