import type { OwnArray } from '../plan/own-array.ts'
import type { Plan } from '../plan/plan.ts'
import type { Sizing } from '../sizing/size.ts'
import { type BlockDesign, blockDesigns, fits } from './block-design.ts'
import { countsOf, linesOf, ownArraysLeftOut } from './builds.ts'
import type { Candidate } from './candidate.ts'
import { judge } from './judge.ts'
import { type Organization, organizationOf } from './organization-of.ts'
import { poolPredictions } from './pool-prediction.ts'
import type { Proposal } from './propose.ts'
import { byRank } from './rank.ts'

/** Every candidate, the best first, and the one proposed. */
export type Recommendation = Proposal & {
  readonly candidates: readonly Candidate[]
  /** Own arrays that are offered with no RAID policy the plan asks for. */
  readonly leftOut: readonly OwnArray[]
  readonly organization: Organization
  /** Designs of tested building blocks, those that can serve the plan first. */
  readonly blocks: readonly BlockDesign[]
}

/** Every candidate of a plan, fitting or not, in the order of the catalog. */
export function candidatesOf(plan: Plan, sizing: Sizing): Candidate[] {
  const pools = poolPredictions(plan, sizing)
  const lines = linesOf(plan)
  return countsOf(plan).flatMap((perServer) =>
    lines.map((line) => judge(plan, sizing, { ...line, perServer }, pools)),
  )
}

/** Judges every candidate of a plan against its sizing, in the order that the plan asks for. */
export function recommend(plan: Plan, sizing: Sizing): Recommendation {
  const candidates = candidatesOf(plan, sizing).sort(byRank(plan.ranking))
  const proposed = candidates.find(({ verdict }) => verdict !== 'does not fit') ?? null
  const blocks = blockDesigns(plan, sizing)
  return {
    candidates,
    leftOut: ownArraysLeftOut(plan),
    proposed,
    organization: organizationOf(plan, sizing),
    blocks,
    proposedBlocks: proposed ? null : (blocks.find(fits) ?? null),
  }
}
