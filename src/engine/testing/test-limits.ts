import type { Worked } from '../core/worked.ts'
import type { LongestLatencies, TestRun } from '../exchange/jetstress.ts'
import { versionOf } from '../exchange/versions.ts'
import { jetstressLimits } from '../methods/papers/documents/jetstress-rules.ts'
import type { Plan } from '../plan/plan.ts'

/** What a run is held to. */
export type TestLimits = LongestLatencies & {
  readonly achieved: Worked<'%'>
  readonly readMean: Worked<'ms'>
  readonly writeMean: Worked<'ms'>
  readonly logMean: Worked<'ms'>
}

/** What a run is held to in the version of a plan. */
export function testLimits(plan: Pick<Plan, 'exchange'>, run: TestRun): TestLimits {
  const { achieved, dbRead, dbWrite, logWrite } = jetstressLimits
  const means = { achieved, readMean: dbRead, writeMean: dbWrite, logMean: logWrite }
  return { ...means, ...versionOf(plan).jetstress.longest[run] }
}
