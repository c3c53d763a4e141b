import { deployedFolders } from '../engine/failures/index.ts'
import { deploymentCsvText } from './csv.ts'
import {
  type DeployedDag,
  type DeployedServer,
  type Deployment,
  serversByDag,
} from './deployment.ts'
import tables from './microsoft-tables.json' with { type: 'json' }

// The second row of a table has the version that Microsoft’s scripts ask for, as the workbook
// writes it.

/** Address book that every organization begins with, by its name in Exchange. */
const usualAddressBook = '\\Default Offline Address Book'

/** Servers.csv: first data disk of each server, and its databases in the order of their volumes. */
export function serversCsv({ servers }: Deployment): string {
  return deploymentCsvText(
    tables.servers.columns,
    tables.servers.version,
    // Diskpart.ps1 would clean the first disk of a server that has a row but no database.
    servers
      .filter(({ volumes }) => volumes.length > 0)
      .map((server) => [
        server.name,
        server.startDisk,
        server.perVolume,
        server.spares,
        server.volumes.some(({ logGib }) => logGib !== null) ? 1 : 0,
        deployedFolders.volumes,
        deployedFolders.databases,
        server.volumes.flatMap(({ databases }) => databases).join(','),
      ]),
  )
}

/** MailboxDatabases.csv: every database with its settings, on the server of its first copy. */
export function databasesCsv({ databases, settings }: Deployment): string {
  const { parameters } = settings
  return deploymentCsvText(
    tables.databases.columns,
    tables.databases.version,
    databases.map(({ name, copies, edbFile, logFolder, controller }) => [
      name,
      copies[0]?.server ?? '',
      edbFile,
      logFolder,
      parameters.DeletedItemRetention,
      controller,
      settings.addressBook || usualAddressBook,
      truth(parameters.RetainDeletedItemsUntilBackup),
      truth(true),
      truth(settings.circularLogging),
      parameters.ProhibitSendReceiveQuota,
      parameters.ProhibitSendQuota,
      parameters.IssueWarningQuota,
      truth(true),
      truth(true),
      truth(false),
      truth(false),
      parameters.MailboxRetention,
      truth(true),
      parameters.EventHistoryRetentionPeriod,
      truth(false),
      parameters.CalendarLoggingQuota,
      truth(false),
      // Microsoft’s script sets this before there is a second copy, and would lose the quotas set
      // with it; Exchange raises it with the first copy that is added.
      'None',
      parameters.RecoverableItemsQuota,
      parameters.RecoverableItemsWarningQuota,
    ]),
  )
}

/** MailboxDatabaseCopies.csv: all copies but the first, by database, then by preference. */
export function copiesCsv({ databases, controllers: [first, second] }: Deployment): string {
  return deploymentCsvText(
    tables.copies.columns,
    tables.copies.version,
    databases.flatMap(({ name, copies }) =>
      copies
        .slice(1)
        .map(({ server, preference, replayLag, truncationLag }) => [
          first,
          second,
          name,
          server,
          preference,
          replayLag,
          truncationLag,
        ]),
    ),
  )
}

/** DAGInfo.csv: every DAG with its members, witness and limits. */
export function dagInfoCsv({ dags, servers, controllers }: Deployment): string {
  const ofDag = serversByDag(servers)
  return deploymentCsvText(
    tables.dags.columns,
    tables.dags.version,
    dags.map((dag) => dagRow(dag, ofDag.get(dag.name) ?? [], controllers)),
  )
}

function dagRow(
  dag: DeployedDag,
  servers: readonly DeployedServer[],
  [first, second]: Deployment['controllers'],
): readonly (string | number)[] {
  const inSite = (of: 1 | 2) => servers.filter(({ site }) => site === of)
  const [nearer, farther] = [inSite(1), inSite(2)]
  // Microsoft’s scripts take the members of a DAG in one site from the first list alone.
  const isOfSecond = nearer.length === 0
  const [one, two] = isOfSecond ? [farther, nearer] : [nearer, farther]
  return [
    dag.name,
    dag.addresses.join(','),
    dag.witness.server,
    dag.witness.folder,
    dag.alternate.server,
    dag.alternate.folder,
    one.map(({ name }) => name).join(','),
    two.map(({ name }) => name).join(','),
    isOfSecond ? second : first,
    two.length > 0 ? second : 'Not Used',
    'DAGOnly',
    ...limitsOf(one),
    ...limitsOf(two),
    deployedFolders.volumes,
    deployedFolders.databases,
    dag.perVolume,
    truth(false),
    truth(dag.replayLagManager),
    'InterSubnetOnly',
    dag.compression ? 'InterSubnetOnly' : 'Disabled',
    64327,
    'GoodAvailability',
    truth(dag.logIsolation),
  ]
}

/**
 * Maximum and preferred active databases of a site’s servers. Without a limit, all that a server
 * holds: an empty field would be read as 0, and nothing mounted. `''` for a site without servers.
 */
function limitsOf(servers: readonly DeployedServer[]): readonly [string | number, string | number] {
  if (servers.length === 0) return ['', '']
  const limited = servers.find(({ holds }) => holds !== 'lagged copies')
  const most = limited?.maximumActive ?? Math.max(...servers.map(heldBy))
  return [most, limited?.maximumPreferred ?? most]
}

function heldBy({ volumes }: DeployedServer): number {
  return volumes.reduce((sum, { databases }) => sum + databases.length, 0)
}

function truth(value: boolean): string {
  return value ? 'True' : 'False'
}
