import type { ExchangeVersionId } from '../../src/engine/index.ts'

// The cmdlets that the script runs, with their parameters and the first version that has each, as
// Microsoft's reference tells them: https://learn.microsoft.com/powershell/module/exchangepowershell/
// followed by the name of the cmdlet in small letters (read in the sources of that site,
// MicrosoftDocs/office-docs-powershell, exchange/exchange-ps/ExchangePowerShell). Parameters that are
// left out here are none that the script has a use for.

type Since = '2010' | '2013' | '2016' | '2019'
type Cmdlet = Readonly<Partial<Record<Since, readonly string[]>>>

// Those of Windows, as Windows Server 2012 has them: https://learn.microsoft.com/powershell/module/storage/
const windows: Readonly<Record<string, Cmdlet>> = {
  'Get-Disk': { '2010': ['Number'] },
  'Get-PhysicalDisk': {},
  'Get-Partition': { '2010': ['DiskNumber', 'PartitionNumber'] },
  'Get-Volume': { '2010': ['Partition', 'FileSystemLabel'] },
  'Initialize-Disk': { '2010': ['Number', 'PartitionStyle'] },
  'New-Partition': { '2010': ['DiskNumber', 'UseMaximumSize', 'AssignDriveLetter'] },
  'Format-Volume': {
    '2010': [
      ...['Partition', 'FileSystem', 'NewFileSystemLabel', 'AllocationUnitSize'],
      ...['SetIntegrityStreams', 'Confirm', 'Force'],
    ],
  },
  'Add-PartitionAccessPath': { '2010': ['DiskNumber', 'PartitionNumber', 'AccessPath'] },
  'New-Item': { '2010': ['ItemType', 'Path', 'Force'] },
  'Test-Path': { '2010': ['LiteralPath'] },
  'Get-ChildItem': { '2010': ['LiteralPath', 'Force'] },
}

