import { powerVault } from '../core/documents.ts'
import { formula } from '../core/formula.ts'
import { byHand, ownRule } from '../core/source.ts'

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
