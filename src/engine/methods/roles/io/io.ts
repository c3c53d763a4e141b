import type { Mode } from '../../../core/mode.ts'
import type { Worked } from '../../../core/worked.ts'
import type { ActivationParts } from '../activation/activation.ts'
import type { CopiesParts } from '../copies/copies.ts'
import type { DatabasesParts } from '../databases/databases.ts'
import { type ServersParts, serversOfDag } from '../servers/servers.ts'
import {
  iopsAlone,
  iopsOfAll,
  iopsOfDatabase,
  iopsOfLogStream,
  iopsOfServer,
  logIoShares,
  logReadsOfServer,
  logWritesOfServer,
  maintenanceOfAll,
  maintenanceOfServer,
  maintenancePerCopy,
  readsOfServer,
  writesOfServer,
} from './io-formulas.ts'

/** I/O per server, per DAG and in all; every copy counts as active. */
export type IoParts = {
  readonly iopsServer: Worked<'IOPS'>
  readonly readsServer: Worked<'IOPS'>
  readonly writesServer: Worked<'IOPS'>
  readonly logWrites: Worked<'IOPS'>
  /** Null for standalone servers, which ship no logs. */
  readonly logReads: Worked<'IOPS'> | null
  /** Log reads of a server in site 2; null without databases that can be activated there. */
  readonly logReads2: Worked<'IOPS'> | null
  readonly iopsPerDb: Worked<'IOPS/database'>
  readonly iopsPerLog: Worked<'IOPS/database'>
  /** Sequential: adds no drives. */
  readonly backgroundMaintenance: Worked<'MiB/s'>
  readonly totals: {
    readonly iops: IoTotal<'IOPS'>
    readonly reads: IoTotal<'IOPS'>
    readonly writes: IoTotal<'IOPS'>
    readonly logWrites: IoTotal<'IOPS'>
    readonly logReads: IoTotal<'IOPS'> | null
    readonly maintenance: IoTotal<'MiB/s'>
  }
}

/** Total of a DAG (null standalone), and in all. */
export type IoTotal<U extends 'IOPS' | 'MiB/s'> = {
  readonly dag: Worked<U> | null
  readonly environment: Worked<U>
}

type Earlier = {
  readonly mailbox: { readonly readShare: Worked<'%'> }
  readonly copies: Pick<CopiesParts, 'shape'>
  readonly databases: Pick<DatabasesParts, 'iopsDag' | 'databaseCount'>
  readonly servers: Pick<
    ServersParts,
    'copiesServer' | 'members' | 'lagged1' | 'lagged2' | 'allServers'
  >
  readonly activation: Pick<ActivationParts, 'worstCase' | 'worstCase2'>
}

export function io(
  { mailbox, copies, databases, servers, activation }: Earlier,
  mode: Mode,
): IoParts {
  const { hasDag } = copies.shape
  const { readShare: reads } = mailbox
  const peak = databases.iopsDag
  const ratios = hasDag ? logIoShares.inDag : logIoShares.alone
  const perDatabase = iopsOfDatabase({ peak, databases: databases.databaseCount })
  const iopsServer = hasDag
    ? iopsOfServer({ perDatabase, copies: servers.copiesServer })
    : iopsAlone({ peak })
  const readsServer = readsOfServer({ iops: iopsServer, reads })
  const writesServer = writesOfServer({ iops: iopsServer, reads })
  const logWrites = logWritesOfServer({ writes: writesServer, ratio: ratios.writes })
  const { worstCase, worstCase2 } = activation
  const shipped = { perDatabase, reads, ratio: ratios.reads }
  const logReads = hasDag ? logReadsOfServer({ ...shipped, active: worstCase }) : null
  const inSite2 = 'Log reads of a server in site 2'
  // As Microsoft, one figure serves the servers of both sites.
  const active2 = worstCase2 && mode === 'microsoft' ? worstCase : worstCase2
  const logReads2 =
    hasDag && active2 ? logReadsOfServer({ ...shipped, active: active2 }, inSite2) : null
  const stream = { perDatabase, reads, writeRatio: ratios.writes, readRatio: ratios.reads }
  const backgroundMaintenance = maintenanceOfServer({
    perCopy: maintenancePerCopy,
    copies: servers.copiesServer,
  })
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
    backgroundMaintenance,
    totals: {
      iops: total(iopsServer),
      reads: total(readsServer),
      writes: total(writesServer),
      logWrites: total(logWrites),
      logReads: logReads && total(logReads),
      maintenance: {
        dag: inDagOf && maintenanceOfAll({ each: backgroundMaintenance, count: inDagOf }),
        environment: maintenanceOfAll({ each: backgroundMaintenance, count: servers.allServers }),
      },
    },
  }
}