const cmdlets: Readonly<Record<string, Cmdlet>> = {
  ...windows,
  'Get-ExchangeServer': {},
  'Get-DatabaseAvailabilityGroup': {},
  'Get-MailboxServer': {},
  'Get-TransportConfig': {},
  'Get-TransportService': {},
  'Set-TransportConfig': { '2013': ['SafetyNetHoldTime'] },
  'Set-TransportService': { '2013': ['Identity', 'MessageExpirationTimeout'] },
  'Get-MailboxDatabase': { '2010': ['Identity', 'Server', 'Status'] },
  'Get-MailboxDatabaseCopyStatus': { '2010': ['Identity', 'Server', 'Active'] },
  'Get-Mailbox': { '2010': ['Identity', 'Database', 'ResultSize'] },
  'Set-Mailbox': {
    '2010': [
      ...['Identity', 'UseDatabaseQuotaDefaults', 'IssueWarningQuota', 'ProhibitSendQuota'],
      ...['ProhibitSendReceiveQuota', 'ArchiveQuota', 'ArchiveWarningQuota'],
    ],
  },
  'Set-ADServerSettings': { '2010': ['PreferredServer', 'ViewEntireForest'] },
  'New-DatabaseAvailabilityGroup': {
    '2010': [
      ...['Name', 'DatabaseAvailabilityGroupIpAddresses', 'DomainController'],
      ...['ThirdPartyReplication', 'WitnessDirectory', 'WitnessServer'],
    ],
    '2016': ['FileSystem'],
  },
  'Set-DatabaseAvailabilityGroup': {
    '2010': [
      ...['Identity', 'AlternateWitnessDirectory', 'AlternateWitnessServer', 'DiscoverNetworks'],
      ...['DatabaseAvailabilityGroupIpAddresses', 'DatacenterActivationMode', 'DomainController'],
      ...['NetworkCompression', 'NetworkEncryption', 'ReplicationPort'],
      ...['WitnessDirectory', 'WitnessServer'],
    ],
    '2013': [
      ...['AutoDagAutoReseedEnabled', 'AutoDagBitlockerEnabled', 'AutoDagDiskReclaimerEnabled'],
      ...['AutoDagDatabaseCopiesPerDatabase', 'AutoDagDatabaseCopiesPerVolume'],
      ...['AutoDagDatabasesRootFolderPath', 'AutoDagVolumesRootFolderPath'],
      ...['AutoDagTotalNumberOfDatabases', 'AutoDagTotalNumberOfServers'],
      ...['ManualDagNetworkConfiguration', 'ReplayLagManagerEnabled', 'SkipDagValidation'],
    ],
    '2016': ['AutoDagAutoRedistributeEnabled', 'FileSystem', 'PreferenceMoveFrequency'],
    '2019': ['MetaCacheDatabaseVolumesPerServer'],
  },
  'Add-DatabaseAvailabilityGroupServer': {
    '2010': ['Identity', 'MailboxServer', 'DomainController'],
    '2013': ['SkipDagValidation'],
  },
  'Set-MailboxServer': {
    '2010': [
      ...['Identity', 'AutoDatabaseMountDial', 'DatabaseCopyAutoActivationPolicy'],
      ...['MaximumActiveDatabases', 'MaximumPreferredActiveDatabases'],
    ],
  },
  'New-MailboxDatabase': {
    '2010': ['Name', 'Server', 'EdbFilePath', 'LogFolderPath', 'OfflineAddressBook', 'Recovery'],
    '2013': ['AutoDagExcludeFromMonitoring', 'IsExcludedFromInitialProvisioning'],
  },
  'Mount-Database': { '2010': ['Identity', 'Force'] },
  'Set-MailboxDatabase': {
    '2010': [
      ...[
        'Identity',
        'AllowFileRestore',
        'BackgroundDatabaseMaintenance',
        'CircularLoggingEnabled',
      ],
      ...['DataMoveReplicationConstraint', 'DeletedItemRetention', 'EventHistoryRetentionPeriod'],
      ...['IndexEnabled', 'IssueWarningQuota', 'MailboxRetention', 'MountAtStartup'],
      ...['OfflineAddressBook', 'ProhibitSendQuota', 'ProhibitSendReceiveQuota'],
      ...['RecoverableItemsQuota', 'RecoverableItemsWarningQuota', 'RetainDeletedItemsUntilBackup'],
    ],
    '2013': ['AutoDagExcludeFromMonitoring', 'CalendarLoggingQuota'],
    '2019': ['MetaCacheDatabaseMaxCapacityInBytes'],
  },
  'Add-MailboxDatabaseCopy': {
    '2010': [
      ...['Identity', 'MailboxServer', 'ActivationPreference', 'ReplayLagTime'],
      ...['SeedingPostponed', 'TruncationLagTime'],
    ],
    '2013': ['ConfigurationOnly'],
    '2016': ['ReplayLagMaxDelay'],
  },
  'Set-MailboxDatabaseCopy': {
    '2010': ['Identity', 'ActivationPreference', 'ReplayLagTime', 'TruncationLagTime'],
    '2016': ['ReplayLagMaxDelay'],
  },
  'Suspend-MailboxDatabaseCopy': {
    '2010': ['Identity', 'ActivationOnly', 'SuspendComment', 'Confirm'],
  },
}

const order = ['2010', '2013', '2016', '2019'] as const

/** Of the parameters that a cmdlet is given those that a version does not have; none is a cmdlet unknown. */
export function unknownParameters(
  exchange: ExchangeVersionId,
  name: string,
  given: readonly string[],
): readonly string[] {
  const cmdlet = cmdlets[name]
  if (!cmdlet) throw new Error(`There is no cmdlet ${name}`)
  const version = exchange === 'SE' ? '2019' : exchange
  const known = order.filter((since) => since <= version).flatMap((since) => cmdlet[since] ?? [])
  return given.filter((parameter) => !known.includes(parameter))
}

/** Whether Exchange has a cmdlet. */
export const isCmdlet = (name: string) => name in cmdlets
