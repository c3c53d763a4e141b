import type { Sizing } from '../model/size.ts'
import type { Plan } from '../plan.ts'
import { ownRule } from '../sources/source.ts'
import { formula } from '../worked/formula.ts'
import { given, type Worked } from '../worked/worked.ts'
import { type BlockDesign, blockDesigns, fits } from './block-design.ts'
import { type Candidate, candidates, verdicts } from './candidate.ts'

/** How the arrays of a design are organized. */
export type Organization = {
  readonly groups: Worked<'groups'>
  readonly pools: Worked<'pools'>
}

/** Every candidate, the best first, and the one proposed. */
export type Recommendation = {
  readonly candidates: readonly Candidate[]
  /** The first candidate that fits, or null when nothing does. */
  readonly proposed: Candidate | null
  readonly organization: Organization
  /** Designs of tested building blocks, those that can serve the plan first. */
  readonly blocks: readonly BlockDesign[]
  /** The first of them that can, where no array is proposed; else null. */
  readonly proposedBlocks: BlockDesign | null
}

/** Groups of arrays: one for each site. */
export const groupCount = formula({
  label: 'Groups',
  unit: 'groups',
  takes: { sites: 'sites' },
  text: 'sites',
  source: ownRule('A group for each site, as EqualLogic Table 26 proposes.'),
  examples: [],
})

/** Pools of arrays: one for each server, so that no two copies share drives. */
export const poolCount = formula({
  label: 'Pools',
  unit: 'pools',
  takes: { servers: 'servers' },
  text: 'servers',
  source: ownRule(
    'A pool for each server, as EqualLogic Table 26 proposes: copies of one database never share drives.',
  ),
  examples: [],
})

/** What fits before what does not, then fewest arrays per server, then the verdict, then reads. */
export function byRank(a: Candidate, b: Candidate): number {
  return (
    Number(a.verdict === 'does not fit') - Number(b.verdict === 'does not fit') ||
    a.perServer - b.perServer ||
    verdicts.indexOf(a.verdict) - verdicts.indexOf(b.verdict) ||
    a.expected.dbRead.value - b.expected.dbRead.value
  )
}

/**
 * Judges every candidate of a plan against its sizing. The order is: what fits before what does
 * not, then fewest arrays per server, then the verdict, then the lowest predicted read latency. So
 * a reserve never doubles the arrays by itself; what would keep it stands next.
 */
export function recommend(plan: Plan, sizing: Sizing): Recommendation {
  const ranked = candidates(plan, sizing).sort(byRank)
  const proposed = ranked.find(({ verdict }) => verdict !== 'does not fit') ?? null
  const blocks = blockDesigns(plan, sizing)
  const { sites } = plan.availability
  return {
    candidates: ranked,
    proposed,
    organization: {
      groups: groupCount({ sites: given('Sites', sites, 'sites', 'sites') }),
      pools: poolCount({ servers: sizing.databases.storages }),
    },
    blocks,
    proposedBlocks: proposed ? null : (blocks.find(fits) ?? null),
  }
}
