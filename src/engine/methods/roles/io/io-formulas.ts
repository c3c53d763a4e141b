import { formula } from '../../../core/formula.ts'
import { calculator, ownRule } from '../../../core/source.ts'
import { assumed, published } from '../../../core/worked.ts'

const alike = ownRule('Every server of a DAG is built alike, and so is every DAG.')
const sheet = calculator('Role Requirements')

/** IOPS of one database; every copy counts as active. */
export const iopsOfDatabase = formula({
  label: 'IOPS of a database',
  unit: 'IOPS/database',
  takes: { peak: 'IOPS', databases: 'databases' },
  text: 'peak ÷ databases',
  source: sheet,
  examples: [
    { in: { peak: 1061.28, databases: 78 }, out: 13.606154, within: 1e-6 },
    { in: { peak: 615.06, databases: 24 }, out: 25.6275 },
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
  examples: [{ in: { perDatabase: 25.6275, copies: 12 }, out: 307.53 }],
})

export const iopsAlone = formula({
  label: 'IOPS of a server',
  unit: 'IOPS',
  takes: { peak: 'IOPS' },
  text: 'peak',
  source: sheet,
  examples: [{ in: { peak: 400 }, out: 400 }],
})

export const readsOfServer = formula({
  label: 'Reads of a server',
  unit: 'IOPS',
  takes: { iops: 'IOPS', reads: '%' },
  text: 'iops × reads',
  source: sheet,
  examples: [{ in: { iops: 707.52, reads: 0.6 }, out: 424.512 }],
})

export const writesOfServer = formula({
  label: 'Writes of a server',
  unit: 'IOPS',
  takes: { iops: 'IOPS', reads: '%' },
  text: 'iops × (1 − reads)',
  source: sheet,
  examples: [{ in: { iops: 707.52, reads: 0.6 }, out: 283.008 }],
})

/** Log writes that database writes cause. */
export const logWritesOfServer = formula({
  label: 'Log writes of a server',
  unit: 'IOPS',
  takes: { writes: 'IOPS', ratio: '×' },
  text: 'writes × ratio',
  source: sheet,
  examples: [
    { in: { writes: 283.008, ratio: 0.5 }, out: 141.504 },
    { in: { writes: 100, ratio: 0.4 }, out: 40 },
  ],
})

/** Reads of the active databases’ logs, which are shipped to their copies. */
export const logReadsOfServer = formula({
  label: 'Log reads of a server',
  unit: 'IOPS',
  takes: { perDatabase: 'IOPS/database', reads: '%', ratio: '×', active: 'databases' },
  text: 'perDatabase × (1 − reads) × ratio × active',
  source: sheet,
  examples: [
    { in: { perDatabase: 25.6275, reads: 24.5 / 42.5, ratio: 0.05, active: 8 }, out: 4.3416 },
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
    { in: { perDatabase: 13.5675, reads: 0.6, writeRatio: 0.5, readRatio: 0.05 }, out: 2.98485 },
    { in: { perDatabase: 10, reads: 0.5, writeRatio: 0.4, readRatio: 0 }, out: 2 },
  ],
})

export const maintenanceOfServer = formula({
  label: 'Background maintenance of a server',
  unit: 'MiB/s',
  takes: { perCopy: 'MiB/s', copies: 'copies' },
  text: 'perCopy × copies',
  source: sheet,
  examples: [{ in: { perCopy: 1, copies: 52 }, out: 52 }],
})

export const iopsOfAll = formula({
  label: 'IOPS of all servers',
  unit: 'IOPS',
  takes: { each: 'IOPS', count: 'servers' },
  text: 'each × count',
  source: alike,
  examples: [{ in: { each: 707.52, count: 6 }, out: 4245.12 }],
})

export const maintenanceOfAll = formula({
  label: 'Background maintenance of all servers',
  unit: 'MiB/s',
  takes: { each: 'MiB/s', count: 'servers' },
  text: 'each × count',
  source: alike,
  examples: [{ in: { each: 52, count: 6 }, out: 312 }],
})

export const maintenancePerCopy = published('Background maintenance of a copy', 1, 'MiB/s', sheet)

/** Log I/O per database write, in a DAG and standalone. */
export const logIoShares = {
  inDag: {
    writes: published('Log writes per database write in a DAG', 0.5, '×', sheet),
    reads: published('Log reads per database write in a DAG', 0.05, '×', sheet),
  },
  alone: {
    writes: published('Log writes per database write of a standalone server', 0.4, '×', sheet),
    reads: assumed('Log reads per database write', 0, '×', 'Standalone servers ship no logs.'),
  },
}
