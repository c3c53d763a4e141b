import { blankingChecks } from './blanking-checks.ts'
import { isBlanking } from './check-codes.ts'
import type { CheckedRoles, RoleCheck } from './checked-roles.ts'
import { limitChecks } from './limit-checks.ts'
import { noteChecks } from './note-checks.ts'
import { warningChecks } from './warning-checks.ts'

const records = [...blankingChecks, ...limitChecks, ...warningChecks, ...noteChecks]

/** Holds the results of a plan against every check, those that leave the workbook without results first. */
export function roleChecks(checked: CheckedRoles): readonly RoleCheck[] {
  return records.map(({ check: { code, advice }, answers }) => {
    const told = advice(checked)
    return { code, fails: told !== null, blanks: isBlanking(code), answers, advice: told }
  })
}
