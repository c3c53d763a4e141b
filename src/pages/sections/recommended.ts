import { designsOf, recommendationOf } from '../../app/store/recommendation.ts'
import { resultsOf } from '../../app/store/results.ts'
import type { Design, Designs, Plan, Recommendation, Sizing } from '../../engine/index.ts'

/** Every design judged for the plan of a section. */
export function recommended(plan: Plan, sizing: Sizing): Recommendation {
  return recommendationOf(plan, resultsOf(plan) ?? { sizing })
}

/** Every design of the plan of a section, and the one proposed. */
export function designsFor(plan: Plan, sizing: Sizing): Designs {
  return designsOf(plan, resultsOf(plan) ?? { sizing })
}

/** The design proposed for the plan of a section; null where none is. */
export function proposedDesign(plan: Plan, sizing: Sizing): Design | null {
  return designsFor(plan, sizing).proposed
}
