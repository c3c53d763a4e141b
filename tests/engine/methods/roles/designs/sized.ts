import { type Plan, size } from '../../../../../src/engine/index.ts'
import {
  isByRoles,
  type SizedByRoles,
} from '../../../../../src/engine/methods/roles/sized-by-roles.ts'
import { type KeyInput, planFromKeys } from '../../../../roles/plan-from-keys.ts'

type Sized = { readonly plan: Plan; readonly sizing: SizedByRoles }

/** A design of the method as a plan with its sizing, some answers changed. */
export function sized(design: KeyInput, more: Partial<Plan> = {}): Sized {
  return sizedPlan({ ...planFromKeys(design), ...more })
}

/** A plan with its sizing by the method. */
export function sizedPlan(plan: Plan): Sized {
  const result = size(plan)
  if (!result.ok) throw new Error(result.problems.map(({ code }) => code).join())
  if (!isByRoles(result.sizing)) throw new Error('The plan is sized by the papers')
  return { plan, sizing: result.sizing }
}
