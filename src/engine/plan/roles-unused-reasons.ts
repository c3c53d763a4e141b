import type { OnlyKeys } from '../core/only-keys.ts'
import { shortVersionName } from '../exchange/versions.ts'
import { isAutomatic } from './automatic.ts'
import { fewestCopiesForLagManager, hasLaggedServers, sharesVolumes } from './copies-planned.ts'
import {
  availabilityOf,
  consideredStorageKind,
  considersDrives,
  hasFeature,
  isVirtual,
} from './features.ts'
import { publishedProcessorOfPlan } from './named-processor.ts'
import type { AnswerKey, Plan, UnusedReasonFunction } from './plan.ts'
import instead from './roles-instead.json' with { type: 'json' }

/** What role requirements do in place of an answer of the papers’ method; follows *which*. */
export const rolesInsteadWordsByKey: Readonly<Partial<Record<AnswerKey, string>>> =
  instead satisfies OnlyKeys<typeof instead, AnswerKey>

const lacks = (has: (plan: Plan) => boolean, words: string): UnusedReasonFunction => {
  return (plan) => (has(plan) ? null : words)
}

const isDag = (plan: Plan) => availabilityOf(plan) === 'dag'
const hasTwoSites = (plan: Plan) => isDag(plan) && plan.sites > 1
const isLagged = (plan: Plan) => isDag(plan) && plan.laggedCopies > 0
/** True in an active/active DAG over both sites. */
const isOneDag = (plan: Plan) => hasTwoSites(plan) && plan.siteModel === 'AA1'
const isShared = ({ jbod, severalPerVolume }: Plan) => jbod && severalPerVolume

/** True if copies replace backups, so that the backup schedule does not count. */
function replacesBackups(plan: Plan): boolean {
  const { backup, copies, laggedCopies } = plan
  return backup === 'native' && isDag(plan) && copies > 1 && copies + laggedCopies > 2
}

const inDag = lacks(isDag, 'Not used: standalone servers have no copies in a DAG.')
const withTwoSites = lacks(hasTwoSites, 'Counts only in a DAG with two sites.')
const withBackups = lacks(({ backup }) => backup !== 'native', 'Not used: no backups are planned.')
const withLagged = lacks(isLagged, 'Counts only with lagged copies.')
const withShared = lacks(isShared, 'Counts only with several databases on a drive without RAID.')
const inOneDag = lacks(isOneDag, 'Counts only in a DAG with users in both sites.')
const withOneOnVolume = lacks(
  (plan) => !sharesVolumes(plan),
  'Not used: several databases share a volume, on the servers of all copies.',
)
const withThreeOthers = lacks(
  ({ copies }) => copies >= fewestCopiesForLagManager,
  'Not used: it takes three copies that are not lagged.',
)
const withoutLaggedServers = lacks(
  (plan) => !hasLaggedServers(plan),
  'Not used: servers for lagged copies have no active databases.',
)
const withRestore = lacks(
  ({ restoreVolume }) => restoreVolume,
  'Counts only with a restore volume.',
)

/** Says why the size of a RAID group does not count: the restore volume has another RAID level. */
const restoredIn = (raid: Plan['restoreRaid']): UnusedReasonFunction => {
  const other = lacks(
    ({ restoreRaid }) => restoreRaid === raid,
    `Counts only where the restore volume is in ${raid}.`,
  )
  return (plan, at) => withRestore(plan, at) ?? other(plan, at)
}

const givenBy = (...ways: readonly Plan['processorBy'][]) =>
  lacks(
    ({ processorBy }) => ways.includes(processorBy),
    'Not used: processors are given another way.',
  )

const onHost = givenBy('virtual machine')
const rated = ['SPECrate 2006', 'SPECrate 2017', 'SPECrate 2026'] as const
const byRate = givenBy(...rated)
const by2017 = givenBy('SPECrate 2017')

const withArrays: UnusedReasonFunction = (plan) =>
  consideredStorageKind(plan) === 'own drives'
    ? 'Not used: only drives in the servers are considered.'
    : null

const withDrives = lacks(considersDrives, 'Not used: no drives in the servers are considered.')

const inServers: UnusedReasonFunction = (plan, at) =>
  withDrives(plan, at) ??
  (isVirtual(plan) ? 'Not used: virtual machines have virtual disks, and no bays.' : null) ??
  (plan.mode === 'microsoft' ? 'Not used: Microsoft’s workbook knows no bays.' : null)

