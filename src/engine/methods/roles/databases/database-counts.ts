import { formula } from '../../../core/formula.ts'
import { calculator, ownRule } from '../../../core/source.ts'
import { published } from '../../../core/worked.ts'

const source = calculator('Role Requirements')

/** Most databases that a server may hold copies of. */
export const mostOnServer = published('Most databases on a server', 100, 'databases', source)
/** Most databases on a server if they are backed up in sets. */
export const mostInSets = published(
  'Most databases on a server in backup sets',
  98,
  'databases',
  source,
)

/** Most databases on a server, in whole volumes of several databases. */
export const mostInVolumes = formula({
  label: 'Most databases on a server',
  unit: 'databases',
  takes: { most: 'databases', onVolume: 'databases' },
  text: 'floor(most ÷ onVolume) × onVolume',
  source,
  examples: [{ in: { most: 100, onVolume: 3 }, out: 99 }],
})

export const mostInDag = formula({
  label: 'Most databases of a DAG',
  unit: 'databases',
  takes: { onServer: 'databases', servers: 'servers', copies: 'copies' },
  text: 'floor(onServer × servers ÷ copies)',
  source,
  examples: [{ in: { onServer: 100, servers: 6, copies: 4 }, out: 150, source }],
})

/** DAGs of both sites, where each site has its own. */
export const dagsInPairs = formula({
  label: 'DAGs of both sites',
  unit: 'dags',
  takes: { pairs: 'dags' },
  text: 'pairs × 2',
  source,
  examples: [{ in: { pairs: 3 }, out: 6 }],
})

/** Mailboxes of a DAG, or of a standalone server. */
export const mailboxesShared = formula({
  label: 'Mailboxes of a DAG',
  unit: 'mailboxes',
  takes: { mailboxes: 'mailboxes', dags: 'dags' },
  text: 'mailboxes ÷ dags',
  source,
  examples: [{ in: { mailboxes: 13_200, dags: 2 }, out: 6600 }],
})

/** Peak IOPS of a DAG, or of a standalone server. */
export const peakIops = formula({
  label: 'Peak IOPS of a DAG',
  unit: 'IOPS',
  takes: { load: 'IOPS', dags: 'dags', extra: 'IOPS', reserve: '%' },
  text: '(load ÷ dags + extra) × (1 + reserve)',
  source,
  errata: ['MS29'],
  examples: [{ in: { load: 884.4, dags: 1, extra: 0, reserve: 0.2 }, out: 1061.28, source }],
})

export const carriedByDrive = formula({
  label: 'Mailboxes that a drive carries',
  unit: 'mailboxes',
  takes: { drive: 'IOPS/drive', peak: 'IOPS', mailboxes: 'mailboxes' },
  text: 'floor(drive ÷ (peak ÷ mailboxes))',
  source,
  examples: [{ in: { drive: 57.5, peak: 1061.28, mailboxes: 13_200 }, out: 715 }],
})

/** Mailboxes per database by drive IOPS; a drive carries an even number. */
export const mailboxesByIo = formula({
  label: 'Mailboxes per database by I/O',
  unit: 'mailboxes/database',
  takes: { carried: 'mailboxes', databases: 'databases' },
  text: '(carried − mod(carried, 2)) ÷ databases',
  source,
  examples: [{ in: { carried: 715, databases: 4 }, out: 178.5, source }],
})

/** Mailboxes in a database of the largest size. */
export const mailboxesByCapacity = formula({
  label: 'Mailboxes per database by capacity',
  unit: 'mailboxes/database',
  takes: { limit: 'GiB', overhead: '%', size: 'MiB' },
  text: 'limit × (1 − overhead) × 1024 ÷ size',
  constants: { 1024: 'MiB/GiB' },
  source,
  examples: [
    {
      in: { limit: 1415.610313, overhead: 0, size: 6549 },
      out: 221.344474,
      within: 5e-7,
      source,
    },
  ],
})

