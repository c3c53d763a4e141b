import { powerEdge } from '../core/documents.ts'
import { formula } from '../core/formula.ts'
import { ownRule } from '../core/source.ts'

const countRule = ownRule('A part of a block was never tested, so whole ones are taken.')

/** Database IOPS of one server with what is kept above them. */
export const iopsOfBlocks = formula({
  label: 'Database IOPS, with headroom',
  unit: 'IOPS',
  takes: { transactional: 'IOPS', headroom: '%' },
  text: 'transactional × (1 + headroom)',
  source: powerEdge('Test methodology and results'),
  errata: ['E15'],
  examples: [
    { in: { transactional: 1000, headroom: 0.2 }, out: 1200, source: powerEdge('Table 4') },
  ],
})

/** Space of the databases with a copy on one server, and the overhead on top. */
export const spaceOfBlocks = formula({
  label: 'Space for databases and catalog',
  unit: 'GB',
  takes: { all: 'GB', databases: 'databases', onServer: 'databases', overhead: '%' },
  text: 'all ÷ databases × onServer × (1 + overhead)',
  source: ownRule('What the volumes of a server need, before they are rounded up to their step.'),
  examples: [],
})

/** Blocks that carry an amount of I/O. */
export const blocksForIops = formula({
  label: 'Blocks for IOPS',
  unit: 'blocks',
  takes: { required: 'IOPS', each: 'IOPS' },
  text: 'ceil(required ÷ each)',
  source: countRule,
  examples: [],
})

/** Blocks that hold an amount of data. */
export const blocksForSpace = formula({
  label: 'Blocks for database space',
  unit: 'blocks',
  takes: { required: 'GB', each: 'GB' },
  text: 'ceil(required ÷ each)',
  source: countRule,
  examples: [],
})

/** Blocks that were tested with as many mailboxes. */
export const blocksForMailboxes = formula({
  label: 'Blocks for mailboxes',
  unit: 'blocks',
  takes: { required: 'mailboxes', each: 'mailboxes' },
  text: 'ceil(required ÷ each)',
  source: countRule,
  examples: [],
})

/** Databases that one volume holds whole, each with its overhead. */
export const databasesOnVolume = formula({
  label: 'Databases on one volume',
  unit: 'databases',
  takes: { volume: 'GB', database: 'GB' },
  text: 'floor(volume ÷ database)',
  source: powerEdge('Table 3'),
  examples: [],
})

/** Blocks whose separate volumes hold so many databases. */
export const blocksForVolumes = formula({
  label: 'Blocks for volumes',
  unit: 'blocks',
  takes: { required: 'databases', volumes: 'volumes', each: 'databases' },
  text: 'ceil(required ÷ (volumes × each))',
  source: ownRule('A mirrored pair is a volume, and no database reaches beyond one.'),
  examples: [],
})

/** Databases that the volumes of one block hold. */
export const databasesOnBlock = formula({
  label: 'Databases on one block',
  unit: 'databases',
  takes: { volumes: 'volumes', each: 'databases' },
  text: 'volumes × each',
  source: powerEdge('Table 3'),
  examples: [],
})

/** Places that arrays cannot serve together: sites, or the two copies of continuous replication. */
export const placesApart = formula({
  label: 'Places with arrays of their own',
  unit: 'sites',
  takes: { sites: 'sites', copies: 'copies' },
  text: 'max(sites, copies)',
  source: ownRule('An array stands at one site, and two copies of a database share no drives.'),
  examples: [],
})

/** Blocks of the whole design. */
export const blocksInAll = formula({
  label: 'Blocks in all',
  unit: 'blocks',
  takes: { perServer: 'blocks', servers: 'servers' },
  text: 'perServer × servers',
  source: ownRule('Every server is built alike.'),
  examples: [],
})

/** Arrays of the whole design, where each server has arrays of its own. */
export const arraysOfServers = formula({
  label: 'Arrays in all',
  unit: 'arrays',
  takes: { perServer: 'blocks', perArray: 'blocks', servers: 'servers' },
  text: 'ceil(perServer ÷ perArray) × servers',
  source: ownRule('Direct-attached drives serve one server or cluster.'),
  examples: [],
})

/** Arrays of the whole design, where several servers share one over the network. */
export const arraysOfNetwork = formula({
  label: 'Arrays in all',
  unit: 'arrays',
  takes: {
    blocks: 'blocks',
    perArray: 'blocks',
    servers: 'servers',
    hosts: 'servers',
    places: 'sites',
  },
  text: 'max(ceil(blocks ÷ places ÷ perArray), ceil(servers ÷ places ÷ hosts)) × places',
  source: ownRule('At each place as many as its drives and its hosts ask for.'),
  examples: [],
})

/** Drives of the whole design, spares and those left free included. */
export const drivesOfBlocks = formula({
  label: 'Drives in all',
  unit: 'drives',
  takes: { blocks: 'blocks', each: 'drives' },
  text: 'blocks × each',
  source: ownRule('Database drives, log drives, spares and drives left free for growth.'),
  examples: [],
})
