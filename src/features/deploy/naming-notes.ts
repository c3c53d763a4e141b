import { namingSentence, placeSentence } from '../../deploy/index.ts'
import type { DeployedNaming, NameKey, PlaceKey } from '../../engine/failures/index.ts'

/** Errors in the answer of a field, as sentences; null if none. */
export function namingErrors(key: string, { problems, places }: DeployedNaming): string | null {
  const sentences = [
    ...problems.filter((problem) => problem.key === key).map(namingSentence),
    ...places.problems.filter((problem) => problem.key === key).map(placeSentence),
  ]
  return sentences.join(' ') || null
}

const usualStand = 'Leave empty for the usual names.'
const throughIt = 'Microsoft’s scripts connect to it; without one, the GC columns stay empty.'
const ownFolder = 'Leave empty for the folder that Exchange chooses.'

const without: Readonly<Record<NameKey | PlaceKey, string>> = {
  dagNames: usualStand,
  serverNames: usualStand,
  databaseNames: usualStand,
  dagAddresses: 'Leave empty for a DAG without an administrative access point (255.255.255.255).',
  controllers1: throughIt,
  controllers2: throughIt,
  addressBook: 'Leave empty for the default of the organization.',
  witnessServer: 'Every new DAG takes one; its vote counts while members are even.',
  witnessFolder: ownFolder,
  alternateWitnessServer: 'Leave empty to name it when the other site takes over.',
  alternateWitnessFolder: ownFolder,
}

/** What the files do without an answer; `isNeeded` if they cannot run without one. */
export type MissingNote = { readonly isNeeded: boolean; readonly words: string }

/** Note on a missing answer; null if the answer is given or not asked for. */
export function missingNote(
  key: string,
  { usual, places, needed }: DeployedNaming,
): MissingNote | null {
  const found = [...usual, ...places.missing].find((one) => one === key)
  return found ? { isNeeded: needed.some((one) => one === key), words: without[found] } : null
}
