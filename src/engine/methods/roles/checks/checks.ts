import type { Advice } from '../../../core/check.ts'
import type { AnswerKey } from '../../../plan/plan.ts'
import { blankingChecks } from './blanking-checks.ts'
import type { CheckedRoles } from './checked-roles.ts'
import { limitChecks } from './limit-checks.ts'
import { noteChecks } from './note-checks.ts'
import { laterWarningChecks, warningChecks } from './warning-checks.ts'

type Coded<Code extends string> = { readonly check: { readonly code: Code } }

function codesOf<Code extends string>(records: readonly Coded<Code>[]): readonly Code[] {
  return records.map(({ check: { code } }) => code)
}

const blankingCodes = codesOf(blankingChecks)

/** Codes of the other checks that find a design which cannot work. */
export const roleLimitCodes = codesOf(limitChecks)

/** Codes of checks that warn or note. Plans record them in this order: never change it. */
export const roleNoteCodes = codesOf([...warningChecks, ...noteChecks, ...laterWarningChecks])

/** Code of a check that gives advice, not a problem. */
type RoleAdviceCode = (typeof roleLimitCodes | typeof roleNoteCodes)[number]

type BlankingCode = (typeof blankingCodes)[number]

export type RoleCheckCode = BlankingCode | RoleAdviceCode

function isBlanking(code: RoleCheckCode): code is BlankingCode {
  return blankingCodes.some((one) => one === code)
}

/** Checks that only advise: no figure depends on them. */
const advising = [...warningChecks, ...noteChecks, ...laterWarningChecks]

type Tried = (typeof blankingChecks | typeof limitChecks | typeof advising)[number]

/** A check of a plan: whether it fails and, if so, its figures, sentence and remedy. */
export type RoleCheck = {
  readonly code: RoleCheckCode
  readonly fails: boolean
  /** True if a failure leaves the workbook without results. */
  readonly blanks: boolean
  /** Answers that can be changed if it fails. */
  readonly answers: readonly AnswerKey[]
  /** Null if the check passes. */
  readonly advice: Advice<RoleCheckCode> | null
}

/** Runs every check; those that leave the workbook without results come first. */
export function roleChecks(checked: CheckedRoles): readonly RoleCheck[] {
  const tried = ({ check: { code, advice }, answers }: Tried): RoleCheck => {
    const told = advice(checked)
    return { code, fails: told !== null, blanks: isBlanking(code), answers, advice: told }
  }
  return [...blankingChecks, ...limitChecks, ...advising].map(tried)
}
