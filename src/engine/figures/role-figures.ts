import type { Worked } from '../core/worked.ts'
import type { ComparedResultKey } from './compared-result-kinds.ts'
import type { RoleFigureEntry, TierFigureEntry } from './figure.ts'

export const tierFigureEntries = {
  mailboxes: {
    key: 'mailboxes',
    column: { head: 'Mailboxes to size for' },
  },
  messages: { column: { head: 'Messages a day' } },
  messageSize: { column: { head: 'Message size', unit: 'KiB' } },
  dumpster: { key: 'dumpster' },
  archiveDumpster: { key: 'archiveDumpster' },
  mailboxOnDisk: { key: 'mailboxOnDisk', column: { head: 'Size on disk', unit: 'MiB' } },
  iopsPerMailbox: { key: 'iopsPerMailbox', column: { head: 'IOPS' } },
  readShare: { key: 'readShare' },
  logsPerMailbox: { key: 'logsPerMailbox', column: { head: 'Logs a day' } },
  cachePerMailbox: { key: 'cachePerMailbox' },
  activeMegacycles: { key: 'megaActive', column: { head: 'Megacycles, active' } },
  passiveMegacycles: { key: 'megaPassive' },
  clientMegacycles: { key: 'megaClient' },
} as const satisfies Readonly<Record<string, TierFigureEntry>>

/**
 * Figures of a plan for Exchange 2013 to SE by name, in the order of Microsoft’s workbook; `key`
 * names a figure for callers and tests. Figures are of site 1 unless their name ends in 2.
 */
