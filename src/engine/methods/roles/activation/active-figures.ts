import type { Worked } from '../../../core/worked.ts'
import type { CopiesParts } from '../copies/copies.ts'
import type { DatabasesParts } from '../databases/databases.ts'
import type { MailboxParts } from '../mailbox/mailbox.ts'
import type { ServersParts } from '../servers/servers.ts'

/** Active databases on a server; null where the case does not apply. */
export type ActiveDatabases = Worked<'databases'> | null

/** Active databases on one server, by case. */
export type ActiveFigures = {
  /** Site 1: with all servers up, one lost, two lost. Standalone: all databases. */
  readonly active: Worked<'databases'>
  readonly oneServerLost: ActiveDatabases
  readonly twoServersLost: ActiveDatabases
  /** Site 2: its own databases (AA1), else those that cross from site 1. */
  readonly active2: ActiveDatabases
  readonly oneServerLost2: ActiveDatabases
  readonly twoServersLost2: ActiveDatabases
  /**
   * Active databases in the remaining site after the loss of the other: with all servers up, one or
   * two lost.
   */
  readonly siteLost: ActiveDatabases
  readonly siteAndServerLost: ActiveDatabases
  readonly siteAndTwoServersLost: ActiveDatabases
  /** What servers of site 1 and 2 are sized for; site 2 null without activatable copies. */
  readonly worstCase: Worked<'databases'>
  readonly worstCase2: ActiveDatabases
  /** MaximumActiveDatabases and MaximumPreferredActiveDatabases of a server, by site. */
  readonly maxActive1: ActiveDatabases
  readonly maxPreferred1: ActiveDatabases
  readonly maxActive2: ActiveDatabases
  readonly maxPreferred2: ActiveDatabases
}

/** Stages that active databases follow from. */
export type ActivationStages = {
  readonly copies: CopiesParts
  readonly databases: DatabasesParts
  readonly servers: ServersParts
}

/** Active databases by case; `stated` has the figures of the workbook’s formulas. */
export type ActivationParts = ActiveFigures & { readonly stated: ActiveFigures }

/** Stages up to the active databases, from which servers are sized. */
export type ActivatedStages = ActivationStages & {
  readonly mailbox: MailboxParts
  readonly activation: ActivationParts
}
