import type { Check } from '../../core/check.ts'
import type { Plan } from '../../plan/plan.ts'
import { roleLimitCodes, roleNoteCodes } from './check-codes.ts'
import { memoryBelowVersion } from './memory-check.ts'
import { namingChecks } from './naming-checks.ts'
import { roleRiskChecks } from './risk-checks.ts'
import type { SizedByRoles } from './sized-by-roles.ts'

type Sized = { readonly plan: Plan; readonly sizing: SizedByRoles }

/** The checks of the method that advise; one that leaves no results is told as a problem. */
const advising = [...roleLimitCodes, ...roleNoteCodes].map((code) => ({
  code,
  advice: ({ sizing }: Sized) =>
    sizing.parts.checks.find((one) => one.code === code)?.advice ?? null,
}))

/** Everything that only plans of this method are held against. */
export const ownChecks: readonly Check<Sized, string>[] = [
  ...advising,
  memoryBelowVersion,
  ...namingChecks,
  ...roleRiskChecks,
]
