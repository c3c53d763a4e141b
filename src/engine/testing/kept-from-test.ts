import { exceeds } from '../core/units.ts'
import type { Sizing } from '../methods/papers/sizing/size.ts'
import type { KeptTest } from '../plan/kept-test.ts'
import { keptTestBoxes } from '../plan/kept-test-boxes.ts'
import { limits } from '../plan/limits.ts'
import type { JudgedTest } from './judged-test.ts'

/** What of a test is kept, but for what it ran on. */
export type KeptFigures = Omit<
  KeptTest,
  'id' | 'array' | 'drives' | 'driveKind' | 'storage' | 'units'
>

/** Share of the planned load from which on a test stands for it. */
const enough = 0.95

/**
 * What is kept of a test: its figures, whether its latencies held, and the load it stands for. That is
 * the largest planned one of which it achieved 95 %: its own target, or the plan’s where that is not
 * beyond it. Null where the report does not say what was achieved, or says what no plan can hold.
 */
export function keptFrom(test: JudgedTest, sizing: Sizing): KeptFigures | null {
  const { achieved, target, planned, rates, latencies, criteria, servers } = test
  if (!achieved) return null
  // No load beyond its own target: the run was not set to it.
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
    name: nameOf(test).slice(0, limits.name),
    databases: Math.max(1, Math.round(databases ?? sizing.databases.onServer.value)),
    dataGb: rounded(bytes === null ? sizing.dataOnServer.value * servers.length : bytes / 1e9),
    // Up: what is rounded down would no longer reach the load it stands for.
    planned: Math.ceil(Math.max(...reached, 0) * 1000) / 1000 || rounded(achieved.value),
    achieved: rounded(achieved.value),
    reads: rates.reads && rounded(rates.reads.value),
    logs: sum(rates.logReads, rates.logWrites),
    maintenance: sum(rates.maintenance),
    readMs: mean('dbRead'),
    writeMs: mean('dbWrite'),
    logMs: mean('logWrite'),
    passed:
      // What is not known to hold is not shown.
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

/** Whether a plan may hold all figures: one that it may not would never open again. */
function isOfPlan(kept: KeptFigures): boolean {
  return figures.every((key) => {
    const value = kept[key]
    const { min, max } = keptTestBoxes[key]
    return value === null || (value >= min && value <= max)
  })
}

/** The machine and when its test started: of several machines the first. */
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

/** The sum of figures; null where one of them is not known. */
function total(parts: readonly (number | null)[]): number | null {
  return parts.reduce<number | null>(
    (all, part) => (all === null || part === null ? null : all + part),
    0,
  )
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000
}
