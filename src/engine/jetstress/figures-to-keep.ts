import { exceeds } from '../core/compare.ts'
import type { Worked } from '../core/worked.ts'
import { judgedCandidatesOfOwnArray } from '../designs/judge-build.ts'
import { arraysPerServerFigure } from '../designs/pool-prediction.ts'
import { bestKeptTest, iopsPerArrayShownByTest } from '../designs/shown-capability.ts'
import { raidPolicies } from '../hardware/equallogic-arrays.ts'
import { considersOwn } from '../plan/features.ts'
import { type KeptTest, keptTestInputs, serverDriveLayouts } from '../plan/kept-test.ts'
import { projectLimits } from '../plan/limits.ts'
import type { OwnArray } from '../plan/own-array.ts'
import type { Plan } from '../plan/plan.ts'
import { chosenDrivesOf, driveIopsInStorageLayout } from '../sizing/chosen-drives.ts'
import { driveIopsShownByTest } from '../sizing/shown-drives.ts'
import type { Sizing } from '../sizing/sizing.ts'
import type { JudgedTest } from './judged-test.ts'

/** Figures to keep of a test, without the storage it ran on. */
export type KeptFigures = Omit<
  KeptTest,
  'id' | 'array' | 'drives' | 'driveKind' | 'storage' | 'units'
>

/** Share of a planned load that a test must achieve to stand for it. */
const enough = 0.95

/**
 * Figures to keep of a test, whether it passed, and the load it stands for: the largest planned
 * load, not beyond the test’s own target, of which it achieved 95 %. Null if the achieved load is
 * unknown or a figure is outside the limits of a plan.
 */
export function figuresToKeep(test: JudgedTest, sizing: Sizing): KeptFigures | null {
  const { achieved, target, planned, rates, latencies, criteria, servers } = test
  if (!achieved) return null
  // Loads beyond the run’s own target do not count: the run was not set to them.
  const asked = [target, planned.expected, planned.withReserve].filter(
    (load) => load !== null && !(target && exceeds(load.value, target.value)),
  )
  const reached = asked.flatMap((load) =>
    load && !exceeds(load.value * enough, achieved.value) ? [load.value] : [],
  )
  const runs = servers.flatMap((server) => server.runs.map(({ run }) => run))
  const databases = total(runs.map((run) => run.databases ?? databaseVolumes(run.volumes)))
  const bytes = total(runs.map((run) => run.bytesAtStart))
  const mean = (kind: keyof typeof latencies) => {
    const found = latencies[kind]
    return found && rounded(found.mean.value)
  }
  const judged = criteria.filter(({ code }) => code !== 'achieved')
  const sum = (...parts: readonly ({ readonly value: number } | null)[]) =>
    rounded(parts.reduce((all, part) => all + (part?.value ?? 0), 0))
  const kept: KeptFigures = {
    name: nameOf(test).slice(0, projectLimits.name),
    databases: Math.max(1, Math.round(databases ?? sizing.databases.onServer.value)),
    dataGb: rounded(bytes === null ? sizing.dataOnServer.value * servers.length : bytes / 1e9),
    // Rounded up: rounded down, it would no longer reach the load it stands for.
    planned: Math.ceil(Math.max(...reached, 0) * 1000) / 1000 || rounded(achieved.value),
    achieved: rounded(achieved.value),
    reads: rates.reads && rounded(rates.reads.value),
    logs: sum(rates.logReads, rates.logWrites),
    maintenance: sum(rates.maintenance),
    readMs: mean('dbRead'),
    writeMs: mean('dbWrite'),
    logMs: mean('logWrite'),
    passed:
      // Unknown results do not count as passed.
      test.outcome !== 'unknown' &&
      judged.every(({ holds }) => holds === true) &&
      runs.every(({ said }) => said !== 'fail') &&
      test.tooShort === null &&
      !test.otherRelease?.otherPages,
  }
  return isOfPlan(kept) ? kept : null
}

const figures = [
  ...(['databases', 'dataGb', 'planned', 'achieved', 'reads', 'logs', 'maintenance'] as const),
  ...(['readMs', 'writeMs', 'logMs'] as const),
]

/** True if a plan accepts all figures; a plan with others could never be opened again. */
function isOfPlan(kept: KeptFigures): boolean {
  return figures.every((key) => {
    const value = kept[key]
    const { min, max } = keptTestInputs[key]
    return value === null || (value >= min && value <= max)
  })
}

/** First machine, number of further ones, and start time of a test. */
function nameOf({ servers }: JudgedTest): string {
  const [first, ...others] = servers
  const run = first?.runs[0]?.run
  const more = others.length > 0 ? ` and ${others.length} more` : ''
  const started = run?.started?.slice(0, 16).replace('T', ' ')
  return [`${run?.machine ?? first?.name ?? 'A test'}${more}`, started].filter(Boolean).join(', ')
}

