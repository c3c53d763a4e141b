import type { Cite, DocumentId, SourceStanding } from '../core/source.ts'
import type { Worked } from '../core/worked.ts'
import type { JetstressVersion } from './jetstress.ts'

/** Editions of Exchange; each limits the databases on one server. */
export const editions = ['Standard', 'Enterprise'] as const
export type Edition = (typeof editions)[number]

/**
 * High availability of databases: a database availability group (DAG), clusters of two servers with
 * continuous replication (CCR) or one shared copy (SCC), or standalone servers.
 */
export type AvailabilityKind = 'dag' | 'ccr' | 'scc' | 'none'

export type ExchangeFeature =
  | Exclude<AvailabilityKind, 'none'>
  | 'lcr'
  | 'editions'
  | 'singleItemRecovery'
  | 'calendarLogging'
  | 'maintenance'
  | 'blackBerry'
  /** Feature: storage groups, each with its own logs. */
  | 'storageGroups'
  /** Feature: an .stm file with content beside the database. */
  | 'streamingFiles'
  /** Feature: servers for client access alone. */
  | 'clientAccessServers'
  /** Feature: a solid-state cache in front of the databases. */
  | 'metaCache'

/** A figure per mailbox, from the messages it sends and receives a day. */
export type MessagesToFigure<R> = (messages: Worked<'messages/day'>) => R

/** A figure with two or more copies of each database in a DAG (`dag`), and otherwise (`none`). */
export type FigureWithOrWithoutCopies<T> = { readonly dag: T; readonly none: T }

/** How a server’s total load follows from the transactional I/O of its mailboxes. */
export type LoadMethod =
  /** Logs and maintenance as shares of the total, as in EqualLogic 6.3 for Exchange 2010. */
  | { readonly method: 'shares' }
  /** Log I/O as a ratio of database I/O; no background maintenance. */
  | {
      readonly method: 'log ratio'
      readonly ratio: Worked<'×'>
    }

/** The two sizing methods: by the five papers together, or by Microsoft’s role requirements. */
export const methodIds = ['papers', 'roles'] as const
export type MethodId = (typeof methodIds)[number]

export type PlanTraits = {
  readonly method: MethodId
  /** Counting of sizes: 1 GB is 1,000 MB (decimal) or 1,024 MB (binary). */
  readonly sizes: 'decimal' | 'binary'
  /** Keys of the answers that the two methods ask for differently. */
  readonly asks: {
    readonly servers: 'servers' | 'activeServers'
    readonly storage: 'storage' | 'storageKind'
    readonly keptLogs: 'logDays' | 'keptLogDays'
    readonly backups: 'serverBackupRate' | 'backupSchedule'
  }
  /** True if answers without effect are folded away; forms with few questions keep them visible. */
  readonly foldsUncounted: boolean
  /** True if a server of a DAG may be sized to carry all databases of the DAG. */
  readonly oneMayCarryAll: boolean
  /** True if storage is sized for background database maintenance as well. */
  readonly countsMaintenance: boolean
  /** True if a tier can start from a preset for a kind of user. */
  readonly hasTierPresets: boolean
  /** True if Microsoft’s own figures can be chosen instead of corrected ones. */
  readonly hasModes: boolean
  /** First version of the link format that can hold such plans. */
  readonly firstLink: 1 | 3
}

type CommonVersion = PlanTraits & {
  readonly id: string
  readonly name: string
  readonly features: readonly ExchangeFeature[]
  readonly documents: readonly DocumentId[]
  /** Reliability of the public figures behind the version; null if the documents cover it. */
  readonly standing: SourceStanding | null
  /** Whether the EqualLogic tests ran this version, extend to it, or are not used for it. */
  readonly equalLogic: 'tested' | 'extrapolated' | 'not considered'
  readonly databasesPerServer: Readonly<Record<Edition, Worked<'databases'>>>
  readonly serversPerDag: Worked<'servers'>
  /** Jetstress that simulates the I/O of the version. */
  readonly jetstress: JetstressVersion
  /** Commands that report mailbox statistics in this version. */
  readonly mailboxCommands: 'since 2013' | 'before 2013' | '2003'
}

