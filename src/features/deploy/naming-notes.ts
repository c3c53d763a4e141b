import { namingSentence, placeSentence } from '../../deploy/index.ts'
import type { DeployedNaming, NameKey, PlaceKey } from '../../engine/roles-index.ts'

/** What is wrong with what a plan gives for one answer, in sentences; null where nothing is. */
export function conflictOf(key: string, { problems, places }: DeployedNaming): string | null {
  const sentences = [
    ...problems.filter((problem) => problem.key === key).map(namingSentence),
    ...places.problems.filter((problem) => problem.key === key).map(placeSentence),
  ]
  return sentences.join(' ') || null
}

const usualStand = 'Until some are given, the usual names stand.'
const throughIt = 'Microsoft’s scripts work through it; the columns GC are empty until then.'
const ownFolder = 'Without one, Exchange takes a folder of its own.'

const without: Readonly<Record<NameKey | PlaceKey, string>> = {
  dagNames: usualStand,
  serverNames: usualStand,
  databaseNames: usualStand,
  dagAddresses: 'Without any, a DAG gets no administrative access point (255.255.255.255).',
  controllers1: throughIt,
  controllers2: throughIt,
  addressBook: 'Without one, databases take the default of the organization.',
  witnessServer: 'Its vote counts while the members of a DAG are even in number.',
  witnessFolder: ownFolder,
  alternateWitnessServer: 'Without one, it has to be named when the other site takes over.',
  alternateWitnessFolder: ownFolder,
}

/** What the files do without an answer, and whether they cannot be run without it. */
export type MissingNote = { readonly isNeeded: boolean; readonly words: string }

/** What the files do without an answer that nobody gave; null where it was given or is not asked for. */
export function missingNote(
  key: string,
  { usual, places, needed }: DeployedNaming,
): MissingNote | null {
  const found = [...usual, ...places.missing].find((one) => one === key)
  return found ? { isNeeded: needed.some((one) => one === key), words: without[found] } : null
}