/** Mailboxes per database where drive IOPS limit them too. */
export const mailboxesByBoth = formula({
  label: 'Mailboxes taken per database',
  unit: 'mailboxes/database',
  takes: { byIo: 'mailboxes/database', byCapacity: 'mailboxes/database' },
  text: 'ceil(min(byIo, byCapacity))',
  source,
  examples: [{ in: { byIo: 178.5, byCapacity: 221.344474 }, out: 179, source }],
})

/** Mailboxes per database by capacity alone. */
export const mailboxesTaken = formula({
  label: 'Mailboxes taken per database',
  unit: 'mailboxes/database',
  takes: { byCapacity: 'mailboxes/database' },
  text: 'ceil(byCapacity)',
  source,
  examples: [{ in: { byCapacity: 222.931785 }, out: 223, source }],
})

/** Databases needed: one, or an even number; one if a drive is too slow for a mailbox (MS35). */
export const databasesNeeded = formula({
  label: 'Databases needed',
  unit: 'databases',
  takes: { mailboxes: 'mailboxes', each: 'mailboxes/database' },
  text: 'if each > 0 and ceil(mailboxes ÷ each) > 1 then up(mailboxes ÷ each, 2) else 1',
  source,
  errata: ['MS35'],
  examples: [
    { in: { mailboxes: 13_200, each: 179 }, out: 74, source },
    { in: { mailboxes: 100, each: 179 }, out: 1 },
    { in: { mailboxes: 100, each: 0 }, out: 1 },
  ],
})

/** Databases needed, at most as many as allowed. */
export const databasesCapped = formula({
  label: 'Calculated databases',
  unit: 'databases',
  takes: { needed: 'databases', most: 'databases' },
  text: 'min(needed, most)',
  source,
  errata: ['MS5'],
  examples: [
    { in: { needed: 74, most: 150 }, out: 74, source },
    { in: { needed: 224, most: 150 }, out: 150, source },
  ],
})

/** Databases rounded up so that every ordered choice of servers holds equally many. */
export const symmetricCount = formula({
  label: 'Symmetric databases',
  unit: 'databases',
  takes: { databases: 'databases', servers: 'servers', copies: 'copies' },
  text: 'up(databases, permutations(servers, copies))',
  source,
  examples: [{ in: { databases: 74, servers: 6, copies: 4 }, out: 360, source }],
})

/** The symmetric number less one cycle, as the workbook lowers it (MS6). */
export const oneCycleLess = formula({
  label: 'Databases with one symmetric cycle less',
  unit: 'databases',
  takes: { symmetric: 'databases', servers: 'servers', copies: 'copies' },
  text: 'symmetric − permutations(servers, copies)',
  source,
  errata: ['MS6'],
  examples: [{ in: { symmetric: 420, servers: 7, copies: 3 }, out: 210, source }],
})

/** Databases rounded up so that every server holds equally many. */
export const multipleOfServers = formula({
  label: 'Databases in a multiple of the servers',
  unit: 'databases',
  takes: { databases: 'databases', servers: 'servers', sites: 'sites' },
  text: 'up(databases, servers × sites)',
  source,
  examples: [{ in: { databases: 74, servers: 6, sites: 1 }, out: 78, source }],
})

/** Used if the symmetric number would exceed the most allowed (MS6). */
export const multipleForSymmetric = formula({ ...multipleOfServers.definition, errata: ['MS6'] })

/** Used if the volumes of the symmetric number would need more bays than a server has. */
export const multipleForBays = formula({
  ...multipleOfServers.definition,
  source: ownRule(
    'A symmetric number of databases would need more drives than a server has bays for, and this one does not.',
  ),
})

/** Databases that a person set, at most as many as allowed. */
export const ownCount = formula({
  label: 'Databases asked for',
  unit: 'databases',
  takes: { asked: 'databases', most: 'databases' },
  text: 'min(asked, most)',
  source,
  examples: [{ in: { asked: 200, most: 150 }, out: 150 }],
})
