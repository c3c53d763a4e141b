import { blankingChecks } from './blanking-checks.ts'
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
export type RoleAdviceCode = (typeof roleLimitCodes | typeof roleNoteCodes)[number]

type BlankingCode = (typeof blankingCodes)[number]

/** The code of a check of this method. */
export type RoleCheckCode = BlankingCode | RoleAdviceCode

/** Whether the failure of a check leaves the workbook without results. */
export function isBlanking(code: RoleCheckCode): code is BlankingCode {
  return blankingCodes.some((one) => one === code)
}
