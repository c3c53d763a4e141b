import type { Check } from '../../../core/check.ts'
import type { Plan } from '../../../plan/plan.ts'
import { roleLimitCodes, roleNoteCodes } from '../check-codes.ts'
import { memoryBelowVersion } from '../memory-check.ts'
import { namingChecks } from '../naming-checks.ts'
import type { SizedByRoles } from '../sized-by-roles.ts'
import { isInArrays } from './has-own-drives.ts'
import { roleRiskChecks } from './risk-checks.ts'

type Sized = { readonly plan: Plan; readonly sizing: SizedByRoles }

/** Those of single drives, of which plans whose databases stand on arrays in RAID have none. */
const ofSingleDrives: ReadonlySet<string> = new Set([
  'jbod-too-small',
  'jbod-too-slow',
  'jbod-unprotected',
  'restore-too-small',
])

/** The checks of the method that advise; one that leaves no results is told as a problem. */
const advising = [...roleLimitCodes, ...roleNoteCodes].map((code) => ({
  code,
  advice: ({ plan, sizing }: Sized) => {
    const advice = sizing.parts.checks.find((one) => one.code === code)?.advice ?? null
    return advice && ofSingleDrives.has(code) && isInArrays(plan, sizing) ? null : advice
  },
}))

/** Everything that only plans of this method are held against. */
export const ownChecks: readonly Check<Sized, string>[] = [
  ...advising,
  memoryBelowVersion,
  ...namingChecks,
  ...roleRiskChecks,
]
