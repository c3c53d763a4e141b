import { onceForBoth } from '../../../core/once.ts'
import { type BlockDesign, canServe } from '../../../designs/block-design.ts'
import { type Proposal, proposeArrays } from '../../../designs/propose.ts'
import { type Recommendation, recommendationOf } from '../../../designs/recommendation.ts'
import { considersDrives } from '../../../plan/features.ts'
import type { Plan } from '../../../plan/plan.ts'
import type { Sizing } from '../../../sizing/sizing.ts'
import { blockDesigns } from './block-designs.ts'

/** What `recommend` proposes, without judging every candidate. */
export function propose(plan: Plan, sizing: Sizing): Proposal {
  const proposed = considersDrives(plan) ? null : proposeArrays(plan, sizing)
  return { proposed, proposedBlocks: proposed ? null : proposeBlocks(plan, sizing) }
}

function proposeBlocks(plan: Plan, sizing: Sizing): BlockDesign | null {
  return blockDesigns(plan, sizing).find(canServe) ?? null
}

/** Every candidate and tested block of a plan, and the one proposed. */
export function recommend(plan: Plan, sizing: Sizing): Recommendation {
  return judgedOnce(sizing, plan)
}

const judgedOnce = onceForBoth((sizing: Sizing, plan: Plan) =>
  recommendationOf(plan, sizing, blockDesigns(plan, sizing)),
)
