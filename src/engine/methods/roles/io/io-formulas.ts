import { formulaFrom } from '../../../core/formula.ts'
import { calculator, ownRule } from '../../../core/source.ts'
import { assumed, published } from '../../../core/worked.ts'

const alike = ownRule('Every server of a DAG is built alike, and so is every DAG.')
const sheet = calculator('Role Requirements')
const formula = formulaFrom(sheet)

/** IOPS of one database; every copy counts as active. */
export const iopsOfDatabase = formula({
  label: 'IOPS of a database',
  unit: 'IOPS/database',
  takes: { peak: 'IOPS', databases: 'databases' },
  text: 'peak ÷ databases',
})

export const iopsOfServer = formula({
  label: 'IOPS of a server',
  unit: 'IOPS',
  takes: { perDatabase: 'IOPS/database', copies: 'copies' },
  text: 'perDatabase × copies',
  errata: ['MS20'],
})

export const iopsAlone = formula({
  label: 'IOPS of a server',
  unit: 'IOPS',
  takes: { peak: 'IOPS' },
  text: 'peak',
})

export const readsOfServer = formula({
  label: 'Reads of a server',
  unit: 'IOPS',
  takes: { iops: 'IOPS', reads: '%' },
  text: 'iops × reads',
})

export const writesOfServer = formula({
  label: 'Writes of a server',
  unit: 'IOPS',
  takes: { iops: 'IOPS', reads: '%' },
  text: 'iops × (1 − reads)',
})

export const logWritesOfServer = formula({
  label: 'Log writes of a server',
  unit: 'IOPS',
  takes: { writes: 'IOPS', ratio: '×' },
  text: 'writes × ratio',
})

/** Reads of the active databases’ logs, which are shipped to their copies. */
export const logReadsOfServer = formula({
  label: 'Log reads of a server',
  unit: 'IOPS',
  takes: { perDatabase: 'IOPS/database', reads: '%', ratio: '×', active: 'databases' },
  text: 'perDatabase × (1 − reads) × ratio × active',
})

export const iopsOfLogStream = formula({
  label: 'IOPS of a log stream',
  unit: 'IOPS/database',
  takes: { perDatabase: 'IOPS/database', reads: '%', writeRatio: '×', readRatio: '×' },
  text: 'perDatabase × (1 − reads) × (writeRatio + readRatio)',
})

export const maintenanceOfServer = formula({
  label: 'Background maintenance of a server',
  unit: 'MiB/s',
  takes: { perCopy: 'MiB/s', copies: 'copies' },
  text: 'perCopy × copies',
})

export const iopsOfAll = formula({
  label: 'IOPS of all servers',
  unit: 'IOPS',
  takes: { each: 'IOPS', count: 'servers' },
  text: 'each × count',
  source: alike,
})

export const maintenanceOfAll = formula({
  label: 'Background maintenance of all servers',
  unit: 'MiB/s',
  takes: { each: 'MiB/s', count: 'servers' },
  text: 'each × count',
  source: alike,
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
