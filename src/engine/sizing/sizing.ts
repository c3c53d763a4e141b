import type { NonEmpty } from '../core/non-empty.ts'
import { ownRule } from '../core/source.ts'
import type { Worked } from '../core/worked.ts'
import type { MethodId } from '../exchange/version.ts'
import type { SizedDatabases } from './databases.ts'
import type { SizedIops } from './iops.ts'
import type { Problem } from './problems.ts'

/** A size in the units of its method. */
type Size = Worked<'MB'> | Worked<'MiB'>

/** One tier of users as every method sizes it. */
export type SizedTier = {
  /** Name of the tier; null if it is the only one. */
  readonly title: string | null
  readonly mailboxes: Worked<'mailboxes'>
  readonly perMailbox: Worked<'IOPS/mailbox'>
  readonly mailbox: {
    readonly quota: Size
    /** Deleted items and, in some methods, white space, beyond the quota. */
    readonly recoverable: Size
    readonly onDisk: Size
  }
}

/**
 * What a plan needs, per server and in the organization: the basis of designs, growth and checks.
 * Figures for arrays are decimal.
 */
export type Sizing = {
  readonly method: MethodId
  readonly tiers: NonEmpty<SizedTier>
  readonly mailboxes: Worked<'mailboxes'>
  readonly databases: SizedDatabases
  /** Copies of each database that have their own volumes. */
  readonly copies: Worked<'copies'>
  /** All servers that hold databases. */
  readonly servers: Worked<'servers'>
  /** Sites of the servers; two at most if the method knows no more. */
  readonly siteCount: number
  /** Sites with servers, each with a group of arrays. */
  readonly sitesWithServers: Worked<'sites'>
  /** Databases with a copy on one server, with all their mailboxes full. */
  readonly dataOnServer: Worked<'GB'>
  readonly iops: SizedIops
  readonly volumes: {
    /** Space that the volumes of the fullest server take on its arrays. */
    readonly perServer: Worked<'GB'>
    readonly inAll: Worked<'GB'>
  }
  /** Limits of Exchange that the plan breaks, although every figure can be computed. */
  readonly broken: readonly Problem[]
}

/** The sizing of a plan, or why there is none. */
export type SizeResult = { readonly ok: true; readonly sizing: Sizing } | SizeFailure

/** Why a plan cannot be sized; the problems name the fields. */
export type SizeFailure = { readonly ok: false; readonly problems: readonly Problem[] }

/** Reason why a Jetstress test has the size of a mailbox on disk as its quota. */
export const jetstressSizeSource = ownRule(
  'Jetstress makes its databases as large as mailboxes × quota: with a mailbox as it is on disk they are as large as the plan’s.',
)

/** Largest amounts of data: logs that a restore replays, and data that a backup reads. */
export type RecoveryDataAmounts = {
  /** Subject of recovery rates: a storage group up to Exchange 2007, a database from 2010 on. */
  readonly subject: 'storage group' | 'database'
  readonly logs: Worked<'logs'>
  readonly database: Worked<'GB'>
  /** True if the systems tested with Exchange 2007 are of the time of the plan’s hardware. */
  readonly comparesTested: boolean
  /** Data that a backup of one server reads; null if no backup is planned. */
  readonly backup: Worked<'GB'> | null
}
