import type { Worked } from '../core/worked.ts'
import type {
  JetstressRelease,
  LongestLatencyLimits,
  RequiredTestRun,
} from '../exchange/jetstress.ts'
import { versionOf } from '../exchange/versions.ts'
import type { Plan } from '../plan/plan.ts'
import { jetstressLimits } from './jetstress-rules.ts'
import type { JetstressRun } from './jetstress-run.ts'

/** Shortest run of a test and its required length, in s; `seconds` is null if unknown. */
export type TooShortRun = {
  readonly seconds: number | null
  readonly asked: number
}

/** Required length of a run in s: 2 hours and 24 hours. */
const askedSeconds: Readonly<Record<RequiredTestRun, number>> = {
  performance: 2 * 3600,
  stress: 24 * 3600,
}

/** Tolerance for the length of a run in s: reports may give times to the minute. */
const oneMinute = 60

/** The shortest run below the required length or of unknown length; null if there is none. */
export function shortestRunTooShort(
  kind: RequiredTestRun | 'preparation',
  runs: readonly Pick<JetstressRun, 'seconds'>[],
): TooShortRun | null {
  if (kind === 'preparation') return null
  const asked = askedSeconds[kind]
  const short = runs.map(({ seconds }) => seconds).filter((one) => (one ?? 0) < asked - oneMinute)
  if (short.length === 0) return null
  const known = short.filter((one) => one !== null)
  return { seconds: known.length > 0 ? Math.min(...known) : null, asked }
}

export type TestLimits = LongestLatencyLimits & {
  readonly achieved: Worked<'%'>
  readonly readMean: Worked<'ms'>
  readonly writeMean: Worked<'ms'>
  readonly logMean: Worked<'ms'>
}

export function testLimits(plan: Pick<Plan, 'exchange'>, run: RequiredTestRun): TestLimits {
  const { achieved, dbRead, dbWrite, logWrite } = jetstressLimits
  const means = { achieved, readMean: dbRead, writeMean: dbWrite, logMean: logWrite }
  return { ...means, ...versionOf(plan).jetstress.longest[run] }
}

/** Jetstress release that was run, if the plan’s version needs another. */
export type WrongJetstressRelease = {
  readonly ran: JetstressRelease
  readonly needed: JetstressRelease
  /** True if the page sizes differ, so that the measured I/O says nothing about the plan. */
  readonly otherPages: boolean
}

/** First run with another release than the plan needs; null if no report names one. */
export function firstWrongJetstressRelease(
  plan: Pick<Plan, 'exchange'>,
  runs: readonly Pick<JetstressRun, 'release'>[],
): WrongJetstressRelease | null {
  const needed = versionOf(plan).jetstress.release
  const ran = runs.find(({ release }) => release !== null && release !== needed)?.release
  // Pages have 8 KB up to Exchange 2007, 32 KB since.
  return ran ? { ran, needed, otherPages: (ran === '2007') !== (needed === '2007') } : null
}
