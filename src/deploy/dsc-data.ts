import { deployedFolders, type RoleVersion, roleVersionOf } from '../engine/index.ts'
import { databaseParameters, given } from './database-settings.ts'
import type { DeployedDag, DeployedServer, Deployment, NamedText } from './deployment.ts'
import { type Data, literal } from './powershell.ts'

type Table = { readonly [name: string]: Data }

/**
 * Configuration data for the module of the DSC community, ExchangeDsc (xExchange): its nodes are the
 * servers, with what their resources take, and each DAG has an entry of its own, as in the examples
 * of the module. Entries are called as the resources call their properties.
 */
export function dscData(deployment: Deployment): NamedText {
  const { dags, servers } = deployment
  const version = roleVersionOf(deployment)
  const held = heldOf(deployment)
  const roles = rolesOf(dags)
  const nodes = servers.map((server) => ({
    NodeName: server.name,
    ServerNameInCsv: server.name,
    ...roles.get(server.name),
    ...volumesOf(server),
    MailboxServer: limitsOf(server),
    ...held.get(server.name),
  }))
  const data = {
    AllNodes: [commonOf(deployment), ...nodes],
    ...Object.fromEntries(dags.map((dag, at) => [idOf(at), dagOf(dag, version)])),
  }
  const text = [head, literal(data), ''].join('\n')
  return { name: 'ExchangeDsc-Data.psd1', text: text.replaceAll('\n', '\r\n') }
}

const head = `# Configuration data for the DSC module ExchangeDsc (xExchange), which ExchangeDsc-Configuration.ps1
# reads. It holds no credentials: the configuration takes them as a parameter. Add what your nodes
# need to decrypt them.`

/** Resources for databases and for the volumes of a server, in common for all. */
function commonOf(deployment: Deployment): Table {
  const { settings } = deployment
  return {
    NodeName: '*',
    AutoDagVolumesRootFolderPath: deployedFolders.volumes,
    AutoDagDatabasesRootFolderPath: deployedFolders.databases,
    FileSystem: roleVersionOf(deployment).fileSystem,
    CreateSubfolders: true,
    EnsureExchangeVolumeMountPointIsLast: true,
    MailboxDatabase: {
      ...given({ OfflineAddressBook: settings.addressBook }),
      ...databaseParameters(settings),
      CircularLoggingEnabled: settings.circularLogging,
    },
  }
}

/** Not its name, which could be that of another entry. */
const idOf = (at: number) => `Dag${at + 1}`

/** By the name of a server, its DAG, and whether that begins with it. */
function rolesOf(dags: readonly DeployedDag[]): ReadonlyMap<string, Table> {
  return new Map(
    dags.flatMap(({ servers }, at) =>
      servers.map((server, place): [string, Table] => [
        server,
        { Role: place === 0 ? 'FirstDAGMember' : 'AdditionalDAGMember', DAGId: idOf(at) },
      ]),
    ),
  )
}

function dagOf(dag: DeployedDag, { fileSystem }: RoleVersion): Table {
  return {
    DAGName: dag.name,
    ...given({
      WitnessServer: dag.witness.server,
      WitnessDirectory: dag.witness.folder,
    }),
    ...(dag.alternate.server !== '' &&
      given({
        AlternateWitnessServer: dag.alternate.server,
        AlternateWitnessDirectory: dag.alternate.folder,
      })),
    ...(fileSystem === 'ReFS' && { FileSystem: fileSystem }),
    DatabaseAvailabilityGroupIPAddresses: dag.addresses,
    DatacenterActivationMode: dag.servers.length > 1 ? 'DagOnly' : 'Off',
    ManualDagNetworkConfiguration: false,
    NetworkCompression: dag.compression ? 'InterSubnetOnly' : 'Disabled',
    NetworkEncryption: 'InterSubnetOnly',
    ReplayLagManagerEnabled: dag.replayLagManager,
    AutoDagDatabaseCopiesPerVolume: dag.perVolume,
    AutoDagDatabaseCopiesPerDatabase: dag.copies,
    AutoDagTotalNumberOfDatabases: dag.databases,
    AutoDagTotalNumberOfServers: dag.servers.length,
  }
}

/** Empty where logs have volumes of their own, which ExchangeDsc cannot mount, and without volumes. */
function volumesOf({ volumes, spares }: DeployedServer): Table {
  if (volumes.length === 0 || volumes.some(({ logGib }) => logGib !== null)) return {}
  return {
    DiskToDBMap: volumes.map(({ databases }) => databases.join(',')),
    SpareVolumeCount: spares,
    // Smaller disks, such as those of a cache or of transport, are not taken; diskpart tells whole GB.
    MinDiskSize: `${Math.max(1, Math.floor(Math.min(...volumes.map(({ gib }) => gib))) - 1)}GB`,
  }
}

function limitsOf({ maximumActive, maximumPreferred, activation, dag }: DeployedServer): Table {
  return {
    ...(maximumActive !== null && { MaximumActiveDatabases: String(maximumActive) }),
    ...(maximumPreferred !== null && { MaximumPreferredActiveDatabases: String(maximumPreferred) }),
    ...(dag !== null && { DatabaseCopyAutoActivationPolicy: activation }),
  }
}

/** By the name of a server, the databases that begin on it and those it gets copies of. */
function heldOf({ databases, servers }: Deployment): ReadonlyMap<string, Table> {
  const held = new Map(
    servers.map(({ name }) => [
      name,
      { first: new Map<string, Data>(), others: new Map<string, Data>() },
    ]),
  )
  for (const { name, edbFile, logFolder, copies } of databases) {
    for (const { server, preference, replayLag, truncationLag } of copies) {
      if (preference === 1)
        held.get(server)?.first.set(name, {
          Name: name,
          EdbFilePath: edbFile,
          LogFolderPath: logFolder,
          DatabaseCopyCount: copies.length,
        })
      else
        held.get(server)?.others.set(name, {
          Name: name,
          ActivationPreference: preference,
          ReplayLagTime: replayLag,
          TruncationLagTime: truncationLag,
        })
    }
  }
  return new Map(
    [...held].map(([server, { first, others }]) => [
      server,
      { PrimaryDBList: first, CopyDBList: others },
    ]),
  )
}
