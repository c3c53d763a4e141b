import { formulaFrom } from '../../../core/formula.ts'
import { calculator, ownRule } from '../../../core/source.ts'
import { published } from '../../../core/worked.ts'

const source = calculator('Role Requirements')
const formula = formulaFrom(source)

export const mostOnServer = published('Most databases on a server', 100, 'databases', source)
export const mostInSets = published(
  'Most databases on a server in backup sets',
  98,
  'databases',
  source,
)

export const mostInVolumes = formula({
  label: 'Most databases on a server',
  unit: 'databases',
  takes: { most: 'databases', onVolume: 'databases' },
  text: 'floor(most ÷ onVolume) × onVolume',
})

export const mostInDag = formula({
  label: 'Most databases of a DAG',
  unit: 'databases',
  takes: { onServer: 'databases', servers: 'servers', copies: 'copies' },
  text: 'floor(onServer × servers ÷ copies)',
})

export const dagsInPairs = formula({
  label: 'DAGs of both sites',
  unit: 'dags',
  takes: { pairs: 'dags' },
  text: 'pairs × 2',
})

/** Mailboxes of a DAG, or of a standalone server. */
export const mailboxesShared = formula({
  label: 'Mailboxes of a DAG',
  unit: 'mailboxes',
  takes: { mailboxes: 'mailboxes', dags: 'dags' },
  text: 'mailboxes ÷ dags',
})

/** Peak IOPS of a DAG, or of a standalone server. */
export const peakIops = formula({
  label: 'Peak IOPS of a DAG',
  unit: 'IOPS',
  takes: { load: 'IOPS', dags: 'dags', extra: 'IOPS', reserve: '%' },
  text: '(load ÷ dags + extra) × (1 + reserve)',
  errata: ['MS29'],
})

export const carriedByDrive = formula({
  label: 'Mailboxes that a drive carries',
  unit: 'mailboxes',
  takes: { drive: 'IOPS/drive', peak: 'IOPS', mailboxes: 'mailboxes' },
  text: 'floor(drive ÷ (peak ÷ mailboxes))',
})

/** Mailboxes per database by drive IOPS; a drive carries an even number. */
export const mailboxesByIo = formula({
  label: 'Mailboxes per database by I/O',
  unit: 'mailboxes/database',
  takes: { carried: 'mailboxes', databases: 'databases' },
  text: '(carried − mod(carried, 2)) ÷ databases',
})

export const mailboxesByCapacity = formula({
  label: 'Mailboxes per database by capacity',
  unit: 'mailboxes/database',
  takes: { limit: 'GiB', overhead: '%', size: 'MiB' },
  text: 'limit × (1 − overhead) × 1024 ÷ size',
  constants: { 1024: 'MiB/GiB' },
})

export const mailboxesByBoth = formula({
  label: 'Mailboxes taken per database',
  unit: 'mailboxes/database',
  takes: { byIo: 'mailboxes/database', byCapacity: 'mailboxes/database' },
  text: 'ceil(min(byIo, byCapacity))',
})

export const mailboxesTaken = formula({
  label: 'Mailboxes taken per database',
  unit: 'mailboxes/database',
  takes: { byCapacity: 'mailboxes/database' },
  text: 'ceil(byCapacity)',
})

/** Databases needed: one, or an even number; one if a drive is too slow for a mailbox (MS35). */
export const databasesNeeded = formula({
  label: 'Databases needed',
  unit: 'databases',
  takes: { mailboxes: 'mailboxes', each: 'mailboxes/database' },
  text: 'if each > 0 and ceil(mailboxes ÷ each) > 1 then up(mailboxes ÷ each, 2) else 1',
  errata: ['MS35'],
})

export const databasesCapped = formula({
  label: 'Calculated databases',
  unit: 'databases',
  takes: { needed: 'databases', most: 'databases' },
  text: 'min(needed, most)',
  errata: ['MS5'],
})

/** Databases rounded up so that every ordered choice of servers holds equally many. */
export const symmetricCount = formula({
  label: 'Symmetric databases',
  unit: 'databases',
  takes: { databases: 'databases', servers: 'servers', copies: 'copies' },
  text: 'up(databases, permutations(servers, copies))',
})

/** The symmetric number less one cycle, as the workbook lowers it (MS6). */
export const oneCycleLess = formula({
  label: 'Databases with one symmetric cycle less',
  unit: 'databases',
  takes: { symmetric: 'databases', servers: 'servers', copies: 'copies' },
  text: 'symmetric − permutations(servers, copies)',
  errata: ['MS6'],
})

/** Databases rounded up so that every server holds equally many. */
export const multipleOfServers = formula({
  label: 'Databases in a multiple of the servers',
  unit: 'databases',
  takes: { databases: 'databases', servers: 'servers', sites: 'sites' },
  text: 'up(databases, servers × sites)',
})

/** Used if the symmetric number would exceed the most allowed (MS6). */
export const multipleForSymmetric = formula({ ...multipleOfServers.definition, errata: ['MS6'] })

export const multipleForBays = formula({
  ...multipleOfServers.definition,
  source: ownRule(
    'A symmetric number of databases would need more drives than a server has bays for, and this one does not.',
  ),
})

export const ownCount = formula({
  label: 'Databases asked for',
  unit: 'databases',
  takes: { asked: 'databases', most: 'databases' },
  text: 'min(asked, most)',
})
