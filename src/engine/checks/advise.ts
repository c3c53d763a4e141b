import type { Recommendation } from '../design/recommend.ts'
import { adviceCodes, type Plan } from '../plan/plan.ts'
import type { Sizing } from '../sizing/size.ts'
import type { Advice, Checks } from './advice.ts'
import { availabilityAdvice } from './availability-advice.ts'
import { databaseAdvice } from './database-advice.ts'
import { mailboxAdvice } from './mailbox-advice.ts'
import { storageAdvice } from './storage-advice.ts'
import { versionAdvice } from './version-advice.ts'

const checks: Checks = {
  ...databaseAdvice,
  ...availabilityAdvice,
  ...storageAdvice,
  ...mailboxAdvice,
  ...versionAdvice,
}

/**
 * Holds a plan against every check. Returns the advice it gives cause to, limits first, in the
 * order of `adviceCodes` and of the tiers; empty when every check is met. The sizing and the
 * recommendation are those of the plan. Advice changes no figure and blocks nothing.
 */
export function advise(
  plan: Plan,
  sizing: Sizing,
  recommendation: Recommendation,
): readonly Advice[] {
  return adviceCodes.flatMap((code): readonly Advice[] =>
    checks[code]({ plan, sizing, recommendation }),
  )
}
