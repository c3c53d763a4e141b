import type { NonEmpty } from '../core/non-empty.ts'
import { oncePerObject, oncePerPair } from '../core/once.ts'
import { ownRule } from '../core/source.ts'
import { assumedFigure, figureFoundByTrying, type Worked } from '../core/worked.ts'
import type { JetstressRelease } from '../exchange/jetstress.ts'
import { versionOf } from '../exchange/versions.ts'
import type { CopyLayout, Dag } from '../failures/dags.ts'
import { planNames } from '../failures/names.ts'
import { methodOf } from '../methods/methods.ts'
import { dagsOf } from '../methods/plan-dags.ts'
import { availabilityOf } from '../plan/features.ts'
import { fieldOf } from '../plan/fields.ts'
import type { Plan } from '../plan/plan.ts'
import type { Sizing } from '../sizing/sizing.ts'
import { jetstressLimits } from './jetstress-rules.ts'
import {
  databaseSpaceInTest,
  globalThreads,
  iopsOfServerWithFewerCopies,
  iopsPerMailboxInTest,
  leastPassingLoad,
  sluggishSessions,
  testedMailboxes,
  threadsPerDatabase,
  transactionalTargetOfTest,
} from './test-formulas.ts'

/** Jetstress test of a plan: servers, settings and targets. */
export type JetstressTestPlan = {
  /** Groups of servers with the same test, most databases first. */
  readonly servers: NonEmpty<ServersTestedAlike>
  /** Names of servers without databases, which have nothing to test. */
  readonly idle: readonly string[]
  /** Reason for no configuration file; null if every server gets one. */
  readonly unconfigured: 'version' | 'not placed' | null
  /** Release of Jetstress: 2013 tunes threads for all databases, earlier ones for each. */
  readonly release: JetstressRelease
  /** Databases and data that storage is sized for, if the fullest server has more; else null. */
  readonly countedFor: Pick<ServersTestedAlike, 'databases' | 'data'> | null
  /** Copies per database; with more than one, Jetstress reads logs as if it shipped them. */
  readonly copies: Worked<'copies'>
  /** Settings for storage capacity and throughput: 100 %, because the profile sets both. */
  readonly capacity: Worked<'%'>
  readonly throughput: Worked<'%'>
}

export type ServersTestedAlike = {
  /** Servers that run this test; empty if the copies could not be placed. */
  readonly servers: readonly ServerToTest[]
  readonly databases: Worked<'databases'>
  readonly mailboxes: Worked<'mailboxes'>
  /** Quota of a mailbox in MiB, as Jetstress counts. */
  readonly quota: Worked<'MiB'>
  readonly perMailbox: Worked<'IOPS/mailbox'>
  /** Target transactional IOPS, with the plan’s reserve. */
  readonly planned: Worked<'IOPS'>
  /** Expected transactional IOPS of the mailboxes, without the reserve. */
  readonly expected: Worked<'IOPS'>
  /** Lowest passing IOPS: 95 % of `expected`, which decides, and 95 % of `planned`. */
  readonly least: Worked<'IOPS'>
  readonly leastWithReserve: Worked<'IOPS'>
  /** Size of all test databases of the server. */
  readonly data: Worked<'GiB'>
  /** Threads that the test begins with. */
  readonly threads: Worked<'threads'>
  /** `SluggishSessions` for one thread per database, if a file configures Jetstress. */
  readonly sluggish: Worked<'×'>
}

const whole = (label: string) =>
  assumedFigure(
    label,
    1,
    '%',
    'All of it: mailboxes, their size and their IOPS set how large the databases are and what is asked of them.',
  )

const inTheirOrder = ownRule('Every copy that the placement puts on the server is tested.')

/** Jetstress test of a plan, fullest servers first. Memoized. */
export const jetstressTestPlan = oncePerPair((plan: Plan, sizing: Sizing): JetstressTestPlan => {
  const { onServer } = sizing.databases
  const found = serversToTest(plan, sizing)
  const byCount = new Map<number, ServerToTest[]>()
  for (const server of found ?? []) {
    const alikeOnes = byCount.get(server.held)
    if (alikeOnes) alikeOnes.push(server)
    else byCount.set(server.held, [server])
  }
  const idle = byCount.get(0) ?? []
  byCount.delete(0)
  const counts = [...byCount.keys()].sort((one, other) => other - one)
  const quota = methodOf(plan).testedQuota(sizing)
  const { release, isConfigured } = versionOf(plan).jetstress
  const tested: Tested = { sizing, quota, release }
  const [fullest, ...others] = counts.map((count) =>
    alike(tested, byCount.get(count) ?? [], heldBy(sizing, count)),
  )
  return {
    servers: [fullest ?? alike(tested, [], onServer), ...others],
    release,
    idle: idle.map(({ name }) => name),
    countedFor:
      fullest && fullest.databases.value > onServer.value ? alike(tested, [], onServer) : null,
    unconfigured: isConfigured ? (fullest ? null : 'not placed') : 'version',
    copies: sizing.copies,
    capacity: whole('Storage capacity in use'),
    throughput: whole('Throughput in use'),
  }
})