export const roleFigureEntries = {
  largestDatabase: { stage: 'databases', key: 'maxDb' },
  iopsDag: { stage: 'databases', key: 'iopsDag' },
  readShare: { stage: 'mailbox', key: 'readShare' },
  mailboxesBySize: { stage: 'databases', key: 'byCap' },
  mailboxesByIops: { stage: 'databases', key: 'byIo' },
  mailboxesAtMost: { stage: 'databases', key: 'perDb' },
  databasesCalculated: { stage: 'databases', key: 'nCalc' },
  symmetricDatabases: { stage: 'databases', key: 'nSym' },
  databasesBeforeGrouping: { stage: 'databases', key: 'raw' },
  databaseCount: { stage: 'databases', key: 'dbs' },
  group: { stage: 'databases', key: 'group' },
  mostDatabases: { stage: 'databases', key: 'perDag' },
  mailboxesOfDatabase: { stage: 'databases', key: 'mbxPerDb' },
  perVolume: { stage: 'space', key: 'dbsPerVolume' },
  copiesServer: { stage: 'servers', key: 'copiesServer' },
  copiesDag: { stage: 'servers', key: 'copiesDag' },
  servers1: { stage: 'servers', key: 'servers1' },
  recoveryServers1: { stage: 'servers', key: 'dr1' },
  servers2: { stage: 'servers', key: 'servers2' },
  recoveryServers2: { stage: 'servers', key: 'dr2' },
  allServers: { stage: 'servers', compared: 'servers' },
  active: { stage: 'activation', key: 'A', compared: 'activeUsually' },
  oneServerLost: { stage: 'activation', key: 'FF' },
  twoServersLost: { stage: 'activation', key: 'SF' },
  siteLost: { stage: 'activation', key: 'SiteF' },
  siteAndServerLost: { stage: 'activation', key: 'Site1' },
  siteAndTwoServersLost: { stage: 'activation', key: 'Site2' },
  worstCase: { stage: 'activation', key: 'W' },
  worstCase2: { stage: 'activation', key: 'W2' },
  fullDatabase: { stage: 'space', key: 'dbSize', compared: 'databaseSize' },
  logDays: { stage: 'space', key: 'logDays' },
  userLogs: { stage: 'space', key: 'userLogs' },
  moveLogs: { stage: 'space' },
  logKeep: { stage: 'space', key: 'logKeep' },
  logMove: { stage: 'space', key: 'logMove' },
  logPerDb: { stage: 'space', key: 'logPerDb' },
  volume: { stage: 'space', key: 'volume' },
  lastVolume: { stage: 'space' },
  logVolume: { stage: 'space' },
  lastLogVolume: { stage: 'space' },
  restoreVolume: { stage: 'space', key: 'restoreVolume' },
  dbVolumes: { stage: 'space', key: 'dbVolumes' },
  logVolumes: { stage: 'space' },
  spares: { stage: 'space', key: 'spares' },
  restoreVolumes: { stage: 'space' },
  volumesServer: { stage: 'space', key: 'volumesServer' },
  volumeSpaceServer: { stage: 'space', key: 'volumeSpaceServer' },
  logVolumeSpaceServer: { stage: 'space' },
  iopsServer: { stage: 'io', key: 'iopsServer', compared: 'databaseIops' },
  readsServer: { stage: 'io', key: 'readsServer' },
  writesServer: { stage: 'io', key: 'writesServer' },
  logWrites: { stage: 'io', key: 'logWrites' },
  logReads: { stage: 'io', key: 'logReads' },
  logReads2: { stage: 'io' },
  iopsPerDb: { stage: 'io', key: 'iopsPerDb' },
  iopsPerLog: { stage: 'io', key: 'iopsPerLog' },
  backgroundMaintenance: { stage: 'io', key: 'bdm' },
  need10: { stage: 'drives', key: 'need10' },
  need5: { stage: 'drives', key: 'need5' },
  need6: { stage: 'drives', key: 'need6' },
  raid1: { stage: 'drives', key: 'raid1' },
  drivesOfServer: { stage: 'drives' },
  drivesOfServer2: { stage: 'drives' },
  raidServer1: { stage: 'drives', key: 'raidServer1' },
  raidServer2: { stage: 'drives', key: 'raidServer2' },
  jbod1: { stage: 'drives', key: 'jbod1' },
  jbodServer1: { stage: 'drives', key: 'jbodServer1' },
  jbodServer2: { stage: 'drives', key: 'jbodServer2' },
  drivesInAll: { stage: 'drives' },
  cache: { stage: 'memory', key: 'cache' },
  clientAccessMemory: { stage: 'memory', key: 'casMem' },
  indexMemory: { stage: 'memory', key: 'ciMem' },
  memoryNeeded: { stage: 'memory', key: 'ramNeed' },
  givenMemory: { stage: 'memory' },
  fittedMemory: { stage: 'memory', key: 'ram' },
  fittedMemory2: { stage: 'memory', key: 'ram2' },
  fittedMemoryLagged: { stage: 'memory' },
  leastAdvised: { stage: 'memory' },
  mostAdvised: { stage: 'memory' },
  cachePerMailbox: { stage: 'memory', key: 'cachePerMbx' },
  pageFile: { stage: 'memory' },
  coresOfServer: { stage: 'processors', compared: 'coresOfServer' },
  megacyclesOfCore: { stage: 'processors' },
  megacyclesOfServer: { stage: 'processors' },
  megacyclesUsually: { stage: 'processors', key: 'megaNormal' },
  megacyclesOneLost: { stage: 'processors', key: 'mega1' },
  megacyclesTwoLost: { stage: 'processors', key: 'mega2' },
  megacyclesWorst: { stage: 'processors', key: 'megaWorst' },
  cpuNormal: { stage: 'processors', key: 'cpuNormal' },
  cpu1: { stage: 'processors', key: 'cpu1' },
  cpu2: { stage: 'processors', key: 'cpu2' },
  cpuWorst: { stage: 'processors', key: 'cpuWorst' },
  coresOfServer2: { stage: 'processors' },
  megacyclesOfServer2: { stage: 'processors' },
  megacyclesWorst2: { stage: 'processors' },
  cpuWorst2: { stage: 'processors' },
  cores: { stage: 'processors', key: 'cores', compared: 'cores' },
  directoryCores: { stage: 'processors', key: 'gcCores' },
  busiest: { stage: 'processors', compared: 'processors' },
  clientAccessServers: { stage: 'processors' },
  left: { stage: 'transport', key: 'left' },
  messages: { stage: 'transport' },
  hold: { stage: 'transport' },
  transport: { stage: 'transport', key: 'transport' },
  transportDrive: { stage: 'transport' },
  logsDbDay: { stage: 'replication', key: 'logsDbDay' },
  streams: { stage: 'replication', key: 'streams' },
  peakDatabase: { stage: 'replication' },
  peakDag: { stage: 'replication', key: 'peakDag' },
  peak: { stage: 'replication' },
  rpoDag: { stage: 'replication', key: 'rpoDag' },
  rpo: { stage: 'replication' },
  inFlight: { stage: 'replication' },
  maxActive1: { stage: 'activation', key: 'maxActive1' },
  maxPreferred1: { stage: 'activation', key: 'maxPref1' },
} as const satisfies Readonly<Record<string, RoleFigureEntry>>

