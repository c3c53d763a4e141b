import type { Advice } from '../core/check.ts'
import type { Recommendation } from '../designs/recommend.ts'
import {
  isBlanking,
  type RoleAdviceCode,
  type RoleCheckCode,
  roleLimitCodes,
  roleNoteCodes,
} from '../methods/roles/check-codes.ts'
import { isByRoles } from '../methods/roles/sized-by-roles.ts'
import { methodIdOf } from '../plan/features.ts'
import type { Plan } from '../plan/plan.ts'
import type { Sizing } from '../sizing/sizing.ts'
import { evidenceChecks } from './evidence-checks.ts'
import { layoutChecks } from './layout-checks.ts'
import { namingChecks } from './naming-checks.ts'
import { recoveryChecks } from './recovery-checks.ts'
import { sizeChecks } from './size-checks.ts'

/** All checks of this room that hold by either method, limits first. */
const checks = [...sizeChecks, ...layoutChecks, ...evidenceChecks]

/** Checks of what is asked beside the steps. */
const checksBeside = [...namingChecks, ...recoveryChecks]

/** The code of a check. */
export type AdviceCode =
  | (typeof checks)[number]['code']
  | RoleAdviceCode
  | (typeof checksBeside)[number]['code']

/**
 * The codes of all checks, limits first: links hold what was accepted in this order. They stay the
 * same in every version.
 */
export const adviceCodes: readonly string[] = [
  ...roleLimitCodes,
  ...checks.map(({ code }) => code),
  ...roleNoteCodes,
  ...checksBeside.map(({ code }) => code),
]

/** How many checks a plan is held against: those of the roles only where they size it. */
export function checksOf(plan: Pick<Plan, 'exchange'>): number {
  return methodIdOf(plan) === 'roles' ? adviceCodes.length : checks.length + recoveryChecks.length
}

/**
 * Holds a plan against every check. Returns the advice it gives cause to, in the order of
 * `adviceCodes`; empty when every check is met. The sizing and the recommendation are those of the
 * plan. Advice changes no figure and blocks nothing.
 */
export function advise(
  plan: Plan,
  sizing: Sizing,
  recommendation: Recommendation,
): readonly Advice<AdviceCode>[] {
  const found = checks.flatMap(({ advice }) => advice({ plan, sizing, recommendation }) ?? [])
  const ofRoles = isByRoles(sizing) ? sizing.parts.checks.flatMap(adviceOf) : []
  const beside = checksBeside.flatMap(
    ({ advice }) => advice({ plan, sizing, recommendation }) ?? [],
  )
  const isLimit = ({ severity }: Advice) => severity === 'limit'
  const notes = ofRoles.filter((advice) => !isLimit(advice))
  return [...ofRoles.filter(isLimit), ...found, ...notes, ...beside]
}

/** What a check of the roles advises; one that leaves no results is told as a problem. */
function adviceOf({ advice }: { readonly advice: Advice<RoleCheckCode> | null }) {
  return advice && isAdvice(advice) ? [advice] : []
}

function isAdvice(advice: Advice<RoleCheckCode>): advice is Advice<RoleAdviceCode> {
  return !isBlanking(advice.code)
}
