import type { answers } from '../engine/index.ts'
import {
  answerKeyOfGate,
  failureDomainInputNames,
  hourInputNames,
  inputGates,
  inputNames,
  secondBaseInputName,
  serverInputNames,
  tierNumbers,
} from './input-names.ts'

/** An input name of the workbook, and the answer that it holds or decides about. */
export type KnownInput = {
  readonly name: string
  readonly answer: keyof typeof answers
  /** Number of the tier in the workbook; null for inputs of the whole plan. */
  readonly tier: number | null
}

/** All input names that are read, each once, with tier numbers written out. */
export function knownInputs(): readonly KnownInput[] {
  const all = [
    ...inputNames.flatMap(({ name, answer }) => eachTier(name, answer)),
    ...hourInputNames.flatMap((name) => eachTier(name, 'logHours')),
    ...serverInputNames.flatMap((name) => eachTier(name, 'serverNames')),
    ...eachTier(secondBaseInputName, 'databaseNames'),
    ...failureDomainInputNames.flatMap((name) => eachTier(name, 'failureDomains')),
    ...inputGates.flatMap((gate) => eachTier(gate.by, answerKeyOfGate(gate))),
  ]
  return all.filter((one, at) => all.findIndex(({ name }) => name === one.name) === at)
}

function eachTier(name: string, answer: KnownInput['answer']): readonly KnownInput[] {
  if (!name.includes('#')) return [{ name, answer, tier: null }]
  return tierNumbers.map((tier) => ({ name: name.replace('#', `${tier}`), answer, tier }))
}

const knownNames: ReadonlySet<string> = new Set(knownInputs().map(({ name }) => name.toLowerCase()))

/** True if a name is that of an input of the workbook, in any case of letters. */
export function isWorkbookInputName(name: string): boolean {
  return knownNames.has(name.toLowerCase())
}
