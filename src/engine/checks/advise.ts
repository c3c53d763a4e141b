import type { Advice, Check, Severity } from '../core/check.ts'
import type { Recommendation } from '../designs/recommend.ts'
import type { Checked } from '../methods/checked.ts'
import { methodOf } from '../methods/method-of.ts'
import { sizeChecks } from '../methods/papers/checks/size-checks.ts'
import { roleLimitCodes, roleNoteCodes } from '../methods/roles/check-codes.ts'
import { memoryBelowVersion } from '../methods/roles/memory-check.ts'
import { namingChecks } from '../methods/roles/naming-checks.ts'
import { roleRiskChecks } from '../methods/roles/servers/risk-checks.ts'
import type { Plan } from '../plan/plan.ts'
import type { Sizing } from '../sizing/sizing.ts'
import { evidenceChecks } from './evidence-checks.ts'
import { laterRiskChecks } from './later-risk-checks.ts'
import { layoutChecks } from './layout-checks.ts'
import { recoveryChecks } from './recovery-checks.ts'
import { riskChecks } from './risk-checks.ts'

/** The checks that every plan is held against, beside those of its method and of recovery. */
const checks = [...sizeChecks, ...layoutChecks, ...evidenceChecks]

const codesOf = <Code extends string>(of: readonly { readonly code: Code }[]) =>
  of.map(({ code }) => code)

const codes = [
  ...roleLimitCodes,
  ...codesOf(checks),
  ...roleNoteCodes,
  ...codesOf([memoryBelowVersion]),
  ...codesOf(namingChecks),
  ...codesOf(recoveryChecks),
  ...codesOf(riskChecks),
  ...codesOf(roleRiskChecks),
  ...codesOf(laterRiskChecks),
]

/** The code of a check. */
export type AdviceCode = (typeof codes)[number]

/**
 * The codes of all checks, limits first: links hold what was accepted in this order. They stay the
 * same in every version.
 */
export const adviceCodes: readonly string[] = codes

/** The gravest first. */
const severities: readonly Severity[] = ['limit', 'warning', 'note']

/** How many checks a plan is held against: those of every plan and those of its method. */
export function checksOf(plan: Pick<Plan, 'exchange'>): number {
  const all = [checks, methodOf(plan).checks, recoveryChecks, riskChecks, laterRiskChecks]
  return all.reduce((sum, { length }) => sum + length, 0)
}

/**
 * Holds a plan against every check. Returns the advice it gives cause to, limits first, warnings
 * before notes; empty when every check is met. The sizing and the recommendation are
 * those of the plan. Advice changes no figure and blocks nothing.
 */
export function advise(
  plan: Plan,
  sizing: Sizing,
  recommendation: Recommendation,
): readonly Advice[] {
  const checked = { plan, sizing, recommendation }
  const found = (of: readonly Check<Checked, string>[]) =>
    of.flatMap(({ advice }) => advice(checked) ?? [])
  const all = [
    ...found(checks),
    ...found(methodOf(plan).checks),
    ...found(recoveryChecks),
    ...found(riskChecks),
    ...found(laterRiskChecks),
  ]
  return severities.flatMap((weight) => all.filter(({ severity }) => severity === weight))
}
