import {
  copiesPlanned,
  hasDatabaseGroups,
  hasLaggedServers,
  hasRecoveryServers,
  managesLag,
} from '../../../plan/copies-planned.ts'
import { availabilityOf } from '../../../plan/features.ts'
import type { Plan } from '../../../plan/plan.ts'

/** A figure by DAGs. */
export type FigureByDags = (dags: number) => number

/** Servers and copies of a DAG that lower bounds are computed from. */
export type DagForBounds = {
  readonly isDag: boolean
  /** Active servers in the first site of each DAG. */
  readonly count: number
  /** DAGs of all sites; 1 standalone. */
  readonly dagsInAll: FigureByDags
  /** Sites that share the copies of a DAG equally. */
  readonly inSites: 1 | 2
  readonly home: number
  readonly away: number
  /** Copies that can be activated, lagged ones too if a manager plays them down. */
  readonly activeAtHome: number
  readonly activeAway: number
  /** Copies on these servers at home and on those of the other site, lagged ones included. */
  readonly atHome: number
  readonly inOther: number
  /** True if the other site’s copies have servers of their own. */
  readonly isApart: boolean
  /** True if the servers of a site hold equally many databases, whatever their number. */
  readonly isEven: boolean
}

export function dagForBounds(plan: Plan): DagForBounds {
  const isDag = availabilityOf(plan) === 'dag'
  const { homeCopies: home, awayCopies: away, homeLagged, awayLagged } = copiesPlanned(plan)
  const model = isDag && plan.sites > 1 ? plan.siteModel : null
  const pairs = model === 'AAN' ? 2 : 1
  const lagged = hasLaggedServers(plan) ? 0 : 1
  const isManaged = managesLag(plan)
  return {
    ...{ isDag, count: plan.activeServers, home, away },
    activeAtHome: home + (isManaged ? homeLagged : 0),
    activeAway: away + (isManaged ? awayLagged : 0),
    dagsInAll: (dags) => (isDag ? dags * pairs : 1),
    inSites: model === 'AA1' ? 2 : 1,
    atHome: home + lagged * homeLagged,
    inOther: away + lagged * awayLagged,
    isApart: hasRecoveryServers(plan) && plan.activeServers > 1,
    // Databases that are grouped are counted in multiples of the servers: those of both sites, if
    // they share the copies equally.
    isEven: model === 'AA1' ? plan.databasesLikeCopies : hasDatabaseGroups(plan),
  }
}

/** Mean copies of a database of the DAG on a server; the fullest holds no fewer. */
export function meanCopiesOnServer({
  count,
  inSites,
  atHome,
  inOther,
  isApart,
}: DagForBounds): number {
  // A server holds one copy of a database at most, and the other site never has more servers.
  const [here, there] = [Math.min(atHome, count), Math.min(inOther, count)]
  const copies = inSites === 1 ? Math.max(here, there) : (here + (isApart ? 0 : there)) / 2
  return copies / count
}

/** Mean copies on a server at home of so many databases of the DAG. */
export function meanCopiesOnHomeServer(
  databases: number,
  { count, inSites, atHome, inOther, isApart }: DagForBounds,
): number {
  if (inSites === 1) return (databases * atHome) / count
  const own = Math.ceil(databases / 2)
  return (own * atHome + (isApart ? 0 : (databases - own) * inOther)) / count
}
