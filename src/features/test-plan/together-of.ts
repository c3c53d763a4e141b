import { recommendationOf } from '../../app/store/recommendation.ts'
import { resultsOf } from '../../app/store/results.ts'
import {
  isByRoles,
  type Plan,
  reachOf,
  reachOfServers,
  type Sizing,
  serverDesigns,
  type TestedTogether,
  testedTogether,
} from '../../engine/index.ts'

/** Which servers of a plan are tested at the same time, with the storage that is proposed, or comes nearest. */
export function togetherOf(plan: Plan, sizing: Sizing): TestedTogether {
  if (isByRoles(sizing)) {
    const { proposed, designs } = serverDesigns(plan, sizing)
    const design = proposed ?? designs[0]
    return testedTogether(plan, design ? reachOfServers(design) : 'shared')
  }
  const results = resultsOf(plan)
  return testedTogether(plan, results ? reachOf(recommendationOf(plan, results)) : 'shared')
}
