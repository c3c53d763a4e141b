import type { FigureTable, ResultGroup } from '../../engine/index.ts'

/** The section of the plan in which each table of figures stands. */
export const sectionOfTable = {
  'Databases and copies': 'databases',
  'The number of databases': 'databases',
  'A database and its volume': 'space',
  'Volumes of a server': 'space',
  'Logs that are kept': 'logs',
  'I/O of a server': 'io',
  'I/O of a database': 'io',
  'IOPS that RAID must give': 'drives',
  'Drives of one server': 'server',
  'Memory of one server': 'server',
  'Processors of one server': 'server',
  'Processors of a server in site 2': 'server',
  'Transport database of a server': 'transport',
  'Logs over the link': 'replication',
} as const satisfies Record<FigureTable, string>

/** The sections that tell of a stage of either method, the nearest first; one is shown where the plan has it. */
export const sectionsOfStage: Readonly<Record<string, readonly string[]>> = {
  users: ['requirement'],
  mailbox: ['environment'],
  capacity: ['requirement'],
  databases: ['databases', 'requirement'],
  servers: ['environment'],
  activation: ['activation'],
  space: ['space'],
  volumes: ['volumes'],
  load: ['load', 'requirement'],
  io: ['io'],
  drives: ['drives'],
  memory: ['server', 'requirement'],
  processors: ['server'],
  transport: ['transport'],
  replication: ['replication'],
}

/** The same of what plans are compared by. */
export const sectionsOfGroup = {
  Design: ['bill'],
  Cost: ['bill'],
  Failures: ['proof', 'copies'],
  'Mailboxes and databases': ['environment', 'requirement'],
  Capacity: ['space', 'requirement'],
  Load: ['io', 'requirement'],
  Servers: ['server', 'requirement'],
  Latency: ['latency', 'designs'],
} as const satisfies Record<ResultGroup, readonly string[]>
