import { formula } from '../core/formula.ts'
import type { NonEmpty } from '../core/non-empty.ts'
import { byHand, equalLogic, ownRule, powerVault } from '../core/source.ts'
import { assumed, given, relabel, type Worked } from '../core/worked.ts'
import { isClustered, kindOf, oneCarriesAll } from '../plan/features.ts'
import { answer, type Plan } from '../plan/plan.ts'

const section = equalLogic('6.3')

/** Databases that have a copy on one server, when copies are spread evenly. */
export const copiesOnServer = formula({
  label: 'Databases on one server',
  unit: 'databases',
  takes: { databases: 'databases', copies: 'copies', servers: 'servers' },
  text: 'ceil(databases × copies ÷ servers)',
  source: ownRule('Copies are spread evenly; the fullest server counts.'),
  examples: [{ in: { databases: 7, copies: 2, servers: 4 }, out: 4, source: byHand }],
})

/** Databases of one standalone server. */
export const standaloneDatabases = formula({
  label: 'Databases on one server',
  unit: 'databases',
  takes: { databases: 'databases', servers: 'servers' },
  text: 'ceil(databases ÷ servers)',
  source: ownRule('Databases are spread evenly over the servers; the fullest server counts.'),
  examples: [{ in: { databases: 15, servers: 2 }, out: 8, source: byHand }],
})

/** Databases active on one server while all servers are up. */
export const activeUsually = formula({
  label: 'Databases active on one server',
  unit: 'databases',
  takes: { databases: 'databases', servers: 'servers', onServer: 'databases' },
  text: 'min(ceil(databases ÷ servers), onServer)',
  source: ownRule('Active databases are spread evenly; the busiest server counts.'),
  examples: [
    { in: { databases: 7, servers: 4, onServer: 7 }, out: 2, source: byHand },
    { in: { databases: 7, servers: 4, onServer: 1 }, out: 1, source: byHand },
  ],
})

/** Databases active on one server after others were lost. */
export const activeAfterLoss = formula({
  label: 'Databases active on one server',
  unit: 'databases',
  takes: { databases: 'databases', servers: 'servers', lost: 'servers', onServer: 'databases' },
  text: 'min(ceil(databases ÷ (servers − lost)), onServer)',
  source: ownRule(
    'The servers left carry the active databases evenly, and none carries more than it has copies of.',
  ),
  examples: [
    { in: { databases: 7, servers: 4, lost: 1, onServer: 4 }, out: 3, source: byHand },
    { in: { databases: 7, servers: 4, lost: 3, onServer: 4 }, out: 4, source: byHand },
  ],
})

/** Databases active on one server while some others are down. */
export type Placement = {
  /** Servers of its DAG that are down; all others but this one where one server carries all. */
  readonly lost: number
  readonly active: Worked<'databases'>
}

/** Where databases are: those with a copy on one server, and those active there, case by case. */
type Placed = {
  readonly onServer: Worked<'databases'>
  /** From all servers up to the worst case, which is the last. */
  readonly cases: NonEmpty<Placement>
}

const fewServers = ownRule(
  'Automatic: up to four servers one of them carries all active databases, as in EqualLogic 6.3.',
)
const manyServers = ownRule(
  'Automatic: with more than four servers copies are spread evenly and some servers are lost.',
)
const eitherOfCluster = powerVault('MD1000- and MD3000-based storage solutions')

/** On which servers the copies of a DAG, or standalone databases, are placed and active. */
export function placed(
  plan: Plan,
  databases: Worked<'databases'>,
  servers: Worked<'servers'>,
): Placed {
  if (isClustered(plan)) {
    const onServer = relabel(databases, 'Databases on one server', 'databases', eitherOfCluster)
    return { onServer, cases: [{ lost: 0, active: onServer }] }
  }
  if (kindOf(plan) === 'none') {
    const onServer = standaloneDatabases({ databases, servers })
    return { onServer, cases: [{ lost: 0, active: onServer }] }
  }
  const isAutomatic = plan.worstCase === 'automatic'
  if (oneCarriesAll(plan)) {
    const rule = isAutomatic ? fewServers : section
    const onServer = relabel(databases, 'Databases on one server', 'databases', rule)
    const worst = { lost: servers.value - 1, active: onServer }
    if (servers.value === 1) return { onServer, cases: [worst] }
    return {
      onServer,
      cases: [{ lost: 0, active: activeUsually({ databases, servers, onServer }) }, worst],
    }
  }
  const copies = answer(plan, 'copies')
  const spread = copiesOnServer({ databases, copies, servers })
  const onServer = isAutomatic ? relabel(spread, spread.label, 'databases', manyServers) : spread
  const losses = Array.from({ length: plan.lostServers }, (_, index) => index + 1)
  return {
    onServer,
    cases: [
      { lost: 0, active: activeUsually({ databases, servers, onServer }) },
      ...losses.map((lost) => ({
        lost,
        active: activeAfterLoss({
          databases,
          servers,
          lost: lossOf(lost, plan.lostServers),
          onServer,
        }),
      })),
    ],
  }
}

function lossOf(lost: number, most: number): Worked<'servers'> {
  if (lost === most) return given('Servers lost at once', lost, 'servers', 'lostServers')
  return assumed(
    'Servers lost at once',
    lost,
    'servers',
    'One of the losses up to the most this plan survives.',
  )
}

/** How many clusters of two servers there are. */
export const clusterCount = formula({
  label: 'Clusters',
  unit: 'clusters',
  takes: { servers: 'servers' },
  text: 'servers ÷ 2',
  source: powerVault('MD1000- and MD3000-based storage solutions'),
  examples: [
    { in: { servers: 2 }, out: 1, source: powerVault('MD3000-based storage solution') },
    { in: { servers: 6 }, out: 3, source: byHand },
  ],
})

const equalClusters = ownRule('Clusters are equal in all they have.')

/** Mailboxes of one cluster. */
export const mailboxesInOneCluster = formula({
  label: 'Mailboxes of one cluster',
  unit: 'mailboxes',
  takes: { mailboxes: 'mailboxes', clusters: 'clusters' },
  text: 'mailboxes ÷ clusters',
  source: equalClusters,
  examples: [{ in: { mailboxes: 6000, clusters: 3 }, out: 2000, source: byHand }],
})

/** Active databases of all clusters. */
export const databasesInClusters = formula({
  label: 'Databases',
  unit: 'databases',
  takes: { each: 'databases', clusters: 'clusters' },
  text: 'each × clusters',
  source: equalClusters,
  examples: [{ in: { each: 5, clusters: 3 }, out: 15, source: byHand }],
})

/** Copies of each database that have volumes of their own. */
export function copiesKept(plan: Plan): Worked<'copies'> {
  switch (kindOf(plan)) {
    case 'dag':
      return answer(plan, 'copies')
    case 'ccr':
      return assumed('Copies', 2, 'copies', 'Continuous replication keeps two copies.')
    case 'scc':
    case 'none':
      return assumed('Copies', 1, 'copies', 'There is one copy of each database.')
  }
}
