import { onceForBoth } from '../../../core/once.ts'
import { type BlockDesign, fits } from '../../../designs/block-design.ts'
import { ownArraysLeftOut } from '../../../designs/builds.ts'
import { byRank } from '../../../designs/candidate.ts'
import { type Proposal, proposeArrays } from '../../../designs/propose.ts'
import {
  candidatesOf,
  organizationOf,
  type Recommendation,
} from '../../../designs/recommendation.ts'
import { considersDrives } from '../../../plan/features.ts'
import type { Plan } from '../../../plan/plan.ts'
import type { Sizing } from '../../../sizing/sizing.ts'
import { blockDesigns } from './block-designs.ts'

/** What `recommend` proposes, without judging every candidate. */
export function propose(plan: Plan, sizing: Sizing): Proposal {
  const proposed = considersDrives(plan) ? null : proposeArrays(plan, sizing)
  return { proposed, proposedBlocks: proposed ? null : proposeBlocks(plan, sizing) }
}

/** The first design of tested blocks that can serve a plan; null when none can. */
function proposeBlocks(plan: Plan, sizing: Sizing): BlockDesign | null {
  return blockDesigns(plan, sizing).find(fits) ?? null
}

/**
 * Judges every candidate of a plan against its sizing, in the order that the plan asks for. None is
 * proposed where drives in the servers come first: servers are judged with them, not here.
 */
export function recommend(plan: Plan, sizing: Sizing): Recommendation {
  return judgedOnce(sizing, plan)
}

const judgedOnce = onceForBoth((sizing: Sizing, plan: Plan): Recommendation => {
  const candidates = candidatesOf(plan, sizing).sort(byRank(plan.ranking))
  const fitting = candidates.find(({ verdict }) => verdict !== 'does not fit') ?? null
  const proposed = considersDrives(plan) ? null : fitting
  const blocks = blockDesigns(plan, sizing)
  return {
    candidates,
    leftOut: ownArraysLeftOut(plan),
    proposed,
    organization: organizationOf(sizing),
    blocks,
    proposedBlocks: proposed ? null : (blocks.find(fits) ?? null),
  }
})
