import type { Advice } from '../../../core/check.ts'
import type { AnswerKey } from '../../../plan/plan.ts'
import { workbookBlankingChecks } from './blanking-checks.ts'
import type { CheckedRoleResults } from './checked-roles.ts'
import { limitChecks } from './limit-checks.ts'
import { noteChecks } from './note-checks.ts'
import { warningChecks, warningChecksAddedLater } from './warning-checks.ts'

type Coded<Code extends string> = { readonly check: { readonly code: Code } }

function codesOf<Code extends string>(records: readonly Coded<Code>[]): readonly Code[] {
  return records.map(({ check: { code } }) => code)
}

const blankingCodes = codesOf(workbookBlankingChecks)

/** Codes of the checks that give advice; a workbook check becomes a problem of the plan instead. */
export const roleAdviceCodes = codesOf([
  ...limitChecks,
  ...warningChecks,
  ...noteChecks,
  ...warningChecksAddedLater,
])

type BlankingCode = (typeof blankingCodes)[number]

export type RoleCheckCode = BlankingCode | (typeof roleAdviceCodes)[number]

function isBlanking(code: RoleCheckCode): code is BlankingCode {
  return blankingCodes.some((one) => one === code)
}

/** Checks whose result changes no figure. */
const advising = [...warningChecks, ...noteChecks, ...warningChecksAddedLater]

type Tried = (typeof workbookBlankingChecks | typeof limitChecks | typeof advising)[number]

/** Result of a check: whether it fails and, if so, its figures, sentence and remedy. */
export type RoleCheckResult = {
  readonly code: RoleCheckCode
  readonly fails: boolean
  /** True if the workbook shows no results where this check fails. */
  readonly blanks: boolean
  /** Answers that can be changed where the check fails. */
  readonly answers: readonly AnswerKey[]
  /** Sentence and remedy of a failed check; null if the check passes. */
  readonly advice: Advice<RoleCheckCode> | null
}

/** Runs all checks on a plan; those without which the workbook shows no results come first. */
export function runRoleChecks(checked: CheckedRoleResults): readonly RoleCheckResult[] {
  const tried = ({ check: { code, advice }, answers }: Tried): RoleCheckResult => {
    const told = advice(checked)
    return { code, fails: told !== null, blanks: isBlanking(code), answers, advice: told }
  }
  return [...workbookBlankingChecks, ...limitChecks, ...advising].map(tried)
}
