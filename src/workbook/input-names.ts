import { type answerDefinitions, roleVersionIds, roleVersionOf } from '../engine/index.ts'
import {
  type CellConversion,
  convertChoiceBy,
  convertDatabaseNamePrefix,
  convertDays,
  convertDriveKind,
  convertDriveSize,
  convertGigabytesOrNone,
  convertLinkTypeToSpeed,
  convertMegabytes,
  convertNumberInRange,
  convertNumberZeroToNull,
  convertRaidGroup,
  convertReadRatioToShare,
  convertShare,
  convertYesNo,
  convertYesNoAs,
} from './conversions.ts'

const models = convertChoiceBy([
  [/active\s*\/\s*passive/i, 'AP'],
  [/active\s*\/\s*active.*single/i, 'AA1'],
  [/active\s*\/\s*active.*multiple/i, 'AAN'],
])

const backups = convertChoiceBy([
  [/native/i, 'native'],
  [/hardware/i, 'hardware'],
  [/software/i, 'software'],
])

const schedules = convertChoiceBy([
  [/bi-?\s*monthly/i, 'bi-monthly full daily incremental'],
  [/weekly.*incremental/i, 'weekly full daily incremental'],
  [/weekly.*differential/i, 'weekly full daily differential'],
  [/daily\s*full/i, 'daily full'],
])

const versions = convertChoiceBy(
  roleVersionIds.toReversed().map((exchange) => [roleVersionOf({ exchange }).inWorkbook, exchange]),
)

const raidTypes = convertChoiceBy([
  [/1\s*\/?\s*0/, 'RAID-1/0'],
  [/5/, 'RAID-5'],
  [/6/, 'RAID-6'],
  [/0/, 'RAID-0'],
])

const deployments = convertChoiceBy([
  [/calculated/i, 'as calculated'],
  [/RAID/i, 'all RAID'],
  [/JBOD/i, 'all JBOD'],
])

const architectures = convertChoiceBy([
  [/64/, true],
  [/32/, false],
])

/** Pattern of the words behind a number of mailboxes. */
export const mailboxWordPattern = 'mailbox(es)?'

