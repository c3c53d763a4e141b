import { recommendationOf } from '../../app/store/recommendation.ts'
import { resultsOf } from '../../app/store/results.ts'
import type { Plan, Recommendation, Sizing } from '../../engine/index.ts'

/** Every design judged for the plan of a section. */
export function recommended(plan: Plan, sizing: Sizing): Recommendation {
  return recommendationOf(plan, resultsOf(plan) ?? { sizing })
}
