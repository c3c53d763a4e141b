/**
 * Properties of resources of the DSC module, as its schemas declare them: the repository
 * dsccommunity/ExchangeDsc, source/DSCResources/DSC_<resource>/DSC_<resource>.schema.mof. Those of
 * its calendars, managed folders and unified messaging are left out.
 */
export const dscProperties = {
  ExchDatabaseAvailabilityGroup: [
    ...['Name', 'AutoDagTotalNumberOfServers', 'AlternateWitnessDirectory'],
    ...['AlternateWitnessServer', 'AutoDagAutoRedistributeEnabled', 'AutoDagAutoReseedEnabled'],
    ...['AutoDagDatabaseCopiesPerDatabase', 'AutoDagDatabaseCopiesPerVolume'],
    ...['AutoDagDatabasesRootFolderPath', 'AutoDagDiskReclaimerEnabled'],
    ...['AutoDagTotalNumberOfDatabases', 'AutoDagVolumesRootFolderPath', 'AutoDagBitlockerEnabled'],
    ...['DatabaseAvailabilityGroupIpAddresses', 'DatacenterActivationMode', 'DomainController'],
    ...['FileSystem', 'ManualDagNetworkConfiguration', 'NetworkCompression', 'NetworkEncryption'],
    ...['PreferenceMoveFrequency', 'ReplayLagManagerEnabled', 'ReplicationPort'],
    ...['SkipDagValidation', 'WitnessDirectory', 'WitnessServer'],
  ],
  ExchMailboxDatabase: [
    ...['Name', 'DatabaseCopyCount', 'EdbFilePath', 'LogFolderPath', 'Server', 'AllowFileRestore'],
    ...['AllowServiceRestart', 'AutoDagExcludeFromMonitoring', 'BackgroundDatabaseMaintenance'],
    ...['CalendarLoggingQuota', 'CircularLoggingEnabled', 'DataMoveReplicationConstraint'],
    ...['DeletedItemRetention', 'DomainController', 'EventHistoryRetentionPeriod', 'IndexEnabled'],
    ...['IsExcludedFromProvisioning', 'IssueWarningQuota', 'IsSuspendedFromProvisioning'],
    ...['JournalRecipient', 'MailboxRetention', 'MetaCacheDatabaseMaxCapacityInBytes'],
    ...['MountAtStartup', 'OfflineAddressBook', 'ProhibitSendQuota', 'ProhibitSendReceiveQuota'],
    ...['RecoverableItemsQuota', 'RecoverableItemsWarningQuota', 'RetainDeletedItemsUntilBackup'],
    ...['SkipInitialDatabaseMount'],
  ],
  ExchMailboxDatabaseCopy: [
    ...['Identity', 'MailboxServer', 'AllowServiceRestart', 'ActivationPreference'],
    ...['ReplayLagMaxDelay', 'ReplayLagTime', 'SeedingPostponed', 'TruncationLagTime'],
  ],
  ExchDatabaseAvailabilityGroupMember: [
    ...['MailboxServer', 'DAGName', 'DomainController', 'SkipDagValidation'],
  ],
  ExchWaitForDAG: [
    ...['Identity', 'DomainController', 'RetryIntervalSec', 'RetryCount', 'WaitForComputerObject'],
  ],
  ExchWaitForMailboxDatabase: [
    ...['Identity', 'AdServerSettingsPreferredServer', 'DomainController', 'RetryCount'],
    ...['RetryIntervalSec'],
  ],
  ExchMailboxServer: [
    ...['Identity', 'AutoDatabaseMountDial', 'DatabaseCopyAutoActivationPolicy'],
    ...['DatabaseCopyActivationDisabledAndMoveNow', 'MaximumActiveDatabases'],
    ...['MaximumPreferredActiveDatabases', 'WacDiscoveryEndpoint'],
  ],
  ExchAutoMountPoint: [
    ...['Identity', 'AutoDagDatabasesRootFolderPath', 'AutoDagVolumesRootFolderPath'],
    ...['DiskToDBMap', 'SpareVolumeCount', 'EnsureExchangeVolumeMountPointIsLast'],
    ...['CreateSubfolders', 'FileSystem', 'MinDiskSize', 'PartitioningScheme', 'UnitSize'],
    ...['VolumePrefix'],
  ],
} as const
