import {
  copyChecks,
  lighterDagProfileCheck,
  logsBesideDatabaseCheck,
} from './papers/checks/layout-checks.ts'
import { sizeChecks } from './papers/checks/size-checks.ts'
import { roleLimitCodes, roleNoteCodes } from './roles/checks/checks.ts'
import { memoryAboveAdvisedCheck, memoryBelowAdvisedCheck } from './roles/checks/memory-check.ts'
import { namingChecks } from './roles/checks/naming-checks.ts'
import { roleRiskChecks } from './roles/designs/risk-checks.ts'

/** Checks of one method, run on every plan, by place among all checks: links store that order. */
export const checksOfEveryPlan = {
  ofSize: sizeChecks,
  ofCopies: copyChecks,
  ofLogs: logsBesideDatabaseCheck,
  ofProfile: lighterDagProfileCheck,
  ofMemory: memoryAboveAdvisedCheck,
} as const

const codesOf = <Code extends string>(of: readonly { readonly code: Code }[]) =>
  of.map(({ code }) => code)

/** Codes of the checks that a method runs itself (`Method.checks`), by place among all checks. */
export const methodCheckCodes = {
  limits: roleLimitCodes,
  notes: [...roleNoteCodes, ...codesOf([memoryBelowAdvisedCheck]), ...codesOf(namingChecks)],
  risks: codesOf(roleRiskChecks),
} as const
