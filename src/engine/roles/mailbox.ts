import type { NonEmpty } from '../core/non-empty.ts'
import type { Worked } from '../core/worked.ts'

/** One mailbox of a tier, and what the whole tier is of all. */
export type TierMailbox = {
  /** What the tier is called; null where it is the only one. */
  readonly title: string | null
  /** Mailboxes after growth, of the whole environment. */
  readonly mailboxes: Worked<'mailboxes'>
  /** Its share of all mailboxes, r. */
  readonly share: Worked<'%'>
  readonly messages: Worked<'messages/day'>
  readonly messageSize: Worked<'KiB'>
  /** What a day’s messages add to the mailbox. */
  readonly churn: Worked<'MiB/day'>
  /** Deleted items and white space. */
  readonly dumpster: Worked<'MiB'>
  /** The same of the personal archive; 0 without one. */
  readonly archiveDumpster: Worked<'MiB'>
  /** Whole MiB a full mailbox and its archive take. */
  readonly mailboxOnDisk: Worked<'MiB'>
  readonly iopsPerMailbox: Worked<'IOPS/mailbox'>
  readonly readShare: Worked<'%'>
  /** Logs of 1 MiB. */
  readonly logsPerMailbox: Worked<'logs/day'>
  readonly cachePerMailbox: Worked<'MiB'>
  readonly megaActive: Worked<'megacycles/mailbox'>
  /** Megacycles of a passive copy of it. */
  readonly megaPassive: Worked<'megacycles/mailbox'>
  /** Megacycles of client access on the mailbox server. */
  readonly megaClient: Worked<'megacycles/mailbox'>
}

/** The mailboxes of a plan: one of each tier, and their means. Tiers mix evenly over all databases. */
export type MailboxParts = {
  readonly tiers: NonEmpty<TierMailbox>
  /** Mailboxes of the environment after growth, N. */
  readonly mailboxes: Worked<'mailboxes'>
  /** Mean mailbox on disk. */
  readonly meanSize: Worked<'MiB'>
  /** Read share of the load of all. */
  readonly readShare: Worked<'%'>
}
