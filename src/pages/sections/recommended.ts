import { recommendationOf } from '../../app/store/recommendation.ts'
import { resultsOf } from '../../app/store/results.ts'
import type { Candidate, Plan, Recommendation, Sizing } from '../../engine/index.ts'

/** Every design judged for the plan of a section. */
export function recommended(plan: Plan, sizing: Sizing): Recommendation {
  return recommendationOf(plan, resultsOf(plan) ?? { sizing })
}

/** The arrays proposed for the plan of a section; null where none are. */
export function proposedArrays(plan: Plan, sizing: Sizing): Candidate | null {
  return recommended(plan, sizing).proposed
}
