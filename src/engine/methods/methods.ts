import type { Design } from '../designs/design.ts'
import type { DesignLevel } from '../designs/level.ts'
import type { Recommendation } from '../designs/recommendation.ts'
import type { MethodId } from '../exchange/version.ts'
import { versionOf } from '../exchange/versions.ts'
import type { Plan } from '../plan/plan.ts'
import type { SizeResult, Sizing } from '../sizing/sizing.ts'
import { papersMethod } from './papers/method/papers.ts'
import type { Method } from './port/port.ts'
import { rolesMethod } from './roles/method/roles.ts'

const methods: Readonly<Record<MethodId, Method>> = { papers: papersMethod, roles: rolesMethod }

/** The sizing method for the Exchange version of a plan. */
export function methodOf(plan: Pick<Plan, 'exchange'>): Method {
  return methods[versionOf(plan).method]
}

/** Level of a plan with a design. A plan that breaks a limit of Exchange never holds. */
export function levelOfPlan(plan: Plan, sizing: Sizing, design: Design | null): DesignLevel {
  if (design === null || sizing.broken.length > 0) return 'does not hold'
  return methodOf(plan).levelOf(plan, sizing, design)
}

/** Arrays and tested blocks, judged for a plan in the order of its ranking; and those proposed. */
export function recommend(plan: Plan, sizing: Sizing): Recommendation {
  return methodOf(plan).recommend(plan, sizing)
}

/**
 * Sizes a plan by the method of its version: capacity, memory and IOPS of one server, and totals of
 * the organization. Not ok if answers contradict each other; the problems name the fields.
 */
export function size(plan: Plan): SizeResult {
  return methodOf(plan).size(plan)
}
