import { isByRoles, type Plan } from '../../engine/index.ts'
import type { Format } from '../../ui/format.ts'
import { recommendationOf } from '../store/recommendation.ts'
import type { Results } from '../store/results.ts'
import { paperAnswer } from './paper-answer.ts'
import type { PlanAnswer } from './plan-answer.ts'
import { roleAnswer } from './role-answer.ts'

/** What a plan comes to by its results: its level, what is proposed, what binds, what it costs. */
export function answerOf(plan: Plan, results: Results, format: Format): PlanAnswer {
  const { sizing } = results
  if (isByRoles(sizing)) return roleAnswer(plan, sizing, format)
  return paperAnswer(plan, sizing, recommendationOf(plan, results), format)
}