function heldBy({ databases }: Sizing, count: number): Worked<'databases'> {
  if (databases.onServer.value === count) return databases.onServer
  return figureFoundByTrying('Databases placed on a server', count, 'databases', {
    condition: 'Databases with a copy on the server',
    inputs: [databases.inAll],
    source: inTheirOrder,
  })
}

type Tested = {
  readonly sizing: Sizing
  readonly quota: Worked<'MiB'>
  readonly release: JetstressRelease
}

function alike(
  { sizing, quota, release }: Tested,
  servers: readonly ServerToTest[],
  databases: Worked<'databases'>,
): ServersTestedAlike {
  const perDatabase = sizing.databases.mailboxesEach
  const mailboxes = testedMailboxes({ perDatabase, databases })
  const expected = expectedOf(sizing, databases)
  const { designRequirement: requirement, expectedLoad } = sizing.iops
  const planned =
    requirement.value > expectedLoad.value
      ? transactionalTargetOfTest({ transactional: expected, requirement, expected: expectedLoad })
      : { ...expected, label: 'Planned transactional IOPS' }
  const least = jetstressLimits.achieved
  return {
    servers,
    databases,
    mailboxes,
    quota,
    data: databaseSpaceInTest({ mailboxes, quota }),
    least: leastPassingLoad({ load: expected, least }),
    leastWithReserve: leastPassingLoad({ load: planned, least }, 'The same with the reserve'),
    perMailbox: iopsPerMailboxInTest({ planned, mailboxes }),
    planned,
    expected,
    threads:
      release === '2013' ? globalThreads({ planned }) : threadsPerDatabase({ planned, databases }),
    sluggish: sluggishSessions({ planned, databases }),
  }
}

/** Worst-case transactional IOPS of a server with this many databases. */
function expectedOf({ iops }: Sizing, held: Worked<'databases'>): Worked<'IOPS'> {
  const { transactional, active } = iops
  return held.value < active.value
    ? iopsOfServerWithFewerCopies({ transactional, active, held })
    : transactional
}

export type ServerToTest = {
  readonly name: string
  /** Site of the server, from 1. */
  readonly site: number
  /** True if the server holds only lagged copies. */
  readonly isLagged: boolean
  /** Number of databases with a copy on the server. */
  readonly held: number
  /** Database names in order, computed on demand. */
  readonly databases: () => readonly string[]
}

/** All servers of a plan with their databases; null if the copies could not be placed. */
export function serversToTest(plan: Plan, sizing: Sizing): readonly ServerToTest[] | null {
  if (availabilityOf(plan) !== 'dag') return withoutDag(plan, sizing)
  const dags = dagsOf(plan, sizing)
  return dags?.dags.flatMap(serversOf) ?? null
}

/** Number of copies per DAG member; identical DAGs share a layout. */
const heldIn = oncePerObject(({ members, rows }: CopyLayout): readonly number[] => {
  const held = members.map(() => 0)
  for (const row of rows)
    for (const { server } of row) held[server - 1] = (held[server - 1] ?? 0) + 1
  return held
})

function serversOf(dag: Dag): readonly ServerToTest[] {
  const held = heldIn(dag.layout)
  return dag.servers.map(({ number, name, site, build }, at) => ({
    name,
    site,
    isLagged: build === 'lagged',
    held: held[at] ?? 0,
    databases: () => namesOn(dag).get(number) ?? [],
  }))
}

const namesOn = oncePerObject(({ databases }: Dag): ReadonlyMap<number, readonly string[]> => {
  const held = new Map<number, string[]>()
  for (const { name, copies } of databases)
    for (const { server } of copies) {
      const names = held.get(server)
      if (names) names.push(name)
      else held.set(server, [name])
    }
  return held
})

/** Standalone: the first servers hold the remainder. Cluster: each server can hold all. */
function withoutDag(plan: Plan, sizing: Sizing): readonly ServerToTest[] {
  const { inAll, clusters } = sizing.databases
  const servers = sizing.servers.value
  const sites = fieldOf('sites').unused?.(plan, 0) ? 1 : plan.sites
  const named = (databases: number) => planNames(plan, { dags: 0, servers, databases })
  const groups = clusters?.value ?? servers
  const each = Math.floor(inAll.value / groups)
  const more = inAll.value - each * groups
  const before = (group: number) => group * each + Math.min(group, more)
  return named(0).servers.map((name, at) => {
    const group = Math.floor((at * groups) / servers)
    // Both servers of a single copy cluster are in one site; all others alternate between sites.
    const turn = availabilityOf(plan) === 'scc' ? group : at
    const site = (turn % sites) + 1
    const [from, to] = [before(group), before(group + 1)]
    const databases = () => named(inAll.value).databases.slice(from, to)
    return { name, site, isLagged: false, held: to - from, databases }
  })
}