/** Inputs of workbook v7.6 by name, each with its answer and how its cell is converted. */
const rows: Readonly<Record<string, readonly [NamedWorkbookInput['answer'], CellConversion]>> = {
  HAOption: ['availability', convertYesNoAs('dag', 'none')],
  ExVersion: ['exchange', versions],
  'NumTier#MBX': ['mailboxes', convertNumberInRange(mailboxWordPattern)],
  'Tier#NumGrowth': ['growth', convertShare],
  'Tier#SendReceive': ['messages', convertNumberInRange('messages?')],
  'Tier#AvgMessageSize': ['messageSize', convertNumberInRange('KB')],
  'Tier#InitialMBXSize': ['initialSize', convertMegabytes],
  'Tier#MBXLimit': ['quota', convertMegabytes],
  'Tier#ArchiveMBXLimit': ['archive', convertMegabytes],
  'Tier#DIRW': ['retention', convertDays],
  'Tier#SIREnabled': ['itemRecovery', convertYesNo],
  'Tier#CalVersionStoreEnabled': ['calendarVersions', convertYesNo],
  'Tier#UserMFPercentage': ['factorShare', convertShare],
  'Tier#IOFactor': ['iopsFactor', convertNumberInRange()],
  'Tier#MCFactor': ['megacycleFactor', convertNumberInRange()],
  'Tier#DesktopSearch': ['desktopSearch', convertYesNo],
  'Tier#IOPS': ['measuredIops', convertNumberZeroToNull('IOPS')],
  'Tier#RWRatio': ['measuredReads', convertReadRatioToShare],
  numMBXServers: ['activeServers', convertNumberInRange('servers?')],
  numDAGs: ['dags', convertNumberInRange('DAGs?')],
  SiteResilienceEnabled: ['sites', convertYesNoAs(2, 1)],
  SRModel: ['siteModel', models],
  SRActivationBlocked: ['blockActivation', convertYesNo],
  SRAASDDRServers: ['recoveryServers', convertYesNo],
  numDBCopies: ['copies', convertNumberInRange('copies|copy')],
  numDBCopiesSDC: ['secondSiteCopies', convertNumberInRange('copies|copy')],
  numLagDBCopies: ['laggedCopies', convertNumberInRange('copies|copy')],
  numLaggedCopiesSDC: ['secondSiteLagged', convertNumberInRange('copies|copy')],
  DedLaggedCopyServer: ['laggedServers', convertYesNo],
  ReplayLagManagerEnabled: ['replayLagManager', convertYesNo],
  ReplayLagHours: ['replayLag', convertNumberInRange('hours?')],
  TruncationLagHours: ['truncationLag', convertNumberInRange('hours?')],
  RPO: ['rpoHours', convertNumberInRange('hours?')],
  BackupMethod: ['backup', backups],
  BackupFreq: ['backupSchedule', schedules],
  BackupFailureTol: ['backupTolerance', convertDays],
  NetFailureTol: ['networkTolerance', convertDays],
  DataGrowth: ['overhead', convertShare],
  MBXMoveRate: ['movesPerWeek', convertShare],
  RestoreVol: ['restoreVolume', convertYesNo],
  VolGrowth: ['freeSpace', convertShare],
  IOGrowth: ['iopsReserve', convertShare],
  AdditionalIO: ['extraIops', convertNumberInRange('IOPS')],
  CustomMaxDBSize: ['largestDatabase', convertGigabytesOrNone],
  CustomNumDBs: ['databases', convertNumberZeroToNull('databases?')],
  DBPermOverride: ['symmetricDatabases', convertYesNo],
  QueueTimeout: ['queueDays', convertDays],
  SafetyNetTimeout: ['safetyNetDays', convertDays],
  JBODEvaluation: ['jbod', convertYesNo],
  MultipleDBVolume: ['severalPerVolume', convertYesNo],
  NumDBperVolOverride: ['databasesLikeCopies', convertYesNo],
  NumDisksPerServer: ['volumesPerServer', convertNumberZeroToNull('volumes?')],
  AutoReseedVolumes: ['autoReseedVolumes', convertNumberInRange('volumes?')],
  SysDiskSizePDC: ['systemDrive', convertDriveSize],
  SysDiskRPMPDC: ['systemDriveKind', convertDriveKind],
  DBDiskSizePDC: ['databaseDrive', convertDriveSize],
  DBDiskRPMPDC: ['databaseDriveKind', convertDriveKind],
  LogDiskSizePDC: ['logDrive', convertDriveSize],
  LogDiskRPMPDC: ['logDriveKind', convertDriveKind],
  ResDiskSizePDC: ['restoreDrive', convertDriveSize],
  ResDiskRPMPDC: ['restoreDriveKind', convertDriveKind],
  SysDiskSizeSDC: ['secondSystemDrive', convertDriveSize],
  SysDiskRPMSDC: ['secondSystemDriveKind', convertDriveKind],
  DBDiskSizeSDC: ['secondDatabaseDrive', convertDriveSize],
  DBDiskRPMSDC: ['secondDatabaseDriveKind', convertDriveKind],
  LogDiskSizeSDC: ['secondLogDrive', convertDriveSize],
  LogDiskRPMSDC: ['secondLogDriveKind', convertDriveKind],
  ResDiskSizeSDC: ['secondRestoreDrive', convertDriveSize],
  ResDiskRPMSDC: ['secondRestoreDriveKind', convertDriveKind],
  RAID10Type: ['raid10Group', convertRaidGroup],
  RAID5Type: ['raid5Group', convertRaidGroup],
  RAID6Type: ['raid6Group', convertRaidGroup],
  DesResVolRAID: ['restoreRaid', raidTypes],
  RLRAID10Type: ['restoreRaid10Group', convertRaidGroup],
  RLRAID5Type: ['restoreRaid5Group', convertRaidGroup],
  RLRAID6Type: ['restoreRaid6Group', convertRaidGroup],
  RD10Rebuild: ['rebuild10', convertShare],
  RD5Rebuild: ['rebuild5', convertShare],
  RD6Rebuild: ['rebuild6', convertShare],
  DesiredStorageArch: ['forcedRaid', raidTypes],
  StorageArchChoice: ['deployment', deployments],
  numProcCoresPDC: ['cores', convertNumberInRange('cores?')],
  numSpecRatePDC: ['specRate', convertNumberZeroToNull()],
  numProcCoresSDC: ['secondCores', convertNumberZeroToNull('cores?')],
  numSpecRateSDC: ['secondSpecRate', convertNumberZeroToNull()],
  numProcCoresLCS: ['laggedCores', convertNumberZeroToNull('cores?')],
  numSpecRateLCS: ['laggedSpecRate', convertNumberZeroToNull()],
  VirtualizationEnabled: ['virtualMachines', convertYesNo],
  VirtCPUFactor: ['hypervisorOverhead', convertShare],
  MultiRoleEnabled: ['clientAccess', convertYesNo],
  GCServerArch: ['garbage64', architectures],
  NetLinkType: ['linkSpeed', convertLinkTypeToSpeed],
  NetLinkLatency: ['linkLatency', convertNumberInRange('ms')],
  NetworkCompression: ['compressLogs', convertYesNo],
  varLogCompressionFactor: ['compressionSaving', convertShare],
  WorkWeekDays: ['workdays', convertNumberInRange('days?')],
  DAG1BaseName: ['databaseNames', convertDatabaseNamePrefix],
}

