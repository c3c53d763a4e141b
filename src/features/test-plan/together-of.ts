import { designsOf } from '../../app/store/recommendation.ts'
import { resultsOf } from '../../app/store/results.ts'
import {
  type Plan,
  reachOf,
  type Sizing,
  type TestedTogether,
  testedTogether,
} from '../../engine/index.ts'

/** Which servers of a plan are tested at the same time, with the storage that is proposed, or comes nearest. */
export function togetherOf(plan: Plan, sizing: Sizing): TestedTogether {
  const { proposed, designs } = designsOf(plan, resultsOf(plan) ?? { sizing })
  return testedTogether(plan, reachOf(proposed ?? designs[0] ?? null))
}
