import { type BlockDesign, blockDesigns } from '../designs/block-design.ts'
import { linesOf } from '../designs/builds.ts'
import type { Candidate } from '../designs/candidate.ts'
import { judge } from '../designs/judge.ts'
import { poolPredictions } from '../designs/pool-prediction.ts'
import { type Proposal, propose } from '../designs/propose.ts'
import { size } from '../methods/method-of.ts'
import type { Plan } from '../plan/plan.ts'
import { type Broken, newlyBroken } from '../sizing/problems.ts'

/** What of the designs that a plan considers fits it, or why there is none to speak of. */
export type Fitting =
  | { readonly code: 'fits'; readonly proposal: Proposal }
  | { readonly code: 'nothing fits' }
  /** A limit of Exchange is broken that was not broken before. */
  | { readonly code: 'limit' }
  | { readonly code: 'contradiction' }

/** Whether something fits a plan that breaks no further limits than those. */
export function fittingOf(plan: Plan, before: Broken): Fitting {
  const result = size(plan)
  if (!result.ok) return { code: 'contradiction' }
  if (newlyBroken(result.sizing, before).length > 0) return { code: 'limit' }
  const proposal = propose(plan, result.sizing)
  return proposal.proposed || proposal.proposedBlocks
    ? { code: 'fits', proposal }
    : { code: 'nothing fits' }
}

/** What comes nearest to serving a plan that nothing fits. */
export type Closest = { readonly candidate: Candidate | null; readonly blocks: BlockDesign | null }

/** The design with as many arrays as a server may have that is used up least, and the first blocks. */
export function closestOf(plan: Plan): Closest {
  const result = size(plan)
  if (!result.ok) return { candidate: null, blocks: null }
  const { sizing } = result
  const pools = poolPredictions(plan, sizing)
  const perServer = plan.arraysPerServer
  const [candidate = null] = linesOf(plan)
    .map((line) => judge(plan, sizing, { ...line, perServer }, pools))
    .sort((one, other) => one.utilization.value - other.utilization.value)
  return { candidate, blocks: blockDesigns(plan, sizing)[0] ?? null }
}
