import { deployedFolders } from '../engine/failures/index.ts'
import { oncePerObject, type RoleVersion, roleVersionOf, versionOf } from '../engine/index.ts'
import {
  type DatabaseSettings,
  mostStandardEditionDatabases,
  nonEmptyTexts,
} from './database-settings.ts'
import type { DeployedDag, DeployedDatabase, DeployedServer, Deployment } from './deployment.ts'
import { type PowerShellData, powerShellLiteral } from './powershell.ts'

export type PowerShellSettings = { readonly [parameter: string]: PowerShellData }

/** The plan without its servers as PowerShell variables, which all scripts begin with. */
export const powerShellPlanData = oncePerObject((deployment: Deployment): string => {
  const { dags, databases, settings } = deployment
  const version = roleVersionOf(deployment)
  return [
    `$plan = ${powerShellLiteral(powerShellPlanSettings(deployment))}\n`,
    powerShellListVariable(
      'dags',
      dags.map((dag) => dagOf(dag, version)),
    ),
    `$transport = ${powerShellLiteral(transportOf(deployment))}\n`,
    `$databaseSettings = ${powerShellLiteral(settingsOf(settings, version))}\n`,
    `$settingsOfCopies = ${powerShellLiteral(settingsOfCopies(settings))}\n`,
    powerShellListVariable(
      'databases',
      databases.map((database) => databaseOf(database, settings)),
    ),
  ].join('\n')
})

export function powerShellServersData(
  { servers }: Deployment,
  besides: (server: DeployedServer) => PowerShellSettings,
): string {
  return powerShellListVariable(
    'servers',
    servers.map((server) => ({
      Name: server.name,
      Databases: server.volumes.flatMap(({ databases }) => databases).length,
      ...besides(server),
      Set: limitsOf(server),
    })),
  )
}

/** A list as a PowerShell variable, with one item a line. */
export function powerShellListVariable(name: string, items: readonly PowerShellData[]): string {
  const lines = items.map((item) => `    ${powerShellLiteral(item, '    ')}`)
  return `$${name} = @(${lines.length > 0 ? `\n${lines.join(',\n')}\n` : ''})\n`
}

export function powerShellPlanSettings(deployment: Deployment): PowerShellSettings {
  const { plan, controllers } = deployment
  const { build, builds } = roleVersionOf(deployment)
  return {
    Name: plan.trim() || 'an unnamed plan',
    Version: versionOf(deployment).name,
    Build: build,
    ...(builds && { Builds: { From: builds.from, Below: builds.below } }),
    MostOfStandard: mostStandardEditionDatabases,
    FileSystem: roleVersionOf(deployment).fileSystem,
    Controller: controllers[0],
  }
}

function dagOf(dag: DeployedDag, { fileSystem }: RoleVersion): PowerShellSettings {
  const { witness, alternate } = dag
  const witnessed = nonEmptyTexts({
    WitnessServer: witness.server,
    WitnessDirectory: witness.folder,
  })
  return {
    Name: dag.name,
    Members: dag.servers,
    New: {
      Name: dag.name,
      ...witnessed,
      DatabaseAvailabilityGroupIpAddresses: dag.addresses,
      ...(fileSystem === 'ReFS' && { FileSystem: fileSystem }),
    },
    Set: {
      ...witnessed,
      // Given a folder without a server, Exchange would choose the server itself.
      ...(alternate.server !== '' &&
        nonEmptyTexts({
          AlternateWitnessServer: alternate.server,
          AlternateWitnessDirectory: alternate.folder,
        })),
      ...(fileSystem === 'ReFS' && { FileSystem: fileSystem }),
      // If the plan gives no addresses, those of an existing DAG stay as they are.
      ...(dag.addresses[0] !== '255.255.255.255' && {
        DatabaseAvailabilityGroupIpAddresses: dag.addresses,
      }),
      // This mode takes at least two members.
      DatacenterActivationMode: dag.servers.length > 1 ? 'DagOnly' : 'Off',
      ManualDagNetworkConfiguration: false,
      NetworkCompression: dag.compression ? 'InterSubnetOnly' : 'Disabled',
      NetworkEncryption: 'InterSubnetOnly',
      ReplayLagManagerEnabled: dag.replayLagManager,
      AutoDagVolumesRootFolderPath: deployedFolders.volumes,
      AutoDagDatabasesRootFolderPath: deployedFolders.databases,
      AutoDagDatabaseCopiesPerVolume: dag.perVolume,
      AutoDagDatabaseCopiesPerDatabase: dag.copies,
      AutoDagTotalNumberOfDatabases: dag.databases,
      AutoDagTotalNumberOfServers: dag.servers.length,
      ...(dag.cacheDrives !== null && { MetaCacheDatabaseVolumesPerServer: dag.cacheDrives }),
    },
  }
}

function transportOf({ transport }: Deployment): PowerShellSettings {
  return {
    Organization: { SafetyNetHoldTime: transport.safetyNet },
    Server: { MessageExpirationTimeout: transport.expiry },
  }
}

function limitsOf({
  maximumActive,
  maximumPreferred,
  activation,
  dag,
}: DeployedServer): PowerShellSettings {
  return {
    ...(maximumActive !== null && { MaximumActiveDatabases: maximumActive }),
    ...(maximumPreferred !== null && { MaximumPreferredActiveDatabases: maximumPreferred }),
    ...(dag !== null && { DatabaseCopyAutoActivationPolicy: activation }),
  }
}

function settingsOf(settings: DatabaseSettings, { indexEnabled }: RoleVersion): PowerShellSettings {
  const { DataMoveReplicationConstraint: constraint, ...alone } = settings.parameters
  return {
    ...nonEmptyTexts({ OfflineAddressBook: settings.addressBook }),
    ...alone,
    ...(constraint === 'None' && { DataMoveReplicationConstraint: constraint }),
    // From Exchange 2019 on the search index is in the database, and nothing switches it.
    ...(indexEnabled && { IndexEnabled: true }),
  }
}

/** Settings that Exchange refuses, with all set in the same command, while there is one copy. */
function settingsOfCopies(settings: DatabaseSettings): PowerShellSettings {
  const { DataMoveReplicationConstraint: constraint } = settings.parameters
  return {
    ...(constraint !== 'None' && { DataMoveReplicationConstraint: constraint }),
    ...(settings.circularLogging && { CircularLoggingEnabled: true }),
  }
}

function databaseOf(
  { name, edbFile, logFolder, copies }: DeployedDatabase,
  { addressBook }: DatabaseSettings,
): PowerShellSettings {
  const [first] = copies
  return {
    Name: name,
    New: {
      Name: name,
      Server: first?.server ?? '',
      EdbFilePath: edbFile,
      LogFolderPath: logFolder,
      ...nonEmptyTexts({ OfflineAddressBook: addressBook }),
    },
    Copies: copies.map((copy) => ({
      Server: copy.server,
      Preference: copy.preference,
      ReplayLag: copy.replayLag,
      TruncationLag: copy.truncationLag,
      Never: copy.never,
    })),
  }
}
