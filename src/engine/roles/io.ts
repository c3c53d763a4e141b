import { formula } from '../core/formula.ts'
import { byHand, calculator, ownRule } from '../core/source.ts'
import { assumed, published, type Worked } from '../core/worked.ts'
import type { ActivationParts } from './activation.ts'
import type { CopiesParts } from './copies.ts'
import { serversOfDag } from './dag-servers.ts'
import type { DatabasesParts } from './databases.ts'
import type { ServersParts } from './servers.ts'

const alike = ownRule('Every server of a DAG is built alike, and so is every DAG.')
const sheet = calculator('Role Requirements')

/** IOPS of one database, whose every copy counts as active. */
export const iopsOfDatabase = formula({
  label: 'IOPS of a database',
  unit: 'IOPS/database',
  takes: { peak: 'IOPS', databases: 'databases' },
  text: 'peak ÷ databases',
  source: sheet,
  examples: [
    { in: { peak: 1061.28, databases: 78 }, out: 13.606154, within: 1e-6, source: byHand },
    { in: { peak: 615.06, databases: 24 }, out: 25.6275, source: byHand },
  ],
})

/** IOPS of all copies on a server. */
export const iopsOfServer = formula({
  label: 'IOPS of a server',
  unit: 'IOPS',
  takes: { perDatabase: 'IOPS/database', copies: 'copies' },
  text: 'perDatabase × copies',
  source: sheet,
  errata: ['MS20'],
  examples: [{ in: { perDatabase: 25.6275, copies: 12 }, out: 307.53, source: byHand }],
})

/** IOPS of a stand-alone server: all there are. */
export const iopsAlone = formula({
  label: 'IOPS of a server',
  unit: 'IOPS',
  takes: { peak: 'IOPS' },
  text: 'peak',
  source: sheet,
  examples: [{ in: { peak: 400 }, out: 400, source: byHand }],
})

/** The reads among them. */
export const readsOfServer = formula({
  label: 'Reads of a server',
  unit: 'IOPS',
  takes: { iops: 'IOPS', reads: '%' },
  text: 'iops × reads',
  source: sheet,
  examples: [{ in: { iops: 707.52, reads: 0.6 }, out: 424.512, source: byHand }],
})

/** The writes among them. */
export const writesOfServer = formula({
  label: 'Writes of a server',
  unit: 'IOPS',
  takes: { iops: 'IOPS', reads: '%' },
  text: 'iops × (1 − reads)',
  source: sheet,
  examples: [{ in: { iops: 707.52, reads: 0.6 }, out: 283.008, source: byHand }],
})

/** Writes to log files that writes to databases cause. */
export const logWritesOfServer = formula({
  label: 'Log writes of a server',
  unit: 'IOPS',
  takes: { writes: 'IOPS', ratio: '×' },
  text: 'writes × ratio',
  source: sheet,
  examples: [
    { in: { writes: 283.008, ratio: 0.5 }, out: 141.504, source: byHand },
    { in: { writes: 100, ratio: 0.4 }, out: 40, source: byHand },
  ],
})

/** Reads of the logs of active databases, which are shipped to their copies. */
export const logReadsOfServer = formula({
  label: 'Log reads of a server',
  unit: 'IOPS',
  takes: { perDatabase: 'IOPS/database', reads: '%', ratio: '×', active: 'databases' },
  text: 'perDatabase × (1 − reads) × ratio × active',
  source: sheet,
  examples: [
    {
      in: { perDatabase: 25.6275, reads: 24.5 / 42.5, ratio: 0.05, active: 8 },
      out: 4.3416,
      source: byHand,
    },
  ],
})

/** Log writes and log reads of one database. */
export const iopsOfLogStream = formula({
  label: 'IOPS of a log stream',
  unit: 'IOPS/database',
  takes: { perDatabase: 'IOPS/database', reads: '%', writeRatio: '×', readRatio: '×' },
  text: 'perDatabase × (1 − reads) × (writeRatio + readRatio)',
  source: sheet,
  examples: [
    {
      in: { perDatabase: 13.5675, reads: 0.6, writeRatio: 0.5, readRatio: 0.05 },
      out: 2.98485,
      source: byHand,
    },
    {
      in: { perDatabase: 10, reads: 0.5, writeRatio: 0.4, readRatio: 0 },
      out: 2,
      source: byHand,
    },
  ],
})

/** Background maintenance of all copies on a server. */
export const maintenanceOfServer = formula({
  label: 'Background maintenance of a server',
  unit: 'MiB/s',
  takes: { perCopy: 'MiB/s', copies: 'copies' },
  text: 'perCopy × copies',
  source: sheet,
  examples: [{ in: { perCopy: 1, copies: 52 }, out: 52, source: byHand }],
})

/** IOPS of several servers, all alike. */
export const iopsOfAll = formula({
  label: 'IOPS of all servers',
  unit: 'IOPS',
  takes: { each: 'IOPS', count: 'servers' },
  text: 'each × count',
  source: alike,
  examples: [{ in: { each: 707.52, count: 6 }, out: 4245.12, source: byHand }],
})

