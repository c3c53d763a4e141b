import { formula } from '../../../core/formula.ts'
import { calculator } from '../../../core/source.ts'

const sheet = calculator('Volume Requirements')

/** Logs of 1 MiB from all mailboxes of a tier. */
export const logsOfTier = formula({
  label: 'Logs of the mailboxes',
  unit: 'logs/day',
  takes: { mailboxes: 'mailboxes', each: 'logs/day' },
  text: 'mailboxes × each',
  source: sheet,
  examples: [{ in: { mailboxes: 13_200, each: 26 }, out: 343_200, source: sheet }],
})

/** Logs of 1 MiB from the users of a DAG, or of a standalone server. */
export const userLogsOf = formula({
  label: 'Logs of users',
  unit: 'logs/day',
  shownAs: 'whole',
  takes: { all: 'logs/day', dags: 'dags', overhead: '%' },
  text: 'all ÷ dags × (1 + overhead)',
  source: sheet,
  errata: ['MS29'],
  examples: [
    { in: { all: 343_200, dags: 1, overhead: 0 }, out: 343_200, source: sheet },
    { in: { all: 158_400, dags: 1, overhead: 0.2 }, out: 190_080, source: sheet },
  ],
})

export const keptLogs = formula({
  label: 'Space of the logs kept',
  unit: 'GiB',
  takes: { logs: 'logs/day', days: 'days', log: 'MiB' },
  text: 'logs × days × log ÷ 1024',
  constants: { 1024: 'MiB/GiB' },
  source: sheet,
  examples: [
    { in: { logs: 343_200, days: 7, log: 1 }, out: 2346.09375, source: sheet },
    { in: { logs: 540_000, days: 3, log: 1 }, out: 1582.03125, source: sheet },
  ],
})

/** Log space of a week’s moved mailboxes, as if all moved on one day. */
export const movedLogs = formula({
  label: 'Space of the logs of moved mailboxes',
  unit: 'GiB',
  takes: { mailboxes: 'mailboxes', moves: '%', size: 'MiB', overhead: '%' },
  text: 'mailboxes × moves × size ÷ 1024 × (1 + overhead)',
  constants: { 1024: 'MiB/GiB' },
  source: sheet,
  errata: ['MS29'],
  examples: [
    {
      in: { mailboxes: 13_200, moves: 0.01, size: 6549, overhead: 0 },
      out: 844.207031,
      within: 1e-6,
      source: sheet,
    },
    {
      in: { mailboxes: 3600, moves: 0.01, size: 7349.333333333333, overhead: 0.2 },
      out: 310.05,
      within: 1e-6,
      source: sheet,
    },
  ],
})

/** Logs of moved mailboxes, a week’s moves spread over its days. */
export const moveLogsOf = formula({
  label: 'Logs of moved mailboxes',
  unit: 'logs/day',
  shownAs: 'whole',
  takes: { moved: 'GiB', log: 'MiB', week: 'days' },
  text: 'moved × 1024 ÷ log ÷ week',
  constants: { 1024: 'MiB/GiB' },
  source: sheet,
  examples: [{ in: { moved: 7, log: 1, week: 7 }, out: 1024 }],
})

export const logsOfDatabase = formula({
  label: 'Log space of a database',
  unit: 'GiB',
  takes: { kept: 'GiB', moved: 'GiB', databases: 'databases' },
  text: '(kept + moved) ÷ databases',
  source: sheet,
  examples: [
    {
      in: { kept: 2346.09375, moved: 844.207031, databases: 78 },
      out: 40.901292,
      within: 1e-6,
      source: sheet,
    },
    { in: { kept: 1299.375, moved: 310.05, databases: 24 }, out: 67.059375, source: sheet },
  ],
})

/** A full database with its overhead. */
export const databaseSize = formula({
  label: 'Database size',
  unit: 'GiB',
  takes: { mailboxes: 'mailboxes/database', size: 'MiB', overhead: '%' },
  text: 'mailboxes × size ÷ 1024 × (1 + overhead)',
  constants: { 1024: 'MiB/GiB' },
  source: sheet,
  errata: ['MS29'],
  examples: [
    {
      in: { mailboxes: 169.23076923076923, size: 6549, overhead: 0 },
      out: 1082.316707,
      within: 1e-6,
      source: sheet,
    },
    {
      in: { mailboxes: 150, size: 7349.333333333333, overhead: 0.2 },
      out: 1291.875,
      within: 1e-6,
      source: sheet,
    },
  ],
})