const withShelf = lacks(({ shelfBays }) => shelfBays !== null, 'Counts only with a shelf.')

const whereCached: UnusedReasonFunction = (plan) =>
  hasFeature(plan, 'metaCache')
    ? null
    : `Not used: ${shortVersionName(plan.exchange)} has no metacache database.`

const withCache: UnusedReasonFunction = (plan, at) =>
  whereCached(plan, at) ?? (plan.metaCache ? null : 'Counts only with a solid-state cache (MCDB).')

const onLaggedServers = lacks(
  hasLaggedServers,
  'Counts only with dedicated servers for lagged copies.',
)

const whereMeasured: UnusedReasonFunction = ({ tiers }, at) =>
  (tiers[at]?.measuredIops ?? null) === null ? 'Counts only with measured IOPS.' : null

const reasons: Readonly<Partial<Record<AnswerKey, UnusedReasonFunction>>> = {
  sites: (plan) =>
    availabilityOf(plan) === 'none'
      ? 'Not used: standalone servers are not spread over sites.'
      : null,
  dags: inDag,
  siteModel: (plan, at) => (plan.mode === 'microsoft' ? inDag(plan, at) : withTwoSites(plan, at)),
  secondSiteCopies: withTwoSites,
  blockActivation: withTwoSites,
  recoveryServers: (plan, at) => inOneDag(plan, at) ?? withOneOnVolume(plan, at),
  witnessSite: withTwoSites,
  dagNames: inDag,
  dagAddresses: inDag,
  witnessServer: inDag,
  witnessFolder: inDag,
  alternateWitnessServer: withTwoSites,
  alternateWitnessFolder: withTwoSites,
  controllers2: withTwoSites,
  failureDomains: inDag,
  volumesPerServer: lacks(isDag, 'Not used: volumes of standalone servers are computed.'),
  laggedCopies: inDag,
  secondSiteLagged: (plan, at) => withLagged(plan, at) ?? withTwoSites(plan, at),
  replayLag: withLagged,
  truncationLag: withLagged,
  laggedServers: (plan, at) => withLagged(plan, at) ?? withOneOnVolume(plan, at),
  replayLagManager: (plan, at) =>
    withLagged(plan, at) ?? withThreeOthers(plan, at) ?? withoutLaggedServers(plan, at),
  processor: (plan, at) =>
    plan.processor === '' || publishedProcessorOfPlan(plan)
      ? null
      : (by2017(plan, at) ?? 'Not used: the cores and the rate that were typed count instead.'),
  cores: givenBy(...rated, 'megacycles'),
  specRate: givenBy('SPECrate 2006'),
  specRate2017: by2017,
  specRate2026: givenBy('SPECrate 2026'),
  megacyclesPerCore: givenBy('megacycles'),
  virtualCores: onHost,
  virtualPerCore: onHost,
  // Host cores limit the guests, with or without a host rate.
  hostCores: onHost,
  hostRate: (plan, at) =>
    onHost(plan, at) ??
    (plan.hostCores === null && plan.hostRate !== null ? 'Counts only with the host cores.' : null),
  hostRateBy: (plan, at) =>
    onHost(plan, at) ?? (plan.hostRate === null ? 'Counts only with a host SPEC rate.' : null),
  laggedCores: onLaggedServers,
  laggedSpecRate: (plan, at) => onLaggedServers(plan, at) ?? byRate(plan, at),
  secondCores: withTwoSites,
  secondSpecRate: (plan, at) => withTwoSites(plan, at) ?? byRate(plan, at),
  factorShare: ({ tiers }, at) =>
    tiers[at]?.iopsFactor === 1 && tiers[at]?.megacycleFactor === 1
      ? 'Counts only with a factor above 1.'
      : null,
  measuredReads: whereMeasured,
  desktopSearch: (plan, at) =>
    whereMeasured(plan, at) === null ? 'Not used: the measured IOPS include it.' : null,
  archiveChurn: lacks(
    ({ tiers }) => tiers.some(({ archive }) => archive > 0),
    'Counts only with archives.',
  ),
  backupSchedule: lacks(
    (plan) => !replacesBackups(plan),
    'Not used: three copies take the place of backups.',
  ),
  symmetricDatabases: (plan, at) =>
    inDag(plan, at) ??
    (plan.databases === null ? null : 'Not used while the number of databases is set directly.'),
  driveSizes: (plan, at) =>
    withDrives(plan, at) ??
    (plan.driveSizes === '' || isAutomatic(plan, 'databaseDrive')
      ? null
      : 'Not used: the size of the database drives is given.'),
  databasesLikeCopies: (plan, at) => (isOneDag(plan) ? null : withShared(plan, at)),
  autoReseedVolumes: withShared,
  restoreDrive: withRestore,
  restoreDriveKind: withRestore,
  restoreRaid: withRestore,
  restoreRaid10Group: restoredIn('RAID-1/0'),
  restoreRaid5Group: restoredIn('RAID-5'),
  restoreRaid6Group: restoredIn('RAID-6'),
  storage: (plan) =>
    plan.storageKind === 'any' && consideredStorageKind(plan) !== 'any'
      ? null
      : `Not used: for ${shortVersionName(plan.exchange)} “Storage considered” of the servers counts instead.`,
  bays: inServers,
  shelfBays: (plan, at) =>
    inServers(plan, at) ??
    (plan.bays === null ? 'Counts only where the bays of a server are limited.' : null),
  shelfPrice: withShelf,
  shelfWatts: withShelf,
  shelfRackUnits: withShelf,
  arraysServe: withArrays,
  virtualMachines: ({ processorBy }) =>
    processorBy === 'virtual machine'
      ? 'Not used: processors are given as those of a virtual machine.'
      : null,
  metaCache: whereCached,
  cacheDrives: withCache,
  cacheDriveSize: withCache,
  hypervisorOverhead: lacks(isVirtual, 'Counts only with virtual machines.'),
  clientAccess: (plan) =>
    hasFeature(plan, 'clientAccessServers')
      ? null
      : `Not used: in ${shortVersionName(plan.exchange)} it is always on the mailbox servers.`,
  secondSystemDrive: withTwoSites,
  secondSystemDriveKind: withTwoSites,
  secondDatabaseDrive: withTwoSites,
  secondDatabaseDriveKind: withTwoSites,
  secondLogDrive: withTwoSites,
  secondLogDriveKind: withTwoSites,
  secondRestoreDrive: (plan, at) => withTwoSites(plan, at) ?? withRestore(plan, at),
  secondRestoreDriveKind: (plan, at) => withTwoSites(plan, at) ?? withRestore(plan, at),
  rpoHours: withTwoSites,
  linkSpeed: withTwoSites,
  linkLatency: withTwoSites,
  compressLogs: withTwoSites,
  compressionSaving: (plan, at) =>
    withTwoSites(plan, at) ?? (plan.compressLogs ? null : 'Counts only with compression.'),
  backupHours: withBackups,
  databaseBackupRate: withBackups,
  serverBackupRate: withBackups,
  quotaTier: ({ tiers }) => (tiers.length > 1 ? null : 'Counts only with several tiers.'),
}

