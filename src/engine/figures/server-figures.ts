import type { FigureContext, RoleFigureEntry } from './figure.ts'

/** Label of the memory in a size that is sold; says so if the plan gives its own memory. */
const nextSize =
  (memory: string) =>
  ({ givesMemory }: FigureContext) =>
    givesMemory ? `${memory}, the next size that is sold` : memory

const isOne = ({ isOne }: FigureContext) => isOne

/** Words for a total over all DAGs, used only if there is one DAG. */
const inOne = (words: string) => (of: FigureContext) => (of.isOne ? words : undefined)

const whileWaiting = 'where logs may wait as long as the plan allows'

const inSite1 = ({ storage2 }: FigureContext) => (storage2 === null ? '' : ' in site 1')

/** Servers on arrays have no database drives, so figures of drives do not apply. */
const onArrays = ({ hasDrives }: FigureContext) => !hasDrives

/** Figures of a plan for Exchange 2013 to SE, from I/O to replication. */
export const serverFigures = {
  iopsServer: {
    key: 'iopsServer',
    stage: 'io',
    shown: {
      'I/O of a server': { note: 'of databases, in pages of 32 KiB, every copy as if active' },
    },
    compared: {
      key: 'databaseIops',
      group: 'Load',
      label: 'Database IOPS of a server',
      better: 'less',
    },
  },
  readsServer: { key: 'readsServer', stage: 'io', shown: { 'I/O of a server': {} } },
  writesServer: { key: 'writesServer', stage: 'io', shown: { 'I/O of a server': {} } },
  logWrites: {
    key: 'logWrites',
    stage: 'io',
    shown: { 'I/O of a server': { note: 'sequential' } },
  },
  logReads: {
    key: 'logReads',
    stage: 'io',
    shown: { 'I/O of a server': { note: 'of the databases active in the worst case' } },
  },
  logReads2: { stage: 'io', shown: { 'I/O of a server': {} } },
  iopsPerDb: { key: 'iopsPerDb', stage: 'io', shown: { 'I/O of a database': {} } },
  iopsPerLog: { key: 'iopsPerLog', stage: 'io', shown: { 'I/O of a database': {} } },
  backgroundMaintenance: {
    key: 'bdm',
    stage: 'io',
    shown: { 'I/O of a server': { note: 'sequential, not counted for drives' } },
  },
  need10: {
    key: 'need10',
    stage: 'drives',
    shown: { 'IOPS that RAID must give': { label: 'In RAID-1/0' } },
  },
  need5: {
    key: 'need5',
    stage: 'drives',
    shown: { 'IOPS that RAID must give': { label: 'In RAID-5' } },
  },
  need6: {
    key: 'need6',
    stage: 'drives',
    shown: { 'IOPS that RAID must give': { label: 'In RAID-6' } },
  },
  raid1: { key: 'raid1', stage: 'drives' },
  drivesOfServer: {
    stage: 'drives',
    shown: {
      'Drives of one server': {
        label: (of) => `Drives of a server${inSite1(of)}`,
        note: ({ storage1 }) => storage1,
        hidden: onArrays,
      },
    },
  },
  drivesOfServer2: {
    stage: 'drives',
    shown: {
      'Drives of one server': {
        label: 'Drives of a server in site 2',
        note: ({ storage2 }) => storage2 ?? undefined,
        hidden: onArrays,
        alike: { as: 'drivesOfServer', label: 'Drives of a server' },
      },
    },
  },
  raidServer1: {
    key: 'raidServer1',
    stage: 'drives',
    shown: {
      'Drives of one server': {
        label: 'In RAID they would be',
        note: ({ raid }) => raid,
        hidden: ({ hasDrives, storage1, storage2 }) =>
          !hasDrives || (storage1 === 'JBOD' && (storage2 ?? 'JBOD') === 'JBOD'),
      },
    },
  },
  raidServer2: { key: 'raidServer2', stage: 'drives' },
  jbod1: { key: 'jbod1', stage: 'drives' },
  jbodServer1: { key: 'jbodServer1', stage: 'drives' },
  jbodServer2: { key: 'jbodServer2', stage: 'drives' },
  drivesInAll: {
    stage: 'drives',
    shown: { 'Drives of one server': { note: 'of all servers', hidden: onArrays } },
  },
  cache: {
    key: 'cache',
    stage: 'memory',
    shown: {
      'Memory of one server': {
        note: 'needed by the databases active in the worst case',
        after: 'memoryNeeded',
      },
    },
  },
  clientAccessMemory: {
    key: 'casMem',
    stage: 'memory',
    shown: { 'Memory of one server': { after: 'cache' } },
  },
  indexMemory: {
    key: 'ciMem',
    stage: 'memory',
    shown: {
      'Memory of one server': {
        note: ({ mode }) => (mode === 'corrected' ? 'shown, not added' : undefined),
        after: 'clientAccessMemory',
      },
    },
  },
  memoryNeeded: {
    key: 'ramNeed',
    stage: 'memory',
    shown: {
      'Memory of one server': {
        label: 'Memory needed',
        note: '4 times the cache plus client access, before rounding up to a size that is sold',
        after: 'fittedMemoryLagged',
      },
    },
  },
  givenMemory: { stage: 'memory', shown: { 'Memory of one server': { label: 'Memory' } } },
  fittedMemory: {
    key: 'ram',
    stage: 'memory',
    shown: { 'Memory of one server': { label: nextSize('Memory') } },
  },
  fittedMemory2: {
    key: 'ram2',
    stage: 'memory',
    shown: {
      'Memory of one server': {
        label: nextSize('Memory of a server in site 2'),
        alike: { as: 'fittedMemory', label: 'Memory' },
      },
    },
  },
  fittedMemoryLagged: {
    stage: 'memory',
    shown: { 'Memory of one server': { note: 'of a dedicated server for lagged copies' } },
  },
  leastAdvised: {
    stage: 'memory',
    shown: {
      'Memory of one server': {
        label: 'Recommended at least',
        after: 'indexMemory',
      },
    },
  },
  mostAdvised: {
    stage: 'memory',
    shown: { 'Memory of one server': { label: 'Recommended at most', after: 'leastAdvised' } },
  },
  cachePerMailbox: {
    key: 'cachePerMbx',
    stage: 'memory',
    shown: {
      'Memory of one server': {
        note: 'a quarter of the memory there is, by the mailboxes active in the worst case',
      },
    },
  },
  pageFile: {
    stage: 'memory',
    shown: { 'Memory of one server': {} },
  },
  coresOfServer: {
    stage: 'processors',
    shown: { 'Processors of one server': {} },
    compared: { key: 'coresOfServer', group: 'Servers', label: 'Cores of a server', better: null },
  },
  megacyclesOfCore: {
    stage: 'processors',
    shown: {
      'Processors of one server': {
        label: 'Rate of a core',
        note: ({ isRated }) => (isRated ? undefined : 'no rate given'),
      },
    },
  },
  megacyclesOfServer: { stage: 'processors', shown: { 'Processors of one server': {} } },
  megacyclesUsually: { key: 'megaNormal', stage: 'processors' },
  megacyclesOneLost: { key: 'mega1', stage: 'processors' },
  megacyclesTwoLost: { key: 'mega2', stage: 'processors' },
  megacyclesWorst: {
    key: 'megaWorst',
    stage: 'processors',
    shown: { 'Processors of one server': {} },
  },
  cpuNormal: { key: 'cpuNormal', stage: 'processors' },
  cpu1: { key: 'cpu1', stage: 'processors' },
  cpu2: { key: 'cpu2', stage: 'processors' },
  cpuWorst: {
    key: 'cpuWorst',
    stage: 'processors',
    shown: { 'Processors of one server': { note: 'at most 80 % after failures' } },
  },
  coresOfServer2: { stage: 'processors', shown: { 'Processors of a server in site 2': {} } },
  megacyclesOfServer2: { stage: 'processors', shown: { 'Processors of a server in site 2': {} } },
  megacyclesWorst2: { stage: 'processors', shown: { 'Processors of a server in site 2': {} } },
  cpuWorst2: {
    stage: 'processors',
    shown: { 'Processors of a server in site 2': {} },
  },
  cores: {
    key: 'cores',
    stage: 'processors',
    shown: {
      'Processors of one server': {
        label: 'Cores busy in the worst case',
        note: ({ coresBelow }) =>
          coresBelow === null ? 'rounded up' : `more than ${coresBelow}, rounded up`,
      },
    },
    compared: {
      key: 'cores',
      group: 'Servers',
      label: 'Cores busy in the worst case, rounded up',
      better: 'less',
    },
  },
  directoryCores: {
    key: 'gcCores',
    stage: 'processors',
    shown: { 'Processors of one server': {} },
  },
  busiest: {
    stage: 'processors',
    compared: {
      key: 'processors',
      group: 'Servers',
      label: 'Processors in the worst case',
      better: 'less',
    },
  },
  clientAccessServers: {
    stage: 'processors',
    shown: { 'Processors of one server': {} },
  },
  left: {
    key: 'left',
    stage: 'transport',
    shown: {
      'Transport database of a server': { note: 'that carry mail after the worst failure' },
    },
  },
  messages: {
    stage: 'transport',
    shown: { 'Transport database of a server': { note: 'each with its shadow copy' } },
  },
  hold: {
    stage: 'transport',
    shown: { 'Transport database of a server': { note: 'the replay lag where that is longer' } },
  },
  transport: {
    key: 'transport',
    stage: 'transport',
    shown: {
      'Transport database of a server': {
        note: 'messages of a day, half of those in queues, and Safety Net',
      },
    },
  },
  transportDrive: {
    stage: 'transport',
    shown: {
      'Transport database of a server': { note: 'of the pair, where it has one of its own' },
    },
  },
  logsDbDay: {
    key: 'logsDbDay',
    stage: 'replication',
    shown: { 'Logs over the link': { note: 'of 1 MiB, including those of moved mailboxes' } },
  },
  streams: {
    key: 'streams',
    stage: 'replication',
    shown: { 'Logs over the link': { note: 'copies in the other site, of a DAG' } },
  },
  peakDatabase: { stage: 'replication', shown: { 'Logs over the link': {} } },
  peakDag: {
    key: 'peakDag',
    stage: 'replication',
    shown: { 'Logs over the link': { hidden: isOne } },
  },
  peak: {
    stage: 'replication',
    shown: { 'Logs over the link': { label: inOne('Peak of the DAG') } },
  },
  rpoDag: {
    key: 'rpoDag',
    stage: 'replication',
    shown: {
      'Logs over the link': { note: whileWaiting, hidden: isOne },
    },
  },
  rpo: {
    stage: 'replication',
    shown: {
      'Logs over the link': {
        label: inOne('Rate of the DAG while logs wait'),
        note: inOne(whileWaiting),
      },
    },
  },
  inFlight: { stage: 'replication', shown: { 'Logs over the link': {} } },
  maxActive1: { key: 'maxActive1', stage: 'activation' },
  maxPreferred1: { key: 'maxPref1', stage: 'activation' },
} as const satisfies Readonly<Record<string, RoleFigureEntry>>
