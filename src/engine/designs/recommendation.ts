import { formula } from '../core/formula.ts'
import { citeEqualLogic, ownRule } from '../core/source.ts'
import { citedFigure, relabelledCount, type Worked } from '../core/worked.ts'
import { considersDrives } from '../plan/features.ts'
import type { OwnArray } from '../plan/own-array.ts'
import type { Plan } from '../plan/plan.ts'
import type { Sizing } from '../sizing/sizing.ts'
import { type BlockDesign, blocksFit } from './block-design.ts'
import { arrayConfigurations, consideredArrayCounts, ownArraysLeftOut } from './builds.ts'
import { type Candidate, comparatorForRanking } from './candidate.ts'
import type { ArrayDesign, Design } from './design.ts'
import { judgeArraysWithPools } from './judge.ts'
import { poolPredictions } from './pool-prediction.ts'
import type { Proposal } from './propose.ts'

/** Groups and pools of the arrays of a design. */
export type GroupsAndPools = {
  readonly groups: Worked<'groups'>
  readonly pools: Worked<'pools'>
}

export const groupCount = formula({
  label: 'Groups',
  unit: 'groups',
  takes: { sites: 'sites', each: 'groups' },
  text: 'sites × each',
  source: ownRule('A group for each site, as EqualLogic Table 26 proposes.'),
})

const groupsEach = citedFigure('Groups at each site', 1, 'groups', citeEqualLogic('Table 26'))

const poolForServer = ownRule(
  'A pool for each server, as EqualLogic Table 26 proposes: copies of one database never share drives.',
)

/** Groups and pools of a plan, which do not depend on its arrays. */
export function groupsAndPoolsOf(sizing: Sizing): GroupsAndPools {
  return {
    groups: groupCount({ sites: sizing.sitesWithServers, each: groupsEach }),
    pools: relabelledCount(sizing.databases.storages, 'Pools', 'pools', poolForServer),
  }
}

/** Every candidate, the best first, and the proposed one. */
export type Recommendation = Proposal & {
  readonly candidates: readonly Candidate[]
  /** Own arrays that offer no RAID policy that the plan asks for. */
  readonly leftOut: readonly OwnArray[]
  readonly organization: GroupsAndPools
  /** Designs of tested building blocks, those that can serve the plan first. */
  readonly blocks: readonly BlockDesign[]
}

/** Every candidate of a plan, fitting or not, in the order of the catalog. */
export function allCandidates(plan: Plan, sizing: Sizing): Candidate[] {
  const pools = poolPredictions(plan, sizing)
  const lines = arrayConfigurations(plan)
  return consideredArrayCounts(plan).flatMap((perServer) =>
    lines.map((line) => judgeArraysWithPools(plan, sizing, { ...line, perServer }, pools)),
  )
}

/**
 * Judges every candidate of a plan, in the order of its ranking, beside its designs of tested
 * blocks. Proposes no arrays if drives in the servers come first: those are judged elsewhere, with
 * the servers.
 */
export function judgeCandidates(
  plan: Plan,
  sizing: Sizing,
  blocks: readonly BlockDesign[],
): Recommendation {
  const candidates = allCandidates(plan, sizing).sort(comparatorForRanking(plan.ranking))
  const fitting = candidates.find(({ verdict }) => verdict !== 'does not fit') ?? null
  const proposed = considersDrives(plan) ? null : fitting
  return {
    candidates,
    leftOut: ownArraysLeftOut(plan),
    proposed,
    organization: groupsAndPoolsOf(sizing),
    blocks,
    proposedBlocks: proposed ? null : (blocks.find(blocksFit) ?? null),
  }
}

/** The candidate that falls short least, by the lowest utilization; null without any. */
export function nearestCandidate(candidates: readonly Candidate[]): Candidate | null {
  const [first, ...others] = candidates
  if (!first) return null
  return others.reduce(
    (least, one) => (one.utilization.value < least.utilization.value ? one : least),
    first,
  )
}

/** The design that falls short least: of arrays by utilization, else the first; null if none. */
export function nearestDesign(designs: readonly Design[]): Design | null {
  const arrays = designs.filter((one): one is ArrayDesign => one.kind === 'arrays')
  const nearest = nearestCandidate(arrays.map(({ candidate }) => candidate))
  return arrays.find(({ candidate }) => candidate === nearest) ?? designs[0] ?? null
}
