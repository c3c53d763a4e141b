import { recommendationOf } from '../../app/store/recommendation.ts'
import { resultsOf } from '../../app/store/results.ts'
import type { Design, Recommendation } from '../../engine/designs/index.ts'
import type { Plan, Sizing } from '../../engine/index.ts'
import { consideredDesigns } from '../../features/designs/considered.ts'

/** All designs judged for the plan of a section. */
export function recommendationFor(plan: Plan, sizing: Sizing): Recommendation {
  return recommendationOf(plan, resultsOf(plan) ?? { sizing })
}

/** The design proposed for the plan of a section; null if none is. */
export function proposedDesign(plan: Plan, sizing: Sizing): Design | null {
  return consideredDesigns(plan, sizing).proposed
}
