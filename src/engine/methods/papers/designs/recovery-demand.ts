import { ownRule } from '../../../core/source.ts'
import { relabel, type Worked } from '../../../core/worked.ts'
import { has, kindOf } from '../../../plan/features.ts'
import type { Plan } from '../../../plan/plan.ts'
import type { RecoveryDemand } from '../../../sizing/recovery-demand.ts'
import { fileSize } from '../sizing/logs.ts'
import type { PaperSizing } from '../sizing/size.ts'
import { databasesToBackUp, logsToReplay } from './recoveries.ts'

const onceEach = ownRule(
  'A backup takes one copy of each database; with all servers up they are shared out evenly.',
)

/** What a restore replays and a backup reads at most, of a plan as it was sized. */
export function demandOfPapers(plan: Plan, sizing: PaperSizing): RecoveryDemand {
  const { capacity, databases: counted, databaseFile: file } = sizing
  const subject = has(plan, 'dag') ? 'database' : 'storage group'
  const databases = kindOf(plan) === 'dag' ? backedUpOnServer(counted) : counted.onServer
  return {
    subject,
    comparesTested: true,
    logs: logsToReplay(
      { logs: capacity.logs, fileSize, databases: counted.inAll },
      `Logs to replay in a ${subject}`,
    ),
    database: file,
    backup: databasesToBackUp({ file, databases }, 'Backup of a server'),
  }
}

function backedUpOnServer({ cases: [allUp] }: PaperSizing['databases']): Worked<'databases'> {
  return relabel(allUp.active, 'Databases backed up on one server', 'databases', onceEach)
}
