import { strToU8, zipSync } from 'fflate'
import type { DeployedNaming } from '../engine/failures/index.ts'
import { fieldOf, once, type Plan, versionOf } from '../engine/index.ts'
import type { Deployment, DeploymentFile, NamedText } from './deployment.ts'
import { deploymentOf } from './deployment-of.ts'
import { notesOf, waysOf } from './manifest-notes.ts'
import { copiesCsv, dagInfoCsv, databasesCsv, serversCsv } from './microsoft-tables.ts'
import { namingSentence, placeSentence } from './problem-sentences.ts'
import { acceptanceScript, deployScript, diskScript, quotaScript } from './scripts.ts'
import { volumeMapCsv } from './volume-map.ts'

/**
 * Files that deploy a plan, the manifest first. The same plan gives the same files. Empty if
 * nothing deploys plans of its version, or the plan cannot be sized.
 */
export const deploymentFiles = once((plan: Plan): readonly DeploymentFile[] => {
  const deployment = deploymentOf(plan)
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

/** Scripts and the map of volumes, in the order of their use. */
function scriptsOf(deployment: Deployment): readonly Purposed[] {
  const { dags, tiers } = deployment
  const made = dags.length > 0 ? 'DAGs, databases and copies' : 'the databases'
  return [
    {
      ...diskScript(deployment),
      purpose: `On each server: formats empty disks and mounts them as listed in VolumeMap.csv. ${printing}`,
    },
    {
      name: 'VolumeMap.csv',
      text: volumeMapCsv(deployment),
      purpose:
        'Every volume: its disk, mount points, databases and size, for Initialize-Volumes.ps1 and for people',
    },
    { ...deployScript(deployment), purpose: `Once: makes ${made}. ${printing}` },
    ...(tiers.length > 0
      ? [
          {
            ...quotaScript(deployment),
            purpose: `Gives mailboxes the quotas of their tiers, from your list of mailboxes. ${printing}`,
          },
        ]
      : []),
    {
      ...acceptanceScript(deployment),
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

/** All files in one zip, as UTF-8. The same files give the same bytes: all have one time. */
export function deploymentZip(files: readonly NamedText[]): Uint8Array {
  const parts = Object.fromEntries(files.map(({ name, text }) => [name, strToU8(text)]))
  // A zip stores local time: noon of this day, wherever it is made.
  return zipSync(parts, { level: 6, mtime: new Date(2000, 0, 1, 12) })
}

const manifestName = 'Manifest.txt'

/** Manifest.txt: the plan, every file with size and purpose, what is missing or left out. */
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
    ...section('Ways to deploy: use one', waysOf(deployment)),
    ...section('To know', notesOf(deployment)),
  ]
  return lines.map((line) => `${line}\r\n`).join('')
}

function section(head: string, lines: readonly string[]): readonly string[] {
  return lines.length > 0 ? ['', head, ...lines.map((line) => `- ${oneLine(line)}`)] : []
}

/** Answers that are still missing, by their labels in the form. */
function missingOf({ usual, places }: DeployedNaming): readonly string[] {
  return [
    ...usual.map((key) => `${fieldOf(key).label}: the usual ones stand`),
    ...places.missing.map((key) => fieldOf(key).label),
  ]
}

function leftOutOf({ problems, places }: DeployedNaming): readonly string[] {
  return [
    ...problems.map((problem) => `${fieldOf(problem.key).label}: ${namingSentence(problem)}`),
    ...places.problems.map((problem) => `${fieldOf(problem.key).label}: ${placeSentence(problem)}`),
  ]
}

function counts(all: readonly (readonly [number, string])[]): string {
  return all
    .filter(([count]) => count > 0)
    .map(([count, what]) => `${count} ${what}${count === 1 ? '' : 's'}`)
    .join(', ')
}

/** A text on one line, without invisible characters, at most 1,000 characters. */
function oneLine(text: string): string {
  return text
    .replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, 1000)
}
