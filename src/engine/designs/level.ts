import { exceeds } from '../core/compare.ts'
import { nearlyAll } from '../core/requirement.ts'
import { reachesOver } from '../performance/latency.ts'
import type { Plan } from '../plan/plan.ts'
import type { Sizing } from '../sizing/sizing.ts'
import { type BlockDesign, fits } from './block-design.ts'
import { usesOfBlocks } from './block-uses.ts'
import type { Candidate } from './candidate.ts'

/**
 * How well a design holds, the best first. Of several that are true the last one here counts: what is
 * sure to fail weighs more than what may.
 */
export const levels = [
  'holds with reserve',
  'holds',
  'holds, reserve not kept',
  'holds, with a warning',
  'borderline',
  'holds, but not while rebuilding',
  'does not hold',
] as const
export type Level = (typeof levels)[number]

/** What a design is found to be; each that is true takes it down to the level of its name. */
export type Found = {
  readonly holds: boolean
  /** Whether it holds while one array or block rebuilds a drive, with all servers up. */
  readonly holdsRebuilding: boolean
  /** Whether the band of a latency at the expected load reaches over its limit. */
  readonly isUncertain: boolean
  /** Whether it also holds the reserve that the plan asks for above its load; null where none is asked for. */
  readonly keepsReserve: boolean | null
  /** Whether a tenth is left of all that it uses up. */
  readonly leavesTenth: boolean
  /** Whether a check of what it is built of warns. */
  readonly isWarned: boolean
}

/** The level of what is found of a design. */
export function levelOf(found: Found): Level {
  if (!found.holds) return 'does not hold'
  if (!found.holdsRebuilding) return 'holds, but not while rebuilding'
  if (found.isUncertain) return 'borderline'
  if (found.isWarned) return 'holds, with a warning'
  if (found.keepsReserve === false) return 'holds, reserve not kept'
  return found.keepsReserve && found.leavesTenth ? 'holds with reserve' : 'holds'
}

/**
 * The level of arrays. A reserve that is itself in doubt is not kept for sure: then they hold without
 * it, and only a doubt at the expected load makes them borderline.
 */
export function levelOfArrays({ iops }: Pick<Sizing, 'iops'>, candidate: Candidate): Level {
  const { verdict, rebuild, prediction, borderline } = candidate
  if (verdict === 'does not fit') return 'does not hold'
  return levelOf({
    holds: true,
    holdsRebuilding: rebuild.holds,
    isUncertain: prediction !== null && reachesOver(prediction.expected),
    keepsReserve: iops.reserve.value > 0 ? verdict === 'fits with reserve' && !borderline : null,
    leavesTenth: !exceeds(candidate.utilization.value, nearlyAll),
    isWarned: false,
  })
}

/** The level of tested blocks, which are counted with the reserve that the plan keeps. */
export function levelOfBlocks({ reserve, reservePercent }: Plan, design: BlockDesign): Level {
  return levelOf({
    holds: fits(design),
    holdsRebuilding: design.rebuild.holds,
    isUncertain: false,
    keepsReserve: reserve === 'paper' || (reserve === 'percent' && reservePercent > 0) || null,
    leavesTenth: !exceeds(
      Math.max(...usesOfBlocks(design).map(({ used }) => used.value)),
      nearlyAll,
    ),
    isWarned: false,
  })
}
