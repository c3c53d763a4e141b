import { formulaMakerOfSource } from '../../../core/formula.ts'
import { citeCalculator, ownRule } from '../../../core/source.ts'
import { citedFigure, figureFoundByTrying, type Worked } from '../../../core/worked.ts'
import type { Plan } from '../../../plan/plan.ts'
import type { RecoveryDataAmounts } from '../../../sizing/sizing.ts'
import { decimalSpace } from '../drives/array-demand.ts'
import type { RoleResults } from '../role-parts.ts'
import type { BackupKind } from './backup.ts'

const formula = formulaMakerOfSource(citeCalculator('Volume Requirements'))
const alike = ownRule('Every DAG is built alike, and so is every standalone server.')

export const logsPerDayOfDatabase = formula({
  label: 'Logs of a database',
  unit: 'logs/day',
  shownAs: 'whole',
  takes: { all: 'logs/day', databases: 'databases' },
  text: 'all ÷ databases',
})

export const logsOfDags = formula({
  label: 'Logs in all',
  unit: 'logs/day',
  shownAs: 'whole',
  takes: { each: 'logs/day', count: 'dags' },
  text: 'each × count',
  source: alike,
})

export const logsOfUsersAndMoves = formula({
  label: 'Logs of users and of moved mailboxes',
  unit: 'logs/day',
  shownAs: 'whole',
  takes: { users: 'logs/day', moves: 'logs/day' },
  text: 'users + moves',
})

/** Logs of a day from users, moved mailboxes and both: per database, DAG or server, and in all. */
export function logTotals({ space, databases }: RoleResults) {
  const { databaseCount, dags } = databases
  const total = (dag: Worked<'logs/day'>) => ({
    database: logsPerDayOfDatabase({ all: dag, databases: databaseCount }),
    dag,
    environment: logsOfDags({ each: dag, count: dags }),
  })
  const { userLogs, moveLogs } = space
  const both = logsOfUsersAndMoves({ users: userLogs, moves: moveLogs })
  return { users: total(userLogs), moves: total(moveLogs), all: total(both) }
}

const sheet = citeCalculator('Backup Requirements')
const log = citedFigure('Log file', 1, 'MiB', citeCalculator('Volume Requirements'))
const day = citedFigure('Days of logs in a backup', 1, 'days', sheet)

export const serverBackupOnBusiestDay = formula({
  label: 'Backup of a server on its busiest day',
  unit: 'GB',
  takes: {
    full: 'databases',
    database: 'GiB',
    others: 'databases',
    logs: 'logs/day',
    day: 'days',
    log: 'MiB',
  },
  text: '(full × database + others × logs × day × log ÷ 1024) × 1073741824 ÷ 1000000000',
  constants: { 1024: 'MiB/GiB', 1073741824: 'bytes/GiB', 1000000000: 'bytes/GB' },
  source: ownRule(
    'As the days of the workbook’s backups have it: databases in full, of the others the logs since then. Every copy on the server counts, whether or not another server backs up one of the same database.',
  ),
})

/** Databases backed up in full on a day; and others, counted once per day of logs taken. */
type Day = { readonly full: number; readonly others: number }

/** Backup of a server on its busiest day; null without backups. */
function backupOfBusiestDay(
  plan: Plan,
  { backup, space, servers }: RoleResults,
  logs: Worked<'logs/day'>,
): Worked<'GB'> | null {
  const { days, table } = backup
  const [firstDay, ...otherDays] = Array.from({ length: days?.value ?? 0 }, (_, at) =>
    dayOf(table, at, databasesOf(servers.copiesServer.value, space.perVolume.value)),
  )
  if (!days || !firstDay) return null
  const weight = ({ full, others }: Day) =>
    full * space.fullDatabase.value + (others * logs.value) / mebibytes
  const busiest = otherDays.reduce(
    (most, one) => (weight(one) > weight(most) ? one : most),
    firstDay,
  )
  const inputs = [space.dbVolumes, space.perVolume, servers.copiesServer, days]
  const counted = (label: string, count: number, condition: string) =>
    figureFoundByTrying(label, count, 'databases', { condition, inputs, source: sheet })
  return serverBackupOnBusiestDay({
    full: counted('Databases backed up in full', busiest.full, 'Those of the busiest day'),
    database: space.fullDatabase,
    others: counted(
      'Databases of which logs are backed up',
      busiest.others,
      plan.backupSchedule === 'weekly full daily differential'
        ? 'Those of the busiest day, each once for every day since it was backed up in full'
        : 'Those of the busiest day',
    ),
    logs,
    day,
    log,
  })
}

/** MiB in a GiB; one log file has 1 MiB. */
const mebibytes = 1024

/** Number of databases on each volume of a server; the last volume has the rest. */
function databasesOf(copies: number, perVolume: number): (volume: number) => number {
  return (volume) => Math.max(0, Math.min(perVolume, copies - volume * perVolume))
}

function dayOf(
  table: readonly (readonly BackupKind[])[],
  at: number,
  databasesIn: (volume: number) => number,
): Day {
  const day = { full: 0, others: 0 }
  for (const [volume, kinds] of table.entries()) {
    const kind = kinds[at]
    if (kind === 'full') day.full += databasesIn(volume)
    else
      day.others += databasesIn(volume) * (kind === 'differential' ? daysSinceFull(kinds, at) : 1)
  }
  return day
}

/** Days since the last full backup of a volume, in a schedule that repeats itself. */
function daysSinceFull(kinds: readonly BackupKind[], at: number): number {
  const full = kinds.indexOf('full')
  return (at - full + kinds.length) % kinds.length
}

export const keptLogsToReplay = formula({
  label: 'Logs to replay in a database',
  unit: 'logs',
  shownAs: 'whole',
  takes: { logs: 'logs/day', days: 'days' },
  text: 'logs × days',
  source: ownRule(
    'A restore, a lagged copy or one that was cut off replays no more than the logs that are kept.',
  ),
})

/** Most logs that a restore replays, and most data that a day’s backup reads. */
export function recoveryDataAmountsByRoles(plan: Plan, parts: RoleResults): RecoveryDataAmounts {
  const { logDays: days, fullDatabase } = parts.space
  const logs = logTotals(parts).all.database
  return {
    subject: 'database',
    comparesTested: false,
    logs: keptLogsToReplay({ logs, days }),
    database: decimalSpace({ binary: fullDatabase }, 'Database'),
    backup: backupOfBusiestDay(plan, parts, logs),
  }
}
