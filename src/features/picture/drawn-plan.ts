import { recommendationOf } from '../../app/store/recommendation.ts'
import type { Results } from '../../app/store/results.ts'
import type { Plan } from '../../engine/index.ts'
import { hasCapacityFigures } from '../../engine/methods/papers/index.ts'
import { hasStageResults } from '../../engine/methods/roles/index.ts'
import type { Format } from '../../ui/format.ts'
import type { DrawnDagFailure } from './drawn-dags.ts'
import type { DrawnDesign } from './drawn-design.ts'
import { drawnPaperDesign } from './drawn-paper-design.ts'
import { drawnRoleDesign } from './drawn-role-design.ts'

/** Drawn design of a plan, with failed servers; null if the results cannot be drawn. */
export function drawnDesignOfPlan(
  plan: Plan,
  results: Results,
  format: Format,
  failed: DrawnDagFailure | null,
): DrawnDesign | null {
  const { sizing } = results
  if (hasStageResults(sizing)) return drawnRoleDesign({ plan, sizing, format }, failed)
  if (!hasCapacityFigures(sizing)) return null
  return drawnPaperDesign({ plan, sizing, recommendation: recommendationOf(plan, results) }, failed)
}
