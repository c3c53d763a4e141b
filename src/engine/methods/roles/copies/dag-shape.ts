import type { CopyLayout, DagShape, LayoutCopy, LayoutServer } from '../../../failures/dags.ts'
import {
  type CopyServersOfDatabase,
  isCopyInHomeSite,
  isLaggedCopy,
  siteOfServer,
  staircasePlacement,
} from '../../../placement/layout.ts'
import type { Plan } from '../../../plan/plan.ts'
import { placementAndFailures } from '../all-stages.ts'
import type { RoleResults } from '../role-parts.ts'
import type { DagPlacement } from './dag-placement.ts'

/** DAGs of a plan and the layout of their copies; null standalone. */
export function dagShapeByRoles(plan: Plan, parts: RoleResults): DagShape | null {
  const { placement } = placementAndFailures(plan)
  if (!placement) return null
  const { shape } = parts.copies
  const inPairs = shape.twoSites && shape.model === 'AAN'
  return {
    layout: layoutOf(placement, parts),
    count: inPairs ? 2 * plan.dags : plan.dags,
    inPairs,
    witness: shape.twoSites ? witnessOf(plan) : 1,
    isAssumed: !shape.twoSites,
  }
}

function witnessOf({ witnessSite }: Plan): number | null {
  if (witnessSite === 'third site') return null
  return witnessSite === 'site 1' ? 1 : 2
}

/** Servers and copies of a DAG: the placed ones, then servers for lagged copies alone. */
function layoutOf(
  placement: DagPlacement,
  { copies: { shape, homeLagged, awayLagged }, servers, databases }: RoleResults,
): CopyLayout {
  const { rows, servers: members, lagged, domains } = placement
  const activates = (row: CopyServersOfDatabase, at: number): LayoutCopy['activates'] => {
    if (!shape.managesLag && isLaggedCopy(placement, row, at)) return 'never'
    return shape.block && !isCopyInHomeSite(members, row, at) ? 'by hand' : 'by itself'
  }
  const alone = shape.hasLaggedServers
    ? laggedAlone(
        placement,
        [homeLagged.value, awayLagged.value],
        [servers.lagged1.value, servers.lagged2.value],
      )
    : []
  return {
    members: [
      ...serversOf(1, 'mailboxes', servers.servers1.value),
      ...serversOf(1, 'recovery', servers.recoveryServers1.value),
      ...serversOf(2, 'mailboxes', servers.servers2.value),
      ...serversOf(2, 'recovery', servers.recoveryServers2.value),
      ...serversOf(1, 'lagged copies', servers.lagged1.value),
      ...serversOf(2, 'lagged copies', servers.lagged2.value),
    ],
    rows: rows.map((row, database) => [
      ...row.map((server, at) => ({
        server,
        lagged: lagged[0] + lagged[1] > 0 && isLaggedCopy(placement, row, at),
        activates: activates(row, at),
      })),
      ...(alone[database] ?? []),
    ]),
    copiesPerVolume: Math.max(1, databases.dbsPerVolume.value),
    domains,
  }
}

function serversOf(site: number, holds: LayoutServer['holds'], count: number): LayoutServer[] {
  const build = holds === 'lagged copies' ? 'lagged' : site === 1 ? 'first site' : 'second site'
  return Array.from({ length: count }, () => ({ site, holds, build }))
}

/**
 * Lagged copies of each database on servers of their own, its own site’s first, by a staircase in
 * each site. A site with fewer such servers than copies holds one copy on each.
 */
function laggedAlone(
  { rows, servers }: DagPlacement,
  [home, away]: readonly [number, number],
  alone: readonly [number, number],
): readonly (readonly LayoutCopy[])[] {
  const members = servers[0] + servers[1]
  const most = Math.max(home, away)
  const stairs = [
    staircasePlacement(alone[0], most, rows.length),
    staircasePlacement(alone[1], most, rows.length),
  ] as const
  const before = [members, members + alone[0]] as const
  const copiesIn = (site: 0 | 1, database: number, count: number) =>
    (stairs[site][database] ?? []).slice(0, count).map((server): LayoutCopy => {
      return { server: server + before[site], lagged: true, activates: 'never' }
    })
  return rows.map((row, database) => {
    const own = siteOfServer(servers, row[0])
    return [...copiesIn(own, database, home), ...copiesIn(own === 0 ? 1 : 0, database, away)]
  })
}