/** A version that the papers size: figures per mailbox, and limits of one server. */
export type PaperVersion = CommonVersion & {
  readonly method: 'papers'
  /** True if the papers print no capacity and memory for the version: those of 2010 are used. */
  readonly borrowsCapacity: boolean
  /** Transactional IOPS per message a day; null if a second copy does not change it. */
  readonly iopsPerMessage: FigureWithOrWithoutCopies<Worked<'IOPS/message'>> | null
  readonly page: Worked<'KB'> | null
  readonly iopsPerMailbox: FigureWithOrWithoutCopies<MessagesToFigure<Worked<'IOPS/mailbox'>>>
  readonly readShare: FigureWithOrWithoutCopies<MessagesToFigure<Worked<'%'>>>
  readonly load: LoadMethod
  /** Database cache; null if the papers print none. */
  readonly cachePerMailbox: MessagesToFigure<Worked<'MB'>> | null
  /** Memory for 1 to 10 databases, before any mailbox. */
  readonly baseMemory: Worked<'GB'>
  readonly mostMemory: Worked<'GB'> | null
  /** Most memory used per processor; null if no such limit is printed. */
  readonly mostMemoryPerCpu: Worked<'GB'> | null
  /** Search catalog as a share of the databases’ size. */
  readonly catalogShare: Worked<'%'>
  /** Largest mailbox; null if no limit is printed. */
  readonly mostQuota: Worked<'MB'> | null
  /** Largest database file; null if no document prints a limit. */
  readonly databaseFile: Worked<'GB'> | null
  /** Largest advised database file, with one copy and with more; null if none is printed. */
  readonly guideline: { readonly one: Worked<'GB'> | null; readonly more: Worked<'GB'> | null }
  /** Place that prints how databases are laid out. */
  readonly setUp: Cite
}

/** Typical server of the version’s years, which its new plans start from: an assumption. */
export type UsualServer = {
  /** Published SPEC results of the processor; plans take the median. */
  readonly processor: {
    /** Vendor’s name: `Intel Xeon Gold 6526Y`. */
    readonly name: string
    /** Populated sockets of the server: 1 or 2. */
    readonly sockets: number
    /** Cores of the whole server; the rates are of the whole server, too. */
    readonly cores: number
    /** Nominal clock of the processor, in MHz. */
    readonly mhz: number
    /** Year of the first published SPEC result. */
    readonly year: number
    readonly median: number
    readonly lowest: number
    readonly highest: number
    readonly results: number
  }
  /** Database drive; its size is in decimal GB. */
  readonly drive: UsualDrive
  /** Drive for system, programs and the transport database of usual plans. */
  readonly system: UsualDrive
}

type UsualDrive = { readonly kind: '10K SAS 2.5'; readonly gb: number }

/** A version that role requirements size: profile, search index, server sizes, files. */
export type RoleVersion = CommonVersion & {
  readonly method: 'roles'
  readonly iopsPerMessage: Worked<'IOPS/message'>
  readonly cachePerMessage: Worked<'MiB/message'>
  readonly activePerMessage: Worked<'megacycles/message'>
  readonly passivePerMessage: Worked<'megacycles/message'>
  /** Megacycles that `clientAccessShare` is a share of. */
  readonly clientAccessOf: Worked<'megacycles/message'>
  readonly clientAccessShare: Worked<'%'>
  /** True if active megacycles include client access, so that client access adds memory only. */
  readonly clientAccessIncluded: boolean
  /** Search index as a share of its database, 0 to 1; 0 if the index lies in the database. */
  readonly indexShare: Worked<'%'>
  /** Further times that logs are shipped for the search index of a copy in the other site. */
  readonly indexShipped: Worked<'×'>
  readonly mostMemory: Worked<'GiB'>
  readonly leastMemory: Worked<'GiB'>
  readonly mostCores: Worked<'cores'>
  readonly pageFile: (memory: Worked<'GiB'>) => Worked<'MiB'>
  /** Further needs of a DAG without an IP address; null if there are none. */
  readonly addressless: string | null
  /** First two numbers of a build, such as 15.1. */
  readonly build: string
  /** Range of the third number of a build, without `below`; null if the first two suffice. */
  readonly builds: { readonly from: number; readonly below: number } | null
  /** File system that Microsoft prefers for data volumes. */
  readonly fileSystem: 'NTFS' | 'ReFS'
  /** True if `Set-MailboxDatabase` switches the search index of a database. */
  readonly indexEnabled: boolean
  /** Least memory of an Edge server; null if nothing is published. */
  readonly edgeMemory: Worked<'GiB'> | null
  readonly usualServer: UsualServer
  /** Matches the name of the version in Microsoft’s workbook. */
  readonly inWorkbook: RegExp
}

export type ExchangeVersion = PaperVersion | RoleVersion
