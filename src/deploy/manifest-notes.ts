import { deployedFolders } from '../engine/failures/index.ts'
import { roleVersionOf } from '../engine/index.ts'
import { mostStandardEditionDatabases, unaskedSettingsNote } from './database-settings.ts'
import { type Deployment, serversByDag } from './deployment.ts'

/** Sentences on each way to deploy: what it does by itself, and what is left to a person. */
export function deploymentWaySentences(deployment: Deployment): readonly string[] {
  const { databases, dags } = deployment
  const isKept = databases.some(({ copies }) => copies.some(({ never }) => never))
  const unkept = isKept
    ? ' It does not keep lagged copies from being activated, which a plan without the replay lag manager asks for: Suspend-MailboxDatabaseCopy -ActivationOnly does, copy by copy.'
    : ''
  const kept = isKept ? ', and keeps lagged copies from being activated' : ''
  const made = dags.length > 0 ? 'DAGs, databases, copies with their lags' : 'databases'
  const tables =
    dags.length > 0
      ? 'Diskpart.ps1 2.7, CreateDAG.ps1 2.5, CreateMBDatabases.ps1 2.2 and CreateMBDatabaseCopies.ps1 2.2 read'
      : 'Diskpart.ps1 2.7 and CreateMBDatabases.ps1 2.2 read'
  const read =
    dags.length > 0
      ? 'Servers.csv, MailboxDatabases.csv and MailboxDatabaseCopies.csv'
      : 'Servers.csv and MailboxDatabases.csv'
  const index = roleVersionOf(deployment).indexEnabled
    ? ''
    : ' Take -IndexEnabled out of CreateMBDatabases.ps1: this version of Exchange has no such parameter.'
  const isApart = deployment.servers.some(({ volumes }) =>
    volumes.some(({ logGib }) => logGib !== null),
  )
  const disks = isApart
    ? ' It mounts no volume of this plan, whose logs lie apart: run Initialize-Volumes.ps1 before it.'
    : ' It cleans every disk larger than MinDiskSize on which Windows finds no volume, one that is offline too: take away what is not for data.'
  return [
    `Deploy-Spindle.ps1 makes ${made}, sets limits, quotas, Safety Net and the expiry of messages${kept}. Initialize-Volumes.ps1 formats and mounts the volumes before it, on each server; Test-Deployment.ps1 compares afterwards what stands with the plan.`,
    `Scripts of Microsoft: ${tables} the tables; scripts of another version may refuse them. Diskpart.ps1 cleans the disks from StartDrive on, whatever they hold. They set neither Safety Net nor the expiry of messages.${unkept}${index}`,
    `ExchangeDsc 2.0 reads ${read} by its module ExchangeDscCalculatorHelper, in a configuration that you write.${disks} It sets neither Safety Net nor the expiry of messages.${unkept}`,
  ]
}

