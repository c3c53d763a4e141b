import { type Build, type Candidate, designId } from '../design/candidate.ts'
import { judge } from '../design/judge.ts'
import { type PoolPredictions, poolPredictions } from '../design/pool-prediction.ts'
import type { Plan } from '../plan/plan.ts'
import { type GrowthYear, yearsOf } from './growth-year.ts'

/** A design, and the first year at whose end it no longer holds: 0 is today, null none that was followed. */
export type OutgrownDesign = {
  readonly candidate: Candidate
  /** By the space its servers need. */
  readonly capacity: number | null
  /** By the expected load: its latencies, or the IOPS its arrays carry. */
  readonly iops: number | null
  /** By the one or the other. */
  readonly either: number | null
}

/** What becomes of a plan and of designs for it while its mailboxes grow. */
export type GrowthTimeline = {
  readonly years: readonly GrowthYear[]
  /** The designs in the order they came in. */
  readonly designs: readonly OutgrownDesign[]
}

/**
 * Follows designs over the years in which the mailboxes of a plan grow. Every year is looked at: a
 * database more can lower the load of a server, so that a design may hold again after it did not.
 */
export function growthTimeline(plan: Plan, candidates: readonly Candidate[]): GrowthTimeline {
  const years = yearsOf(plan)
  const firstAboveIops = iopsScan(years)
  return {
    years,
    designs: candidates.map((candidate) => {
      const capacity = firstYear(
        years,
        0,
        ({ sizing }) => candidate.usable.value >= sizing.volumes.perServer.value,
      )
      const iops = firstAboveIops(candidate)
      return { candidate, capacity, iops, either: earlier(capacity, iops) }
    }),
  }
}

/** The first year from one on in which something does not hold. */
function firstYear<Y extends GrowthYear>(
  years: readonly Y[],
  from: number,
  holds: (year: Y) => boolean,
): number | null {
  return years.slice(from).find((year) => !holds(year))?.year ?? null
}

function earlier(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other
  return Math.min(one, other)
}

/**
 * The first year in which the load is beyond a build. Its latencies do not depend on the size of its
 * drives; and where fewer arrays hold, so do more of them: what holds for one is not looked at twice.
 */
function iopsScan(years: readonly GrowthYear[]): (build: Build) => number | null {
  const predicted = years.map((then) => ({
    ...then,
    pools: poolPredictions(then.plan, then.sizing),
  }))
  const known = new Map<string, number | null>()
  const first = (build: Build): number | null => {
    const key = designId(build.array.kind === 'own' ? build : { ...build, driveGb: 0 })
    const found = known.get(key)
    if (found !== undefined) return found
    const { perServer } = build
    const from = perServer === 1 ? 0 : first({ ...build, perServer: perServer - 1 })
    const year = from === null ? null : firstYear(predicted, from, (then) => carries(then, build))
    known.set(key, year)
    return year
  }
  return first
}

type PredictedYear = GrowthYear & { readonly pools: PoolPredictions }

/** Whether a build carries the expected load of a year, whatever its space. */
function carries({ plan, sizing, pools }: PredictedYear, build: Build): boolean {
  const { array, raid, perServer } = build
  if (array.kind === 'equallogic') return pools.holds({ model: array.model, raid, perServer })
  return judge(plan, sizing, build, pools).constraints.every(
    ({ code, at, holds }) => holds || code === 'capacity' || at === 'design requirement',
  )
}
