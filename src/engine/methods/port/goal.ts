import { considersArrays } from '../../plan/features.ts'
import type { Plan, Ranking } from '../../plan/plan.ts'

/** What layouts are ordered by: the recommendation, or one ranking. */
export type Goal = Ranking | 'recommended'

/** Goal of a plan: its ranking, or the recommendation if it ranks by arrays and considers none. */
export function goalOf(plan: Plan): Goal {
  return plan.ranking === 'arrays' && !considersArrays(plan) ? 'recommended' : plan.ranking
}
