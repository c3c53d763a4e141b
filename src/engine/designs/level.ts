import { exceeds } from '../core/compare.ts'
import { nearlyFullShare } from '../core/requirement.ts'
import { mayExceedLatencyLimits } from '../performance/latency.ts'
import type { Plan } from '../plan/plan.ts'
import type { Sizing } from '../sizing/sizing.ts'
import { type BlockDesign, blocksFit, usedSharesOfBlocks } from './block-design.ts'
import type { Candidate } from './candidate.ts'

/**
 * How well a design holds, the best first. If several apply, the last counts: what is sure to fail
 * weighs more than what may.
 */
export const designLevels = [
  'holds with reserve',
  'holds',
  'holds, reserve not kept',
  'holds, with a warning',
  'borderline',
  'holds, but not while rebuilding',
  'does not hold',
] as const
export type DesignLevel = (typeof designLevels)[number]

/** Findings on a design; each can lower its level. */
export type DesignFindings = {
  readonly holds: boolean
  /** True if the design holds while an array or block rebuilds a drive, with all servers up. */
  readonly holdsRebuilding: boolean
  /** True if the band of a latency at the expected load reaches over its limit. */
  readonly isUncertain: boolean
  /** True if the design also keeps the plan’s reserve; null if the plan asks for none. */
  readonly keepsReserve: boolean | null
  readonly leavesTenth: boolean
  readonly isWarned: boolean
}

export function levelOfFindings(found: DesignFindings): DesignLevel {
  if (!found.holds) return 'does not hold'
  if (!found.holdsRebuilding) return 'holds, but not while rebuilding'
  if (found.isUncertain) return 'borderline'
  if (found.isWarned) return 'holds, with a warning'
  if (found.keepsReserve === false) return 'holds, reserve not kept'
  return found.keepsReserve && found.leavesTenth ? 'holds with reserve' : 'holds'
}

/**
 * Level of a design on arrays. If the reserve is uncertain, it counts as not kept; if the expected
 * load is uncertain, the level is borderline.
 */
export function levelOfArrays({ iops }: Pick<Sizing, 'iops'>, candidate: Candidate): DesignLevel {
  const { verdict, rebuild, prediction, borderline } = candidate
  if (verdict === 'does not fit') return 'does not hold'
  return levelOfFindings({
    holds: true,
    holdsRebuilding: rebuild.holds,
    isUncertain: prediction !== null && mayExceedLatencyLimits(prediction.expected),
    keepsReserve: iops.reserve.value > 0 ? verdict === 'fits with reserve' && !borderline : null,
    leavesTenth: !exceeds(candidate.utilization.value, nearlyFullShare),
    isWarned: false,
  })
}

/** Level of tested blocks; their number already includes the plan’s reserve. */
export function levelOfBlocks({ reserve, reservePercent }: Plan, design: BlockDesign): DesignLevel {
  return levelOfFindings({
    holds: blocksFit(design),
    holdsRebuilding: design.rebuild.holds,
    isUncertain: false,
    keepsReserve: reserve === 'paper' || (reserve === 'percent' && reservePercent > 0) || null,
    leavesTenth: !exceeds(
      Math.max(...usedSharesOfBlocks(design).map(({ used }) => used.value)),
      nearlyFullShare,
    ),
    isWarned: false,
  })
}
