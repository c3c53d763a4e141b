import { type Line, linesOf } from '../../../designs/builds.ts'
import { versionOf } from '../../../exchange/versions.ts'
import type { RaidPolicy } from '../../../hardware/equallogic-arrays.ts'
import { kindOf } from '../../../plan/features.ts'
import { isPinned } from '../../../plan/pins.ts'
import type { ModelChoice, Plan } from '../../../plan/plan.ts'
import type { SizeResult } from '../../../sizing/sizing.ts'
import { databaseCounts, databasesOf, wholeNumbers } from '../../search-counts.ts'
import type { ArrayLayout, Range } from '../../searching.ts'

/** How far a search of arrays goes beyond the answers of its plan. */
export type ArrayBounds = {
  readonly servers: Range
  /** Copies of each database, the active one included; they count in a DAG only. */
  readonly copies: Range
  /** Databases of one DAG or cluster, or of all standalone servers. */
  readonly databases: Range
  readonly models: ModelChoice
  readonly raid: RaidPolicy | 'any'
  readonly arraysPerServer: Range
}

/** Every design of a search: each layout with each line of arrays in each number per server. */
export type ArraySpace = {
  readonly servers: readonly number[]
  readonly copies: readonly number[]
  readonly databases: readonly (number | null)[]
  readonly lines: readonly Line[]
  readonly arraysPerServer: readonly number[]
  readonly layouts: number
  readonly designs: number
}

/** How plans are sized. */
export type Sizes = (plan: Plan) => SizeResult

const mostArrays = 8

/** Copies beyond those of a plan that are worth a look. */
const moreCopies = 2

/**
 * What is searched unless a person says otherwise: no fewer copies than the plan has and no more
 * mailboxes in a database, up to the servers of one DAG and the databases one server may mount.
 */
export function arrayBounds(plan: Plan, size: Sizes): ArrayBounds {
  const { copies, edition, sites } = plan
  const { serversPerDag, databasesPerServer, asks } = versionOf(plan)
  const mostServers = serversPerDag.value
  // Where the answer counts the servers of every site, each has one at least.
  const from = asks.servers === 'servers' ? sites : 1
  const fewest = databasesOf(plan, size)
  const most = databasesPerServer[edition].value
  return {
    servers: { from, to: Math.max(mostServers, plan[asks.servers]) },
    copies: { from: copies, to: Math.max(copies, Math.min(mostServers, copies + moreCopies)) },
    databases: { from: fewest, to: Math.max(fewest, most) },
    models: 'any',
    raid: 'any',
    arraysPerServer: { from: 1, to: mostArrays },
  }
}

/** The space that a search of these bounds goes through, without what is pinned otherwise. */
export function arraySpace(plan: Plan, bounds: ArrayBounds, size: Sizes): ArraySpace {
  const asked = versionOf(plan).asks.servers
  const servers = wholeNumbers(bounds.servers).filter(free(plan, asked, plan[asked]))
  const copies =
    kindOf(plan) === 'dag'
      ? wholeNumbers(bounds.copies).filter(free(plan, 'copies', plan.copies))
      : [plan.copies]
  const databases = isPinned(plan, 'databases')
    ? [plan.databases]
    : databaseCounts(plan, databasesOf(plan, size), bounds.databases)
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
export function layoutsOf({ servers, copies, databases }: ArraySpace): readonly ArrayLayout[] {
  return databases.flatMap((one) =>
    copies.flatMap((each) =>
      servers.map((count) => ({ servers: count, copies: each, databases: one })),
    ),
  )
}

/** A plan with the storage that a search considers. */
function searchedPlan(plan: Plan, { models, raid, arraysPerServer }: ArrayBounds): Plan {
  return {
    ...plan,
    models: isPinned(plan, 'models') ? plan.models : models,
    raid: isPinned(plan, 'raid') ? plan.raid : raid,
    arraysPerServer: arraysPerServer.to,
  }
}

/** A plan with the answers of a layout. */
export function withLayout(plan: Plan, { servers, copies, databases }: ArrayLayout): Plan {
  return { ...plan, databases, copies, [versionOf(plan).asks.servers]: servers }
}
