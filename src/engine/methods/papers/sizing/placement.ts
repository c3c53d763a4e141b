import { formula } from '../../../core/formula.ts'
import { citeEqualLogic, citePowerVault, ownRule } from '../../../core/source.ts'
import { assumedFigure, relabelledCount, type Worked } from '../../../core/worked.ts'
import { availabilityOf, isClustered, oneCarriesAll } from '../../../plan/features.ts'
import { answer, type Plan } from '../../../plan/plan.ts'
import {
  activeWithAllServersUp,
  type ServerDatabasesByCase,
  serverDatabasesOfSpreadCopies,
} from './spread.ts'

const section = citeEqualLogic('6.3')

export const databasesOnStandaloneServer = formula({
  label: 'Databases on one server',
  unit: 'databases',
  takes: { databases: 'databases', servers: 'servers' },
  text: 'ceil(databases ÷ servers)',
  source: ownRule('Databases are spread evenly over the servers; the fullest server counts.'),
})

const fewServers = ownRule(
  'Automatic: up to four servers one of them carries all active databases, as in EqualLogic 6.3.',
)
const eitherOfCluster = citePowerVault('MD1000- and MD3000-based storage solutions')

/** Databases stored on one server, and active on it in each failure case. */
export function serverDatabasesByCase(
  plan: Plan,
  databases: Worked<'databases'>,
  servers: Worked<'servers'>,
): ServerDatabasesByCase {
  if (isClustered(plan)) {
    const onServer = relabelledCount(
      databases,
      'Databases on one server',
      'databases',
      eitherOfCluster,
    )
    return { onServer, cases: [{ lost: 0, active: onServer }] }
  }
  if (availabilityOf(plan) === 'none') {
    const onServer = databasesOnStandaloneServer({ databases, servers })
    return { onServer, cases: [{ lost: 0, active: onServer }] }
  }
  if (!oneCarriesAll(plan)) return serverDatabasesOfSpreadCopies(plan, databases, servers)
  const rule = plan.worstCase === 'automatic' ? fewServers : section
  const onServer = relabelledCount(databases, 'Databases on one server', 'databases', rule)
  const worst = { lost: servers.value - 1, active: onServer }
  if (servers.value === 1) return { onServer, cases: [worst] }
  return {
    onServer,
    cases: [{ lost: 0, active: activeWithAllServersUp({ databases, servers, onServer }) }, worst],
  }
}

export const clusterCount = formula({
  label: 'Clusters',
  unit: 'clusters',
  takes: { servers: 'servers' },
  text: 'servers ÷ 2',
  source: citePowerVault('MD1000- and MD3000-based storage solutions'),
})

const equalClusters = ownRule('Clusters are equal in all they have.')

export const mailboxesInOneCluster = formula({
  label: 'Mailboxes of one cluster',
  unit: 'mailboxes',
  takes: { mailboxes: 'mailboxes', clusters: 'clusters' },
  text: 'mailboxes ÷ clusters',
  source: equalClusters,
})

export const databasesInClusters = formula({
  label: 'Databases',
  unit: 'databases',
  takes: { each: 'databases', clusters: 'clusters' },
  text: 'each × clusters',
  source: equalClusters,
})

export function databaseCopiesWithOwnVolumes(plan: Plan): Worked<'copies'> {
  switch (availabilityOf(plan)) {
    case 'dag':
      return answer(plan, 'copies')
    case 'ccr':
      return assumedFigure('Copies', 2, 'copies', 'Continuous replication keeps two copies.')
    case 'scc':
    case 'none':
      return assumedFigure('Copies', 1, 'copies', 'There is one copy of each database.')
  }
}
