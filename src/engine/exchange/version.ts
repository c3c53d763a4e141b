import type { DocumentId, Standing } from '../core/source.ts'
import type { Worked } from '../core/worked.ts'

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
      /** What its tests lie between, in words; null where the ratio is printed. */
      readonly range: string | null
    }

/** How a version is sized: by the five papers, or by Microsoft’s role requirements. */
export type Method = 'papers' | 'roles'

/** What there is to any version of Exchange Server. */
type CommonVersion = {
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
  /** What else is printed of the share of reads, in words. */
  readonly readShareNotes: ByCopies<string> | null
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
}

/** A version that is sized by its role requirements, which have its figures. */
export type RoleVersion = CommonVersion & { readonly method: 'roles' }

export type ExchangeVersion = PaperVersion | RoleVersion
