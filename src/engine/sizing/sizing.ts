import type { NonEmpty } from '../core/non-empty.ts'
import { ownRule } from '../core/source.ts'
import type { Worked } from '../core/worked.ts'
import type { MethodId } from '../exchange/version.ts'
import type { Databases } from './databases.ts'
import type { Iops } from './iops.ts'
import type { Problem } from './problems.ts'

/** A size in the units of the method that found it. */
type Size = Worked<'MB'> | Worked<'MiB'>

/** One tier of users as every method sizes it. */
export type SizedTier = {
  /** What the tier is called, or null where it is the only one. */
  readonly title: string | null
  readonly mailboxes: Worked<'mailboxes'>
  readonly perMailbox: Worked<'IOPS/mailbox'>
  readonly mailbox: {
    readonly quota: Size
    /** Deleted items and, of some methods, white space, beyond the quota. */
    readonly recoverable: Size
    readonly onDisk: Size
  }
}

/**
 * What a plan needs, of one server and of the organization: all that designs, their growth and their
 * checks are made of. What arrays are asked for is decimal.
 */
export type Sizing = {
  readonly method: MethodId
  readonly tiers: NonEmpty<SizedTier>
  readonly mailboxes: Worked<'mailboxes'>
  readonly databases: Databases
  /** Copies of each database that have volumes of their own. */
  readonly copies: Worked<'copies'>
  /** All servers that hold databases. */
  readonly servers: Worked<'servers'>
  /** Sites that they are at, two at most where the method knows no more. */
  readonly siteCount: number
  /** Sites that have servers, each with a group of arrays. */
  readonly sitesWithServers: Worked<'sites'>
  /** The databases with a copy on one server, with all their mailboxes full. */
  readonly dataOnServer: Worked<'GB'>
  readonly iops: Iops
  readonly volumes: {
    /** What the volumes of the fullest server take up on its arrays. */
    readonly perServer: Worked<'GB'>
    readonly inAll: Worked<'GB'>
  }
  /** Limits of Exchange that the plan breaks although every figure can be computed. */
  readonly broken: readonly Problem[]
}

/** A plan as it was sized, or why it cannot be. */
export type SizeResult = { readonly ok: true; readonly sizing: Sizing } | Contradicting

/** Why a plan cannot be sized; the problems name the fields. */
export type Contradicting = { readonly ok: false; readonly problems: readonly Problem[] }

/** Why a test with Jetstress is given a mailbox as it is on disk for its quota. */
export const asLarge = ownRule(
  'Jetstress makes its databases as large as mailboxes × quota: with a mailbox as it is on disk they are as large as the plan’s.',
)

/** The most a restore has to replay and a backup has to read. */
export type RecoveryDemand = {
  /** Unit with a rate of its own: a storage group up to Exchange 2007, a database from 2010 on. */
  readonly subject: 'storage group' | 'database'
  readonly logs: Worked<'logs'>
  readonly database: Worked<'GB'>
  /** Whether the systems that were tested with Exchange 2007 are of the time of its hardware. */
  readonly comparesTested: boolean
  /** Backup of one server; null where none is planned. */
  readonly backup: Worked<'GB'> | null
}
