import type { Plan } from '../plan/plan.ts'
import type { JetstressRun } from './jetstress-run.ts'

type Release = NonNullable<JetstressRun['release']>

/** A release of Jetstress that was run, where the version of the plan is tested with another. */
export type OtherRelease = {
  readonly ran: Release
  readonly needed: Release
  /** Whether its pages are of another size, so that its I/O says nothing of the plan’s. */
  readonly otherPages: boolean
}

/** The release of Jetstress that makes the I/O of a version. */
function releaseOf({ exchange }: Pick<Plan, 'exchange'>): Release {
  if (exchange === '2003' || exchange === '2007') return '2007'
  return exchange === '2010' ? '2010' : '2013'
}

/** The first run of another release than the plan is tested with; null where no report names one. */
export function otherReleaseOf(
  plan: Pick<Plan, 'exchange'>,
  runs: readonly Pick<JetstressRun, 'release'>[],
): OtherRelease | null {
  const needed = releaseOf(plan)
  const ran = runs.find(({ release }) => release !== null && release !== needed)?.release
  // Of 8 KB up to 2007, and of 32 KB since.
  return ran ? { ran, needed, otherPages: (ran === '2007') !== (needed === '2007') } : null
}
