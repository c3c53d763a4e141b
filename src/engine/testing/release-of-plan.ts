import type { JetstressRelease } from '../exchange/jetstress.ts'
import { versionOf } from '../exchange/versions.ts'
import type { Plan } from '../plan/plan.ts'
import type { JetstressRun } from './jetstress-run.ts'

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
