import { type Line, linesOf } from '../designs/builds.ts'
import { type Candidate, designId, type Verdict } from '../designs/candidate.ts'
import { versionOf } from '../exchange/versions.ts'
import { equalLogicArrays, type RaidPolicy } from '../hardware/equallogic-arrays.ts'
import { size } from '../methods/method-of.ts'
import { kindOf, methodIdOf } from '../plan/features.ts'
import { isPinned, withPinsOf } from '../plan/pins.ts'
import type { ModelChoice, Plan } from '../plan/plan.ts'
/** Whole numbers between two, both of them included. */
export type Range = { readonly from: number; readonly to: number }

/** How far a search goes beyond the answers of its plan. */
export type SearchBounds = {
  readonly servers: Range
  /** Copies of each database, the active one included; they count in a DAG only. */
  readonly copies: Range
  /** Databases of one DAG or cluster, or of all standalone servers. */
  readonly databases: Range
  readonly models: ModelChoice
  readonly raid: RaidPolicy | 'any'
  readonly arraysPerServer: Range
}

/** Answers of a plan about its servers and databases, as a search gives them. */
export type Layout = {
  readonly servers: number
  readonly copies: number
  /** Null for as many as the mailboxes per database give. */
  readonly databases: number | null
}

/** Every design of a search: each layout with each line of arrays in each number per server. */
export type SearchSpace = {
  readonly servers: readonly number[]
  readonly copies: readonly number[]
  readonly databases: readonly (number | null)[]
  readonly lines: readonly Line[]
  readonly arraysPerServer: readonly number[]
  readonly layouts: number
  readonly designs: number
}

const mostArrays = 8

/** Copies beyond those of a plan that are worth a look. */
const moreCopies = 2

/**
 * What is searched unless a person says otherwise: no fewer copies than the plan has and no more
 * mailboxes in a database, up to the servers of one DAG and the databases one server may mount.
 */
export function searchBounds(plan: Plan): SearchBounds {
  const { copies, edition } = plan
  const own = layoutServers(plan)
  const mostServers = versionOf(plan).serversPerDag.value
  const from = methodIdOf(plan) === 'papers' ? plan.sites : 1
  const servers = { from, to: Math.max(mostServers, own) }
  const fewest = databasesOf(plan)
  const most = versionOf(plan).databasesPerServer[edition].value
  return {
    servers,
    copies: { from: copies, to: Math.max(copies, Math.min(mostServers, copies + moreCopies)) },
    databases: { from: fewest, to: Math.max(fewest, most) },
    models: 'any',
    raid: 'any',
    arraysPerServer: { from: 1, to: mostArrays },
  }
}

/** The space that a search of these bounds goes through, without what is pinned otherwise. */
export function searchSpace(plan: Plan, bounds: SearchBounds): SearchSpace {
  const own = layoutServers(plan)
  const isServers = free(plan, methodIdOf(plan) === 'papers' ? 'servers' : 'activeServers', own)
  const servers = wholeNumbers(bounds.servers).filter(isServers)
  const copies =
    kindOf(plan) === 'dag'
      ? wholeNumbers(bounds.copies).filter(free(plan, 'copies', plan.copies))
      : [plan.copies]
  const databases = isPinned(plan, 'databases')
    ? [plan.databases]
    : databaseCounts(plan, bounds.databases)
  const lines = linesOf(searchedPlan(plan, bounds))
  const most = isPinned(plan, 'arraysPerServer') ? plan.arraysPerServer : mostArrays
  const arraysPerServer = wholeNumbers(bounds.arraysPerServer).filter((count) => count <= most)
  const layouts = servers.length * copies.length * databases.length
  return {
    servers,
    copies,
    databases,
    lines,
    arraysPerServer,
    layouts,
    designs: layouts * lines.length * arraysPerServer.length,
  }
}

/** Which values of an answer a search may take: where it is pinned, that of the plan. */
function free<T>(plan: Plan, answer: string, own: T): (value: T) => boolean {
  const pinned = isPinned(plan, answer)
  return (value) => !pinned || value === own
}

/** Every layout of a space. Those that differ in their servers only follow each other. */
export function layoutsOf({ servers, copies, databases }: SearchSpace): readonly Layout[] {
  return databases.flatMap((one) =>
    copies.flatMap((each) =>
      servers.map((count) => ({ servers: count, copies: each, databases: one })),
    ),
  )
}

