import { formula } from '../core/formula.ts'
import { byHand, ownRule } from '../core/source.ts'
import { relabel, type Worked } from '../core/worked.ts'
import { databasesToBackUp, logsToReplay } from '../designs/recovery.ts'
import { fileSize } from '../methods/papers/sizing/logs.ts'
import type { PaperSizing, Sizing } from '../methods/papers/sizing/size.ts'
import { decimalSpace } from '../methods/roles/array-demand.ts'
import { logTotals } from '../methods/roles/log-totals.ts'
import { isByRoles, type SizedByRoles } from '../methods/roles/sized-by-roles.ts'
import { has, kindOf } from '../plan/features.ts'
import type { Plan } from '../plan/plan.ts'
import { backupOfBusiestDay } from './busiest-backup.ts'

/** What a restore has to replay and a backup has to read, at the most. */
export type RecoveryDemand = {
  /** What has a rate of its own: a storage group up to Exchange 2007, a database from 2010 on. */
  readonly subject: 'storage group' | 'database'
  readonly logs: Worked<'logs'>
  readonly database: Worked<'GB'>
  /** Of one server; null where no backups are planned. */
  readonly backup: Worked<'GB'> | null
}

/** Logs of a database that a restore replays at most: all that are kept. */
export const keptLogsToReplay = formula({
  label: 'Logs to replay in a database',
  unit: 'logs',
  shownAs: 'whole',
  takes: { logs: 'logs/day', days: 'days' },
  text: 'logs × days',
  source: ownRule(
    'A restore, a lagged copy or one that was cut off replays no more than the logs that are kept.',
  ),
  examples: [{ in: { logs: 4400, days: 7 }, out: 30_800, source: byHand }],
})

const onceEach = ownRule(
  'A backup takes one copy of each database; with all servers up they are shared out evenly.',
)

/** What recovery and backup of a plan have to do; null where it was sized by neither method. */
export function recoveryDemand(plan: Plan, sizing: Sizing): RecoveryDemand | null {
  if (sizing.method === 'papers') return demandOfPapers(plan, sizing)
  return isByRoles(sizing) ? demandOfRoles(plan, sizing) : null
}

function demandOfPapers(plan: Plan, sizing: PaperSizing): RecoveryDemand {
  const { capacity, databases: counted, databaseFile: file } = sizing
  const subject = has(plan, 'dag') ? 'database' : 'storage group'
  const databases = kindOf(plan) === 'dag' ? backedUpOnServer(counted) : counted.onServer
  return {
    subject,
    logs: logsToReplay(
      { logs: capacity.logs, fileSize, databases: counted.inAll },
      `Logs to replay in a ${subject}`,
    ),
    database: file,
    backup: databasesToBackUp({ file, databases }, 'Backup of a server'),
  }
}

/** The databases of a server of a DAG that are backed up on it. */
function backedUpOnServer({ cases: [allUp] }: PaperSizing['databases']): Worked<'databases'> {
  return relabel(allUp.active, 'Databases backed up on one server', 'databases', onceEach)
}

function demandOfRoles(plan: Plan, { parts }: SizedByRoles): RecoveryDemand {
  const { logDays: days, dbSize } = parts.space
  const logs = logTotals(parts).all.database
  return {
    subject: 'database',
    logs: keptLogsToReplay({ logs, days }),
    database: decimalSpace({ binary: dbSize }, 'Database'),
    backup: backupOfBusiestDay(plan, parts, logs),
  }
}
