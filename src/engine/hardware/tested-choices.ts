import { type ExchangeVersionId, exchangeVersionIds } from '../exchange/versions.ts'
import choices from './tested-choices.json' with { type: 'json' }

export type SolutionId = keyof typeof choices

/** Choice of a tested system; its block is in `building-blocks.ts`. */
type TestedChoice = {
  readonly id: SolutionId
  /** Name with the tested Exchange version and availability. */
  readonly choice: string
  readonly versions: readonly ExchangeVersionId[]
}

/** Systems tested by the papers other than EqualLogic, in the order of the documents. */
export const testedSolutionChoices: readonly TestedChoice[] = Object.keys(choices)
  .filter(isSolution)
  .map((id) => ({ id, choice: choices[id].choice, versions: versionsOfSolution(id) }))

function isSolution(word: string): word is SolutionId {
  return Object.hasOwn(choices, word)
}

export function versionsOfSolution(id: SolutionId): readonly ExchangeVersionId[] {
  return exchangeVersionIds.filter((one) => choices[id].versions.includes(one))
}