/** A plan with the storage that a search considers. */
function searchedPlan(plan: Plan, { models, raid, arraysPerServer }: SearchBounds): Plan {
  return {
    ...plan,
    models: isPinned(plan, 'models') ? plan.models : models,
    raid: isPinned(plan, 'raid') ? plan.raid : raid,
    arraysPerServer: arraysPerServer.to,
  }
}

/** A plan with the answers of a layout. */
export function withLayout(plan: Plan, { servers, copies, databases }: Layout): Plan {
  const of = methodIdOf(plan) === 'papers' ? { servers } : { activeServers: servers }
  return { ...plan, databases, copies, ...of }
}

/** The servers that a layout gives: all of them, or those with active mailboxes of one DAG. */
export function layoutServers(plan: Plan): number {
  return methodIdOf(plan) === 'papers' ? plan.servers : plan.activeServers
}

/** Databases of one DAG or cluster as the plan has them; one of a plan that contradicts itself. */
function databasesOf(plan: Plan): number {
  const result = size(plan)
  return plan.databases ?? (result.ok ? result.sizing.databases.perGroup.value : 1)
}

/**
 * The counts of databases between two: each one up to ten, then in steps of about a fifth. A plan
 * that derives them from its mailboxes per database goes on doing so where that lies between.
 */
export function databaseCounts(plan: Plan, { from, to }: Range): readonly (number | null)[] {
  if (from > to) return []
  const own = databasesOf(plan)
  const counts = [from, ...ladder(to), own, to].filter((count) => count >= from && count <= to)
  const each = [...new Set(counts)].sort((a, b) => a - b)
  const derived = plan.databases === null && own >= from && own <= to
  return derived ? [null, ...each] : each
}

function ladder(to: number): readonly number[] {
  const counts: number[] = []
  for (let count = 1; count <= to; count = nextCount(count)) counts.push(count)
  return counts
}

const decade = [10, 12, 14, 16, 20, 24, 28, 32, 40, 48, 56, 64, 80] as const

function nextCount(count: number): number {
  if (count < 10) return count + 1
  const scale = 10 ** (String(count).length - 2)
  const next = decade.find((one) => one * scale > count)
  return next === undefined ? 100 * scale : next * scale
}

export function wholeNumbers({ from, to }: Range): readonly number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
}

/**
 * A design that a search found: the answers that lead to it and the figures it was found by, as
 * plain data. What is shown of it is worked out again from the answers.
 */
export type FoundDesign = Layout & {
  /** What `designId` calls it. */
  readonly id: string
  readonly model: string
  /** The id of an own array; null of the others. */
  readonly own: string | null
  readonly driveGb: number
  readonly raid: RaidPolicy
  readonly perServer: number
  readonly arrays: number
  readonly drives: number
  /** The share of the usable space that the volumes of a server take. */
  readonly capacityUsed: number
  /** Database reads at the expected load; null where no latency is predicted. */
  readonly readMs: number | null
  readonly cost: number | null
  readonly verdict: Verdict
}

/** A candidate of a layout as plain data. */
export function foundDesign(
  { servers, copies, databases }: Layout,
  candidate: Candidate,
): FoundDesign {
  const { array, driveGb, raid, perServer, arrays, drives, cost, capacity, verdict } = candidate
  return {
    servers,
    copies,
    databases,
    id: designId(candidate),
    model: array.model,
    own: array.kind === 'own' ? array.own.id : null,
    driveGb,
    raid,
    perServer,
    arrays: arrays.value,
    drives: drives.value,
    capacityUsed: capacity.used.value,
    readMs: candidate.prediction?.expected.dbRead.value ?? null,
    cost: cost?.value ?? null,
    verdict,
  }
}

/**
 * A plan that considers a found design: with its layout, its RAID policy and as many arrays per
 * server, and no other EqualLogic model. Own arrays cannot be told apart by an answer: all stay. What
 * is pinned stays, and allows the design.
 */
export function withDesign(plan: Plan, design: FoundDesign): Plan {
  const { raid, perServer: arraysPerServer, own, model } = design
  const found = own === null ? equalLogicArrays.find((one) => one.model === model) : undefined
  const models = found ? { models: found.model } : {}
  return withPinsOf(plan, { ...withLayout(plan, design), raid, arraysPerServer, ...models })
}
