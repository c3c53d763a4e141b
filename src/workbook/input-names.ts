import { type answers, roleVersionOf, roleVersions } from '../engine/index.ts'
import {
  baseName,
  type Conversion,
  choiceBy,
  days,
  driveKind,
  driveSize,
  gigabytesOrNone,
  linkType,
  megabytes,
  numberInRange,
  numberOrNone,
  raidGroup,
  readRatio,
  share,
  yesNo,
  yesNoAs,
} from './conversions.ts'

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
  [/1\s*\/?\s*0/, 'RAID-1/0'],
  [/5/, 'RAID-5'],
  [/6/, 'RAID-6'],
  [/0/, 'RAID-0'],
])

const deployments = choiceBy([
  [/calculated/i, 'as calculated'],
  [/RAID/i, 'all RAID'],
  [/JBOD/i, 'all JBOD'],
])

const architectures = choiceBy([
  [/64/, true],
  [/32/, false],
])

/** Pattern of the words behind a number of mailboxes. */
export const mailboxWordPattern = 'mailbox(es)?'

/** Inputs of workbook v7.6 by name, each with its answer and how its cell is converted. */
const rows: Readonly<Record<string, readonly [InputName['answer'], Conversion]>> = {
  HAOption: ['availability', yesNoAs('dag', 'none')],
  ExVersion: ['exchange', versions],
  'NumTier#MBX': ['mailboxes', numberInRange(mailboxWordPattern)],
  'Tier#NumGrowth': ['growth', share],
  'Tier#SendReceive': ['messages', numberInRange('messages?')],
  'Tier#AvgMessageSize': ['messageSize', numberInRange('KB')],
  'Tier#InitialMBXSize': ['initialSize', megabytes],
  'Tier#MBXLimit': ['quota', megabytes],
  'Tier#ArchiveMBXLimit': ['archive', megabytes],
  'Tier#DIRW': ['retention', days],
  'Tier#SIREnabled': ['itemRecovery', yesNo],
  'Tier#CalVersionStoreEnabled': ['calendarVersions', yesNo],
  'Tier#UserMFPercentage': ['factorShare', share],
  'Tier#IOFactor': ['iopsFactor', numberInRange()],
  'Tier#MCFactor': ['megacycleFactor', numberInRange()],
  'Tier#DesktopSearch': ['desktopSearch', yesNo],
  'Tier#IOPS': ['measuredIops', numberOrNone('IOPS')],
  'Tier#RWRatio': ['measuredReads', readRatio],
  numMBXServers: ['activeServers', numberInRange('servers?')],
  numDAGs: ['dags', numberInRange('DAGs?')],
  SiteResilienceEnabled: ['sites', yesNoAs(2, 1)],
  SRModel: ['siteModel', models],
  SRActivationBlocked: ['blockActivation', yesNo],
  SRAASDDRServers: ['recoveryServers', yesNo],
  numDBCopies: ['copies', numberInRange('copies|copy')],
  numDBCopiesSDC: ['secondSiteCopies', numberInRange('copies|copy')],
  numLagDBCopies: ['laggedCopies', numberInRange('copies|copy')],
  numLaggedCopiesSDC: ['secondSiteLagged', numberInRange('copies|copy')],
  DedLaggedCopyServer: ['laggedServers', yesNo],
  ReplayLagManagerEnabled: ['replayLagManager', yesNo],
  ReplayLagHours: ['replayLag', numberInRange('hours?')],
  TruncationLagHours: ['truncationLag', numberInRange('hours?')],
  RPO: ['rpoHours', numberInRange('hours?')],
  BackupMethod: ['backup', backups],
  BackupFreq: ['backupSchedule', schedules],
  BackupFailureTol: ['backupTolerance', days],
  NetFailureTol: ['networkTolerance', days],
  DataGrowth: ['overhead', share],
  MBXMoveRate: ['movesPerWeek', share],
  RestoreVol: ['restoreVolume', yesNo],
  VolGrowth: ['freeSpace', share],
  IOGrowth: ['iopsReserve', share],
  AdditionalIO: ['extraIops', numberInRange('IOPS')],
  CustomMaxDBSize: ['largestDatabase', gigabytesOrNone],
  CustomNumDBs: ['databases', numberOrNone('databases?')],
  DBPermOverride: ['symmetricDatabases', yesNo],
  QueueTimeout: ['queueDays', days],
  SafetyNetTimeout: ['safetyNetDays', days],
  JBODEvaluation: ['jbod', yesNo],
  MultipleDBVolume: ['severalPerVolume', yesNo],
  NumDBperVolOverride: ['databasesLikeCopies', yesNo],
  NumDisksPerServer: ['volumesPerServer', numberOrNone('volumes?')],
  AutoReseedVolumes: ['autoReseedVolumes', numberInRange('volumes?')],
  SysDiskSizePDC: ['systemDrive', driveSize],
  SysDiskRPMPDC: ['systemDriveKind', driveKind],
  DBDiskSizePDC: ['databaseDrive', driveSize],
  DBDiskRPMPDC: ['databaseDriveKind', driveKind],
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
  RAID10Type: ['raid10Group', raidGroup],
  RAID5Type: ['raid5Group', raidGroup],
  RAID6Type: ['raid6Group', raidGroup],
  DesResVolRAID: ['restoreRaid', raidTypes],
  RLRAID10Type: ['restoreRaid10Group', raidGroup],
  RLRAID5Type: ['restoreRaid5Group', raidGroup],
  RLRAID6Type: ['restoreRaid6Group', raidGroup],
  RD10Rebuild: ['rebuild10', share],
  RD5Rebuild: ['rebuild5', share],
  RD6Rebuild: ['rebuild6', share],
  DesiredStorageArch: ['forcedRaid', raidTypes],
  StorageArchChoice: ['deployment', deployments],
  numProcCoresPDC: ['cores', numberInRange('cores?')],
  numSpecRatePDC: ['specRate', numberOrNone()],
  numProcCoresSDC: ['secondCores', numberOrNone('cores?')],
  numSpecRateSDC: ['secondSpecRate', numberOrNone()],
  numProcCoresLCS: ['laggedCores', numberOrNone('cores?')],
  numSpecRateLCS: ['laggedSpecRate', numberOrNone()],
  VirtualizationEnabled: ['virtualMachines', yesNo],
  VirtCPUFactor: ['hypervisorOverhead', share],
  MultiRoleEnabled: ['clientAccess', yesNo],
  GCServerArch: ['garbage64', architectures],
  NetLinkType: ['linkSpeed', linkType],
  NetLinkLatency: ['linkLatency', numberInRange('ms')],
  NetworkCompression: ['compressLogs', yesNo],
  varLogCompressionFactor: ['compressionSaving', share],
  WorkWeekDays: ['workdays', numberInRange('days?')],
  DAG1BaseName: ['databaseNames', baseName],
}

