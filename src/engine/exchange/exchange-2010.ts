import type { Edition } from '../plan.ts'
import { equalLogic, powerEdge } from '../sources/documents.ts'
import { published, type Worked } from '../worked/worked.ts'

/** Exchange Server 2010: what a mailbox costs, and what one server may hold. */
export const exchange2010 = {
  /** Transactional IOPS of one message. In a DAG the checkpoint lies deeper, so fewer pages are written. */
  iopsPerMessage: {
    dag: published('IOPS per message in a DAG', 0.001, 'IOPS/message', powerEdge('Table 2')),
    none: published('IOPS per message, standalone', 0.0012, 'IOPS/message', equalLogic('5.1')),
  },
  /** Database cache of one message. */
  cachePerMessage: published(
    'Database cache per message',
    0.06,
    'MB/message',
    powerEdge('Table 2'),
  ),
  /** Memory that 1 to 10 databases need before any mailbox. */
  baseMemory: published('Memory for 1 to 10 databases', 2, 'GB', equalLogic('6.3')),
  /** The most servers of one DAG. */
  serversPerDag: published('Servers in a DAG, at most', 16, 'servers', equalLogic('3.2')),
  /** The largest database file. */
  databaseFile: published('Database file, at most', 16_000, 'GB', equalLogic('3')),
  /** Databases one server mounts, copies included, by edition. */
  databasesPerServer: {
    Standard: mounted('Standard', 5),
    Enterprise: mounted('Enterprise', 100),
  },
} as const

function mounted(edition: Edition, databases: number): Worked<'databases'> {
  const label = `Databases a server mounts, ${edition} edition`
  return published(label, databases, 'databases', equalLogic('5.3'))
}
