import { strToU8, zipSync } from 'fflate'
import type {
  DeploymentNamesAndPlaces,
  NamingProblem,
  PlaceProblem,
} from '../engine/failures/index.ts'
import { fieldOf, oncePerObject, type Plan, versionOf } from '../engine/index.ts'
import type { Deployment, DeploymentFile, NamedTextFile } from './deployment.ts'
import { makeDeployment } from './make-deployment.ts'
import { deploymentNotes, deploymentWaySentences } from './manifest-notes.ts'
import { copiesCsv, dagInfoCsv, databasesCsv, serversCsv } from './microsoft-tables.ts'
import {
  acceptanceScriptFile,
  deployScriptFile,
  diskScriptFile,
  quotaScriptFile,
} from './scripts.ts'
import { volumeMapCsv } from './volume-map.ts'

/**
 * Files that deploy a plan, the manifest first. The same plan gives the same files. Empty if
 * nothing deploys plans of its version, or the plan cannot be sized.
 */
export const deploymentFiles = oncePerObject((plan: Plan): readonly DeploymentFile[] => {
  const deployment = makeDeployment(plan)
  if (!deployment) return []
  const files = filesOf(deployment)
  const manifest: DeploymentFile = {
    group: 'first',
    name: manifestName,
    text: manifestText(deployment, files),
    purpose: 'All files with their purpose, what is still missing, and what to know before',
  }
  return [manifest, ...files]
})

function filesOf(deployment: Deployment): readonly DeploymentFile[] {
  const of = (group: DeploymentFile['group'], files: readonly Purposed[]) =>
    files.map((file) => ({ ...file, group }))
  return [...of('scripts', scriptsOf(deployment)), ...of('tables', tablesOf(deployment))]
}

type Purposed = Omit<DeploymentFile, 'group'>

const printing = 'Only prints what it would do unless run with -Apply.'

/** Deployment scripts and the map of volumes, in the order of their use. */
function scriptsOf(deployment: Deployment): readonly Purposed[] {
  const { dags, tiers } = deployment
  const made = dags.length > 0 ? 'DAGs, databases and copies' : 'the databases'
  return [
    {
      ...diskScriptFile(deployment),
      purpose: `On each server: formats empty disks and mounts them as listed in VolumeMap.csv. ${printing}`,
    },
    {
      name: 'VolumeMap.csv',
      text: volumeMapCsv(deployment),
      purpose:
        'Every volume: its disk, mount points, databases and size, for Initialize-Volumes.ps1 and for people',
    },
    { ...deployScriptFile(deployment), purpose: `Once: makes ${made}. ${printing}` },
    ...(tiers.length > 0
      ? [
          {
            ...quotaScriptFile(deployment),
            purpose: `Gives mailboxes the quotas of their tiers, from your list of mailboxes. ${printing}`,
          },
        ]
      : []),
    {
      ...acceptanceScriptFile(deployment),
      purpose:
        'Compares the servers as built with the plan and prints the differences. Changes nothing.',
    },
  ]
}

function tablesOf(deployment: Deployment): readonly Purposed[] {
  return [
    {
      name: 'Servers.csv',
      text: serversCsv(deployment),
      purpose: 'Volumes of every server, for Diskpart.ps1 and ExchangeDsc',
    },
    {
      name: 'MailboxDatabases.csv',
      text: databasesCsv(deployment),
      purpose: 'Databases with their settings, for CreateMBDatabases.ps1 and ExchangeDsc',
    },
    ...(deployment.dags.length > 0
      ? [
          {
            name: 'MailboxDatabaseCopies.csv',
            text: copiesCsv(deployment),
            purpose: 'All other copies, for CreateMBDatabaseCopies.ps1 and ExchangeDsc',
          },
          {
            name: 'DAGInfo.csv',
            text: dagInfoCsv(deployment),
            purpose: `DAGs with members, witness and limits, for CreateDAG.ps1${emptyControllers(deployment)}`,
          },
        ]
      : []),
  ]
}

/** Names the domain controller columns that CreateDAG.ps1 asks for and the plan leaves empty. */
function emptyControllers({ naming: { places } }: Deployment): string {
  const empty = [
    ...(places.missing.includes('controllers1') ? ['GC'] : []),
    ...(places.missing.includes('controllers2') ? ['GC2'] : []),
  ]
  if (empty.length === 0) return ''
  const them =
    empty.length > 1 ? 'are empty: it fails until both are' : 'is empty: it fails until that is'
  return `, in which ${empty.join(' and ')} ${them} filled in`
}

/** All deployment files in one zip, as UTF-8. The same files give the same bytes. */
export function deploymentZip(files: readonly NamedTextFile[]): Uint8Array {
  const parts = Object.fromEntries(files.map(({ name, text }) => [name, strToU8(text)]))
  // A zip stores local time: this is noon, wherever the zip is made.
  return zipSync(parts, { level: 6, mtime: new Date(2000, 0, 1, 12) })
}

const manifestName = 'Manifest.txt'

