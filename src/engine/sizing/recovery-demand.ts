import type { Worked } from '../core/worked.ts'

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
