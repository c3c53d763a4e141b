import type { Worked } from '../../../core/worked.ts'
import type { CopiesParts } from '../copies/copies.ts'
import type { DatabasesParts } from '../databases/databases.ts'
import type { ServersParts } from '../servers/servers.ts'

/** Active databases on a server; null where the case does not apply. */
export type Active = Worked<'databases'> | null

/** Active databases on one server, case by case. Null where a case does not apply. */
export type ActiveFigures = {
  /** On a server of site 1: normally, after the 1st and the 2nd failure. Standalone: all. */
  readonly active: Worked<'databases'>
  readonly oneServerLost: Active
  readonly twoServersLost: Active
  /** On a server of site 2: its own normally and after failures (AA1), else what comes across. */
  readonly active2: Active
  readonly oneServerLost2: Active
  readonly twoServersLost2: Active
  /** On a server of the other site after a site is lost, and one or two more servers. */
  readonly siteLost: Active
  readonly siteAndServerLost: Active
  readonly siteAndTwoServersLost: Active
  /** What the servers of site 1 are sized for, and those of site 2 (null without activatable copies). */
  readonly worstCase: Worked<'databases'>
  readonly worstCase2: Active
  /** MaximumActiveDatabases and MaximumPreferredActiveDatabases of a server, by site. */
  readonly maxActive1: Active
  readonly maxPreferred1: Active
  readonly maxActive2: Active
  readonly maxPreferred2: Active
}

/** The stages that active databases follow from. */
export type ActivationStages = {
  readonly copies: CopiesParts
  readonly databases: DatabasesParts
  readonly servers: ServersParts
}
