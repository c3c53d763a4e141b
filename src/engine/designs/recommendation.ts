import { formula } from '../core/formula.ts'
import { equalLogic, ownRule } from '../core/source.ts'
import { published, relabel, type Worked } from '../core/worked.ts'
import { considersDrives } from '../plan/features.ts'
import type { OwnArray } from '../plan/own-array.ts'
import type { Plan } from '../plan/plan.ts'
import type { Sizing } from '../sizing/sizing.ts'
import { type BlockDesign, fits } from './block-design.ts'
import { countsOf, linesOf, ownArraysLeftOut } from './builds.ts'
import { byRank, type Candidate } from './candidate.ts'
import { judge } from './judge.ts'
import { poolPredictions } from './pool-prediction.ts'
import type { Proposal } from './propose.ts'

/** How the arrays of a design are organized. */
export type Organization = {
  readonly groups: Worked<'groups'>
  readonly pools: Worked<'pools'>
}

/** Groups of arrays: one for each site. */
export const groupCount = formula({
  label: 'Groups',
  unit: 'groups',
  takes: { sites: 'sites', each: 'groups' },
  text: 'sites × each',
  source: ownRule('A group for each site, as EqualLogic Table 26 proposes.'),
  examples: [{ in: { sites: 2, each: 1 }, out: 2, source: equalLogic('Table 26') }],
})

const groupsEach = published('Groups at each site', 1, 'groups', equalLogic('Table 26'))

const poolForServer = ownRule(
  'A pool for each server, as EqualLogic Table 26 proposes: copies of one database never share drives.',
)

/** The groups and pools of a plan, the same whatever arrays it takes. */
export function organizationOf(sizing: Sizing): Organization {
  return {
    groups: groupCount({ sites: sizing.sitesWithServers, each: groupsEach }),
    pools: relabel(sizing.databases.storages, 'Pools', 'pools', poolForServer),
  }
}

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

/**
 * Judges every candidate of a plan against its sizing, in the order that the plan asks for, beside its
 * designs of tested blocks. None is proposed where drives in the servers come first: servers are judged
 * with them, not here.
 */
export function recommendationOf(
  plan: Plan,
  sizing: Sizing,
  blocks: readonly BlockDesign[],
): Recommendation {
  const candidates = candidatesOf(plan, sizing).sort(byRank(plan.ranking))
  const fitting = candidates.find(({ verdict }) => verdict !== 'does not fit') ?? null
  const proposed = considersDrives(plan) ? null : fitting
  return {
    candidates,
    leftOut: ownArraysLeftOut(plan),
    proposed,
    organization: organizationOf(sizing),
    blocks,
    proposedBlocks: proposed ? null : (blocks.find(fits) ?? null),
  }
}
