import { equalLogic } from '../core/documents.ts'
import { formula } from '../core/formula.ts'
import { ownRule } from '../core/source.ts'

/** Drives of the whole design that hold data. */
export const workingInAll = formula({
  label: 'Working drives in all',
  unit: 'drives',
  takes: { arrays: 'arrays', each: 'drives' },
  text: 'arrays × each',
  source: equalLogic('5.5'),
  examples: [],
})

/** Drives of the whole design that stand by for one that fails. */
export const sparesInAll = formula({ ...workingInAll.definition, label: 'Spare drives in all' })

/** Servers at one site. */
export const serversAtSite = formula({
  label: 'Servers at the site',
  unit: 'servers',
  takes: { servers: 'servers', before: 'sites', sites: 'sites' },
  text: 'ceil((servers − before) ÷ sites)',
  source: ownRule('Servers go to the sites in turn, so that no site has two more than another.'),
  examples: [],
})

/** Arrays at one site. */
export const arraysAtSite = formula({
  label: 'Arrays at the site',
  unit: 'arrays',
  takes: { perServer: 'arrays', servers: 'servers' },
  text: 'perServer × servers',
  source: ownRule('Every server is built alike: one mailbox server to its own arrays.'),
  examples: [],
})

/** Volumes on the arrays of one server. */
export const volumesPerServer = formula({
  label: 'Volumes per server',
  unit: 'volumes',
  takes: { databases: 'databases', each: 'volumes' },
  text: 'databases × each',
  source: equalLogic('6.3'),
  examples: [{ in: { databases: 7, each: 1 }, out: 7, source: equalLogic('Table 26') }],
})

/** Volumes of the whole design. */
export const volumesInAll = formula({
  label: 'Volumes in all',
  unit: 'volumes',
  takes: { perServer: 'volumes', servers: 'servers' },
  text: 'perServer × servers',
  source: ownRule('Every server is built alike.'),
  examples: [],
})

/** Volumes of the whole design that hold no copy. */
export const reservedInAll = formula({
  label: 'Reserved volumes in all',
  unit: 'volumes',
  takes: { volumes: 'volumes', databases: 'databases', copies: 'copies', each: 'volumes' },
  text: 'volumes − databases × copies × each',
  source: ownRule(
    'Every server is built like the fullest, or with room for every database; a volume without a copy of its own is kept free.',
  ),
  examples: [],
})

/** Drives of whole blocks that hold databases. */
export const databaseDrivesInAll = formula({
  label: 'Database drives in all',
  unit: 'drives',
  takes: { blocks: 'blocks', each: 'drives' },
  text: 'blocks × each',
  source: ownRule('Every block is built alike.'),
  examples: [],
})

/** Drives of whole blocks that hold logs. */
export const logDrivesInAll = formula({
  ...databaseDrivesInAll.definition,
  label: 'Log drives in all',
})

/** Drives of whole blocks that stand by for one that fails. */
export const blockSparesInAll = formula({
  ...databaseDrivesInAll.definition,
  label: 'Spare drives in all',
})

/** Drives of whole blocks that nothing uses. */
export const freeDrivesInAll = formula({
  ...databaseDrivesInAll.definition,
  label: 'Free drives in all',
})
