import type { Cite, DocumentId, Standing } from '../core/source.ts'
import type { Worked } from '../core/worked.ts'
import type { Jetstress } from './jetstress.ts'

/** The editions of Exchange, which limit the databases on one server. */
export const editions = ['Standard', 'Enterprise'] as const
export type Edition = (typeof editions)[number]

/**
 * How databases stay available: in a database availability group, in clusters of two servers with
 * continuous replication (CCR) or with one shared copy (SCC), or on servers of their own.
 */
export type AvailabilityKind = 'dag' | 'ccr' | 'scc' | 'none'

/** What some versions of Exchange have and others lack. */
export type Feature =
  | Exclude<AvailabilityKind, 'none'>
  | 'lcr'
  | 'editions'
  | 'singleItemRecovery'
  | 'calendarLogging'
  | 'maintenance'
  | 'blackBerry'
  /** Storage groups, each with its logs. */
  | 'storageGroups'
  /** Content beside the database, in an .stm file. */
  | 'streamingFiles'
  /** Servers for client access alone. */
  | 'clientAccessServers'
  /** A solid-state cache in front of the databases. */
  | 'metaCache'

/** What a mailbox costs, by the messages it sends and receives in a day. */
export type ByMessages<R> = (messages: Worked<'messages/day'>) => R

/** A figure with and without a second copy of each database in a DAG. */
export type ByCopies<T> = { readonly dag: T; readonly none: T }

/** How a version turns the work of its mailboxes into the whole load of a server. */
export type LoadMethod =
  /** Shares of the total, as EqualLogic 6.3 has them for Exchange 2010. */
  | { readonly method: 'shares' }
  /** Log I/O as a part of the database I/O; no background maintenance. */
  | {
      readonly method: 'log ratio'
      readonly ratio: Worked<'×'>
    }

/** How a version is sized: by the five papers, or by Microsoft’s role requirements. */
export const methodIds = ['papers', 'roles'] as const
export type MethodId = (typeof methodIds)[number]

/** What plans of a version are like, whatever they answer. */
export type PlanTraits = {
  readonly method: MethodId
  /** What its sizes are counted in: a GB of 1,000 MB, or of 1,024. */
  readonly sizes: 'decimal' | 'binary'
  /** Which of several answers about one thing its plans take. */
  readonly asks: {
    readonly servers: 'servers' | 'activeServers'
    readonly storage: 'storage' | 'storageKind'
    readonly keptLogs: 'logDays' | 'keptLogDays'
    readonly backups: 'serverBackupRate' | 'backupSchedule'
  }
  /** Whether answers that do not count are folded away: where little is asked they stay in sight. */
  readonly foldsUncounted: boolean
  /** Whether a server of a DAG may be sized to carry all of its databases. */
  readonly oneMayCarryAll: boolean
  /** Whether database maintenance is a part of the load that storage is sized for. */
  readonly countsMaintenance: boolean
  /** Whether a tier can start from the answers that are usual for a kind of user. */
  readonly hasTierPresets: boolean
  /** Whether Microsoft’s own figures can be asked for in place of corrected ones. */
  readonly hasModes: boolean
  /** The first version of links that has its plans. */
  readonly firstLink: 1 | 3
}

/** What there is to any version of Exchange Server. */
type CommonVersion = PlanTraits & {
  readonly id: string
  readonly name: string
  readonly has: Readonly<Record<Feature, boolean>>
  /** The documents that cover it. */
  readonly documents: readonly DocumentId[]
  /** How far the public figures can be relied on that it rests on; null where the documents cover it. */
  readonly standing: Standing | null
  /** Whether the EqualLogic arrays were tested with it, or come nearest to what would have been. */
  readonly equalLogic: 'tested' | 'extrapolated' | 'not considered'
  readonly databasesPerServer: Readonly<Record<Edition, Worked<'databases'>>>
  readonly serversPerDag: Worked<'servers'>
  /** The Jetstress that makes its I/O. */
  readonly jetstress: Jetstress
  /** Which commands of it tell what its mailboxes are. */
  readonly mailboxCommands: 'since 2013' | 'before 2013' | '2003'
}