/** Answers about drives and RAID that decide only which drives lie behind virtual disks. */
const behindVirtualDisks = [
  ...(['metaCache', 'jbod', 'autoReseedVolumes', 'deployment', 'forcedRaid'] as const),
  ...(['systemDrive', 'systemDriveKind', 'secondSystemDrive', 'secondSystemDriveKind'] as const),
  ...(['logDrive', 'logDriveKind', 'secondLogDrive', 'secondLogDriveKind'] as const),
  ...(['restoreDrive', 'restoreDriveKind', 'restoreRaid'] as const),
  ...(['secondRestoreDrive', 'secondRestoreDriveKind'] as const),
  ...(['restoreRaid10Group', 'restoreRaid5Group', 'restoreRaid6Group'] as const),
  ...(['raid10Group', 'raid5Group', 'raid6Group', 'rebuild10', 'rebuild5', 'rebuild6'] as const),
] satisfies readonly AnswerKey[]

/** Drives behind virtual disks are ordered only if they have a price. */
const onVirtualDisks = lacks(
  (plan) => !isVirtual(plan) || plan.databaseDrivePrice !== null || plan.otherDrivePrice !== null,
  'Not used: virtual machines have virtual disks.',
)

export const unusedReasonFunctionsOfRoles: typeof reasons = {
  ...reasons,
  ...Object.fromEntries(
    behindVirtualDisks.map((key): [AnswerKey, UnusedReasonFunction] => [
      key,
      (plan, at) => onVirtualDisks(plan, at) ?? reasons[key]?.(plan, at) ?? null,
    ]),
  ),
}
