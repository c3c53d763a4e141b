import type { answerDefinitions } from '../engine/index.ts'
import {
  answerKeyOfGate,
  failureDomainInputNames,
  hourlyLogInputNames,
  inputGates,
  secondDatabasePrefixInputName,
  serverNameInputNames,
  workbookInputsWithAnswers,
  workbookTierNumbers,
} from './input-names.ts'

/** An input name of the workbook, and the answer that it holds or decides about. */
export type KnownInput = {
  readonly name: string
  readonly answer: keyof typeof answerDefinitions
  /** Number of the tier in the workbook; null for inputs of the whole plan. */
  readonly tier: number | null
}

/** All input names that are read, each once, with tier numbers written out. */
export function listKnownInputs(): readonly KnownInput[] {
  const all = [
    ...workbookInputsWithAnswers.flatMap(({ name, answer }) => eachTier(name, answer)),
    ...hourlyLogInputNames.flatMap((name) => eachTier(name, 'logHours')),
    ...serverNameInputNames.flatMap((name) => eachTier(name, 'serverNames')),
    ...eachTier(secondDatabasePrefixInputName, 'databaseNames'),
    ...failureDomainInputNames.flatMap((name) => eachTier(name, 'failureDomains')),
    ...inputGates.flatMap((gate) => eachTier(gate.by, answerKeyOfGate(gate))),
  ]
  return all.filter((one, at) => all.findIndex(({ name }) => name === one.name) === at)
}

function eachTier(name: string, answer: KnownInput['answer']): readonly KnownInput[] {
  if (!name.includes('#')) return [{ name, answer, tier: null }]
  return workbookTierNumbers.map((tier) => ({ name: name.replace('#', `${tier}`), answer, tier }))
}

const knownNames: ReadonlySet<string> = new Set(
  listKnownInputs().map(({ name }) => name.toLowerCase()),
)

/** True if a name is that of an input of the workbook, in any case of letters. */
export function isWorkbookInputName(name: string): boolean {
  return knownNames.has(name.toLowerCase())
}
