import { formula } from '../core/formula.ts'
import type { NonEmpty } from '../core/non-empty.ts'
import { ownRule } from '../core/source.ts'
import type { Worked } from '../core/worked.ts'

/** Reason why all DAGs of a plan are alike. */
export const equalDagsSource = ownRule(
  'Above 16 servers there are several DAGs, equal in all they have.',
)

/** Active databases of the whole organization. */
export const databasesInAll = formula({
  label: 'Databases',
  unit: 'databases',
  takes: { each: 'databases', dags: 'dags' },
  text: 'each × dags',
  source: equalDagsSource,
})

export const activeShareOnServer = formula({
  label: 'Share of the databases active on one server',
  unit: '%',
  takes: { active: 'databases', databases: 'databases' },
  text: 'active ÷ databases',
  source: ownRule('All kinds of users are spread evenly over all databases.'),
})

/** Databases active on one server while some others are down. */
export type ActiveDatabasesInFailure = {
  /** Servers of the DAG that are down; all but this one if one server carries all. */
  readonly lost: number
  /** Set if the lost servers are a whole site, alone or with one more server. */
  readonly ofSite?: 'site' | 'site and server'
  readonly active: Worked<'databases'>
}

/** Databases active on one server in one failure, with their share of all databases. */
export type ActiveShareInFailure = ActiveDatabasesInFailure & { readonly share: Worked<'%'> }

/** The databases of a plan, and where they are active. */
export type SizedDatabases = {
  /** Number of DAGs; null without DAGs. */
  readonly dags: Worked<'dags'> | null
  /** Number of clusters of two servers; null without clusters. */
  readonly clusters: Worked<'clusters'> | null
  /** Databases of one DAG or cluster, or of all standalone servers. */
  readonly perGroup: Worked<'databases'>
  readonly inAll: Worked<'databases'>
  /** Most mailboxes per database; null if the number of databases is set directly. */
  readonly perDatabase: Worked<'mailboxes/database'> | null
  /** Databases with a copy on one server, active or not. */
  readonly onServer: Worked<'databases'>
  /** Databases stored on one server, with local copies. */
  readonly storedOnServer: Worked<'databases'>
  /** Databases active on one server in its worst case, which it is sized for. */
  readonly activeOnServer: Worked<'databases'>
  readonly share: Worked<'%'>
  /** Cases from all servers up to the worst case, which comes last. */
  readonly cases: NonEmpty<ActiveShareInFailure>
  readonly mailboxesOnServer: Worked<'mailboxes'>
  readonly mailboxesEach: Worked<'mailboxes/database'>
  /** Servers with their own storage: all, but in a single copy cluster one of two. */
  readonly storages: Worked<'servers'>
}
