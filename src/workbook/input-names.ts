import { type answers, roleVersionOf, roleVersions } from '../engine/index.ts'
import {
  type Conversion,
  choiceAlike,
  choiceBy,
  driveKind,
  driveSize,
  gigabytesOrNone,
  linkSpeed,
  megabytes,
  number,
  numberOrNone,
  share,
  yesNo,
  yesNoAs,
} from './conversions.ts'

function named(
  standing: NameStanding,
  rows: Readonly<Record<string, readonly [InputName['answer'], InputName['takes']]>>,
): readonly InputName[] {
  return Object.entries(rows).map(([name, [answer, takes]]) => ({ name, answer, takes, standing }))
}

const models = choiceBy([
  [/active\s*\/\s*passive/i, 'AP'],
  [/active\s*\/\s*active.*single/i, 'AA1'],
  [/active\s*\/\s*active.*multiple/i, 'AAN'],
])

const backups = choiceBy([
  [/native/i, 'native'],
  [/hardware/i, 'hardware'],
  [/software/i, 'software'],
])

const schedules = choiceBy([
  [/bi-?\s*monthly/i, 'bi-monthly full daily incremental'],
  [/weekly.*incremental/i, 'weekly full daily incremental'],
  [/weekly.*differential/i, 'weekly full daily differential'],
  [/daily\s*full/i, 'daily full'],
])

const versions = choiceBy(
  roleVersions.toReversed().map((exchange) => [roleVersionOf({ exchange }).inWorkbook, exchange]),
)

const raidTypes = choiceBy([
  [/1\s*\/?\s*0|10/, 'RAID-1/0'],
  [/5/, 'RAID-5'],
  [/6/, 'RAID-6'],
  [/0/, 'RAID-0'],
  [/none|no\b|automatic/i, 'none'],
])

/** Names of inputs that stand in the workbook of v7.6. */
const inWorkbook = named('in v7.6', {
  'NumTier#MBX': ['mailboxes', number],
  'Tier#NumGrowth': ['growth', share],
  'Tier#SendReceive': ['messages', number],
  'Tier#AvgMessageSize': ['messageSize', number],
  'Tier#MBXLimit': ['quota', megabytes],
  'Tier#ArchiveMBXLimit': ['archive', megabytes],
  'Tier#DIRW': ['retention', number],
  'Tier#IOFactor': ['iopsFactor', number],
  'Tier#MCFactor': ['megacycleFactor', number],
  numMBXServers: ['activeServers', number],
  numDAGs: ['dags', number],
  SiteResilienceEnabled: ['sites', yesNoAs(2, 1)],
  SRModel: ['siteModel', models],
  numDBCopies: ['copies', number],
  numDBCopiesSDC: ['secondSiteCopies', number],
  numLagDBCopies: ['laggedCopies', number],
  numLaggedCopiesSDC: ['secondSiteLagged', number],
  ReplayLagHours: ['replayLag', number],
  TruncationLagHours: ['truncationLag', number],
  BackupMethod: ['backup', backups],
  BackupFreq: ['backupSchedule', schedules],
  BackupFailureTol: ['backupTolerance', number],
  NetFailureTol: ['networkTolerance', number],
  DataGrowth: ['overhead', share],
  MBXMoveRate: ['movesPerWeek', share],
  RestoreVol: ['restoreVolume', yesNo],
  VolGrowth: ['freeSpace', share],
  IOGrowth: ['iopsReserve', share],
  CustomMaxDBSize: ['largestDatabase', gigabytesOrNone],
  CustomNumDBs: ['databases', numberOrNone],
  JBODEvaluation: ['jbod', yesNo],
  MultipleDBVolume: ['severalPerVolume', yesNo],
  AutoReseedVolumes: ['autoReseedVolumes', number],
  numProcCoresPDC: ['cores', number],
  numSpecRatePDC: ['specRate', numberOrNone],
  DBDiskSizePDC: ['databaseDrive', driveSize],
  DBDiskRPMPDC: ['databaseDriveKind', driveKind],
})

const inScripts = named('in a public script', {
  'Tier#UserMFPercentage': ['factorShare', share],
  numSpecRateSDC: ['secondSpecRate', numberOrNone],
})

