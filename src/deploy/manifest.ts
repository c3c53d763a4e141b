import { strToU8 } from 'fflate'
import { type DeployedNaming, fieldOf, versionOf } from '../engine/index.ts'
import type { Deployment, DeploymentFile } from './deployment.ts'
import { notesOf, waysOf } from './manifest-notes.ts'
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
    ...section('Ways to deploy: use one', waysOf(deployment)),
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
