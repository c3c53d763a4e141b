import {
  type Advice,
  advise,
  type Designs,
  methodOf,
  type Plan,
  type Recommendation,
  recommend,
} from '../../engine/index.ts'
import type { Results } from './results.ts'

// Plans that share results differ in their names and in what is accepted: the rest is the same.
const recommended = new WeakMap<Results, Recommendation>()
const designed = new WeakMap<Results, Designs>()
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

/** Every design of a plan by its results, and the one proposed, made when they are first shown. */
export function designsOf(plan: Plan, results: Results): Designs {
  const known = designed.get(results)
  if (known) return known
  const designs = methodOf(plan).designs(plan, results.sizing)
  designed.set(results, designs)
  return designs
}

/** The advice for a plan by its results, made when it is first shown. */
export function adviceOf(plan: Plan, results: Results): readonly Advice[] {
  const known = advised.get(results)
  if (known) return known
  const advice = advise(plan, results.sizing, recommendationOf(plan, results))
  advised.set(results, advice)
  return advice
}
