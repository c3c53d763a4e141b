import { resultsOf } from '../../app/store/results.ts'
import { designTitle } from '../../app/words/design-title.ts'
import { basisWords } from '../../app/words/design-words.ts'
import { fitsWords } from '../../app/words/what-if-words.ts'
import {
  designsOfOwnArray,
  driveGives,
  hasServers,
  methodOf,
  type Plan,
  type Sizing,
  type TestedOn,
  type Worked,
} from '../../engine/index.ts'
import type { Format } from '../../ui/format.ts'

/** The outcome of a plan, as far as a kept test may change it. */
export type Outcome = {
  /** The proposal in words. */
  readonly proposed: string
  /** The load that one of the tested arrays or drives carries, and how well that is known; null where none is. */
  readonly carries: readonly [Worked, string] | null
}

function proposedWords(plan: Plan, sizing: Sizing, format: Format): string {
  const { propose, sentences } = methodOf(plan)
  const design = propose(plan, sizing)
  if (!design) return sentences.nothingHolds
  return hasServers(design) ? designTitle(design, format) : fitsWords(design, format)
}

/** The outcome of a plan; null where its answers contradict each other. */
export function outcomeOf(plan: Plan, tested: TestedOn, format: Format): Outcome | null {
  const results = resultsOf(plan)
  if (!results) return null
  const { sizing } = results
  const own = plan.ownArrays.find(({ id, name }) =>
    tested.array === null ? name === tested.made?.name : id === tested.array,
  )
  const design =
    own && designsOfOwnArray(plan, sizing, own).find(({ raid }) => raid === tested.storage)
  const carries = design?.carries ? ([design.carries, basisWords[design.basis]] as const) : null
  const gives = driveGives(plan, tested.driveKind, tested.storage)
  const ofDrive = gives
    ? ([gives.iops, gives.isShown ? basisWords['own test'] : 'not by a test'] as const)
    : null
  return { proposed: proposedWords(plan, sizing, format), carries: carries ?? ofDrive }
}
