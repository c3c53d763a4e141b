import type { Design } from '../designs/design.ts'
import { storageKinds } from '../designs/kinds.ts'
import { availabilityOf } from '../plan/features.ts'
import type { Plan } from '../plan/plan.ts'
import type { JetstressRun } from './jetstress-run.ts'
import type { JetstressTestKind, ReportedRun, RunGroupingChoices } from './judged-test.ts'

/** Kind of test of a run; null if the run is not judged by its achieved load. */
export function kindOfTest({ kind, part }: JetstressRun): JetstressTestKind | null {
  if (kind === 'performance' || kind === 'stress') return kind
  return kind === 'soft recovery' && part === 'preparation' ? 'preparation' : null
}

type Repeated = { readonly run: ReportedRun; readonly of: ReportedRun }

/**
 * Separates runs that were read twice. A machine starts one run at a time, so two runs that started
 * there in the same second, with equal achieved loads if both are known, are one run. The more
 * complete one stays.
 */
export function splitRepeatedRuns(runs: readonly ReportedRun[]) {
  const single: ReportedRun[] = []
  const repeated: Repeated[] = []
  for (const run of runs) {
    const of = single.find((other) => isSameRun(run.run, other.run))
    if (!of) single.push(run)
    else if (saysMore(run.run, of.run)) {
      single.splice(single.indexOf(of), 1, run)
      repeated.push({ run: of, of: run })
    } else repeated.push({ run, of })
  }
  return { single, repeated }
}

function isSameRun(one: JetstressRun, other: JetstressRun): boolean {
  if (one.kind !== other.kind || one.part !== other.part) return false
  if (one.started === null || one.started !== other.started) return false
  if (comparableHostName(one.machine) !== comparableHostName(other.machine)) return false
  return one.achieved === null || other.achieved === null || one.achieved === other.achieved
}

function saysMore(one: JetstressRun, other: JetstressRun): boolean {
  return other.incomplete && !one.incomplete
}

/** Host name without domain, in lower case, for comparisons; null if unknown. */
export function comparableHostName(machine: string | null): string | null {
  return machine?.split('.')[0]?.trim().toLowerCase() || null
}

/** Start and end of a run in s of local time without zone; null if unknown. */
function spanOf({ started, ended, seconds }: JetstressRun) {
  const from = secondOf(started)
  const to = secondOf(ended) ?? (from !== null && seconds !== null ? from + seconds : null)
  return from === null || to === null ? null : { from, to }
}

/** A local time in s, as if it were UTC; null if the text is no time. */
function secondOf(iso: string | null): number | null {
  const ms = Date.parse(`${iso}Z`)
  return Number.isNaN(ms) ? null : ms / 1000
}

/** Required overlap as a share of the shorter run; tests do not start in the same second. */
const mostOfTheTime = 0.5

/** True if the times of two runs overlap enough to be one test. */
function ranTogether(one: JetstressRun, other: JetstressRun): boolean {
  const [a, b] = [spanOf(one), spanOf(other)]
  if (!a || !b) return false
  const shared = Math.min(a.to, b.to) - Math.max(a.from, b.from)
  return shared >= mostOfTheTime * Math.min(a.to - a.from, b.to - b.from)
}

/**
 * Groups simultaneous runs of one kind, in start order: as the user says, else by their times. Runs
 * without known times stay alone.
 */
export function groupSimultaneousRuns(
  runs: readonly ReportedRun[],
  { atOnce }: RunGroupingChoices,
): readonly (readonly ReportedRun[])[] {
  const groups: ReportedRun[][] = []
  const inOrder = runs.toSorted((a, b) => byStart(a.run, b.run))
  for (const run of inOrder) {
    const group = groups.find((others) => others.every((other) => belong(run, other, atOnce)))
    if (group) group.push(run)
    else groups.push([run])
  }
  return groups
}

function belong(
  one: ReportedRun,
  other: ReportedRun,
  atOnce: RunGroupingChoices['atOnce'],
): boolean {
  if (kindOfTest(one.run) !== kindOfTest(other.run)) return false
  const [a, b] = [atOnce[one.id], atOnce[other.id]]
  return a === undefined && b === undefined ? ranTogether(one.run, other.run) : a === b
}

function byStart(one: JetstressRun, other: JetstressRun): number {
  const [a, b] = [one.started ?? '~', other.started ?? '~']
  return a < b ? -1 : Number(a > b)
}

/** Reach of a design’s storage: each server’s own, or shared paths within a site. */
export type StorageSharing = (typeof storageKinds)[Design['kind']]['reach']

/**
 * Servers to test simultaneously: `any`, because none shares storage; all of a `site`, which share
 * storage or its paths; one of each `cluster`, whose other server uses the same storage.
 */
export type SimultaneousTestScope = 'any' | 'site' | 'cluster'

/** Servers of a plan to test simultaneously on storage of this reach. */
export function simultaneousTestScope(plan: Plan, reach: StorageSharing): SimultaneousTestScope {
  if (availabilityOf(plan) === 'scc') return 'cluster'
  return reach === 'own' ? 'any' : 'site'
}

/**
 * Reach of a design’s storage; `shared` without a design. Tested blocks that serve one host each
 * are `own` if they fit the plan.
 */
export function storageSharingOfDesign(design: Design | null): StorageSharing {
  if (!design) return 'shared'
  const isBlocks = design.kind === 'tested blocks' && design.verdict !== 'does not fit'
  if (isBlocks && design.blocks.solution.hosts === null) return 'own'
  return storageKinds[design.kind].reach
}
