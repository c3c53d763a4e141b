import { inDays, line, number, percent, rolesOnly, toggle } from './answer.ts'

const replication = rolesOnly('availability')

export const replicationAnswers = {
  rpoHours: number({
    ...replication,
    label: 'Recovery point objective (RPO)',
    help: 'How many hours of logs may be lost if the first site fails.',
    default: 24,
    figure: 'hours',
    min: 0,
    max: 24,
  }),
  logHours: line({
    ...replication,
    label: 'Logs by hour of the day',
    help: 'Share of a day’s logs in each of the 24 hours, in percent, separated by spaces. Leave it empty if not known: each hour then has 1/24, the busiest 10 %.',
    default: '',
    max: 600,
    pattern: /^(\d{1,3}(\.\d{1,16})?( \d{1,3}(\.\d{1,16})?){23})?$/,
    takes: '24 percentages such as 4.5, separated by spaces, or nothing',
  }),
  linkSpeed: number({
    ...replication,
    label: 'Bandwidth between the sites',
    help: 'Of the network link that carries the logs, in million bits per second.',
    default: 1000,
    figure: 'Mb/s',
    min: 0.064,
    max: 1_000_000,
  }),
  linkLatency: number({
    ...replication,
    label: 'Latency between the sites',
    help: 'Round trip.',
    default: 50,
    figure: 'ms',
    min: 0,
    max: 10_000,
  }),
  compressLogs: toggle({
    ...replication,
    label: 'Compress logs between the sites',
    help: 'DAG network compression.',
    default: true,
  }),
  compressionSaving: number({
    ...replication,
    label: 'Compression saving',
    help: 'Share of the log volume that compression saves.',
    default: 30,
    ...percent,
    max: 99,
  }),
  workdays: number({
    ...rolesOnly('users'),
    label: 'Workdays a week',
    help: 'Days a week on which mail is sent and received. It decides when the quota is reached (Plan, How mailboxes fill), and no size.',
    default: 5,
    ...inDays,
    min: 1,
    max: 7,
  }),
}
