import { line, number, toggle } from './answer.ts'
import { rolesOnly } from './roles-answer.ts'
import { rolesDefaults } from './roles-defaults.ts'

const usual = rolesDefaults.plan

const replication = rolesOnly('availability')

/** What the method of role requirements asks of the network and of the growth of mailboxes. */
export const replicationAnswers = {
  rpoHours: number({
    ...replication,
    label: 'Logs that may wait',
    help: 'Hours of logs that may be lost with the first site (recovery point objective).',
    default: usual.rpoHours,
    figure: 'hours',
    unit: '',
    suffix: 'hours',
    min: 0,
    max: 24,
  }),
  logHours: line({
    ...replication,
    label: 'Logs in each hour of a day',
    help: 'Percentages of the logs of a day for the 24 hours, separated by blanks. Empty: not known; an hour then has a 24th, the busiest a tenth.',
    default: usual.logHours,
    max: 600,
    pattern: /^(\d{1,3}(\.\d{1,16})?( \d{1,3}(\.\d{1,16})?){23})?$/,
    takes: '24 percentages such as 4.5, separated by blanks, or nothing',
  }),
  linkSpeed: number({
    ...replication,
    label: 'Link between the sites',
    help: 'What it carries, in million bits a second.',
    default: usual.linkSpeed,
    figure: 'Mb/s',
    unit: '',
    suffix: 'Mb/s',
    min: 0.064,
    max: 1_000_000,
  }),
  linkLatency: number({
    ...replication,
    label: 'Latency of the link',
    help: 'There and back.',
    default: usual.linkLatency,
    figure: 'ms',
    unit: '',
    suffix: 'ms',
    min: 0,
    max: 10_000,
  }),
  compressLogs: toggle({
    ...replication,
    label: 'Compress logs between the sites',
    help: 'The compression of the DAG’s network.',
    default: usual.compressLogs,
  }),
  compressionSaving: number({
    ...replication,
    label: 'Saved by compression',
    help: 'Share of the logs that need not be sent.',
    default: usual.compressionSaving,
    figure: '%',
    unit: '%',
    min: 0,
    max: 99,
  }),
  workdays: number({
    ...rolesOnly('users'),
    label: 'Workdays a week',
    help: 'Days on which messages are sent and received. It says when the quota is reached and changes no size.',
    default: usual.workdays,
    figure: 'days',
    unit: 'days',
    min: 1,
    max: 7,
  }),
}
