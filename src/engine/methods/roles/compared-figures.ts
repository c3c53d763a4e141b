import type { Worked } from '../../core/worked.ts'
import type { RoleVersion } from '../../exchange/version.ts'
import type { RoleParts } from './role-parts.ts'

/** A figure that versions are compared by. */
export type Compared<T> = {
  readonly label: string
  readonly of: (from: T) => Worked | null
  /** Why it is another one in another version. */
  readonly why: string
}

const newer = 'Nothing is published for Exchange 2019 and later: that of 2016 is taken.'

/** What a version sets. */
export const setCompared: readonly Compared<RoleVersion>[] = [
  {
    label: 'Megacycles of an active mailbox for a message a day',
    of: ({ activePerMessage }) => activePerMessage,
    why: `From 2016 on client access is part of it. ${newer}`,
  },
  {
    label: 'Megacycles of a passive mailbox for a message a day',
    of: ({ passivePerMessage }) => passivePerMessage,
    why: newer,
  },
  {
    label: 'Search index beside the databases, in % of them',
    of: ({ indexShare }) => indexShare,
    why: 'From 2019 on it lies in the database.',
  },
  {
    label: 'Times that logs are shipped for the index',
    of: ({ indexShipped }) => indexShipped,
    why: 'From 2016 on a passive copy is taken to index itself.',
  },
  {
    label: 'Cores per server, at most',
    of: ({ mostCores }) => mostCores,
    why: 'As it is advised for the version.',
  },
  {
    label: 'GiB of memory of a server, at least',
    of: ({ leastMemory }) => leastMemory,
    why: 'As it is advised for the version.',
  },
  {
    label: 'GiB of memory of a server, at most',
    of: ({ mostMemory }) => mostMemory,
    why: 'As it is advised for the version.',
  },
]

const withoutIndex = 'From 2019 on no room for an index is kept beside the databases.'
const moreCycles = 'A mailbox takes more megacycles from 2016 on.'
const lessShipped = 'Up to 2013 logs are shipped once more for the search index.'

/** What comes of that in a plan. */
export const resultsCompared: readonly Compared<RoleParts>[] = [
  {
    label: 'Largest database',
    of: ({ databases }) => databases.maxDb,
    why: withoutIndex,
  },
  {
    label: 'Databases',
    of: ({ databases }) => databases.dbs,
    why: 'They may grow larger where no index stands beside them.',
  },
  {
    label: 'Database, full',
    of: ({ space }) => space.dbSize,
    why: 'With another number of databases each has other mailboxes.',
  },
  {
    label: 'Copies on a server',
    of: ({ servers }) => servers.copiesServer,
    why: 'They follow the number of databases.',
  },
  { label: 'Volume', of: ({ space }) => space.volume, why: withoutIndex },
  {
    label: 'Volumes of a server together',
    of: ({ space }) => space.volumeSpaceServer,
    why: withoutIndex,
  },
  {
    label: 'Drives of a server',
    of: ({ drives }) => drives.site1.server,
    why: 'They follow databases and volumes.',
  },
  {
    label: 'Drives of a server in site 2',
    of: ({ drives }) => drives.site2?.server ?? null,
    why: 'They follow databases and volumes.',
  },
  {
    label: 'Drives of all servers',
    of: ({ drives }) => drives.totals.asCalculated.environment,
    why: 'They follow databases and volumes.',
  },
  {
    label: 'Memory for the search index',
    of: ({ memory }) => memory.ciMem,
    why: 'From 2019 on the index lies in the database.',
  },
  {
    label: 'Memory of a server',
    of: ({ memory }) => memory.ram,
    why: 'It follows the databases active on a server.',
  },
  {
    label: 'Memory of a server in site 2',
    of: ({ memory }) => memory.ram2,
    why: 'It follows the databases active on a server.',
  },
  {
    label: 'Page file',
    of: ({ memory }) => memory.pageFile,
    why: 'From 2019 on a quarter of the memory; before, all of it up to 32,778 MiB.',
  },
  {
    label: 'Processor use, worst case',
    of: ({ processors }) => processors.cpuWorst,
    why: moreCycles,
  },
  {
    label: 'Processor use in site 2, worst case',
    of: ({ processors }) => processors.site2?.worst?.cpu ?? null,
    why: moreCycles,
  },
  {
    label: 'Cores of directory servers',
    of: ({ processors }) => processors.gcCores,
    why: moreCycles,
  },
  {
    label: 'Servers for client access alone',
    of: ({ processors }) => processors.clientAccessServers,
    why: 'Only 2013 has client access on servers of their own.',
  },
  {
    label: 'Transport database of a server',
    of: ({ transport }) => transport.transport,
    why: 'It follows the databases.',
  },
  {
    label: 'Replication between the sites, peak',
    of: ({ replication }) => replication.peak,
    why: lessShipped,
  },
  {
    label: 'Replication between the sites, by lost logs allowed',
    of: ({ replication }) => replication.rpo,
    why: lessShipped,
  },
]