type Entries = typeof roleFigureEntries
type Keyed<E> = E extends { readonly key: infer K extends string } ? K : never

export type RoleFigureName = keyof Entries
export type PlanFigureKey = Keyed<Entries[RoleFigureName]>
export type TierFigureName = keyof typeof tierFigureEntries
export type TierFigureKey = Keyed<(typeof tierFigureEntries)[keyof typeof tierFigureEntries]>
/** Key of any figure; the key of a mailbox’s figure ends in the index of its tier. */
export type RoleFigureKey = PlanFigureKey | `${TierFigureKey}${number}`

/** Figures that a stage must return, by name. */
export type StageFigureRecord<Stage, Figure> = {
  readonly [Name in RoleFigureName as Entries[Name]['stage'] extends Stage ? Name : never]: Figure
}

/** Results of a plan by key, without those that its method or design does not have. */
export type ComparedResultFigures = Readonly<Partial<Record<ComparedResultKey, Worked | null>>>

/** Figures by stage and name; null if a figure does not apply. */
export type StageFigures = Readonly<Record<string, Readonly<Record<string, Worked | null>>>>

export type NamedFigureEntry = RoleFigureEntry & {
  readonly name: RoleFigureName
  readonly key?: PlanFigureKey
}

/** The figure of a name, with its entry in the register. */
export function namedFigureEntry(name: RoleFigureName): NamedFigureEntry {
  return { ...roleFigureEntries[name], name }
}

/** All figures of the register, in its order. */
export const allRoleFigures: readonly NamedFigureEntry[] = Object.keys(roleFigureEntries)
  .filter(isRoleFigureName)
  .map(namedFigureEntry)

/** Keys of a plan’s figures, in the order of the register. */
export const planFigureKeys: readonly PlanFigureKey[] = allRoleFigures.flatMap(
  ({ key }) => key ?? [],
)

/** Names of a mailbox’s figures, in the order of the register. */
export const tierFigureNames = Object.keys(tierFigureEntries).filter(isTierFigureName)

/** A mailbox’s figures that have a key, as pairs of key and name. */
export const tierFigureKeysWithNames: readonly (readonly [TierFigureKey, TierFigureName])[] =
  tierFigureNames.flatMap((name) => {
    const of = tierFigureEntries[name]
    return 'key' in of ? [[of.key, name] as const] : []
  })

export const tierFigureColumns = tierFigureNames.flatMap((name) => {
  const of: TierFigureEntry = tierFigureEntries[name]
  return of.column ? [{ ...of.column, name }] : []
})

export function isPlanFigureKey(key: string): key is PlanFigureKey {
  return planFigureKeys.some((one) => one === key)
}

export function isTierFigureKey(key: string): key is TierFigureKey {
  return tierFigureKeysWithNames.some(([one]) => one === key)
}

function isTierFigureName(word: string): word is TierFigureName {
  return Object.hasOwn(tierFigureEntries, word)
}

function isRoleFigureName(word: string): word is RoleFigureName {
  return Object.hasOwn(roleFigureEntries, word)
}
