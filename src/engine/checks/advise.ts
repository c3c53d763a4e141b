import type { Advice } from '../core/check.ts'
import type { Recommendation } from '../design/recommend.ts'
import type { Plan } from '../plan/plan.ts'
import { roleLimitCodes, roleNoteCodes } from '../roles/check-codes.ts'
import type { Sizing } from '../sizing/size.ts'
import { evidenceChecks } from './evidence-checks.ts'
import { layoutChecks } from './layout-checks.ts'
import { sizeChecks } from './size-checks.ts'

/** All checks, limits first: links hold what was accepted in this order. */
const checks = [...sizeChecks, ...layoutChecks, ...evidenceChecks]

/** The code of a check. */
export type AdviceCode = (typeof checks)[number]['code']

/** The codes of all checks, in their order. They stay the same in every version. */
export const adviceCodes: readonly string[] = [
  ...checks.map(({ code }) => code),
  ...roleLimitCodes,
  ...roleNoteCodes,
]

/**
 * Holds a plan against every check. Returns the advice it gives cause to, in the order of
 * `adviceCodes`; empty when every check is met. The sizing and the recommendation are those of the
 * plan. Advice changes no figure and blocks nothing.
 */
export function advise(
  plan: Plan,
  sizing: Sizing,
  recommendation: Recommendation,
): readonly Advice[] {
  const found = checks.flatMap(({ advice }) => advice({ plan, sizing, recommendation }) ?? [])
  return sizing.method === 'roles' ? [...sizing.advice, ...found] : found
}
