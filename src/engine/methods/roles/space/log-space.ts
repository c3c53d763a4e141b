import { formulaMakerOfSource } from '../../../core/formula.ts'
import { citeCalculator } from '../../../core/source.ts'
import { assumedFigure, citedFigure, type Worked } from '../../../core/worked.ts'
import { answer, type Plan } from '../../../plan/plan.ts'
import type { CopiesResults } from '../copies/copies.ts'

const sheet = citeCalculator('Volume Requirements')
const formula = formulaMakerOfSource(sheet)

export const daysOfLag = formula({
  label: 'Days of lag',
  unit: 'days',
  takes: { replay: 'hours', truncation: 'hours' },
  text: 'min(replay ÷ 24, 14) + min(truncation ÷ 24, 14)',
  constants: { 24: 'hours/days', 14: 'days' },
})

export const longestDaysOfLogs = formula({
  label: 'Days of logs',
  unit: 'days',
  takes: { backups: 'days', network: 'days', lag: 'days', least: 'days' },
  text: 'max(backups, network, lag, least)',
})

/** Days of logs with differential backups: every day of tolerance keeps a week of logs. */
export const daysOfDifferentialLogs = formula({
  label: 'Days of logs',
  unit: 'days',
  takes: { backups: 'days', network: 'days', lag: 'days', week: 'days' },
  text: 'max(backups, network, lag, week, 7 × backups, 7 × network)',
})

const noLag = assumedFigure('Days of lag', 0, 'days', 'No copy is lagged.')
const week = citedFigure('Days between full backups', 7, 'days', sheet)
const fortnight = citedFigure('Days between full backups', 14, 'days', sheet)
const oneDay = citedFigure('Least days of logs', 1, 'days', sheet)
const noLeast = assumedFigure('Least days of logs', 0, 'days', 'Backups or the volume leave none.')

/** Days that logs are kept: as entered, else by backups, lag and network. */
export function daysOfKeptLogs(
  plan: Plan,
  { copies, homeLagged, awayLagged }: Pick<CopiesResults, 'copies' | 'homeLagged' | 'awayLagged'>,
): Worked<'days'> {
  const own = answer(plan, 'keptLogDays')
  if (own) return own
  const isLagged = homeLagged.value + awayLagged.value > 0
  const [replay, truncation] = [answer(plan, 'replayLag'), answer(plan, 'truncationLag')]
  const lag = isLagged ? daysOfLag({ replay, truncation }) : noLag
  const backups = answer(plan, 'backupTolerance')
  const network = answer(plan, 'networkTolerance')
  const isNative = plan.backup === 'native' && copies.value >= 3
  if (!isNative && plan.backupSchedule === 'weekly full daily differential')
    return daysOfDifferentialLogs({ backups, network, lag, week })
  return longestDaysOfLogs({ backups, network, lag, least: isNative ? oneDay : leastOf(plan) })
}

/** Least days that the backup schedule keeps logs; 0 with a restore volume. */
function leastOf({ restoreVolume, backupSchedule }: Plan): Worked<'days'> {
  if (restoreVolume) return noLeast
  switch (backupSchedule) {
    case 'weekly full daily incremental':
      return week
    case 'bi-monthly full daily incremental':
      return fortnight
    case 'daily full':
    case 'weekly full daily differential':
      return noLeast
  }
}

/** Logs of 1 MiB that all mailboxes of a tier write in a day. */
export const logsOfTier = formula({
  label: 'Logs of the mailboxes',
  unit: 'logs/day',
  takes: { mailboxes: 'mailboxes', each: 'logs/day' },
  text: 'mailboxes × each',
})

/** Logs of 1 MiB that the users of a DAG, or of a standalone server, write in a day. */
export const logsOfUsers = formula({
  label: 'Logs of users',
  unit: 'logs/day',
  shownAs: 'whole',
  takes: { all: 'logs/day', dags: 'dags', overhead: '%' },
  text: 'all ÷ dags × (1 + overhead)',
  errata: ['MS29'],
})

export const spaceOfKeptLogs = formula({
  label: 'Space of the logs kept',
  unit: 'GiB',
  takes: { logs: 'logs/day', days: 'days', log: 'MiB' },
  text: 'logs × days × log ÷ 1024',
  constants: { 1024: 'MiB/GiB' },
})

/** Space of the logs of a week’s moved mailboxes, as if all were moved on one day. */
export const spaceOfMoveLogs = formula({
  label: 'Space of the logs of moved mailboxes',
  unit: 'GiB',
  takes: { mailboxes: 'mailboxes', moves: '%', size: 'MiB', overhead: '%' },
  text: 'mailboxes × moves × size ÷ 1024 × (1 + overhead)',
  constants: { 1024: 'MiB/GiB' },
  errata: ['MS29'],
})

/** Logs of moved mailboxes per day: those of a week, spread over its days. */
export const logsOfMoves = formula({
  label: 'Logs of moved mailboxes',
  unit: 'logs/day',
  shownAs: 'whole',
  takes: { moved: 'GiB', log: 'MiB', week: 'days' },
  text: 'moved × 1024 ÷ log ÷ week',
  constants: { 1024: 'MiB/GiB' },
})

export const logSpaceOfDatabase = formula({
  label: 'Log space of a database',
  unit: 'GiB',
  takes: { kept: 'GiB', moved: 'GiB', databases: 'databases' },
  text: '(kept + moved) ÷ databases',
})

export const databaseSize = formula({
  label: 'Database size',
  unit: 'GiB',
  takes: { mailboxes: 'mailboxes/database', size: 'MiB', overhead: '%' },
  text: 'mailboxes × size ÷ 1024 × (1 + overhead)',
  constants: { 1024: 'MiB/GiB' },
  errata: ['MS29'],
})
