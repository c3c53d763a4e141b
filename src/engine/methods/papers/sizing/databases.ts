import { formula } from '../../../core/formula.ts'
import { mapNonEmpty } from '../../../core/non-empty.ts'
import {
  citeEqualLogic,
  citePowerVault,
  citeStorageTek,
  derivedFrom,
  ownRule,
} from '../../../core/source.ts'
import { relabelledCount, type Worked } from '../../../core/worked.ts'
import { paperVersionOf } from '../../../exchange/versions.ts'
import { availabilityOf, isClustered, keepsLocalCopies } from '../../../plan/features.ts'
import { answer, type Plan } from '../../../plan/plan.ts'
import {
  activeShareOnServer,
  databasesInAll,
  equalDagsSource,
  type SizedDatabases,
} from '../../../sizing/databases.ts'
import {
  clusterCount,
  databasesInClusters,
  mailboxesInOneCluster,
  serverDatabasesByCase,
} from './placement.ts'

const section = citeEqualLogic('6.3')

export const dagCount = formula({
  label: 'DAGs',
  unit: 'dags',
  takes: { servers: 'servers', most: 'servers' },
  text: 'ceil(servers ÷ most)',
  source: citeEqualLogic('3.2'),
})

export const mailboxesInOneDag = formula({
  label: 'Mailboxes of one DAG',
  unit: 'mailboxes',
  takes: { mailboxes: 'mailboxes', dags: 'dags' },
  text: 'mailboxes ÷ dags',
  source: equalDagsSource,
})

export const serversInOneDag = formula({
  label: 'Servers of one DAG',
  unit: 'servers',
  takes: { servers: 'servers', dags: 'dags' },
  text: 'servers ÷ dags',
  source: equalDagsSource,
})

/** Databases needed for the mailboxes of one DAG or cluster, or of all standalone servers. */
export const databasesNeededByPapers = formula({
  label: 'Active databases',
  unit: 'databases',
  takes: { mailboxes: 'mailboxes', perDatabase: 'mailboxes/database' },
  text: 'ceil(mailboxes ÷ perDatabase)',
  source: section,
})

/** Mailboxes that one server serves in its worst case. */
export const activeMailboxesOnServer = formula({
  label: 'Mailboxes active on one server',
  unit: 'mailboxes',
  takes: { mailboxes: 'mailboxes', share: '%' },
  text: 'mailboxes × share',
  source: section,
})

/** Mean mailboxes in a database, after the number of databases was rounded up. */
export const mailboxesInDatabase = formula({
  label: 'Mailboxes in one database',
  unit: 'mailboxes/database',
  takes: { mailboxes: 'mailboxes', databases: 'databases' },
  text: 'mailboxes ÷ databases',
  source: citeEqualLogic('Table 26'),
})

/** One database with all its mailboxes full, without its logs and catalog. */
export const databaseFileSize = formula({
  label: 'Database file',
  unit: 'GB',
  takes: { all: 'GB', databases: 'databases' },
  text: 'all ÷ databases',
  source: citeEqualLogic('Table 26'),
})

export const databaseSpaceOnServer = formula({
  label: 'Databases on one server',
  unit: 'GB',
  takes: { all: 'GB', databases: 'databases', onServer: 'databases' },
  text: 'all ÷ databases × onServer',
  source: ownRule('All databases are alike; those with a copy on the server lie on its arrays.'),
})

export const databasesIncludingLocalCopies = formula({
  label: 'Databases on one server, local copies included',
  unit: 'databases',
  takes: { onServer: 'databases' },
  text: 'onServer × 2',
  source: derivedFrom(
    citeStorageTek('2530 Configuration'),
    'continuous replication, local or remote, can double the storage.',
  ),
})

const sharedStorage = citePowerVault('MD3000-based storage solution')

/** Databases of a plan: in all, stored on one server, and active on it. */
export function databasesByPapers(plan: Plan, mailboxes: Worked<'mailboxes'>): SizedDatabases {
  const servers = answer(plan, 'servers')
  const { serversOfOne, ...groups } = grouping(plan, mailboxes, servers)
  const { clusters, perGroup, inAll } = groups
  const { onServer, cases } = serverDatabasesByCase(plan, perGroup, serversOfOne)
  const shared = mapNonEmpty(cases, (one) => ({
    ...one,
    share: activeShareOnServer({ active: one.active, databases: inAll }),
  }))
  const worst = shared.at(-1) ?? shared[0]
  return {
    ...groups,
    onServer,
    storedOnServer: keepsLocalCopies(plan) ? databasesIncludingLocalCopies({ onServer }) : onServer,
    activeOnServer: worst.active,
    share: worst.share,
    cases: shared,
    mailboxesOnServer: activeMailboxesOnServer({ mailboxes, share: worst.share }),
    mailboxesEach: mailboxesInDatabase({ mailboxes, databases: inAll }),
    storages:
      clusters && availabilityOf(plan) === 'scc'
        ? relabelledCount(
            clusters,
            'Servers with storage, one of each cluster',
            'servers',
            sharedStorage,
          )
        : servers,
  }
}

type Grouping = Pick<SizedDatabases, 'dags' | 'clusters' | 'perGroup' | 'inAll' | 'perDatabase'> & {
  /** Servers of one DAG; all servers if clustered or standalone. */
  readonly serversOfOne: Worked<'servers'>
}

/** Groups servers into equal DAGs, into clusters of two, or not at all. */
function grouping(
  plan: Plan,
  mailboxes: Worked<'mailboxes'>,
  servers: Worked<'servers'>,
): Grouping {
  if (isClustered(plan)) {
    const clusters = clusterCount({ servers })
    const { perGroup, perDatabase } = databasesOf(
      plan,
      mailboxesInOneCluster({ mailboxes, clusters }),
    )
    const inAll = databasesInClusters({ each: perGroup, clusters })
    return { dags: null, clusters, perGroup, perDatabase, inAll, serversOfOne: servers }
  }
  if (availabilityOf(plan) === 'none') {
    const { perGroup, perDatabase } = databasesOf(plan, mailboxes)
    const alone = { dags: null, clusters: null, serversOfOne: servers }
    return { ...alone, perGroup, perDatabase, inAll: perGroup }
  }
  const dags = dagCount({ servers, most: paperVersionOf(plan).serversPerDag })
  const { perGroup, perDatabase } = databasesOf(plan, mailboxesInOneDag({ mailboxes, dags }))
  return {
    dags,
    clusters: null,
    perGroup,
    perDatabase,
    inAll: databasesInAll({ each: perGroup, dags }),
    serversOfOne: serversInOneDag({ servers, dags }),
  }
}

/** Number of databases that the plan sets, or that its mailboxes need. */
function databasesOf(
  plan: Plan,
  mailboxes: Worked<'mailboxes'>,
): Pick<SizedDatabases, 'perGroup' | 'perDatabase'> {
  const perGroup = answer(plan, 'databases')
  if (perGroup) return { perGroup, perDatabase: null }
  const perDatabase = answer(plan, 'mailboxesPerDatabase')
  return { perGroup: databasesNeededByPapers({ mailboxes, perDatabase }), perDatabase }
}
