import {
  type ActivationChoices,
  activateAfterLoss,
  mostActiveOnVolume,
  packActivationChoices,
} from './choices.ts'
import {
  type FailureKind,
  failuresOfKind,
  hasMajority,
  siteIndexLost,
  type WitnessSite,
} from './failure-kinds.ts'
import {
  type CopyServersOfDatabase,
  isCopyInHomeSite,
  isLaggedCopy,
  siteOfServer,
} from './layout.ts'

/** A layout, and where its databases may be active. */
export type FailureSetup = {
  readonly rows: readonly CopyServersOfDatabase[]
  /** Members of each site; the numbers of site 2 continue those of site 1. */
  readonly servers: readonly [number, number]
  /** Members of each site that vote but host no active database: servers for lagged copies. */
  readonly voters?: readonly [number, number]
  /** Lagged copies: the last ones in the home site, and the last of all in the other site. */
  readonly lagged: readonly [number, number]
  /** True if lagged copies may become active. */
  readonly replayLagManager: boolean
  /** True if databases activate automatically only in the site of their first preference. */
  readonly blocked: boolean
  readonly witness: WitnessSite
  /** Failure domain of each server, server 1 first; empty if there are none. */
  readonly domains: readonly number[]
  /** Number of databases per volume; those of a server fill its volumes in order. */
  readonly perVolume: number
}

/** Most databases active on one server, and the lost servers that lead to it. */
export type BusiestServer = {
  readonly active: number
  readonly server: number
  readonly down: readonly number[]
}

/** Most databases that are down, and the first lost servers that lead to it. */
export type WorstOutage = { readonly databases: number; readonly down: readonly number[] }

/** Worst of all failures of one kind, each tried on the layout. */
export type WorstFailure = {
  readonly failures: number
  /** Number of failures without quorum: everything is down until the DAG is shrunk. */
  readonly withoutMajority: number
  /** Busiest server of each site, after any shrinking and switching over; null if none is up. */
  readonly busiest: readonly [BusiestServer | null, BusiestServer | null]
  /** Databases down before an administrator shrinks the DAG or switches over. */
  readonly down: WorstOutage
  /** Databases without any copy left that may become active. */
  readonly lost: WorstOutage
}

/** Fewest and most databases active on one server. */
export type ActiveRange = { readonly least: number; readonly most: number }

/** Active databases after every failure of a layout. */
export type LayoutFailures = {
  /** Worst failure of each kind; null if there is nothing of the kind to lose. */
  readonly worst: Readonly<Record<FailureKind, WorstFailure | null>>
  /** Databases active per server of each site while all are up; null for a site without servers. */
  readonly usual: readonly [ActiveRange | null, ActiveRange | null]
  /** Most databases active on one volume with all servers up, and after the loss of any one. */
  readonly onVolume: { readonly usual: number; readonly oneLost: number }
}

/** Tries every failure on a layout: what stays active on each server, and what is lost. */
export function simulateFailures(setup: FailureSetup): LayoutFailures {
  const { rows, servers, perVolume } = setup
  const members = servers[0] + servers[1]
  const anywhere = packActivationChoices(rows, members, perVolume, (row, preference) =>
    mayActivate(setup, row, preference),
  )
  const alone = setup.blocked
    ? packActivationChoices(
        rows,
        members,
        perVolume,
        (row, preference) =>
          mayActivate(setup, row, preference) && isCopyInHomeSite(servers, row, preference),
      )
    : anywhere
  const each = Array.from({ length: members }, (_, at) => mostActiveOnVolume(alone, at + 1))
  return {
    worst: worstOfEach(setup, alone, anywhere),
    usual: [
      rangeOf(alone.usual.subarray(1, servers[0] + 1)),
      rangeOf(alone.usual.subarray(servers[0] + 1)),
    ],
    onVolume: { usual: mostActiveOnVolume(alone, 0), oneLost: Math.max(0, ...each) },
  }
}

function worstOfEach(
  setup: FailureSetup,
  alone: ActivationChoices,
  anywhere: ActivationChoices,
): LayoutFailures['worst'] {
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

/** Worst failure of a kind: `alone` activates automatically, `anywhere` with a person’s help. */
function worstOf(
  kind: FailureKind,
  setup: FailureSetup,
  alone: ActivationChoices,
  anywhere: ActivationChoices,
): WorstFailure | null {
  const all = failuresOfKind(kind, setup)
  if (all.length === 0) return null
  const members = setup.servers[0] + setup.servers[1]
  const { voters: [voters1, voters2] = [0, 0] } = setup
  const site = siteIndexLost(kind)
  const votersLost = site === null ? 0 : site === 0 ? voters1 : voters2
  const everyone = members + voters1 + voters2
  const isWitnessUp = site === null || setup.witness !== (site === 0 ? 'site 1' : 'site 2')
  const afterwards = site === null ? alone : anywhere
  const active = new Uint16Array(members + 1)
  const busiest: [BusiestServer | null, BusiestServer | null] = [null, null]
  let withoutMajority = 0
  let down: WorstOutage = { databases: 0, down: [] }
  let lost: WorstOutage = { databases: 0, down: [] }
  for (const servers of all) {
    const isMajority = hasMajority(everyone, everyone - servers.length - votersLost, isWitnessUp)
    if (!isMajority) withoutMajority += 1
    const nowhere = activateAfterLoss(anywhere, servers, active)
    if (nowhere > lost.databases) lost = { databases: nowhere, down: servers }
    const stopped = alone === anywhere ? nowhere : activateAfterLoss(alone, servers, active)
    const unserved = isMajority ? stopped : setup.rows.length
    if (unserved > down.databases) down = { databases: unserved, down: servers }
    if (alone !== afterwards) activateAfterLoss(afterwards, servers, active)
    for (let server = 1; server <= members; server += 1) {
      if (servers.includes(server)) continue
      const at = siteOfServer(setup.servers, server)
      const now = active[server] ?? 0
      if (now > (busiest[at]?.active ?? -1)) busiest[at] = { active: now, server, down: servers }
    }
  }
  return { failures: all.length, withoutMajority, busiest, down, lost }
}

/** True for a copy that is not lagged, or that may become active although it is. */
function mayActivate(setup: FailureSetup, row: CopyServersOfDatabase, preference: number): boolean {
  return setup.replayLagManager || !isLaggedCopy(setup, row, preference)
}

function rangeOf(active: Uint16Array): ActiveRange | null {
  return active.length === 0 ? null : { least: Math.min(...active), most: Math.max(...active) }
}