/** Workbook inputs that have an answer of their own. */
export const inputNames: readonly InputName[] = Object.entries(rows).map(
  ([name, [answer, takes]]) => ({ name, answer, takes }),
)

function upTo(count: number): readonly number[] {
  return Array.from({ length: count }, (_, at) => at + 1)
}

/** Input names of a day’s logs by hour, as shares; together they are one answer here. */
export const hourNames: readonly string[] = upTo(24).map((hour) => `LogH${hour}`)

/** Input names of a DAG’s servers, site 1 first; together they are one answer here. */
export const serverInputNames: readonly string[] = upTo(16).map((server) => `Server${server}Name`)

/** Input name of the prefix of database names, for the DAG of users in the second site. */
export const secondBaseName = 'DAG2BaseName'

/** Input names of each site’s failure domains: their number, and servers and copies in each. */
export const failureDomainNames = [domainsOf('Pri'), domainsOf('Sec')] as const

function domainsOf(site: 'Pri' | 'Sec') {
  return {
    count: `NumFailureDomains${site}`,
    servers: upTo(8).map((domain) => `FD${domain}ServerCount${site}`),
    copies: upTo(8).map((domain) => `FD${domain}CopyCount${site}`),
  }
}

export const tierNumbers: readonly number[] = upTo(4)

export const namesOfDomains: readonly string[] = failureDomainNames.flatMap(
  ({ count, servers, copies }) => [count, ...servers, ...copies],
)

/** Inputs that switch other inputs on or off; an input that is off still holds a value. */
export const gates: readonly Gate[] = [
  { by: 'DBSizeOverride', says: 'Custom', names: ['CustomMaxDBSize'] },
  { by: 'NumDBsOverride', says: 'No', names: ['CustomNumDBs'] },
  { by: 'DiskLimitOverride', says: 'No', names: ['NumDisksPerServer'] },
  { by: 'Tier#PredictIOPS', says: 'No', names: ['Tier#IOPS', 'Tier#RWRatio'] },
  { by: 'OverrideRAID', says: 'Yes', names: ['DesiredStorageArch'] },
  {
    by: 'HAOption',
    says: 'Yes',
    isUsual: true,
    names: [
      'numDAGs',
      'SiteResilienceEnabled',
      'SRModel',
      'SRActivationBlocked',
      'SRAASDDRServers',
      'numDBCopies',
      'numDBCopiesSDC',
      'numLagDBCopies',
      'numLaggedCopiesSDC',
      'DedLaggedCopyServer',
      'ReplayLagManagerEnabled',
      'ReplayLagHours',
      'TruncationLagHours',
      ...namesOfDomains,
    ],
  },
  { by: 'FailureDomainsEnabled', says: 'Yes', names: namesOfDomains },
]

/** Value of a gate that switches inputs off, by the value that switches them on. */
export const opposites = { Yes: 'No', No: 'Yes', Custom: 'Default' } as const

export function answerBehind({ names: [first = ''] }: Gate): InputName['answer'] {
  return rows[first]?.[0] ?? 'failureDomains'
}

export type Gate = {
  readonly by: string
  readonly says: keyof typeof opposites
  /** True if the inputs also count for values that are neither `says` nor its opposite. */
  readonly isUsual?: true
  readonly names: readonly string[]
}

export type InputName = {
  /** Name of the input in the workbook’s spelling; `#` stands for the tier number. */
  readonly name: string
  readonly answer: keyof typeof answers
  readonly takes: Conversion
}