/** A version that the papers’ method sizes: what a mailbox costs, and what one server may hold. */
export type PaperVersion = CommonVersion & {
  readonly method: 'papers'
  /** Whether the papers print no capacity and memory of its own, so that those of 2010 are used. */
  readonly borrowsCapacity: boolean
  /** Transactional IOPS of one message; null where a copy more does not change it. */
  readonly iopsPerMessage: ByCopies<Worked<'IOPS/message'>> | null
  /** Database pages. */
  readonly page: Worked<'KB'> | null
  readonly iopsPerMailbox: ByCopies<ByMessages<Worked<'IOPS/mailbox'>>>
  readonly readShare: ByCopies<ByMessages<Worked<'%'>>>
  readonly load: LoadMethod
  /** Database cache of one mailbox; null where the papers print none. */
  readonly cachePerMailbox: ByMessages<Worked<'MB'>> | null
  /** Memory that 1 to 10 databases need before any mailbox. */
  readonly baseMemory: Worked<'GB'>
  readonly mostMemory: Worked<'GB'> | null
  /** The most memory it uses for each processor; null where nothing is printed by processor. */
  readonly mostMemoryPerCpu: Worked<'GB'> | null
  /** Search catalog as a share of the databases. */
  readonly catalogShare: Worked<'%'>
  /** The largest mailbox. */
  readonly mostQuota: Worked<'MB'> | null
  /** The largest database file; null where no document prints a limit. */
  readonly databaseFile: Worked<'GB'> | null
  /** The largest database file that is advised: with one copy of it, and with more. */
  readonly guideline: { readonly one: Worked<'GB'> | null; readonly more: Worked<'GB'> | null }
  /** Where it is printed how databases are laid out. */
  readonly setUp: Cite
}

/** A server as it was usual while a version was current, which new plans of it start from: an assumption. */
export type UsualServer = {
  /** As its results were published, with the median of them taken. */
  readonly processor: {
    readonly name: string
    readonly sockets: number
    /** Of the whole server, as are the rates. */
    readonly cores: number
    readonly mhz: number
    readonly year: number
    readonly median: number
    readonly lowest: number
    readonly highest: number
    readonly results: number
  }
  /** Its drives of databases, in decimal GB. */
  readonly drive: UsualDrive
  /** Those of its system, programs and transport: large enough for the transport database of plans that are usual on it. */
  readonly system: UsualDrive
}

type UsualDrive = { readonly kind: '10K SAS 2.5'; readonly gb: number }

/** A version that is sized by its role requirements: its profile, its search index, the size of a server, its files. */
export type RoleVersion = CommonVersion & {
  readonly method: 'roles'
  readonly iopsPerMessage: Worked<'IOPS/message'>
  readonly cachePerMessage: Worked<'MiB/message'>
  readonly activePerMessage: Worked<'megacycles/message'>
  readonly passivePerMessage: Worked<'megacycles/message'>
  /** The megacycles that client access takes a share of. */
  readonly clientAccessOf: Worked<'megacycles/message'>
  readonly clientAccessShare: Worked<'%'>
  /** Whether the active megacycles have client access in them, so that it counts for memory alone. */
  readonly clientAccessIncluded: boolean
  /** The search index as a share of its database, x; 0 where it lies in the database. */
  readonly indexShare: Worked<'%'>
  /** How often logs are shipped once more, for the search index of a copy in the other site. */
  readonly indexShipped: Worked<'×'>
  readonly mostMemory: Worked<'GiB'>
  readonly leastMemory: Worked<'GiB'>
  readonly mostCores: Worked<'cores'>
  /** The page file of a server of so much memory. */
  readonly pageFile: (memory: Worked<'GiB'>) => Worked<'MiB'>
  /** What a DAG without an address of its own asks for besides; null where that is as installed. */
  readonly addressless: string | null
  /** The first two numbers of its builds. */
  readonly build: string
  /** The third number of its builds, where another version has the same first two: from `from` on and below `below`. */
  readonly builds: { readonly from: number; readonly below: number } | null
  /** Of volumes of data: the one that Microsoft prefers. */
  readonly fileSystem: 'NTFS' | 'ReFS'
  /** Whether the search index of a database is switched by `Set-MailboxDatabase`. */
  readonly indexEnabled: boolean
  /** Of an Edge server; null where nothing is published. */
  readonly edgeMemory: Worked<'GiB'> | null
  readonly usualServer: UsualServer
  /** What Microsoft’s workbook calls it. */
  readonly inWorkbook: RegExp
}

export type ExchangeVersion = PaperVersion | RoleVersion
