import type { Advice, Check } from '../core/check.ts'
import type { Recommendation } from '../designs/recommend.ts'
import type { Sizing } from '../methods/papers/sizing/size.ts'
import {
  isBlanking,
  type RoleAdviceCode,
  type RoleCheckCode,
  roleLimitCodes,
  roleNoteCodes,
} from '../methods/roles/check-codes.ts'
import { isByRoles } from '../methods/roles/sized-by-roles.ts'
import { methodOf } from '../plan/features.ts'
import type { Plan } from '../plan/plan.ts'
import type { Checked } from './checked.ts'
import { evidenceChecks } from './evidence-checks.ts'
import { layoutChecks } from './layout-checks.ts'
import { sizeChecks } from './size-checks.ts'

/** All checks of this room that hold by either method, limits first. */
const checks = [...sizeChecks, ...layoutChecks, ...evidenceChecks]

/** The checks of recovery and backup, which hold by either method and are brought later. Codes never change. */
const recoveryCodes = ['recovery-too-long', 'backup-too-long'] as const
/** All checks that are brought with what only the method of role requirements asks. Codes never change. */
const laterCodes = ['names-not-used', 'places-missing', ...recoveryCodes] as const
type LaterCode = (typeof laterCodes)[number]

let later: readonly Check<Checked, LaterCode>[] = []

/** Brings the checks that need what is fetched later. */
export function bringChecks(brought: typeof later): void {
  later = brought
}

/** The code of a check. */
export type AdviceCode = (typeof checks)[number]['code'] | RoleAdviceCode | LaterCode

/**
 * The codes of all checks, limits first: links hold what was accepted in this order. They stay the
 * same in every version.
 */
export const adviceCodes: readonly string[] = [
  ...roleLimitCodes,
  ...checks.map(({ code }) => code),
  ...roleNoteCodes,
  ...laterCodes,
]

/** How many checks a plan is held against: those of the roles only where they size it. */
export function checksOf(plan: Pick<Plan, 'exchange'>): number {
  return methodOf(plan) === 'roles' ? adviceCodes.length : checks.length + recoveryCodes.length
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
  const brought = later.flatMap(({ advice }) => advice({ plan, sizing, recommendation }) ?? [])
  const isLimit = ({ severity }: Advice) => severity === 'limit'
  const notes = ofRoles.filter((advice) => !isLimit(advice))
  return [...ofRoles.filter(isLimit), ...found, ...notes, ...brought]
}

/** What a check of the roles advises; one that leaves no results is told as a problem. */
function adviceOf({ advice }: { readonly advice: Advice<RoleCheckCode> | null }) {
  return advice && isAdvice(advice) ? [advice] : []
}

function isAdvice(advice: Advice<RoleCheckCode>): advice is Advice<RoleAdviceCode> {
  return !isBlanking(advice.code)
}
