import { defaultCandidateDrives, usualBayCount } from '../../../hardware/drives.ts'
import { parseProcessors } from '../../../hardware/published-processor.ts'
import { availabilityOf } from '../../../plan/features.ts'
import { answersOfProcessor } from '../../../plan/named-processor.ts'
import { parseDriveSizes } from '../../../plan/named-sizes.ts'
import type { Plan } from '../../../plan/plan.ts'
import { type SolvedAnswers, type SolvedKey, wholeNumbers } from '../../port/layout-search.ts'
import { fewestCopiesInSecondSite, fewestCopiesToSurvive } from './copies-that-survive.ts'

/** Most copies that the search tries, unless the required survival needs more. */
const mostCopies = 4

/** Choices of copies, drives and processors that layouts are tried with. */
export function layoutChoices(plan: Plan, open: ReadonlySet<SolvedKey>): readonly SolvedAnswers[] {
  const processors = open.has('processor')
    ? parseProcessors(plan.processors).map(answersOfProcessor)
    : [{}]
  return copiesOf(plan, open).flatMap((copies) =>
    drivesOf(plan, open).flatMap((drive) =>
      processors.map((processor) => ({ ...copies, ...drive, ...processor })),
    ),
  )
}

/** Drives to try: those that the plan names, else all that are sold, with usual bays. */
function drivesOf(plan: Plan, open: ReadonlySet<SolvedKey>): readonly SolvedAnswers[] {
  if (!open.has('databaseDrive')) return [{}]
  const named = parseDriveSizes(plan.driveSizes)
  if (named.length > 0) return named.map((databaseDrive) => ({ databaseDrive }))
  return defaultCandidateDrives.map(({ kind, size }) => ({
    ...{ databaseDrive: size, databaseDriveKind: kind },
    ...(open.has('bays') && { bays: usualBayCount(kind) }),
  }))
}

/** Copies to try: the fewest required up to four, none or one lagged, in all splits by site. */
function copiesOf(plan: Plan, open: ReadonlySet<SolvedKey>): readonly SolvedAnswers[] {
  if (availabilityOf(plan) !== 'dag') return [{}]
  return countsOf(plan, open).flatMap((copies) =>
    awayOf({ ...plan, copies }, open).flatMap((secondSiteCopies) =>
      laggedOf(plan, open).map((lagged) => ({
        ...(open.has('copies') && { copies }),
        ...(open.has('secondSiteCopies') && { secondSiteCopies }),
        ...lagged,
      })),
    ),
  )
}

function countsOf(plan: Plan, open: ReadonlySet<SolvedKey>): readonly number[] {
  if (!open.has('copies')) return [plan.copies]
  const least = fewestCopiesToSurvive(plan, ['copies']).copies?.value ?? plan.copies
  // Sites that share the copies of a DAG equally need an even number of copies.
  return wholeNumbers({ from: least, to: Math.max(mostCopies, least + (least % 2)) })
}

/** Copies to try in the second site: from two if it must take over, else one, up to half of all. */
function awayOf(plan: Plan, open: ReadonlySet<SolvedKey>): readonly number[] {
  if (plan.sites === 1 || !open.has('secondSiteCopies')) return [plan.secondSiteCopies]
  const half = Math.floor(plan.copies / 2)
  return wholeNumbers({ from: Math.min(fewestCopiesInSecondSite(plan), half), to: half })
}

function laggedOf(plan: Plan, open: ReadonlySet<SolvedKey>): readonly SolvedAnswers[] {
  if (!open.has('laggedCopies')) return [{}]
  const ofSites = plan.sites > 1 ? [0, 1] : [0]
  return [
    { laggedCopies: 0, secondSiteLagged: 0 },
    ...ofSites.map((secondSiteLagged) => ({ laggedCopies: 1, secondSiteLagged })),
  ]
}
