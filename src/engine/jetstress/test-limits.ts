import type { Worked } from '../core/worked.ts'
import type { JetstressRelease, LongestLatencies, TestRun } from '../exchange/jetstress.ts'
import { versionOf } from '../exchange/versions.ts'
import type { Plan } from '../plan/plan.ts'
import { jetstressLimits } from './jetstress-rules.ts'
import type { JetstressRun } from './jetstress-run.ts'

/** Length of the shortest run of a test, where that is no proof; null where it is not known. */
export type TooShort = {
  readonly seconds: number | null
  readonly asked: number
}

/** Length that is asked of a run: two hours, and a day. */
const askedSeconds: Readonly<Record<TestRun, number>> = {
  performance: 2 * 3600,
  stress: 24 * 3600,
}

/** Reports may tell their times to the minute. */
const oneMinute = 60

/** Whether a run of a test was shorter than is asked for, or no report says how long it was. */
export function tooShortOf(
  kind: TestRun | 'preparation',
  runs: readonly Pick<JetstressRun, 'seconds'>[],
): TooShort | null {
  if (kind === 'preparation') return null
  const asked = askedSeconds[kind]
  const short = runs.map(({ seconds }) => seconds).filter((one) => (one ?? 0) < asked - oneMinute)
  if (short.length === 0) return null
  const known = short.filter((one) => one !== null)
  return { seconds: known.length > 0 ? Math.min(...known) : null, asked }
}

/** What a run is held to. */
export type TestLimits = LongestLatencies & {
  readonly achieved: Worked<'%'>
  readonly readMean: Worked<'ms'>
  readonly writeMean: Worked<'ms'>
  readonly logMean: Worked<'ms'>
}

export function testLimits(plan: Pick<Plan, 'exchange'>, run: TestRun): TestLimits {
  const { achieved, dbRead, dbWrite, logWrite } = jetstressLimits
  const means = { achieved, readMean: dbRead, writeMean: dbWrite, logMean: logWrite }
  return { ...means, ...versionOf(plan).jetstress.longest[run] }
}

/** A release of Jetstress that was run, where the version of the plan is tested with another. */
export type OtherRelease = {
  readonly ran: JetstressRelease
  readonly needed: JetstressRelease
  /** Whether its pages are of another size, so that its I/O says nothing of the plan’s. */
  readonly otherPages: boolean
}

/** The first run of another release than the plan is tested with; null where no report names one. */
export function otherReleaseOf(
  plan: Pick<Plan, 'exchange'>,
  runs: readonly Pick<JetstressRun, 'release'>[],
): OtherRelease | null {
  const needed = versionOf(plan).jetstress.release
  const ran = runs.find(({ release }) => release !== null && release !== needed)?.release
  // Of 8 KB up to 2007, and of 32 KB since.
  return ran ? { ran, needed, otherPages: (ran === '2007') !== (needed === '2007') } : null
}
