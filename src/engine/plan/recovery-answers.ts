import { ownRule } from '../core/source.ts'
import type { Unit } from '../core/units.ts'
import { number } from './answer.ts'

const common = {
  step: 'availability',
  beside: 'recovery',
  since: 3,
  advanced: true,
  unit: '',
  source: ownRule('It changes no size: times of recovery and backup are held against it.'),
} as const

function hours(label: string, help: string, most: number) {
  return number({
    ...common,
    label,
    help: `${help} Leave it empty where nothing is agreed.`,
    default: null,
    figure: 'hours',
    suffix: 'hours',
    min: 0.1,
    max: most,
    empty: 'not given',
  })
}

function measured<U extends Unit>(
  label: string,
  help: string,
  asked: {
    readonly figure: U
    readonly suffix: string
    readonly min: number
    readonly max: number
  },
) {
  return number({
    ...common,
    ...asked,
    label,
    help: `${help} Leave it empty where it was not measured.`,
    default: null,
    empty: 'not measured',
    source: ownRule('As you measured it: by Jetstress, or in a restore and a backup of your own.'),
  })
}

const rate = { figure: 'MB/s', suffix: 'MB/s', min: 0.1, max: 1_000_000 } as const

/** What recovery and backup are held against, of plans of both methods; asked beside their times. */
export const recoveryAnswers = {
  recoveryObjective: hours(
    'Recovery-time objective',
    'How long a lost database may be away until its logs are replayed.',
    8760,
  ),
  backupHours: hours('Backup window given', 'How long the backup of a server may take.', 744),
  replaySeconds: measured(
    'Your time to replay one log',
    'Seconds for each log of 1 MB of one database: what the replay took, divided by its logs.',
    { figure: 's', suffix: 'seconds', min: 0.0001, max: 3600 },
  ),
  databaseBackupRate: measured(
    'Your backup of one database',
    'Decimal megabytes a second; a report of Jetstress counts binary ones.',
    rate,
  ),
  serverBackupRate: measured(
    'Your backup of a server in all',
    'Decimal megabytes a second, of all databases that are backed up at once.',
    rate,
  ),
}

/** The questions of recovery and backup in their order. */
export const recoveryForm = [
  { title: 'To be held', keys: ['recoveryObjective', 'backupHours'] },
  {
    title: 'Rates you measured',
    keys: ['replaySeconds', 'databaseBackupRate', 'serverBackupRate'],
  },
] as const satisfies readonly {
  readonly title: string
  readonly keys: readonly (keyof typeof recoveryAnswers)[]
}[]
