import type { Plan } from '../plan/plan.ts'
import type { Sizing } from '../sizing/sizing.ts'
import type { BlockDesign } from './block-design.ts'
import { type ArrayConfiguration, arrayConfigurations, consideredArrayCounts } from './builds.ts'
import { type Candidate, comparatorForRanking, raidPoliciesByResilience } from './candidate.ts'
import { carriesExpectedLoad, hasSpaceForVolumes, judgeArraysWithPools } from './judge.ts'
import { poolPredictions } from './pool-prediction.ts'

export type Proposal = {
  /** First candidate that fits; null if none does. */
  readonly proposed: Candidate | null
  /** First design of tested blocks that can serve, if no array is proposed; else null. */
  readonly proposedBlocks: BlockDesign | null
}

/**
 * The arrays that `recommend` proposes; null if none fits. Not every candidate is judged: if a
 * number of arrays does not hold, fewer do not either, and of one array in one RAID policy all
 * numbers but one rank lower. Fast enough for figures that follow every keystroke.
 */
export function proposeArrays(plan: Plan, sizing: Sizing): Candidate | null {
  const [proposed = null] = contenders(plan, sizing).sort(comparatorForRanking(plan.ranking))
  return proposed
}

/** Candidates that fit, including the best by the plan’s ranking. */
function contenders(plan: Plan, sizing: Sizing): Candidate[] {
  const counts = consideredArrayCounts(plan)
  const most = counts.length
  const pools = poolPredictions(plan, sizing)
  const judged = (line: ArrayConfiguration, perServer: number) =>
    judgeArraysWithPools(plan, sizing, { ...line, perServer }, pools)
  const fitsWith = (line: ArrayConfiguration, perServer: number): boolean => {
    const build = { ...line, perServer }
    return hasSpaceForVolumes(sizing, build) && carriesExpectedLoad(sizing, build, pools)
  }
  const lines = arrayConfigurations(plan).filter((line) => fitsWith(line, most))
  const withFewest = (of: readonly ArrayConfiguration[]): Candidate[] => {
    for (const perServer of counts) {
      const found = of.filter((line) => fitsWith(line, perServer))
      if (found.length > 0) return found.map((line) => judged(line, perServer))
    }
    return []
  }
  switch (plan.ranking) {
    // The servers are given and the power of arrays is not known, so the fewest arrays decide.
    case 'servers':
    case 'power':
    case 'arrays':
      return withFewest(lines)
    case 'resilience': {
      const best = raidPoliciesByResilience.find((policy) =>
        lines.some(({ raid }) => raid === policy),
      )
      return withFewest(lines.filter(({ raid }) => raid === best))
    }
    case 'rebuild': {
      for (const perServer of counts) {
        const fitting = lines.filter((line) => fitsWith(line, perServer))
        const found = fitting.map((line) => judged(line, perServer))
        const holding = found.filter(({ rebuild }) => rebuild.holds)
        if (holding.length > 0) return holding
      }
      return withFewest(lines)
    }
    case 'headroom':
      return lines.map((line) => judged(line, most))
    case 'drives':
    case 'space':
    case 'cost':
      return lines.flatMap((line) => withFewest([line]))
  }
}