function databaseVolumes(volumes: readonly { readonly role: string }[]): number | null {
  return volumes.filter(({ role }) => role === 'database').length || null
}

/** Sum of parts; null if any part is unknown. */
function total(parts: readonly (number | null)[]): number | null {
  return parts.reduce<number | null>(
    (all, part) => (all === null || part === null ? null : all + part),
    0,
  )
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000
}

export type KeptTestIops = {
  readonly code:
    | 'counts'
    /** The test failed, or its result is unknown. */
    | 'not passed'
    /** The tested array, or its RAID policy, is no longer in the plan. */
    | 'no array'
    /** The array now has other drives, or its id belongs to another array. */
    | 'other drives'
    | 'not considered'
    | 'no drives'
    /** A figure that the user typed counts instead of the test. */
    | 'typed'
    | 'less than another'
    /** The estimate or public figure is higher, and the plan needs more than was shown. */
    | 'less than estimated'
    /** The plan follows Microsoft’s workbook, which knows no tests. */
    | 'as Microsoft'
  /** IOPS shown for one array or one drive, at least; null if none. */
  readonly shown: Worked<'IOPS' | 'IOPS/drive'> | null
}

/** IOPS that a kept test shows, at least, and whether they count in a plan. */
export function keptTestIops(plan: Plan, sizing: Sizing, test: KeptTest): KeptTestIops {
  if (!test.passed) return { code: 'not passed', shown: null }
  return test.array === null ? ofDrives(plan, test) : ofArray(plan, sizing, test, test.array)
}

function ofArray(plan: Plan, sizing: Sizing, test: KeptTest, id: string): KeptTestIops {
  const array = plan.ownArrays.find((one) => one.id === id)
  const raid = raidPolicies.find((one) => one === test.storage)
  if (!array || !raid || !array.raid.includes(raid)) return { code: 'no array', shown: null }
  // A passed test that is not even the best of one ran on other drives.
  if (!bestKeptTest([test], array, raid)) return { code: 'other drives', shown: null }
  const shown = iopsPerArrayShownByTest(test, sizing, arraysPerServerFigure(1))
  return { code: codeIn(plan, sizing, { test, array, raid }), shown }
}

type Tested = {
  readonly test: KeptTest
  readonly array: OwnArray
  readonly raid: (typeof raidPolicies)[number]
}

function codeIn(plan: Plan, sizing: Sizing, { test, array, raid }: Tested): KeptTestIops['code'] {
  if (!considersOwn(plan)) return 'not considered'
  const design = judgedCandidatesOfOwnArray(plan, sizing, array).find((one) => one.raid === raid)
  if (array.measuredIops[raid] !== undefined) return 'typed'
  if (bestKeptTest(plan.keptTests, array, raid)?.id !== test.id) return 'less than another'
  return design?.basis === 'estimated' ? 'less than estimated' : 'counts'
}

function ofDrives(plan: Plan, test: KeptTest): KeptTestIops {
  const storage = serverDriveLayouts.find((one) => one === test.storage)
  if (!storage) return { code: 'no drives', shown: null }
  const shown = driveIopsShownByTest(plan, test, storage)
  if (plan.mode === 'microsoft') return { code: 'as Microsoft', shown }
  const { site1, site2 } = chosenDrivesOf(plan, 'corrected')
  const found = [site1, site2].filter(({ database }) => database.kind === test.driveKind)
  const [first] = found
  if (!first) return { code: 'no drives', shown }
  if (plan.driveIops !== null && plan.databaseDriveKind === test.driveKind)
    return { code: 'typed', shown }
  const best = first.database.shown[storage]
  if (best && best.value > shown.value) return { code: 'less than another', shown }
  return {
    code:
      driveIopsInStorageLayout(first.database, storage).value <= shown.value
        ? 'counts'
        : 'less than estimated',
    shown,
  }
}

/** IOPS of one server drive, and whether a kept test showed them; null without such drives. */
export function serverDriveIops(
  plan: Plan,
  kind: KeptTest['driveKind'],
  storage: KeptTest['storage'],
): { readonly iops: Worked<'IOPS/drive'>; readonly isShown: boolean } | null {
  const together = serverDriveLayouts.find((one) => one === storage)
  if (!together) return null
  const { site1, site2 } = chosenDrivesOf(plan, plan.mode)
  const found = [site1, site2].find(({ database }) => database.kind === kind)
  if (!found) return null
  const iops = driveIopsInStorageLayout(found.database, together)
  return { iops, isShown: iops === found.database.shown[together] }
}