/** Background maintenance of several servers, all alike. */
export const maintenanceOfAll = formula({
  label: 'Background maintenance of all servers',
  unit: 'MiB/s',
  takes: { each: 'MiB/s', count: 'servers' },
  text: 'each × count',
  source: alike,
  examples: [{ in: { each: 52, count: 6 }, out: 312, source: byHand }],
})

/** What background maintenance reads of each copy. */
export const maintenancePerCopy = published('Background maintenance of a copy', 1, 'MiB/s', sheet)

/** Log I/O of a database write, in a DAG and without. */
export const logIoShares = {
  inDag: {
    writes: published('Log writes per database write in a DAG', 0.5, '×', sheet),
    reads: published('Log reads per database write in a DAG', 0.05, '×', sheet),
  },
  alone: {
    writes: published('Log writes per database write of a stand-alone server', 0.4, '×', sheet),
    reads: assumed('Log reads per database write', 0, '×', 'Stand-alone servers ship no logs.'),
  },
}

/** I/O of one server, of its DAG and of all; every copy counts as active. */
export type IoParts = {
  readonly iopsServer: Worked<'IOPS'>
  readonly readsServer: Worked<'IOPS'>
  readonly writesServer: Worked<'IOPS'>
  readonly logWrites: Worked<'IOPS'>
  /** Null for stand-alone servers, which ship no logs. */
  readonly logReads: Worked<'IOPS'> | null
  /** The same of a server of site 2; null without databases that can be activated there. */
  readonly logReads2: Worked<'IOPS'> | null
  readonly iopsPerDb: Worked<'IOPS/database'>
  readonly iopsPerLog: Worked<'IOPS/database'>
  /** Background maintenance of a server: sequential, in no count of drives. */
  readonly bdm: Worked<'MiB/s'>
  readonly totals: {
    readonly iops: IoTotal<'IOPS'>
    readonly reads: IoTotal<'IOPS'>
    readonly writes: IoTotal<'IOPS'>
    readonly logWrites: IoTotal<'IOPS'>
    readonly logReads: IoTotal<'IOPS'> | null
    readonly maintenance: IoTotal<'MiB/s'>
  }
}

/** The same of one DAG (stand-alone: null) and of all. */
export type IoTotal<U extends 'IOPS' | 'MiB/s'> = {
  readonly dag: Worked<U> | null
  readonly environment: Worked<U>
}

type Earlier = {
  readonly mailbox: { readonly readShare: Worked<'%'> }
  readonly copies: Pick<CopiesParts, 'shape'>
  readonly databases: Pick<DatabasesParts, 'iopsDag' | 'dbs'>
  readonly servers: Pick<
    ServersParts,
    'copiesServer' | 'members' | 'lagged1' | 'lagged2' | 'allServers'
  >
  readonly activation: Pick<ActivationParts, 'W' | 'W2'>
}

/** I/O of servers and DAGs, and of one database. */
export function io({ mailbox, copies, databases, servers, activation }: Earlier): IoParts {
  const { ha } = copies.shape
  const { readShare: reads } = mailbox
  const peak = databases.iopsDag
  const ratios = ha ? logIoShares.inDag : logIoShares.alone
  const perDatabase = iopsOfDatabase({ peak, databases: databases.dbs })
  const iopsServer = ha
    ? iopsOfServer({ perDatabase, copies: servers.copiesServer })
    : iopsAlone({ peak })
  const readsServer = readsOfServer({ iops: iopsServer, reads })
  const writesServer = writesOfServer({ iops: iopsServer, reads })
  const logWrites = logWritesOfServer({ writes: writesServer, ratio: ratios.writes })
  const { W, W2 } = activation
  const shipped = { perDatabase, reads, ratio: ratios.reads }
  const logReads = ha ? logReadsOfServer({ ...shipped, active: W }) : null
  const inSite2 = 'Log reads of a server in site 2'
  const logReads2 = ha && W2 ? logReadsOfServer({ ...shipped, active: W2 }, inSite2) : null
  const stream = { perDatabase, reads, writeRatio: ratios.writes, readRatio: ratios.reads }
  const bdm = maintenanceOfServer({ perCopy: maintenancePerCopy, copies: servers.copiesServer })
  const inDagOf = serversOfDag(servers)
  const total = (each: Worked<'IOPS'>): IoTotal<'IOPS'> => ({
    dag: inDagOf && iopsOfAll({ each, count: inDagOf }),
    environment: iopsOfAll({ each, count: servers.allServers }),
  })
  return {
    iopsServer,
    readsServer,
    writesServer,
    logWrites,
    logReads,
    logReads2,
    iopsPerDb: perDatabase,
    iopsPerLog: iopsOfLogStream(stream),
    bdm,
    totals: {
      iops: total(iopsServer),
      reads: total(readsServer),
      writes: total(writesServer),
      logWrites: total(logWrites),
      logReads: logReads && total(logReads),
      maintenance: {
        dag: inDagOf && maintenanceOfAll({ each: bdm, count: inDagOf }),
        environment: maintenanceOfAll({ each: bdm, count: servers.allServers }),
      },
    },
  }
}
