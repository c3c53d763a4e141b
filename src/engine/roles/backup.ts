import type { Worked } from '../core/worked.ts'

/** What is backed up of a volume on a day. */
export type BackupKind = 'full' | 'incremental' | 'differential'

/** What is backed up, day by day. */
export type BackupParts = {
  /** Whether databases log in circles, which keeps no logs for a backup. */
  readonly circularLogging: boolean
  /** Days until the table begins again, and volumes of a server; null where nothing is backed up. */
  readonly days: Worked<'days'> | null
  readonly volumes: Worked<'volumes'> | null
  /** For each volume what it gets on each day; empty where nothing is backed up. */
  readonly table: readonly (readonly BackupKind[])[]
}
