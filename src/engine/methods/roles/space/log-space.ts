import { formulaFrom } from '../../../core/formula.ts'
import { calculator } from '../../../core/source.ts'

const formula = formulaFrom(calculator('Volume Requirements'))

/** Logs of 1 MiB from all mailboxes of a tier. */
export const logsOfTier = formula({
  label: 'Logs of the mailboxes',
  unit: 'logs/day',
  takes: { mailboxes: 'mailboxes', each: 'logs/day' },
  text: 'mailboxes × each',
})

/** Logs of 1 MiB from the users of a DAG, or of a standalone server. */
export const userLogsOf = formula({
  label: 'Logs of users',
  unit: 'logs/day',
  shownAs: 'whole',
  takes: { all: 'logs/day', dags: 'dags', overhead: '%' },
  text: 'all ÷ dags × (1 + overhead)',
  errata: ['MS29'],
})

export const keptLogs = formula({
  label: 'Space of the logs kept',
  unit: 'GiB',
  takes: { logs: 'logs/day', days: 'days', log: 'MiB' },
  text: 'logs × days × log ÷ 1024',
  constants: { 1024: 'MiB/GiB' },
})

/** Log space of a week’s moved mailboxes, as if all moved on one day. */
export const movedLogs = formula({
  label: 'Space of the logs of moved mailboxes',
  unit: 'GiB',
  takes: { mailboxes: 'mailboxes', moves: '%', size: 'MiB', overhead: '%' },
  text: 'mailboxes × moves × size ÷ 1024 × (1 + overhead)',
  constants: { 1024: 'MiB/GiB' },
  errata: ['MS29'],
})

/** Logs of moved mailboxes, a week’s moves spread over its days. */
export const moveLogsOf = formula({
  label: 'Logs of moved mailboxes',
  unit: 'logs/day',
  shownAs: 'whole',
  takes: { moved: 'GiB', log: 'MiB', week: 'days' },
  text: 'moved × 1024 ÷ log ÷ week',
  constants: { 1024: 'MiB/GiB' },
})

export const logsOfDatabase = formula({
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
