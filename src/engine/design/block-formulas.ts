import { formula } from '../core/formula.ts'
import { byHand, ownRule, powerEdge, storageTek } from '../core/source.ts'

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
  examples: [
    { in: { all: 700, databases: 7, onServer: 5, overhead: 0.2 }, out: 600, source: byHand },
  ],
})

/** Blocks that carry an amount of I/O. */
export const blocksForIops = formula({
  label: 'Blocks for IOPS',
  unit: 'blocks',
  takes: { required: 'IOPS', each: 'IOPS' },
  text: 'ceil(required ÷ each)',
  source: countRule,
  examples: [{ in: { required: 1710, each: 1709 }, out: 2, source: byHand }],
})

/** Blocks that hold an amount of data. */
export const blocksForSpace = formula({
  label: 'Blocks for database space',
  unit: 'blocks',
  takes: { required: 'GB', each: 'GB' },
  text: 'ceil(required ÷ each)',
  source: countRule,
  examples: [{ in: { required: 800, each: 399 }, out: 3, source: byHand }],
})

/** Blocks that were tested with as many mailboxes. */
export const blocksForMailboxes = formula({
  label: 'Blocks for mailboxes',
  unit: 'blocks',
  takes: { required: 'mailboxes', each: 'mailboxes' },
  text: 'ceil(required ÷ each)',
  source: countRule,
  examples: [
    { in: { required: 1400, each: 1400 }, out: 1, source: byHand },
    { in: { required: 1401, each: 1400 }, out: 2, source: byHand },
  ],
})

/** Databases that one volume holds whole, each with its overhead. */
export const databasesOnVolume = formula({
  label: 'Databases on one volume',
  unit: 'databases',
  takes: { volume: 'GB', database: 'GB' },
  text: 'floor(volume ÷ database)',
  source: powerEdge('Table 3'),
  examples: [{ in: { volume: 1000, database: 300 }, out: 3, source: byHand }],
})

/** Blocks whose separate volumes hold so many databases. */
export const blocksForVolumes = formula({
  label: 'Blocks for volumes',
  unit: 'blocks',
  takes: { required: 'databases', volumes: 'volumes', each: 'databases' },
  text: 'ceil(required ÷ (volumes × each))',
  source: ownRule('A mirrored pair is a volume, and no database reaches beyond one.'),
  examples: [
    { in: { required: 15, volumes: 5, each: 3 }, out: 1, source: byHand },
    { in: { required: 16, volumes: 5, each: 3 }, out: 2, source: byHand },
  ],
})

/** Databases that the volumes of one block hold. */
export const databasesOnBlock = formula({
  label: 'Databases on one block',
  unit: 'databases',
  takes: { volumes: 'volumes', each: 'databases' },
  text: 'volumes × each',
  source: powerEdge('Table 3'),
  examples: [
    {
      in: { volumes: 5, each: 3 },
      out: 15,
      source: powerEdge('Exchange Server 2007 database setup'),
    },
    {
      in: { volumes: 12, each: 1 },
      out: 12,
      source: powerEdge('Exchange Server 2010 database setup'),
    },
  ],
})

/** Places that arrays cannot serve together: sites, or the two copies of continuous replication. */
export const placesApart = formula({
  label: 'Places with arrays of their own',
  unit: 'sites',
  takes: { sites: 'sites', copies: 'copies' },
  text: 'max(sites, copies)',
  source: ownRule('An array is at one site, and two copies of a database share no drives.'),
  examples: [
    { in: { sites: 2, copies: 4 }, out: 4, source: byHand },
    { in: { sites: 2, copies: 1 }, out: 2, source: byHand },
  ],
})

/** Blocks of the whole design. */
export const blocksInAll = formula({
  label: 'Blocks in all',
  unit: 'blocks',
  takes: { perServer: 'blocks', servers: 'servers' },
  text: 'perServer × servers',
  source: ownRule('Every server is built alike.'),
  examples: [{ in: { perServer: 3, servers: 4 }, out: 12, source: byHand }],
})

/** Arrays of the whole design, where each server has arrays of its own. */
export const arraysOfServers = formula({
  label: 'Arrays in all',
  unit: 'arrays',
  takes: { perServer: 'blocks', perArray: 'blocks', servers: 'servers' },
  text: 'ceil(perServer ÷ perArray) × servers',
  source: ownRule('Direct-attached drives serve one server or cluster.'),
  examples: [{ in: { perServer: 3, perArray: 2, servers: 4 }, out: 8, source: byHand }],
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
  examples: [
    { in: { blocks: 50, perArray: 15, servers: 4, hosts: 64, places: 2 }, out: 4, source: byHand },
    { in: { blocks: 2, perArray: 15, servers: 130, hosts: 64, places: 1 }, out: 3, source: byHand },
  ],
})

/** Drives of the whole design, spares and those left free included. */
export const drivesOfBlocks = formula({
  label: 'Drives in all',
  unit: 'drives',
  takes: { blocks: 'blocks', each: 'drives' },
  text: 'blocks × each',
  source: ownRule('Database drives, log drives, spares and drives left free for growth.'),
  examples: [{ in: { blocks: 2, each: 12 }, out: 24, source: storageTek('Tested Deployment') }],
})
