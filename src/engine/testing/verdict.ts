import type { Plan } from '../plan/plan.ts'
import type { Sizing } from '../sizing/size.ts'
import type { ReportedRun, TestChoices, TestVerdict } from './judged-test.ts'

/** Holds every run of Jetstress that was read against a plan; those that ran at once together. */
export function verdictOf(
  _plan: Plan,
  _sizing: Sizing,
  _runs: readonly ReportedRun[],
  _choices?: TestChoices,
): TestVerdict {
  return { tests: [], passes: null }
}
