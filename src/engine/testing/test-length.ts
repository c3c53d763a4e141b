import type { TestRun } from '../exchange/jetstress.ts'
import type { JetstressRun } from './jetstress-run.ts'

/** How long the shortest run of a test was, where that is no proof; null where it is not known. */
export type TooShort = {
  readonly seconds: number | null
  readonly asked: number
}

/** How many seconds a run is asked to last: two hours, and a day. */
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
