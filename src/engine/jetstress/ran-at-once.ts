import type { Design } from '../designs/design.ts'
import { storageKinds } from '../designs/kinds.ts'
import { kindOf } from '../plan/features.ts'
import type { Plan } from '../plan/plan.ts'
import type { JetstressRun } from './jetstress-run.ts'
import type { ReportedRun, TestChoices, TestKind } from './judged-test.ts'

/** Purpose of a run; null where it is not judged by the load it achieved. */
export function kindOfTest({ kind, part }: JetstressRun): TestKind | null {
  if (kind === 'performance' || kind === 'stress') return kind
  return kind === 'soft recovery' && part === 'preparation' ? 'preparation' : null
}

type Repeated = { readonly run: ReportedRun; readonly of: ReportedRun }

/**
 * Runs without those that were read twice: one machine starts one run at a time, so of two that
 * started there at the same second, and achieved the same if both say what, one is the other.
 */
export function withoutRepeats(runs: readonly ReportedRun[]) {
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
  if (nameOf(one.machine) !== nameOf(other.machine)) return false
  return one.achieved === null || other.achieved === null || one.achieved === other.achieved
}

function saysMore(one: JetstressRun, other: JetstressRun): boolean {
  return other.incomplete && !one.incomplete
}

/** The name of a machine without its domain, as machines are told apart by. */
export function nameOf(machine: string | null): string | null {
  return machine?.split('.')[0]?.trim().toLowerCase() || null
}

/** Seconds on a clock of no zone, which both reports have in common. */
function spanOf({ started, ended, seconds }: JetstressRun) {
  const from = secondOf(started)
  const to = secondOf(ended) ?? (from !== null && seconds !== null ? from + seconds : null)
  return from === null || to === null ? null : { from, to }
}

const time = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)/

/** Seconds since a day long ago. */
function secondOf(iso: string | null): number | null {
  const parts = time.exec(iso ?? '')
  if (!parts) return null
  const [years = 0, months = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = parts
    .slice(1)
    .map(Number)
  return ((dayNumber(years, months, days) * 24 + hours) * 60 + minutes) * 60 + seconds
}

/** Days since a day long ago; a year begins in March here, so that the day of leap years is its last. */
function dayNumber(years: number, months: number, days: number): number {
  const month = (months + 9) % 12
  const year = months > 2 ? years : years - 1
  const leapDays = Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400)
  return 365 * year + leapDays + Math.floor((month * 306 + 5) / 10) + days
}

/** Most of the shorter run’s time: tests that are started together do not start at one second. */
const mostOfTheTime = 0.5

/** Whether two runs were one test by their times. */
function ranTogether(one: JetstressRun, other: JetstressRun): boolean {
  const [a, b] = [spanOf(one), spanOf(other)]
  if (!a || !b) return false
  const shared = Math.min(a.to, b.to) - Math.max(a.from, b.from)
  return shared >= mostOfTheTime * Math.min(a.to - a.from, b.to - b.from)
}

/**
 * Runs of one kind by what ran at once, in the order they started: as a person says, else by their
 * times. Runs of which no time is known stand alone.
 */
export function ranAtOnce(
  runs: readonly ReportedRun[],
  { atOnce }: TestChoices,
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

function belong(one: ReportedRun, other: ReportedRun, atOnce: TestChoices['atOnce']): boolean {
  if (kindOfTest(one.run) !== kindOfTest(other.run)) return false
  const [a, b] = [atOnce[one.id], atOnce[other.id]]
  return a === undefined && b === undefined ? ranTogether(one.run, other.run) : a === b
}

function byStart(one: JetstressRun, other: JetstressRun): number {
  const [a, b] = [one.started ?? '~', other.started ?? '~']
  return a < b ? -1 : Number(a > b)
}

/** Whose the storage of a design is: the servers’ own, or one whose paths servers of a site share. */
export type StorageReach = (typeof storageKinds)[Design['kind']]['reach']

/**
 * Which servers are tested at the same time: any, because none shares storage; all of a site, whose
 * storage or paths to it they share; one of each cluster, whose other server uses the same storage.
 */
export type TestedTogether = 'any' | 'site' | 'cluster'

/** Servers of a plan that are tested at the same time with storage of some reach. */
export function testedTogether(plan: Plan, reach: StorageReach): TestedTogether {
  if (kindOf(plan) === 'scc') return 'cluster'
  return reach === 'own' ? 'any' : 'site'
}

/**
 * Whose the storage of a design is; without a design, as if paths were shared. Of tested blocks those
 * that serve one host each are its own, where they can serve the plan at all.
 */
export function reachOf(design: Design | null): StorageReach {
  if (!design) return 'shared'
  const isBlocks = design.kind === 'tested blocks' && design.verdict !== 'does not fit'
  if (isBlocks && design.blocks.solution.hosts === null) return 'own'
  return storageKinds[design.kind].reach
}
