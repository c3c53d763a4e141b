import { considersDrives } from '../plan/features.ts'
import type { Plan } from '../plan/plan.ts'
import type { Sizing } from '../sizing/sizing.ts'
import { type BlockDesign, blockDesigns, fits } from './block-design.ts'
import type { Candidate } from './candidate.ts'
import { proposeArrays } from './propose-arrays.ts'

/** What is proposed of all that a plan considers. */
export type Proposal = {
  /** The first candidate that fits, or null when none does. */
  readonly proposed: Candidate | null
  /** The first design of tested blocks that can serve, where no array is proposed; else null. */
  readonly proposedBlocks: BlockDesign | null
}

/** What `recommend` proposes, without judging every candidate. */
export function propose(plan: Plan, sizing: Sizing): Proposal {
  const proposed = considersDrives(plan) ? null : proposeArrays(plan, sizing)
  return { proposed, proposedBlocks: proposed ? null : proposeBlocks(plan, sizing) }
}

/** The first design of tested blocks that can serve a plan; null when none can. */
export function proposeBlocks(plan: Plan, sizing: Sizing): BlockDesign | null {
  return blockDesigns(plan, sizing).find(fits) ?? null
}
