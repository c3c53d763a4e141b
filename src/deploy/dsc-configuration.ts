import type { NamedText } from './deployment.ts'

/** A configuration for ExchangeDsc that calls its resources with the data of a plan; the same for every plan. */
export const dscConfiguration: NamedText = {
  name: 'ExchangeDsc-Configuration.ps1',
  text: String.raw`<#
.SYNOPSIS
    Compiles the configuration data of a plan for the DSC module ExchangeDsc 2.0 or later.
.DESCRIPTION
    It makes one file for each server and changes nothing; Start-DscConfiguration applies them. The
    files hold the credentials: give each node a certificate to decrypt them, in the data.
.EXAMPLE
    . .\ExchangeDsc-Configuration.ps1
    Deployment -ConfigurationData .\ExchangeDsc-Data.psd1 -Credential (Get-Credential)
#>
Configuration Deployment {
    param([Parameter(Mandatory = $true)][PSCredential]$Credential)

    Import-DscResource -ModuleName ExchangeDsc

    Node $AllNodes.NodeName {
        # Left out where logs have volumes of their own, which the module cannot mount.
        if ($Node.DiskToDBMap) {
            ExchAutoMountPoint Volumes {
                Identity                             = $Node.NodeName
                AutoDagDatabasesRootFolderPath       = $Node.AutoDagDatabasesRootFolderPath
                AutoDagVolumesRootFolderPath         = $Node.AutoDagVolumesRootFolderPath
                DiskToDBMap                          = $Node.DiskToDBMap
                SpareVolumeCount                     = $Node.SpareVolumeCount
                MinDiskSize                          = $Node.MinDiskSize
                FileSystem                           = $Node.FileSystem
                CreateSubfolders                     = $Node.CreateSubfolders
                EnsureExchangeVolumeMountPointIsLast = $Node.EnsureExchangeVolumeMountPointIsLast
            }
        }
        if ($Node.DAGId) {
            $dag = $ConfigurationData[$Node.DAGId]
            if ($Node.Role -eq 'FirstDAGMember') {
                ExchDatabaseAvailabilityGroup Dag {
                    Name                                 = $dag.DAGName
                    Credential                           = $Credential
                    WitnessServer                        = $dag.WitnessServer
                    WitnessDirectory                     = $dag.WitnessDirectory
                    AlternateWitnessServer               = $dag.AlternateWitnessServer
                    AlternateWitnessDirectory            = $dag.AlternateWitnessDirectory
                    DatabaseAvailabilityGroupIPAddresses = $dag.DatabaseAvailabilityGroupIPAddresses
                    DatacenterActivationMode             = $dag.DatacenterActivationMode
                    FileSystem                           = $dag.FileSystem
                    ManualDagNetworkConfiguration        = $dag.ManualDagNetworkConfiguration
                    NetworkCompression                   = $dag.NetworkCompression
                    NetworkEncryption                    = $dag.NetworkEncryption
                    ReplayLagManagerEnabled              = $dag.ReplayLagManagerEnabled
                    AutoDagDatabasesRootFolderPath       = $Node.AutoDagDatabasesRootFolderPath
                    AutoDagVolumesRootFolderPath         = $Node.AutoDagVolumesRootFolderPath
                    AutoDagDatabaseCopiesPerVolume       = $dag.AutoDagDatabaseCopiesPerVolume
                    AutoDagDatabaseCopiesPerDatabase     = $dag.AutoDagDatabaseCopiesPerDatabase
                    AutoDagTotalNumberOfDatabases        = $dag.AutoDagTotalNumberOfDatabases
                    AutoDagTotalNumberOfServers          = $dag.AutoDagTotalNumberOfServers
                }
            } else {
                ExchWaitForDAG DagIsThere {
                    Identity   = $dag.DAGName
                    Credential = $Credential
                }
            }
            ExchDatabaseAvailabilityGroupMember Member {
                MailboxServer = $Node.NodeName
                Credential    = $Credential
                DAGName       = $dag.DAGName
            }
        }
        ExchMailboxServer Limits {
            Identity                         = $Node.NodeName
            Credential                       = $Credential
            MaximumActiveDatabases           = $Node.MailboxServer.MaximumActiveDatabases
            MaximumPreferredActiveDatabases  = $Node.MailboxServer.MaximumPreferredActiveDatabases
            DatabaseCopyAutoActivationPolicy = $Node.MailboxServer.DatabaseCopyAutoActivationPolicy
        }
        foreach ($database in $Node.PrimaryDBList.Values) {
            ExchMailboxDatabase $database.Name {
                Name                          = $database.Name
                Credential                    = $Credential
                Server                        = $Node.NodeName
                EdbFilePath                   = $database.EdbFilePath
                LogFolderPath                 = $database.LogFolderPath
                DatabaseCopyCount             = $database.DatabaseCopyCount
                OfflineAddressBook            = $Node.MailboxDatabase.OfflineAddressBook
                DeletedItemRetention          = $Node.MailboxDatabase.DeletedItemRetention
                MailboxRetention              = $Node.MailboxDatabase.MailboxRetention
                EventHistoryRetentionPeriod   = $Node.MailboxDatabase.EventHistoryRetentionPeriod
                RetainDeletedItemsUntilBackup = $Node.MailboxDatabase.RetainDeletedItemsUntilBackup
                ProhibitSendReceiveQuota      = $Node.MailboxDatabase.ProhibitSendReceiveQuota
                ProhibitSendQuota             = $Node.MailboxDatabase.ProhibitSendQuota
                IssueWarningQuota             = $Node.MailboxDatabase.IssueWarningQuota
                RecoverableItemsQuota         = $Node.MailboxDatabase.RecoverableItemsQuota
                RecoverableItemsWarningQuota  = $Node.MailboxDatabase.RecoverableItemsWarningQuota
                CalendarLoggingQuota          = $Node.MailboxDatabase.CalendarLoggingQuota
                DataMoveReplicationConstraint = $Node.MailboxDatabase.DataMoveReplicationConstraint
                CircularLoggingEnabled        = $Node.MailboxDatabase.CircularLoggingEnabled
            }
        }
        foreach ($copy in $Node.CopyDBList.Values) {
            ExchWaitForMailboxDatabase ('Before' + $copy.Name) {
                Identity   = $copy.Name
                Credential = $Credential
            }
            ExchMailboxDatabaseCopy $copy.Name {
                Identity             = $copy.Name
                Credential           = $Credential
                MailboxServer        = $Node.NodeName
                ActivationPreference = $copy.ActivationPreference
                ReplayLagTime        = $copy.ReplayLagTime
                TruncationLagTime    = $copy.TruncationLagTime
            }
        }
    }
}
`.replaceAll('\n', '\r\n'),
}
