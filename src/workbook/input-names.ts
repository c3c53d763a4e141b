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
  number,
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

/** The words behind a count of mailboxes, as a pattern. */
export const mailboxWords = 'mailbox(es)?'

/** The workbook’s names of inputs, each with the answer it is; they are those of v7.6. */
const rows: Readonly<Record<string, readonly [InputName['answer'], Conversion]>> = {
  HAOption: ['availability', yesNoAs('dag', 'none')],
  ExVersion: ['exchange', versions],
  'NumTier#MBX': ['mailboxes', number(mailboxWords)],
  'Tier#NumGrowth': ['growth', share],
  'Tier#SendReceive': ['messages', number('messages?')],
  'Tier#AvgMessageSize': ['messageSize', number('KB')],
  'Tier#InitialMBXSize': ['initialSize', megabytes],
  'Tier#MBXLimit': ['quota', megabytes],
  'Tier#ArchiveMBXLimit': ['archive', megabytes],
  'Tier#DIRW': ['retention', days],
  'Tier#SIREnabled': ['itemRecovery', yesNo],
  'Tier#CalVersionStoreEnabled': ['calendarVersions', yesNo],
  'Tier#UserMFPercentage': ['factorShare', share],
  'Tier#IOFactor': ['iopsFactor', number()],
  'Tier#MCFactor': ['megacycleFactor', number()],
  'Tier#DesktopSearch': ['desktopSearch', yesNo],
  'Tier#IOPS': ['measuredIops', numberOrNone('IOPS')],
  'Tier#RWRatio': ['measuredReads', readRatio],
  numMBXServers: ['activeServers', number('servers?')],
  numDAGs: ['dags', number('DAGs?')],
  SiteResilienceEnabled: ['sites', yesNoAs(2, 1)],
  SRModel: ['siteModel', models],
  SRActivationBlocked: ['blockActivation', yesNo],
  SRAASDDRServers: ['recoveryServers', yesNo],
  numDBCopies: ['copies', number('copies|copy')],
  numDBCopiesSDC: ['secondSiteCopies', number('copies|copy')],
  numLagDBCopies: ['laggedCopies', number('copies|copy')],
  numLaggedCopiesSDC: ['secondSiteLagged', number('copies|copy')],
  DedLaggedCopyServer: ['laggedServers', yesNo],
  ReplayLagManagerEnabled: ['replayLagManager', yesNo],
  ReplayLagHours: ['replayLag', number('hours?')],
  TruncationLagHours: ['truncationLag', number('hours?')],
  RPO: ['rpoHours', number('hours?')],
  BackupMethod: ['backup', backups],
  BackupFreq: ['backupSchedule', schedules],
  BackupFailureTol: ['backupTolerance', days],
  NetFailureTol: ['networkTolerance', days],
  DataGrowth: ['overhead', share],
  MBXMoveRate: ['movesPerWeek', share],
  RestoreVol: ['restoreVolume', yesNo],
  VolGrowth: ['freeSpace', share],
  IOGrowth: ['iopsReserve', share],
  AdditionalIO: ['extraIops', number('IOPS')],
  CustomMaxDBSize: ['largestDatabase', gigabytesOrNone],
  CustomNumDBs: ['databases', numberOrNone('databases?')],
  DBPermOverride: ['symmetricDatabases', yesNo],
  QueueTimeout: ['queueDays', days],
  SafetyNetTimeout: ['safetyNetDays', days],
  JBODEvaluation: ['jbod', yesNo],
  MultipleDBVolume: ['severalPerVolume', yesNo],
  NumDBperVolOverride: ['databasesLikeCopies', yesNo],
  NumDisksPerServer: ['volumesPerServer', numberOrNone('volumes?')],
  AutoReseedVolumes: ['autoReseedVolumes', number('volumes?')],
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
  numProcCoresPDC: ['cores', number('cores?')],
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
  NetLinkLatency: ['linkLatency', number('ms')],
  NetworkCompression: ['compressLogs', yesNo],
  varLogCompressionFactor: ['compressionSaving', share],
  WorkWeekDays: ['workdays', number('days?')],
  DAG1BaseName: ['databaseNames', baseName],
}

/** Every name of an input that is an answer by itself. */
export const inputNames: readonly InputName[] = Object.entries(rows).map(
  ([name, [answer, takes]]) => ({ name, answer, takes }),
)

function upTo(count: number): readonly number[] {
  return Array.from({ length: count }, (_, at) => at + 1)
}

/** The shares of a day’s logs in its 24 hours, which are one answer here. */
export const hourNames: readonly string[] = upTo(24).map((hour) => `LogH${hour}`)

/** The names of the servers of a DAG, which are one answer here; site 1’s come first. */
export const serverNames: readonly string[] = upTo(16).map((server) => `Server${server}Name`)

/** The beginning of the names of databases of a DAG for the users of the second site. */
export const secondBaseName = 'DAG2BaseName'

/** The counts of failure domains of a site, and of the servers and copies in each. */
export const failureDomainNames = [domainsOf('Pri'), domainsOf('Sec')] as const

function domainsOf(site: 'Pri' | 'Sec') {
  return {
    count: `NumFailureDomains${site}`,
    servers: upTo(8).map((domain) => `FD${domain}ServerCount${site}`),
    copies: upTo(8).map((domain) => `FD${domain}CopyCount${site}`),
  }
}

/** The numbers of the tiers of users that the workbook has. */
export const tierNumbers: readonly number[] = upTo(4)

const namesOfDomains = failureDomainNames.flatMap(({ count, servers, copies }) => [
  count,
  ...servers,
  ...copies,
])

/** Inputs that decide whether others count, which hold a number all the same where they do not. */
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

/** What a gate says where its names do not count, by what it says where they do. */
export const opposites = { Yes: 'No', No: 'Yes', Custom: 'Default' } as const

/** The answer that a gate decides about. */
export function answerBehind({ names: [first = ''] }: Gate): InputName['answer'] {
  return rows[first]?.[0] ?? 'failureDomains'
}

/** All these names, each tier’s for itself, in small letters. */
const knownNames: ReadonlySet<string> = new Set(
  [
    ...inputNames.map(({ name }) => name),
    ...hourNames,
    ...serverNames,
    secondBaseName,
    ...namesOfDomains,
    ...gates.map(({ by }) => by),
  ]
    .flatMap((name) =>
      name.includes('#') ? tierNumbers.map((tier) => name.replace('#', `${tier}`)) : [name],
    )
    .map((name) => name.toLowerCase()),
)

/** Whether a name of the workbook is that of an input, whatever the case of its letters. */
export function isInput(name: string): boolean {
  return knownNames.has(name.toLowerCase())
}

/** An input and what it says where those of these names count. */
export type Gate = {
  readonly by: string
  readonly says: keyof typeof opposites
  /** Whether they count too where it says neither that nor its opposite. */
  readonly isUsual?: true
  readonly names: readonly string[]
}

/** A name that the workbook defines for an input, and the answer it is here. */
export type InputName = {
  /** As the workbook writes it; `#` stands for the number of a tier. */
  readonly name: string
  readonly answer: keyof typeof answers
  readonly takes: Conversion
}
