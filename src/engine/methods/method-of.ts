import type { MethodId } from '../exchange/version.ts'
import { versionOf } from '../exchange/versions.ts'
import type { Plan } from '../plan/plan.ts'
import type { SizeResult } from '../sizing/sizing.ts'
import { papers } from './papers/papers.ts'
import type { Method } from './port.ts'
import { roles } from './roles/roles.ts'

const methods: Readonly<Record<MethodId, Method>> = { papers, roles }

/** The method that sizes a plan: that of its version. */
export function methodOf(plan: Pick<Plan, 'exchange'>): Method {
  return methods[versionOf(plan).method]
}

/**
 * Sizes a plan by the method of its version: capacity, memory and IOPS of one server, and what the
 * organization adds up to. Not ok when answers contradict each other; the problems name the fields.
 */
export function size(plan: Plan): SizeResult {
  return methodOf(plan).size(plan)
}
