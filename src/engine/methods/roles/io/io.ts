import { formulaMakerOfSource } from '../../../core/formula.ts'
import type { CalculationMode } from '../../../core/mode.ts'
import { citeCalculator, ownRule } from '../../../core/source.ts'
import { assumedFigure, citedFigure, type Worked } from '../../../core/worked.ts'
import type { ActivationResults } from '../activation/active-figures.ts'
import type { CopiesResults } from '../copies/copies.ts'
import type { DatabasesResults } from '../databases/databases.ts'
import { type ServersResults, serversOfDag } from '../servers/servers.ts'

const alike = ownRule('Every server of a DAG is built alike, and so is every DAG.')
const sheet = citeCalculator('Role Requirements')
const formula = formulaMakerOfSource(sheet)

/** IOPS of one database; all its copies count as active. */
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

export const iopsOfStandaloneServer = formula({
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

/** Log reads of a server for shipping the active databases’ logs to their copies. */
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

export const iopsOfAllServers = formula({
  label: 'IOPS of all servers',
  unit: 'IOPS',
  takes: { each: 'IOPS', count: 'servers' },
  text: 'each × count',
  source: alike,
})

export const maintenanceOfAllServers = formula({
  label: 'Background maintenance of all servers',
  unit: 'MiB/s',
  takes: { each: 'MiB/s', count: 'servers' },
  text: 'each × count',
  source: alike,
})

export const maintenancePerCopy = citedFigure('Background maintenance of a copy', 1, 'MiB/s', sheet)

/** Log writes and reads for each database write, in a DAG and standalone. */
export const logIoPerWrite = {
  inDag: {
    writes: citedFigure('Log writes per database write in a DAG', 0.5, '×', sheet),
    reads: citedFigure('Log reads per database write in a DAG', 0.05, '×', sheet),
  },
  alone: {
    writes: citedFigure('Log writes per database write of a standalone server', 0.4, '×', sheet),
    reads: assumedFigure(
      'Log reads per database write',
      0,
      '×',
      'Standalone servers ship no logs.',
    ),
  },
}

export type IoResults = ReturnType<typeof ioStage>

type Earlier = {
  readonly mailbox: { readonly readShare: Worked<'%'> }
  readonly copies: Pick<CopiesResults, 'shape'>
  readonly databases: Pick<DatabasesResults, 'iopsDag' | 'databaseCount'>
  readonly servers: Pick<
    ServersResults,
    'copiesServer' | 'members' | 'lagged1' | 'lagged2' | 'allServers'
  >
  readonly activation: Pick<ActivationResults, 'worstCase' | 'worstCase2'>
}

/** IOPS and maintenance per server, per DAG and in all; all copies count as active. */
export function ioStage(
  { mailbox, copies, databases, servers, activation }: Earlier,
  mode: CalculationMode,
) {
  const { hasDag } = copies.shape
  const { readShare: reads } = mailbox
  const peak = databases.iopsDag
  const ratios = hasDag ? logIoPerWrite.inDag : logIoPerWrite.alone
  const perDatabase = iopsOfDatabase({ peak, databases: databases.databaseCount })
  const iopsServer = hasDag
    ? iopsOfServer({ perDatabase, copies: servers.copiesServer })
    : iopsOfStandaloneServer({ peak })
  const readsServer = readsOfServer({ iops: iopsServer, reads })
  const writesServer = writesOfServer({ iops: iopsServer, reads })
  const logWrites = logWritesOfServer({ writes: writesServer, ratio: ratios.writes })
  const { worstCase, worstCase2 } = activation
  const shipped = { perDatabase, reads, ratio: ratios.reads }
  const logReads = hasDag ? logReadsOfServer({ ...shipped, active: worstCase }) : null
  const inSite2 = 'Log reads of a server in site 2'
  // As Microsoft, servers of site 2 have the log reads of site 1.
  const active2 = worstCase2 && mode === 'microsoft' ? worstCase : worstCase2
  const logReads2 =
    hasDag && active2 ? logReadsOfServer({ ...shipped, active: active2 }, inSite2) : null
  const stream = { perDatabase, reads, writeRatio: ratios.writes, readRatio: ratios.reads }
  const backgroundMaintenance = maintenanceOfServer({
    perCopy: maintenancePerCopy,
    copies: servers.copiesServer,
  })
  const inDagOf = serversOfDag(servers)
  const total = (each: Worked<'IOPS'>) => ({
    /** Total of a DAG; null standalone. */
    dag: inDagOf && iopsOfAllServers({ each, count: inDagOf }),
    environment: iopsOfAllServers({ each, count: servers.allServers }),
  })
  return {
    iopsServer,
    readsServer,
    writesServer,
    logWrites,
    /** Log reads of a server for copies elsewhere; null standalone, as no logs are shipped. */
    logReads,
    /** Log reads of a server in site 2; null if no database can be activated there. */
    logReads2,
    iopsPerDb: perDatabase,
    iopsPerLog: iopsOfLogStream(stream),
    /** Background maintenance of a server in MiB/s; sequential, so it needs no drives. */
    backgroundMaintenance,
    totals: {
      iops: total(iopsServer),
      reads: total(readsServer),
      writes: total(writesServer),
      logWrites: total(logWrites),
      logReads: logReads && total(logReads),
      maintenance: {
        dag: inDagOf && maintenanceOfAllServers({ each: backgroundMaintenance, count: inDagOf }),
        environment: maintenanceOfAllServers({
          each: backgroundMaintenance,
          count: servers.allServers,
        }),
      },
    },
  }
}