/** Inputs whose names nothing that we hold tells: after the pattern of those that are known. */
const unconfirmed = named('unconfirmed', {
  ExchangeVersion: ['exchange', versions],
  HADeployment: ['availability', yesNoAs('dag', 'none')],
  'Tier#InitialMBXSize': ['initialSize', megabytes],
  'Tier#SIR': ['itemRecovery', yesNo],
  'Tier#CalVersion': ['calendarVersions', yesNo],
  'Tier#DesktopSearch': ['desktopSearch', yesNo],
  'Tier#IOPS': ['measuredIops', numberOrNone],
  'Tier#RWRatio': ['measuredReads', share],
  numProcCoresSDC: ['secondCores', numberOrNone],
  numProcCoresLag: ['laggedCores', numberOrNone],
  numSpecRateLag: ['laggedSpecRate', numberOrNone],
  ServerVirtualization: ['virtualMachines', yesNo],
  HypervisorOverhead: ['hypervisorOverhead', share],
  MultiRoleEnabled: ['clientAccess', yesNo],
  GC64bit: ['garbage64', yesNo],
  BlockActivationSDC: ['blockActivation', yesNo],
  DedicatedDRServers: ['recoveryServers', yesNo],
  DedicatedLagServers: ['laggedServers', yesNo],
  ReplayLagManager: ['replayLagManager', yesNo],
  SymmetricDBs: ['symmetricDatabases', yesNo],
  AdditionalIO: ['extraIops', number],
  MessageExpiration: ['queueDays', number],
  SafetyNetHold: ['safetyNetDays', number],
  DBsMatchCopies: ['databasesLikeCopies', yesNo],
  CustomNumVolumes: ['volumesPerServer', numberOrNone],
  SysDiskSizePDC: ['systemDrive', driveSize],
  SysDiskRPMPDC: ['systemDriveKind', driveKind],
  LogDiskSizePDC: ['logDrive', driveSize],
  LogDiskRPMPDC: ['logDriveKind', driveKind],
  ResDiskSizePDC: ['restoreDrive', driveSize],
  ResDiskRPMPDC: ['restoreDriveKind', driveKind],
  SysDiskSizeSDC: ['secondSystemDrive', driveSize],
  SysDiskRPMSDC: ['secondSystemDriveKind', driveKind],
  DBDiskSizeSDC: ['secondDatabaseDrive', driveSize],
  DBDiskRPMSDC: ['secondDatabaseDriveKind', driveKind],
  LogDiskSizeSDC: ['secondLogDrive', driveSize],
  LogDiskRPMSDC: ['secondLogDriveKind', driveKind],
  ResDiskSizeSDC: ['secondRestoreDrive', driveSize],
  ResDiskRPMSDC: ['secondRestoreDriveKind', driveKind],
  RAID10Config: ['raid10Group', choiceAlike],
  RAID5Config: ['raid5Group', choiceAlike],
  RAID6Config: ['raid6Group', choiceAlike],
  ResRAIDType: ['restoreRaid', raidTypes],
  ResRAID10Config: ['restoreRaid10Group', choiceAlike],
  ResRAID5Config: ['restoreRaid5Group', choiceAlike],
  ResRAID6Config: ['restoreRaid6Group', choiceAlike],
  RAID10Rebuild: ['rebuild10', share],
  RAID5Rebuild: ['rebuild5', share],
  RAID6Rebuild: ['rebuild6', share],
  RAIDOverride: ['forcedRaid', raidTypes],
  StorageDeployment: ['deployment', choiceAlike],
  RPOHours: ['rpoHours', number],
  NetworkLink: ['linkSpeed', linkSpeed],
  NetworkLatency: ['linkLatency', number],
  LogCompression: ['compressLogs', yesNo],
  CompressionRate: ['compressionSaving', share],
  WorkWeekDays: ['workdays', number],
})

/** Every name of an input that is known here, with the answer it is and how far the name is known. */
export const inputNames: readonly InputName[] = [...inWorkbook, ...inScripts, ...unconfirmed]

/** The shares of a day’s logs in its 24 hours, which are one answer here. */
export const hourNames: readonly string[] = Array.from({ length: 24 }, (_, at) => `LogH${at + 1}`)

/** As many tiers of users as the workbook has. */
export const workbookTiers = 4

/** Inputs that the workbook ignores while another says so. */
export const switchedOff: readonly {
  readonly name: string
  /** The name of the input that decides, and what it says then. */
  readonly by: string
  readonly when: boolean
}[] = [
  { name: 'CustomNumDBs', by: 'AutoNumDBs', when: true },
  { name: 'CustomMaxDBSize', by: 'UseCustomMaxDBSize', when: false },
  { name: 'CustomNumVolumes', by: 'AutoNumVolumes', when: true },
]

/**
 * How a name is known: it stands in the workbook of v7.6; or a public script for the workbook reads
 * it; or nothing that we hold names it and it only follows the pattern of the others.
 */
export type NameStanding = 'in v7.6' | 'in a public script' | 'unconfirmed'

/** A name that the workbook defines for an input, and the answer it is here. */
export type InputName = {
  /** As the workbook writes it; `#` stands for the number of a tier. */
  readonly name: string
  readonly answer: keyof typeof answers
  readonly takes: Conversion
  readonly standing: NameStanding
}
