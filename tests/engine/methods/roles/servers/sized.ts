import { type Plan, size } from '../../../../../src/engine/index.ts'
import {
  isByRoles,
  type SizedByRoles,
} from '../../../../../src/engine/methods/roles/sized-by-roles.ts'
import { type KeyInput, planFromKeys } from '../../../../roles/plan-from-keys.ts'

/** A design of the method as a plan with its sizing, some answers changed. */
export function sized(
  design: KeyInput,
  more: Partial<Plan> = {},
): { readonly plan: Plan; readonly sizing: SizedByRoles } {
  const plan = { ...planFromKeys(design), ...more }
  const result = size(plan)
  if (!result.ok) throw new Error(result.problems.map(({ code }) => code).join())
  if (!isByRoles(result.sizing)) throw new Error('The plan is sized by the papers')
  return { plan, sizing: result.sizing }
}