/** Workbook inputs that have an answer of their own. */
export const workbookInputsWithAnswers: readonly NamedWorkbookInput[] = Object.entries(rows).map(
  ([name, [answer, takes]]) => ({ name, answer, takes }),
)

function upTo(count: number): readonly number[] {
  return Array.from({ length: count }, (_, at) => at + 1)
}

/** Input names of a day’s logs by hour, as shares; together they are one answer here. */
export const hourlyLogInputNames: readonly string[] = upTo(24).map((hour) => `LogH${hour}`)

/** Input names of a DAG’s servers, site 1 first; together they are one answer here. */
export const serverNameInputNames: readonly string[] = upTo(16).map(
  (server) => `Server${server}Name`,
)

/** Input name of the prefix of database names, for the DAG of users in the second site. */
export const secondDatabasePrefixInputName = 'DAG2BaseName'

/** Input names of each site’s failure domains: their number, and servers and copies in each. */
export const failureDomainInputsBySite = [domainsOf('Pri'), domainsOf('Sec')] as const

function domainsOf(site: 'Pri' | 'Sec') {
  return {
    count: `NumFailureDomains${site}`,
    servers: upTo(8).map((domain) => `FD${domain}ServerCount${site}`),
    copies: upTo(8).map((domain) => `FD${domain}CopyCount${site}`),
  }
}

export const workbookTierNumbers: readonly number[] = upTo(4)

export const failureDomainInputNames: readonly string[] = failureDomainInputsBySite.flatMap(
  ({ count, servers, copies }) => [count, ...servers, ...copies],
)

/** Inputs that switch other inputs on or off; an input that is off still holds a value. */
export const inputGates: readonly InputGate[] = [
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
      ...failureDomainInputNames,
    ],
  },
  { by: 'FailureDomainsEnabled', says: 'Yes', names: failureDomainInputNames },
]

/** Value of a gate that switches inputs off, by the value that switches them on. */
export const oppositeGateValues = { Yes: 'No', No: 'Yes', Custom: 'Default' } as const

export function answerKeyOfGate({ names: [first = ''] }: InputGate): NamedWorkbookInput['answer'] {
  return rows[first]?.[0] ?? 'failureDomains'
}

export type InputGate = {
  readonly by: string
  readonly says: keyof typeof oppositeGateValues
  /** True if the inputs also count for values that are neither `says` nor its opposite. */
  readonly isUsual?: true
  readonly names: readonly string[]
}

export type NamedWorkbookInput = {
  /** Name of the input in the workbook’s spelling; `#` stands for the tier number. */
  readonly name: string
  readonly answer: keyof typeof answerDefinitions
  readonly takes: CellConversion
}
