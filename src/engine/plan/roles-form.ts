import type { Step } from './answer.ts'
import type { AnswerKey } from './plan.ts'

/** Questions that a step asks together. */
export type AskedGroup = {
  /** Null at the head of the step. */
  readonly title: string | null
  /** Shown unfolded; the groups without it share one fold. */
  readonly open?: true
  /** Shows only the fields that were given an answer. */
  readonly whenGiven?: true
  /** Adds the prices of built-in arrays, where they count. */
  readonly withArrayPrices?: true
  readonly keys: readonly AnswerKey[]
}

const open = true

/** Questions asked beside the deployment files, which alone use the answers. */
export const filesForm = [
  { title: 'Names', keys: ['dagNames', 'serverNames', 'databaseNames'] },
  {
    title: 'Directory and mailbox databases',
    keys: ['controllers1', 'controllers2', 'addressBook', 'quotaTier'],
  },
  {
    title: 'Cluster and witness',
    keys: [
      ...(['dagAddresses', 'witnessServer', 'witnessFolder'] as const),
      ...(['alternateWitnessServer', 'alternateWitnessFolder'] as const),
    ],
  },
] as const satisfies readonly AskedGroup[]

/** Questions of role requirements by step, in the order an architect decides. */
export const rolesForm: Readonly<Record<Step, readonly AskedGroup[]>> = {
  users: [
    { title: null, open, keys: ['exchange'] },
    {
      title: 'Mailboxes',
      open,
      keys: [
        ...(['mailboxes', 'growth', 'messages', 'messageSize'] as const),
        ...(['quota', 'archive', 'retention'] as const),
      ],
    },
    { title: 'Measured load', keys: ['measuredIops', 'measuredReads'] },
    {
      title: 'IOPS and megacycle factors, desktop search',
      keys: ['factorShare', 'iopsFactor', 'megacycleFactor', 'desktopSearch'],
    },
    { title: 'Item recovery', keys: ['itemRecovery', 'calendarVersions'] },
    { title: 'Initial mailbox size', keys: ['initialSize'] },
    { title: 'Search index and archives', keys: ['catalog', 'archiveChurn'] },
    {
      title: 'Years of growth and mailbox moves',
      keys: ['growthYears', 'movesPerWeek', 'workdays'],
    },
    { title: 'Method of calculation', keys: ['mode'] },
  ],
  availability: [
    { title: null, open, keys: ['availability'] },
    { title: 'Failures', open, keys: ['survive', 'lostServers', 'sites', 'siteModel'] },
    {
      title: 'Servers and copies',
      open,
      keys: [
        ...(['activeServers', 'dags', 'copies', 'laggedCopies'] as const),
        ...(['secondSiteCopies', 'secondSiteLagged'] as const),
      ],
    },
    {
      title: 'Activation, dedicated servers and witness',
      keys: ['blockActivation', 'recoveryServers', 'witnessSite'],
    },
    {
      title: 'Lagged copies',
      keys: ['replayLag', 'truncationLag', 'replayLagManager', 'laggedServers'],
    },
    {
      title: 'Network between the sites',
      keys: [
        'linkSpeed',
        'linkLatency',
        'rpoHours',
        'compressLogs',
        'compressionSaving',
        'logHours',
      ],
    },
    {
      title: 'Backup and logs',
      keys: [
        ...(['backup', 'backupSchedule', 'backupTolerance', 'networkTolerance'] as const),
        ...(['keptLogDays', 'queueDays', 'safetyNetDays'] as const),
      ],
    },
    {
      title: 'Number and size of databases',
      keys: ['databases', 'symmetricDatabases', 'largestDatabase'],
    },
    { title: 'Failure domains', keys: ['failureDomains'] },
    { title: 'Network of arrays', keys: ['nicsPerServer'] },
  ],
  arrays: [
    {
      title: 'Server',
      open,
      keys: [
        ...([
          'processor',
          'processors',
          'processorBy',
          'cores',
          'specRate',
          'specRate2017',
        ] as const),
        ...(['specRate2026', 'megacyclesPerCore'] as const),
        ...(['virtualCores', 'hostCores', 'hostRate', 'hostRateBy', 'virtualPerCore'] as const),
        'serverMemory',
        'bays',
      ],
    },
    { title: 'Drives', open, keys: ['databaseDriveKind', 'databaseDrive', 'driveSizes'] },
    {
      title: 'Storage',
      keys: [
        'shelfBays',
        'storageKind',
        'arraysServe',
        'ranking',
        'models',
        'raid',
        'arraysPerServer',
      ],
    },
    {
      title: 'Other drives',
      keys: [
        ...(['driveIops', 'systemDriveKind', 'systemDrive', 'logDriveKind', 'logDrive'] as const),
        ...(['restoreDriveKind', 'restoreDrive'] as const),
      ],
    },
    {
      title: 'Drives in the second site',
      keys: [
        ...(['secondDatabaseDriveKind', 'secondDatabaseDrive'] as const),
        ...(['secondSystemDriveKind', 'secondSystemDrive'] as const),
        ...(['secondLogDriveKind', 'secondLogDrive'] as const),
        ...(['secondRestoreDriveKind', 'secondRestoreDrive'] as const),
      ],
    },
    {
      title: 'JBOD and volumes',
      keys: [
        ...(['jbod', 'severalPerVolume', 'databasesLikeCopies'] as const),
        ...(['autoReseedVolumes', 'volumesPerServer', 'restoreVolume'] as const),
      ],
    },
    { title: 'Reserves', keys: ['freeSpace', 'overhead', 'iopsReserve', 'extraIops'] },
    {
      title: 'RAID',
      keys: [
        ...(['deployment', 'forcedRaid', 'raid10Group', 'raid5Group', 'raid6Group'] as const),
        ...(['rebuild10', 'rebuild5', 'rebuild6', 'restoreRaid', 'restoreRaid10Group'] as const),
        ...(['restoreRaid5Group', 'restoreRaid6Group'] as const),
      ],
    },
    {
      title: 'Metacache database (MCDB)',
      keys: ['metaCache', 'cacheDrives', 'cacheDriveSize'],
    },
    {
      title: 'Virtual machines and other servers',
      keys: [
        ...(['virtualMachines', 'hypervisorOverhead', 'secondCores', 'secondSpecRate'] as const),
        ...(['laggedCores', 'laggedSpecRate', 'clientAccess', 'garbage64'] as const),
      ],
    },
    {
      title: 'Prices',
      withArrayPrices: true,
      keys: [
        ...(['serverPrice', 'databaseDrivePrice', 'otherDrivePrice', 'shelfPrice'] as const),
        ...(['energyPrice', 'rankedCost'] as const),
      ],
    },
    {
      title: 'Power and rack space',
      keys: [
        ...(['serverWatts', 'driveWatts', 'shelfWatts', 'missingWatts'] as const),
        ...(['serverRackUnits', 'shelfRackUnits'] as const),
      ],
    },
    { title: 'Storage asked for before', whenGiven: true, keys: ['storage', 'solution'] },
  ],
}
