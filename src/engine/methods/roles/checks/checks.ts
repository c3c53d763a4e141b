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

/** The checks beside them that find a design which cannot work. */
export const roleLimitCodes = codesOf(limitChecks)

/** The checks that warn, and those that note: plans record them in this order, which never changes. */
export const roleNoteCodes = codesOf([...warningChecks, ...noteChecks, ...laterWarningChecks])

/** The code of a check that advice is given for; one that leaves no results makes a problem. */
type RoleAdviceCode = (typeof roleLimitCodes | typeof roleNoteCodes)[number]

type BlankingCode = (typeof blankingCodes)[number]

/** The code of a check of this method. */
export type RoleCheckCode = BlankingCode | RoleAdviceCode

/** Whether the failure of a check leaves the workbook without results. */
function isBlanking(code: RoleCheckCode): code is BlankingCode {
  return blankingCodes.some((one) => one === code)
}

/** What only advises: no figure depends on it. */
const advising = [...warningChecks, ...noteChecks, ...laterWarningChecks]

type Tried = (typeof blankingChecks | typeof limitChecks | typeof advising)[number]

/** A check of a plan: whether it fails, and where it does the figures, words and what would do. */
export type RoleCheck = {
  readonly code: RoleCheckCode
  readonly fails: boolean
  /** Whether its failure leaves the workbook without results. */
  readonly blanks: boolean
  /** The answers that can be changed about it. */
  readonly answers: readonly AnswerKey[]
  /** What a person is told where it fails; null where it does not. */
  readonly advice: Advice<RoleCheckCode> | null
}

/** Holds the results of a plan against every check, those that leave the workbook without results first. */
export function roleChecks(checked: CheckedRoles): readonly RoleCheck[] {
  const tried = ({ check: { code, advice }, answers }: Tried): RoleCheck => {
    const told = advice(checked)
    return { code, fails: told !== null, blanks: isBlanking(code), answers, advice: told }
  }
  return [...blankingChecks, ...limitChecks, ...advising].map(tried)
}
