import type { Worked } from '../../../core/worked.ts'
import type { CopiesResults } from '../copies/copies.ts'
import type { DatabasesResults } from '../databases/databases.ts'
import type { MailboxResults } from '../mailbox/mailbox.ts'
import type { ServersResults } from '../servers/servers.ts'

/** Number of active databases on a server; null in a case that does not apply. */
export type ActiveDatabases = Worked<'databases'> | null

export type ActiveDatabasesByCase = {
  /** Cases of site 1: all servers up, one lost, two lost. Standalone: all databases. */
  readonly active: Worked<'databases'>
  readonly oneServerLost: ActiveDatabases
  readonly twoServersLost: ActiveDatabases
  /** Cases of site 2: its own databases in an active/active DAG, else those moved from site 1. */
  readonly active2: ActiveDatabases
  readonly oneServerLost2: ActiveDatabases
  readonly twoServersLost2: ActiveDatabases
  /** Active databases after the loss of the other site and of none, one or two servers. */
  readonly siteLost: ActiveDatabases
  readonly siteAndServerLost: ActiveDatabases
  readonly siteAndTwoServersLost: ActiveDatabases
  /** Active databases that servers are sized for, by site; 2 is null without activatable copies. */
  readonly worstCase: Worked<'databases'>
  readonly worstCase2: ActiveDatabases
  /** MaximumActiveDatabases and MaximumPreferredActiveDatabases of a server, by site. */
  readonly maxActive1: ActiveDatabases
  readonly maxPreferred1: ActiveDatabases
  readonly maxActive2: ActiveDatabases
  readonly maxPreferred2: ActiveDatabases
}

/** Stages whose results the numbers of active databases follow from. */
export type StagesBeforeActivation = {
  readonly copies: CopiesResults
  readonly databases: DatabasesResults
  readonly servers: ServersResults
}

/** Active databases by failure case; `stated` are those of the workbook’s formulas. */
export type ActivationResults = ActiveDatabasesByCase & { readonly stated: ActiveDatabasesByCase }

/** Results of the stages up to the active databases; servers are sized from them. */
export type StagesUpToActivation = StagesBeforeActivation & {
  readonly mailbox: MailboxResults
  readonly activation: ActivationResults
}
