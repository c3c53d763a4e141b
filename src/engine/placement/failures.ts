import { activate, type Choices, choicesOf, mostOnVolume } from './choices.ts'
import {
  type FailureKind,
  failuresOf,
  hasMajority,
  siteLost,
  type WitnessSite,
} from './failure-kinds.ts'
import { isAtHome, isLagged, type Row, siteOf } from './layout.ts'

/** A layout with what decides where its databases may be active. */
export type FailureSetup = {
  readonly rows: readonly Row[]
  /** Members of each site, site 2’s numbered on. */
  readonly servers: readonly [number, number]
  /** Further members of each site that host no active database, as servers of lagged copies alone: they vote. */
  readonly voters?: readonly [number, number]
  /** Lagged copies: the last in the site of the first preference, and the last of all in the other. */
  readonly lagged: readonly [number, number]
  /** Whether lagged copies may become active. */
  readonly replayLagManager: boolean
  /** Whether databases only become active by themselves in the site of their first preference. */
  readonly blocked: boolean
  readonly witness: WitnessSite
  /** The failure domain of each server, server 1 first; empty where there are none. */
  readonly domains: readonly number[]
  /** Databases that share a volume: those of a server in order, cut at every so many. */
  readonly perVolume: number
}

/** The most databases active on one server, and the servers whose loss brings them there. */
export type BusiestServer = {
  readonly active: number
  readonly server: number
  readonly down: readonly number[]
}

/** The most databases that are down, and the first servers whose loss brings that about. */
export type Outage = { readonly databases: number; readonly down: readonly number[] }

/** The worst of all failures of one kind, each tried on the layout. */
export type WorstFailure = {
  readonly failures: number
  /** Failures without a majority, so that everything is down until the DAG is shrunk. */
  readonly withoutMajority: number
  /** In each site, once the DAG is shrunk and a lost site switched over; null where none of its servers is left. */
  readonly busiest: readonly [BusiestServer | null, BusiestServer | null]
  /** Databases down before anybody shrinks the DAG or switches over. */
  readonly down: Outage
  /** Databases without any copy left that may become active. */
  readonly lost: Outage
}

/** The fewest and the most databases active on one server. */
export type ActiveRange = { readonly least: number; readonly most: number }

/** Active databases after every failure of a layout. */
export type Failures = {
  /** Null where there is nothing of the kind to lose. */
  readonly worst: Readonly<Record<FailureKind, WorstFailure | null>>
  /** On the servers of each site while all are up; null where it has none. */
  readonly usual: readonly [ActiveRange | null, ActiveRange | null]
  /** Most databases active on one volume while all servers are up, and after any one is lost. */
  readonly onVolume: { readonly usual: number; readonly oneLost: number }
}

/** Tries every failure on a layout: what it leaves active on each server, and what it loses. */
export function simulateFailures(setup: FailureSetup): Failures {
  const { rows, servers, perVolume } = setup
  const members = servers[0] + servers[1]
  const anywhere = choicesOf(rows, members, perVolume, (row, preference) =>
    mayActivate(setup, row, preference),
  )
  const alone = setup.blocked
    ? choicesOf(
        rows,
        members,
        perVolume,
        (row, preference) =>
          mayActivate(setup, row, preference) && isAtHome(servers, row, preference),
      )
    : anywhere
  const each = Array.from({ length: members }, (_, at) => mostOnVolume(alone, at + 1))
  return {
    worst: worstOfEach(setup, alone, anywhere),
    usual: [
      rangeOf(alone.usual.subarray(1, servers[0] + 1)),
      rangeOf(alone.usual.subarray(servers[0] + 1)),
    ],
    onVolume: { usual: mostOnVolume(alone, 0), oneLost: Math.max(0, ...each) },
  }
}

function worstOfEach(setup: FailureSetup, alone: Choices, anywhere: Choices): Failures['worst'] {
  const of = (kind: FailureKind) => worstOf(kind, setup, alone, anywhere)
  return {
    none: of('none'),
    'one server': of('one server'),
    'two servers': of('two servers'),
    'site 1': of('site 1'),
    'site 1 and one server': of('site 1 and one server'),
    'site 1 and two servers': of('site 1 and two servers'),
    'site 2': of('site 2'),
    'site 2 and one server': of('site 2 and one server'),
    'site 2 and two servers': of('site 2 and two servers'),
    'failure domain': of('failure domain'),
  }
}

/** The worst of one kind: `alone` is where databases become active by themselves, `anywhere` with a person’s help. */
function worstOf(
  kind: FailureKind,
  setup: FailureSetup,
  alone: Choices,
  anywhere: Choices,
): WorstFailure | null {
  const all = failuresOf(kind, setup)
  if (all.length === 0) return null
  const members = setup.servers[0] + setup.servers[1]
  const { voters: [voters1, voters2] = [0, 0] } = setup
  const site = siteLost(kind)
  const votersLost = site === null ? 0 : site === 0 ? voters1 : voters2
  const everyone = members + voters1 + voters2
  const isWitnessUp = site === null || setup.witness !== (site === 0 ? 'site 1' : 'site 2')
  const afterwards = site === null ? alone : anywhere
  const active = new Uint16Array(members + 1)
  const busiest: [BusiestServer | null, BusiestServer | null] = [null, null]
  let withoutMajority = 0
  let down: Outage = { databases: 0, down: [] }
  let lost: Outage = { databases: 0, down: [] }
  for (const servers of all) {
    const isMajority = hasMajority(everyone, everyone - servers.length - votersLost, isWitnessUp)
    if (!isMajority) withoutMajority += 1
    const nowhere = activate(anywhere, servers, active)
    if (nowhere > lost.databases) lost = { databases: nowhere, down: servers }
    const stopped = alone === anywhere ? nowhere : activate(alone, servers, active)
    const unserved = isMajority ? stopped : setup.rows.length
    if (unserved > down.databases) down = { databases: unserved, down: servers }
    if (alone !== afterwards) activate(afterwards, servers, active)
    for (let server = 1; server <= members; server += 1) {
      if (servers.includes(server)) continue
      const at = siteOf(setup.servers, server)
      const now = active[server] ?? 0
      if (now > (busiest[at]?.active ?? -1)) busiest[at] = { active: now, server, down: servers }
    }
  }
  return { failures: all.length, withoutMajority, busiest, down, lost }
}

/** Whether a copy is none that lags, or one that may become active nevertheless. */
function mayActivate(setup: FailureSetup, row: Row, preference: number): boolean {
  return setup.replayLagManager || !isLagged(setup, row, preference)
}

function rangeOf(active: Uint16Array): ActiveRange | null {
  return active.length === 0 ? null : { least: Math.min(...active), most: Math.max(...active) }
}