export function deploymentNotes(deployment: Deployment): readonly string[] {
  const { dags, servers, settings } = deployment
  const uneven = servers.filter(({ volumes, perVolume }) =>
    volumes.some((volume) => volume.databases.length !== perVolume),
  )
  const sets = servers.some(({ volumes, perVolume }) =>
    volumes.some(({ logGib }) => logGib !== null && perVolume > 1),
  )
  const restores = servers.some(({ restoreGib }) => restoreGib !== null)
  const before = servers.some(({ startDisk }) => startDisk > 1) ? 'disk 1 of transport, ' : ''
  return [
    `Disk 0 is taken to be that of the system, ${before}and data to start after it: where Windows counts otherwise, change StartDrive in Servers.csv. Initialize-Volumes.ps1 takes empty disks by their size, whatever their numbers.`,
    'Windows blocks scripts that came through a browser: choose Unblock in the properties of the zip before you unpack it, or run Unblock-File.',
    'No script is signed. Where the execution policy runs signed scripts alone (AllSigned, as Get-ExecutionPolicy -List tells), read the scripts and sign them with a certificate of your own by Set-AuthenticodeSignature.',
    'Setup of Exchange makes a database on each server, which counts among the limit of active databases and among those of the edition: move its mailboxes away and remove it.',
    unaskedSettingsNote,
    ...quotaNotes(deployment),
    'Change the .csv files in a text editor and do not save them from a spreadsheet: where Windows writes a comma before decimals it parts cells by semicolons, and Microsoft’s scripts read commas.',
    ...(uneven[0]
      ? [
          `The last volume of ${uneven[0].name}${uneven.length > 1 ? ` and ${uneven.length - 1} more servers` : ''} holds fewer databases than the others. Diskpart.ps1 and ExchangeDsc cut the list of a server evenly: Initialize-Volumes.ps1 mounts that volume too.`,
        ]
      : []),
    ...crowdedNotes(deployment),
    ...unplacedNotes(deployment),
    ...(sets
      ? [
          'Diskpart.ps1 knows no log volumes of several databases: take Initialize-Volumes.ps1 in its place.',
        ]
      : []),
    ...(dags.length > 0 && roleVersionOf(deployment).fileSystem === 'ReFS'
      ? [
          'Diskpart.ps1 formats NTFS; Initialize-Volumes.ps1 formats ReFS in units of 64 KB without integrity streams, and Deploy-Spindle.ps1 sets ReFS for the DAGs, which Microsoft prefers from 2016 on. Format volumes alike.',
        ]
      : []),
    ...clusterNotes(deployment),
    ...transportNotes(deployment),
    ...enterpriseNotes(deployment),
    ...cacheNotes(deployment),
    ...encryptionNotes(deployment),
    ...(restores
      ? [
          `Diskpart.ps1 and ExchangeDsc make no volume for restores; Initialize-Volumes.ps1 does. It is below ${deployedFolders.restores}: below ${deployedFolders.volumes} AutoReseed takes a volume without a database for a spare, and may format it.`,
        ]
      : []),
    ...(settings.circularLogging
      ? ['Circular logging is switched on after a database has its second copy, not before.']
      : []),
  ]
}

/** Notes on tiers whose mailboxes do not get their quotas from the databases. */
function quotaNotes({ tiers, settings }: Deployment): readonly string[] {
  if (tiers.length === 0) return []
  const called = tiers.map(({ number, name }) => (name ? `${number} (${name})` : `${number}`))
  const within = called.filter((_, at) => tiers[at]?.quotas === null)
  const archives = tiers.some(({ archive }) => archive) ? ' Archives get theirs from it too.' : ''
  return [
    `Every database has the quotas of tier ${within.join(', ')}: ${settings.parameters.ProhibitSendReceiveQuota}. Set-Quotas.ps1 gives mailboxes of all tiers theirs, from a list that you supply: a CSV file with the columns Mailbox and Tier.${archives} Of the tiers of the plan the numbers are taken: ${called.join(', ')}.`,
  ]
}

/** Note on copies without a server, such as lagged ones of a site with too few servers for them. */
function unplacedNotes({ dags, databases }: Deployment): readonly string[] {
  const asked = new Map(dags.map(({ name, plannedCopies }) => [name, plannedCopies]))
  const without = databases.filter(
    ({ dag, copies }) => copies.length < (asked.get(dag ?? '') ?? 0),
  ).length
  if (without === 0) return []
  return [
    `${without} of ${databases.length} databases have fewer copies in these files than the plan asks for: a site has fewer servers for them than copies.`,
  ]
}

/** Note on volumes with several active databases while all is up, as failure domains cause. */
function crowdedNotes({ servers, databases }: Deployment): readonly string[] {
  const activeOn = new Map(databases.map(({ name, copies: [first] }) => [name, first?.server]))
  const crowded = servers.flatMap((server) =>
    server.volumes
      .filter(({ logGib }) => logGib === null)
      .map((volume) => volume.databases.filter((name) => activeOn.get(name) === server.name))
      .filter((active) => active.length > 1)
      .map((active) => `${active.join(', ')} on ${server.name}`),
  )
  const [first] = crowded
  if (first === undefined) return []
  const others = crowded.length > 1 ? `, and on ${crowded.length - 1} more volumes` : ''
  return [`Several databases of one volume are active while all is up: ${first}${others}.`]
}

