import { ownRule } from '../core/source.ts'
import type { Unit } from '../core/units.ts'
import { numberAnswer } from './answer.ts'

const common = {
  step: 'availability',
  beside: 'recovery',
  since: 3,
  advanced: true,
  source: ownRule('It changes no size: times of recovery and backup are held against it.'),
} as const

function hours(label: string, help: string, most: number) {
  return numberAnswer({
    ...common,
    label,
    help: `${help} Leave it empty if none is agreed.`,
    default: null,
    figure: 'hours',
    range: [0.1, most],
    empty: 'not given',
  })
}

function measured<U extends Unit>(
  label: string,
  help: string,
  asked: {
    readonly figure: U
    readonly suffix?: string
    readonly range: readonly [min: number, max: number]
  },
) {
  return numberAnswer({
    ...common,
    ...asked,
    label,
    help: `${help} Leave it empty if not measured.`,
    default: null,
    empty: 'not measured',
    source: ownRule('As you measured it: by Jetstress, or in a restore and a backup of your own.'),
  })
}

const rate = { figure: 'MB/s', range: [0.1, 1_000_000] } as const

export const recoveryAnswerDefinitions = {
  recoveryObjective: hours(
    'Recovery-time objective',
    'How long a lost database may be unavailable, until its logs are replayed.',
    8760,
  ),
  backupHours: hours('Backup window allowed', 'How long the backup of a server may take.', 744),
  replaySeconds: measured(
    'Measured replay time per log',
    'Seconds per 1 MB log file of one database: the replay time divided by the number of logs.',
    { figure: 's', suffix: 'seconds', range: [0.0001, 3600] },
  ),
  databaseBackupRate: measured(
    'Measured backup rate per database',
    'In decimal megabytes per second; Jetstress reports binary ones.',
    rate,
  ),
  serverBackupRate: measured(
    'Measured backup rate per server',
    'In decimal megabytes per second, for all databases backed up at the same time.',
    rate,
  ),
}

export const recoveryForm = [
  { title: 'Objectives', keys: ['recoveryObjective', 'backupHours'] },
  {
    title: 'Measured rates',
    keys: ['replaySeconds', 'databaseBackupRate', 'serverBackupRate'],
  },
] as const satisfies readonly {
  readonly title: string
  readonly keys: readonly (keyof typeof recoveryAnswerDefinitions)[]
}[]
