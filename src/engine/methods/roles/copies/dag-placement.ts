import type { CalculationMode } from '../../../core/mode.ts'
import { type LayoutFailures, simulateFailures } from '../../../placement/failures.ts'
import { type CopyServersOfDatabase, siteOfServer } from '../../../placement/layout.ts'
import { failureDomainAnswerFaults, placeDatabases } from '../../../placement/place-databases.ts'
import type { Plan } from '../../../plan/plan.ts'
import type { StagesBeforeActivation } from '../activation/active-figures.ts'

/** Servers of each database’s copies in a DAG; copies on separate lagged servers are left out. */
export type DagPlacement = {
  readonly rows: readonly CopyServersOfDatabase[]
  /** Members by site, numbered from site 1; in each site those with active mailboxes come first. */
  readonly servers: readonly [number, number]
  /** Lagged copies of a database in its own and in the other site: the last copies in each. */
  readonly lagged: readonly [number, number]
  /** Failure domain of each server; empty if there is none, or if it does not suit the servers. */
  readonly domains: readonly number[]
  readonly mostCopies: number
}

export function dagPlacement(
  plan: Plan,
  mode: CalculationMode,
  stages: StagesBeforeActivation,
): DagPlacement {
  const { copies, servers } = stages
  const { homeCopies, awayCopies, site1, site2, homeLagged, awayLagged, shape } = copies
  const counts = shape.hasLaggedServers
    ? [homeCopies.value, awayCopies.value]
    : [site1.value, site2.value]
  const [home = 0, away = 0] = counts
  const members = [
    servers.servers1.value + servers.recoveryServers1.value,
    servers.servers2.value + servers.recoveryServers2.value,
  ] as const
  const lagged = shape.hasLaggedServers
    ? ([0, 0] as const)
    : ([homeLagged.value, awayLagged.value] as const)
  const domains = domainsOf(plan, members, [home, away])
  const isShared = shape.model === 'AA1'
  const most = Math.max(home, away)
  const rows =
    shape.hasRecoveryServers && servers.recoveryServers1.value + servers.recoveryServers2.value > 0
      ? apart(mode, stages, [home, away])
      : placeDatabases(
          {
            servers: members,
            copies: isShared ? [most, most] : [home, away],
            databases: stages.databases.databaseCount.value,
            activeActive: isShared,
            domains,
          },
          mode,
        ).map((row) => (home === away || !isShared ? row : cut(row, members, [home, away])))
  return { rows, servers: members, lagged, domains, mostCopies: mostCopies(rows) }
}

/**
 * Cuts a row with equally many copies per site to those in the database’s own and in the other
 * site. A site with fewer servers than copies has fewer in the row already.
 */
function cut(
  row: CopyServersOfDatabase,
  members: DagPlacement['servers'],
  [home, away]: readonly number[],
): CopyServersOfDatabase {
  const own = siteOfServer(members, row[0])
  const isOwn = (server: number) => siteOfServer(members, server) === own
  return [
    ...row.filter(isOwn).slice(0, home),
    ...row.filter((server) => !isOwn(server)).slice(0, away),
  ]
}

/** Members of a DAG up to which failures are tried: twice as many as a DAG may have. */
const mostTried = 32

/** Tries every failure on a DAG; null with far more members than a DAG may have. */
export function dagFailures(
  plan: Plan,
  { copies, databases, servers: counts }: StagesBeforeActivation,
  { rows, servers, lagged, domains }: DagPlacement,
): LayoutFailures | null {
  if (servers[0] + servers[1] > mostTried) return null
  const { shape } = copies
  return simulateFailures({
    rows,
    servers,
    voters: [counts.lagged1.value, counts.lagged2.value],
    lagged,
    replayLagManager: shape.managesLag,
    blocked: shape.block,
    witness: plan.witnessSite,
    domains,
    perVolume: Math.max(1, databases.dbsPerVolume.value),
  })
}

function domainsOf(
  { failureDomains }: Plan,
  servers: readonly [number, number],
  copies: readonly [number, number],
): readonly number[] {
  const domains = failureDomains.split(' ').filter(Boolean).map(Number)
  return failureDomainAnswerFaults(domains, servers, copies).length === 0 ? domains : []
}

/**
 * Rows of an active/active DAG where each site’s databases have servers of their own in both sites.
 * In a site, servers with active mailboxes come first, then those for the other site’s copies.
 */
function apart(
  mode: CalculationMode,
  { databases, servers }: StagesBeforeActivation,
  copies: readonly [number, number],
): readonly CopyServersOfDatabase[] {
  const [S, p1] = [servers.servers1.value, servers.recoveryServers1.value]
  const [s2, p2] = [servers.servers2.value, servers.recoveryServers2.value]
  const place = (active: number, recovery: number, count: number) =>
    placeDatabases(
      { servers: [active, recovery], copies, databases: count, activeActive: false },
      mode,
    )
  const inSite2 = S + p1
  const first = place(S, p2, databases.preferred1.value).map((row) =>
    row.map((at) => (at <= S ? at : at - S + inSite2 + s2)),
  )
  const second = place(s2, p1, databases.preferred2.value).map((row) =>
    row.map((at) => (at <= s2 ? at + inSite2 : at - s2 + S)),
  )
  const half = Math.max(1, Math.floor((S + s2) / 2))
  const rows: CopyServersOfDatabase[] = []
  for (let at = 0; at < first.length; at += half)
    rows.push(...first.slice(at, at + half), ...second.slice(at, at + half))
  return rows
}

function mostCopies(rows: readonly CopyServersOfDatabase[]): number {
  const held: number[] = []
  for (const row of rows) for (const server of row) held[server] = (held[server] ?? 0) + 1
  return held.reduce((most, copies) => Math.max(most, copies), 0)
}