/** IP addresses of a DAG with a special meaning: assigned by DHCP, and no address. */
const assigned: readonly string[] = ['0.0.0.0', '255.255.255.255']

/** Notes on what must exist before a DAG is made. */
function clusterNotes(deployment: Deployment): readonly string[] {
  const { dags, servers } = deployment
  if (dags.length === 0) return []
  const { addressless } = roleVersionOf(deployment)
  const none = dags.filter(({ addresses }) => addresses.includes('255.255.255.255'))
  const ofDag = serversByDag(servers)
  const sitesOf = (dag: string) => new Set(ofDag.get(dag)?.map(({ site }) => site)).size
  const lone = dags.filter(
    ({ name, addresses }) =>
      addresses.length === 1 &&
      !addresses.some((one) => assigned.includes(one)) &&
      sitesOf(name) > 1,
  )
  return [
    ...(addressless !== null && none.length > 0
      ? [`A DAG without an address takes ${addressless}.`]
      : []),
    ...(none.length < dags.length
      ? [
          'A DAG with an address takes a computer account of its name, which is there before it, is disabled, and is in full control of its first member.',
        ]
      : []),
    ...(lone.length > 0
      ? [
          `${lone.map(({ name }) => name).join(', ')}: one address for members in two sites. Where the sites are two subnets, give one of each.`,
        ]
      : []),
  ]
}

/** Note on transport queues, which setup leaves on the system disk though they have their own. */
function transportNotes({ servers }: Deployment): readonly string[] {
  if (!servers.some(({ startDisk }) => startDisk > 1)) return []
  return [
    'Transport has a disk of its own: Move-TransportDatabase.ps1, in the folder of scripts of Exchange, moves the queues there on each server.',
  ]
}

function enterpriseNotes({ servers }: Deployment): readonly string[] {
  const held = Math.max(
    ...servers.map(({ volumes }) => volumes.flatMap(({ databases }) => databases).length),
  )
  if (held <= mostStandardEditionDatabases) return []
  return [
    `Up to ${held} copies are on a server: more than ${mostStandardEditionDatabases} take the Enterprise edition of Exchange, with its key entered on each server. Deploy-Spindle.ps1 asks for it before it changes anything.`,
  ]
}

/** Note on BitLocker, which the preferred architecture asks for and no answer of a plan settles. */
function encryptionNotes({ dags, servers }: Deployment): readonly string[] {
  if (dags.length === 0) return []
  const spare = servers.some(({ spares }) => spares > 0)
    ? ' Without it a spare that AutoReseed takes is formatted anew, and what is seeded there is not encrypted.'
    : ''
  return [
    `BitLocker: the preferred architecture encrypts the volumes of data; no answer of a plan says whether yours are, and no script here does it. Where they are to be, encrypt every volume of VolumeMap.csv, spare ones too, after Initialize-Volumes.ps1 and before Deploy-Spindle.ps1, by Enable-BitLocker and Enable-BitLockerAutoUnlock. Then tell the DAGs: ${dags.map(({ name }) => `Set-DatabaseAvailabilityGroup ${name} -AutoDagBitlockerEnabled $true`).join('; ')}.${spare}`,
  ]
}

/** Note on the solid-state drives of the metacache, which no way to deploy sets up. */
function cacheNotes({ dags }: Deployment): readonly string[] {
  const [drives] = dags.flatMap(({ cacheDrives }) => cacheDrives ?? [])
  if (drives === undefined) return []
  return [
    `Metacache: ${drives} solid-state drives of a server stay raw, without a partition; Manage-MetaCacheDatabase.ps1, in the folder of scripts of Exchange, takes them into use once copies are there. They are taken to be counted after the disks of this plan.`,
  ]
}
