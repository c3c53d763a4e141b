import type { Line } from '../../../designs/builds.ts'
import type { Candidate } from '../../../designs/candidate.ts'
import { carriesLoad, hasSpace, judge } from '../../../designs/judge.ts'
import { type PoolPredictions, poolPredictions } from '../../../designs/pool-prediction.ts'
import type { Plan, Ranking } from '../../../plan/plan.ts'
import type { Sizing } from '../../../sizing/sizing.ts'

/** What keeps a number of arrays per server from being judged. */
export type CountPruned = 'capacity' | 'load' | 'fewer arrays' | 'more arrays'

/** The designs of a line that fit, and how many others were not kept. */
type LineFound = {
  readonly candidates: readonly Candidate[]
  readonly pruned: Readonly<Record<CountPruned, number>>
}

/** Judges the lines of one layout. */
export function lineSearch(
  plan: Plan,
  sizing: Sizing,
  counts: readonly number[],
  pools: PoolPredictions,
): (line: Line) => LineFound {
  return (line) => {
    const build = (perServer: number) => ({ ...line, perServer })
    const roomy = counts.filter((count) => hasSpace(sizing, build(count)))
    const { carrying, failed } = carryingCounts(roomy, (count) =>
      carriesLoad(sizing, build(count), pools),
    )
    const judged = (count: number) => judge(plan, sizing, build(count), pools)
    const candidates = worthKeeping(plan.ranking, carrying, judged)
    const pruned = {
      capacity: counts.length - roomy.length,
      load: failed,
      'fewer arrays': roomy.length - carrying.length - failed,
      'more arrays': carrying.length - candidates.length,
    }
    return { candidates, pruned }
  }
}

/**
 * Of ascending numbers of arrays those that carry the load, and how many were tried in vain, as few
 * as can be: the most first, then halves. What carries the load with some carries it with more.
 */
function carryingCounts(counts: readonly number[], carries: (count: number) => boolean) {
  let failed = 0
  const fits = (at: number): boolean => {
    const count = counts[at]
    if (count === undefined) return false
    const does = carries(count)
    if (!does) failed += 1
    return does
  }
  let most = counts.length - 1
  let least = fits(most) ? 0 : counts.length
  while (least < most) {
    const middle = Math.floor((least + most) / 2)
    if (fits(middle)) most = middle
    else least = middle + 1
  }
  return { carrying: counts.slice(least), failed }
}

/**
 * Of the numbers of arrays that carry the load, those up to the first that keeps the reserve, and
 * holds while rebuilding where that ranks: more of the same are worse by any ranking but headroom, by
 * which the most are the best.
 */
function worthKeeping(
  ranking: Ranking,
  counts: readonly number[],
  judged: (perServer: number) => Candidate,
): readonly Candidate[] {
  const candidates: Candidate[] = []
  for (const perServer of counts) {
    candidates.push(judged(perServer))
    const last = candidates.at(-1)
    const isEnough = ranking !== 'rebuild' || last?.rebuild.holds
    if (last?.verdict === 'fits with reserve' && isEnough) break
  }
  const most = counts.at(-1)
  if (ranking === 'headroom' && most !== undefined && candidates.length < counts.length)
    candidates.push(judged(most))
  return candidates
}

/**
 * Predicts pools anew only where a server has other work than in the layout before: where one server
 * carries all, it has the same whatever the number of servers.
 */
export function samePools(): typeof poolPredictions {
  let last: { readonly key: string; readonly pools: PoolPredictions } | null = null
  return (plan, sizing) => {
    const { iops, databases, dataOnServer } = sizing
    const { inAll, onServer } = databases
    const work = [iops.judged, iops.judgedWithReserve, inAll, onServer, dataOnServer]
    const key = work.map(({ value }) => value).join(' ')
    if (last?.key !== key) last = { key, pools: poolPredictions(plan, sizing) }
    return last.pools
  }
}
