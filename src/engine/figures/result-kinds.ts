/** Groups of results, in display order. */
export const resultGroups = [
  'Design',
  'Cost',
  'Failures',
  'Mailboxes and databases',
  'Capacity',
  'Load',
  'Servers',
  'Latency',
] as const
export type ResultGroup = (typeof resultGroups)[number]

/** A result that plans are compared by. */
export type ResultKind<Key extends string = string> = {
  readonly key: Key
  readonly group: ResultGroup
  readonly label: string
  /** Which direction is better for the customer; null if neither is. */
  readonly better: 'more' | 'less' | null
}

const mailboxesAndDatabases = 'Mailboxes and databases'

/** Results that plans are compared by, in display order; the last four are of 2013 to SE alone. */
const kinds = [
  { key: 'mailboxes', group: mailboxesAndDatabases, label: 'Mailboxes to size for', better: null },
  { key: 'databases', group: mailboxesAndDatabases, label: 'Databases in all', better: null },
  {
    key: 'perDatabase',
    group: mailboxesAndDatabases,
    label: 'Mailboxes in a database',
    better: null,
  },
  {
    key: 'databaseSize',
    group: mailboxesAndDatabases,
    label: 'Size of a database',
    better: 'less',
  },
  {
    key: 'copiesOnServer',
    group: mailboxesAndDatabases,
    label: 'Databases with a copy on a server',
    better: 'less',
  },
  { key: 'data', group: 'Capacity', label: 'Databases of a server, full', better: 'less' },
  { key: 'capacity', group: 'Capacity', label: 'Capacity for a server', better: 'less' },
  { key: 'capacityInAll', group: 'Capacity', label: 'Capacity in all', better: 'less' },
  { key: 'perMailbox', group: 'Load', label: 'IOPS per mailbox', better: 'less' },
  { key: 'expectedLoad', group: 'Load', label: 'Expected load of a server', better: 'less' },
  { key: 'designRequirement', group: 'Load', label: 'The same with the reserve', better: 'less' },
  { key: 'memory', group: 'Servers', label: 'Memory of a server', better: 'less' },
  { key: 'servers', group: 'Design', label: 'Servers in all', better: 'less' },
  { key: 'arrays', group: 'Design', label: 'Arrays in all', better: 'less' },
  { key: 'blocks', group: 'Design', label: 'Blocks in all', better: 'less' },
  { key: 'drives', group: 'Design', label: 'Drives in all', better: 'less' },
  { key: 'usable', group: 'Design', label: 'Usable space for a server', better: 'more' },
  { key: 'used', group: 'Design', label: 'Fullest, bays aside', better: 'less' },
  { key: 'dbRead', group: 'Latency', label: 'Database reads', better: 'less' },
  { key: 'dbWrite', group: 'Latency', label: 'Database writes', better: 'less' },
  { key: 'logWrite', group: 'Latency', label: 'Log writes', better: 'less' },
  {
    key: 'activeUsually',
    group: 'Failures',
    label: 'Active on a server, none lost',
    better: 'less',
  },
  { key: 'activeWorst', group: 'Failures', label: 'Active in the worst case', better: 'less' },
  { key: 'costOfArrays', group: 'Cost', label: 'Price of all arrays', better: 'less' },
  { key: 'costOfServers', group: 'Cost', label: 'Price of servers and storage', better: 'less' },
  { key: 'costOfPower1', group: 'Cost', label: 'Power of one year', better: 'less' },
  { key: 'costOfPower3', group: 'Cost', label: 'Power of three years', better: 'less' },
  { key: 'costOfPower5', group: 'Cost', label: 'Power of five years', better: 'less' },
  { key: 'watts', group: 'Servers', label: 'Power in all', better: 'less' },
  { key: 'energy', group: 'Servers', label: 'Energy a year', better: 'less' },
  { key: 'rackUnits', group: 'Servers', label: 'Rack units in all', better: 'less' },
  { key: 'databaseIops', group: 'Load', label: 'Database IOPS of a server', better: 'less' },
  { key: 'coresOfServer', group: 'Servers', label: 'Cores of a server', better: null },
  {
    key: 'cores',
    group: 'Servers',
    label: 'Cores busy in the worst case, rounded up',
    better: 'less',
  },
  { key: 'processors', group: 'Servers', label: 'Processors in the worst case', better: 'less' },
] as const satisfies readonly ResultKind[]

export type ResultKey = (typeof kinds)[number]['key']

export const resultKinds: readonly ResultKind<ResultKey>[] = kinds