/** Text of Manifest.txt: the plan, every file with size and purpose, and what is missing. */
function manifestText(deployment: Deployment, files: readonly DeploymentFile[]): string {
  const { dags, servers, databases, naming } = deployment
  const copies = databases.reduce((sum, database) => sum + database.copies.length, 0)
  const name = oneLine(deployment.plan)
  const lines = [
    `Files that deploy ${name ? `the plan: ${name}` : 'an unnamed plan'}`,
    `${versionOf(deployment).name}; ${counts([
      [dags.length, 'DAG'],
      [servers.length, 'server'],
      [databases.length, 'database'],
    ])}, ${copies} ${copies === 1 ? 'copy' : 'copies'} in all`,
    `Made with Spindle ${__VERSION__}. Nothing changes a server until a person runs it: read every file first.`,
    '',
    'File; bytes; what it is for',
    ...files.map(({ name, text, purpose }) => `${name}; ${strToU8(text).length}; ${purpose}`),
    ...section('Still missing', missingOf(naming)),
    ...section('Left out of what the plan gives', leftOutOf(naming)),
    ...section('Ways to deploy: use one', deploymentWaySentences(deployment)),
    ...section('To know', deploymentNotes(deployment)),
  ]
  return lines.map((line) => `${line}\r\n`).join('')
}

function section(head: string, lines: readonly string[]): readonly string[] {
  return lines.length > 0 ? ['', head, ...lines.map((line) => `- ${oneLine(line)}`)] : []
}

/** Labels of the answers on names and places that are still missing. */
function missingOf({ usual, places }: DeploymentNamesAndPlaces): readonly string[] {
  return [
    ...usual.map((key) => `${fieldOf(key).label}: the usual ones stand`),
    ...places.missing.map((key) => fieldOf(key).label),
  ]
}

function leftOutOf({ problems, places }: DeploymentNamesAndPlaces): readonly string[] {
  return [
    ...problems.map(
      (problem) => `${fieldOf(problem.key).label}: ${namingProblemSentence(problem)}`,
    ),
    ...places.problems.map(
      (problem) => `${fieldOf(problem.key).label}: ${placeProblemSentence(problem)}`,
    ),
  ]
}

function counts(all: readonly (readonly [number, string])[]): string {
  return all
    .filter(([count]) => count > 0)
    .map(([count, what]) => `${count} ${what}${count === 1 ? '' : 's'}`)
    .join(', ')
}

/** A text on one line, without invisible characters, cut to 1,000 characters. */
function oneLine(text: string): string {
  return text
    .replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, 1000)
}

/** Sentence for a problem with the names in a plan; it quotes what the user wrote. */
export function namingProblemSentence(problem: NamingProblem): string {
  switch (problem.code) {
    case 'characters':
      return `${named(problem)}: only letters A to Z, digits and -, with no - at the ends. ${insteadOf(problem)}`
    case 'too long':
      return `${named(problem)}: at most ${problem.most} characters. ${insteadOf(problem)}`
    case 'reserved':
      return `${named(problem)}: Windows takes no such name. ${insteadOf(problem)}`
    case 'taken':
      return `${named(problem)}: already the name of another. ${insteadOf(problem)}`
    case 'list too short':
      return `${problem.given} of ${problem.needed} names are given; the usual names go on with ${problem.next}.`
    case 'list too long':
      return `${problem.given} names are given and ${problem.needed} needed: the last are left out.`
    case 'not one pattern':
      return `${problem.text}: a pattern is one name with one number, such as MBX##, and stands alone. All have the usual names instead.`
  }
}

export function placeProblemSentence(problem: PlaceProblem): string {
  const texts = problem.texts.join(', ')
  switch (problem.code) {
    case 'not a host':
      return `${texts}: not the name of a server, with or without its domain. Left out.`
    case 'not an address':
      return `${texts}: not an IPv4 address, which is all that a DAG takes. Left out.`
    case 'not a folder':
      return `${texts}: not a folder of a drive, such as C:\\Witness. Left out.`
    case 'not plain':
      return `${texts}: not printed characters without accents, or a part of it starts like a formula. Left out.`
    case 'a member':
      return `${texts}: a witness is none of the servers it decides on. Left out.`
    case 'of one DAG':
      return `${texts}: an address belongs to one DAG alone. Left out.`
    case 'not shared out':
      if (problem.key === 'dagAddresses')
        return `${texts}: give as many for each of the ${problem.dags} DAGs. Left out.`
      return problem.dags === 1
        ? `${texts}: give one alone. Left out.`
        : `${texts}: give one for all ${problem.dags} DAGs, or as many for each. Left out.`
  }
}

type Refused = { readonly names: readonly string[]; readonly count: number }

/** Words for what stands in place of refused names; all other names are used as given. */
function insteadOf({ count }: Refused): string {
  return count === 1
    ? 'The usual name stands in its place.'
    : 'The usual names stand in their places.'
}

function named({ names, count }: Refused) {
  const others = count - names.length
  return others > 0 ? `${names.join(', ')} and ${others} more` : names.join(', ')
}
