import { strToU8 } from 'fflate'
import { type DeployedNaming, fieldOf, roleVersionOf, versionOf } from '../engine/index.ts'
import { notAskedSentences } from './database-settings.ts'
import type { Deployment, DeploymentFile } from './deployment.ts'
import { namingSentence, placeSentence } from './problem-sentences.ts'

export const manifestName = 'Manifest.txt'

/** Manifest.txt: the plan, every file with its size and purpose, what is missing and what is left out. */
export function manifestText(deployment: Deployment, files: readonly DeploymentFile[]): string {
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
    ...section('To know', notesOf(deployment)),
  ]
  return lines.map((line) => `${line}\r\n`).join('')
}

function section(head: string, lines: readonly string[]): readonly string[] {
  return lines.length > 0 ? ['', head, ...lines.map((line) => `- ${oneLine(line)}`)] : []
}

/** The answers that are asked for and give nothing, as they are called in the form. */
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

/** Parts of this plan that Microsoft’s scripts leave undone. */
function notesOf(deployment: Deployment): readonly string[] {
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
    `Disk 0 is taken to be that of the system, ${before}and data to start after it: where Windows counts otherwise, change StartDrive in Servers.csv.`,
    notAskedSentences,
    ...(uneven[0]
      ? [
          `The last volume of ${uneven[0].name}${uneven.length > 1 ? ` and ${uneven.length - 1} more servers` : ''} holds fewer databases than the others. Diskpart.ps1 and ExchangeDsc cut the list of a server evenly: mount that volume by hand.`,
        ]
      : []),
    ...crowdedNotes(deployment),
    ...unplacedNotes(deployment),
    ...(sets
      ? [
          'Diskpart.ps1 knows no log volumes of several databases: mount the volumes as VolumeMap.csv has them.',
        ]
      : []),
    ...(dags.length > 0 && roleVersionOf(deployment).fileSystem === 'ReFS'
      ? [
          'Diskpart.ps1 formats NTFS; the script sets ReFS for the DAGs, which Microsoft prefers from 2016 on. Format volumes alike, with units of 64 KB.',
        ]
      : []),
    ...(restores
      ? ['Diskpart.ps1 makes no volume for restores: make it as VolumeMap.csv has it.']
      : []),
    ...(settings.circularLogging
      ? ['Circular logging is switched on after a database has its second copy, not before.']
      : []),
  ]
}

/** Copies of the plan that no server is left for, as lagged ones of which a site has more than servers for them. */
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

/** Whether volumes hold several databases that are active while all is up, as failure domains make it. */
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

function counts(all: readonly (readonly [number, string])[]): string {
  return all
    .filter(([count]) => count > 0)
    .map(([count, what]) => `${count} ${what}${count === 1 ? '' : 's'}`)
    .join(', ')
}

/** A text in one line, without what cannot be seen, and not endless. */
function oneLine(text: string): string {
  return text
    .replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, 1000)
}
