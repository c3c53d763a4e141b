/** What a result is about; results of one group stand together, in this order. */
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

type ResultKind = {
  readonly group: ResultGroup
  readonly label: string
  /** Whether a customer is better off with more of it or with less; null where neither is better. */
  readonly better: 'more' | 'less' | null
}

/** The results that plans are compared by, in the order they are listed. Those of one method have a key of their own. */
export const resultKinds = {
  mailboxes: { group: 'Mailboxes and databases', label: 'Mailboxes to size for', better: null },
  databases: { group: 'Mailboxes and databases', label: 'Databases in all', better: null },
  perDatabase: {
    group: 'Mailboxes and databases',
    label: 'Mailboxes in a database',
    better: null,
  },
  databaseSize: { group: 'Mailboxes and databases', label: 'Size of a database', better: 'less' },
  copiesOnServer: {
    group: 'Mailboxes and databases',
    label: 'Databases with a copy on a server',
    better: 'less',
  },
  data: { group: 'Capacity', label: 'Databases of a server, full', better: 'less' },
  capacity: { group: 'Capacity', label: 'Capacity for a server', better: 'less' },
  capacityInAll: { group: 'Capacity', label: 'Capacity in all', better: 'less' },
  perMailbox: { group: 'Load', label: 'IOPS per mailbox', better: 'less' },
  expectedLoad: { group: 'Load', label: 'Expected load of a server', better: 'less' },
  designRequirement: { group: 'Load', label: 'The same with the reserve', better: 'less' },
  databaseIops: { group: 'Load', label: 'Database IOPS of a server', better: 'less' },
  servers: { group: 'Servers', label: 'Servers in all', better: 'less' },
  memory: { group: 'Servers', label: 'Memory a server needs', better: 'less' },
  cores: { group: 'Servers', label: 'Cores per server', better: 'less' },
  processors: { group: 'Servers', label: 'Processors in the worst case', better: 'less' },
  arrays: { group: 'Design', label: 'Arrays in all', better: 'less' },
  blocks: { group: 'Design', label: 'Blocks in all', better: 'less' },
  drives: { group: 'Design', label: 'Drives in all', better: 'less' },
  usable: { group: 'Design', label: 'Usable space for a server', better: 'more' },
  used: { group: 'Design', label: 'Used at most', better: 'less' },
  dbRead: { group: 'Latency', label: 'Database reads', better: 'less' },
  dbWrite: { group: 'Latency', label: 'Database writes', better: 'less' },
  logWrite: { group: 'Latency', label: 'Log writes', better: 'less' },
  activeUsually: { group: 'Failures', label: 'Active on a server, none lost', better: 'less' },
  activeWorst: { group: 'Failures', label: 'Active in the worst case', better: 'less' },
  costOfArrays: { group: 'Cost', label: 'Price of all arrays', better: 'less' },
  costOfServers: { group: 'Cost', label: 'Price of servers and storage', better: 'less' },
} as const satisfies Record<string, ResultKind>

/** What a result is known by, of whatever method. */
export type ResultKey = keyof typeof resultKinds

/** The keys of all results, in the order they are listed. */
export const resultKeys: readonly ResultKey[] = Object.keys(resultKinds).filter(isResultKey)

function isResultKey(word: string): word is ResultKey {
  return Object.hasOwn(resultKinds, word)
}
