import { formula } from '../core/formula.ts'
import { ownRule } from '../core/source.ts'
import { measuredFigure, sum, type Worked } from '../core/worked.ts'
import { rateInDecimalMegabytes } from '../hardware/tested-backup.ts'
import type { JetstressRun } from './jetstress-run.ts'

type Read = { readonly report: string; readonly run: JetstressRun }

/** Log replay and backup rates from reports; null if no report has them. */
export type MeasuredReplayAndBackupRates = {
  readonly replaySeconds: Worked<'s'> | null
  readonly databaseBackupRate: Worked<'MB/s'> | null
  readonly serverBackupRate: Worked<'MB/s'> | null
}

export const secondsToReplayOneLog = formula({
  label: 'Time to replay one log',
  unit: 's',
  takes: { seconds: 's', logs: 'logs' },
  text: 'seconds ÷ logs',
  source: ownRule('The replays of all databases, added up, over all their logs.'),
})

export const backupRateOfOneDatabase = formula({
  label: 'Backup of one database',
  unit: 'MiB/s',
  takes: { all: 'MiB/s', databases: 'databases' },
  text: 'all ÷ databases',
  source: ownRule(
    'The rates of all databases that were backed up side by side, over their number.',
  ),
})

/** Backup rate from size and time, if the report prints no rate. */
export const backupRateFromSizeAndTime = formula({
  label: 'Rate of the backup',
  unit: 'MiB/s',
  takes: { size: 'MiB', time: 's' },
  text: 'size ÷ time',
  source: ownRule('What was backed up, over the time it took.'),
})

/** Rates of soft recoveries and backups; the slowest of several reports counts. */
export function slowestReplayAndBackupRates(read: readonly Read[]): MeasuredReplayAndBackupRates {
  const tested = read.filter(({ run }) => run.part === 'test')
  const backups = tested.flatMap((one) => backupRates(one) ?? [])
  return {
    replaySeconds: most(
      tested.flatMap((one) => replayRate(one) ?? []),
      1,
    ),
    databaseBackupRate: most(
      backups.map(({ one }) => one),
      -1,
    ),
    serverBackupRate: most(
      backups.map(({ all }) => all),
      -1,
    ),
  }
}

/** Largest figure for sign 1, smallest for −1; null if the list is empty. */
function most<W extends Worked>(figures: readonly W[], sign: 1 | -1): W | null {
  return figures.toSorted((one, other) => sign * (other.value - one.value))[0] ?? null
}

function replayRate({ report, run }: Read): Worked<'s'> | null {
  const replayed = run.replays.filter(({ logs, seconds }) => logs > 0 && seconds > 0)
  if (replayed.length === 0) return null
  const from = (line: string) => ({ report, machine: run.machine, line })
  const times = replayed.map(({ name, seconds }) =>
    measuredFigure(`Replay of ${name}`, seconds, 's', from(`replay of ${name}`)),
  )
  const logs = replayed.map(({ name, logs: count }) =>
    measuredFigure(`Logs of ${name}`, count, 'logs', from(`replay of ${name}`)),
  )
  return secondsToReplayOneLog({
    seconds: sum('Replays, added up', times, added),
    logs: sum('Logs replayed', logs, added),
  })
}

const added = ownRule('All databases of the run.')

function backupRates({ report, run }: Read) {
  const rates = run.backups.flatMap(({ name, rate, megabytes, seconds }) => {
    const from = { report, machine: run.machine, line: `backup of ${name}` }
    if (rate !== null)
      return rate > 0 ? [measuredFigure(`Backup of ${name}`, rate, 'MiB/s', from)] : []
    if (megabytes === null || seconds === null || megabytes <= 0 || seconds <= 0) return []
    return [
      backupRateFromSizeAndTime({
        size: measuredFigure(`Size of ${name}`, megabytes, 'MiB', from),
        time: measuredFigure(`Time of the backup of ${name}`, seconds, 's', from),
      }),
    ]
  })
  if (rates.length === 0) return null
  const all = sum('Backup of all databases', rates, added)
  const line = 'backups side by side'
  const databases = measuredFigure('Databases backed up', rates.length, 'databases', {
    report,
    machine: run.machine,
    line,
  })
  const one = backupRateOfOneDatabase({ all, databases })
  return {
    one: rateInDecimalMegabytes({ binary: one }, 'Backup of one database'),
    all: rateInDecimalMegabytes({ binary: all }, 'Backup in all'),
  }
}
