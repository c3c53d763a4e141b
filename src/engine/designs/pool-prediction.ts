import type { Requirement, RequirementWithUse } from '../core/requirement.ts'
import { assumedFigure, type Worked } from '../core/worked.ts'
import { shortVersionName, versionOf } from '../exchange/versions.ts'
import type { EqualLogicModel, RaidPolicy } from '../hardware/equallogic-arrays.ts'
import type { ArrayPool } from '../performance/array-work.ts'
import { wasRaidTestedOnModel } from '../performance/band.ts'
import {
  type LatencyKind,
  latencyKinds,
  latencyModelOfPool,
  latencyThresholds,
  mayExceedLatencyLimits,
  type PoolLatencies,
} from '../performance/latency.ts'
import type { KeptTest } from '../plan/kept-test.ts'
import type { Plan } from '../plan/plan.ts'
import type { Sizing } from '../sizing/sizing.ts'
import type { BuildUnderLoad } from './candidate.ts'
import { latencyOfLimit } from './design-formulas.ts'
import { type JudgedRebuild, judgeRebuild } from './rebuild.ts'

/** A pool of EqualLogic arrays, without the drive size: latencies do not depend on it. */
export type PoolConfiguration = {
  readonly model: EqualLogicModel
  readonly raid: RaidPolicy
  readonly perServer: number
}

/** Predictions for the pools of one plan, each computed at most once, and the plan’s kept tests. */
export type PoolPredictions = {
  readonly tests: readonly KeptTest[]
  /** True if a pool keeps every latency within its limit at the expected load. */
  readonly holds: (pool: PoolConfiguration) => boolean
  readonly underLoad: (pool: PoolConfiguration) => BuildUnderLoad
}

/** Number of arrays per server as a figure; the same object for the same number. */
export function arraysPerServerFigure(count: number): Worked<'arrays'> {
  const known = counted.get(count)
  if (known) return known
  const reason = 'One of the numbers of arrays this plan allows for each server.'
  const arrays = assumedFigure('Arrays per server', count, 'arrays', reason)
  counted.set(count, arrays)
  return arrays
}

/** One figure for each number, so that a working lists it once. */
const counted = new Map<number, Worked<'arrays'>>()

/** Predicts the pools of a plan on request. */
export function poolPredictions(plan: Plan, sizing: Sizing): PoolPredictions {
  const { judged, judgedWithReserve } = sizing.iops
  const isTestedVersion = versionOf(plan).equalLogic === 'tested'
  const work = workOf(plan, sizing)
  const model = remembered((pool) => latencyModelOfPool(work(pool)))
  const underLoad = remembered((pool): BuildUnderLoad => {
    const expected = model(pool).atOwn(judged)
    const design = model(pool).atOwn(judgedWithReserve)
    let rebuild: JudgedRebuild | null = null
    return {
      prediction: { work: work(pool), expected, design },
      carries: null,
      basis: isTestedVersion && wasRaidTestedOnModel(pool) ? 'tested' : 'not tested',
      expected: latencyKinds.map((kind) => used(kind, expected[kind])),
      withReserve: latencyKinds.map((kind) => withReserve(kind, design[kind])),
      get isUncertain() {
        return (
          mayExceedLatencyLimits(expected) ||
          (withinLimits(design) && mayExceedLatencyLimits(design))
        )
      },
      rebuild: () => {
        rebuild ??= judgeRebuild(sizing, pool.raid, (load) => {
          const found = model(pool).atOwn(load)
          return { latencies: found, holds: withinLimits(found) }
        })
        return rebuild
      },
    }
  })
  return {
    tests: plan.keptTests,
    holds: remembered((pool) => withinLimits(model(pool).bare(judged))),
    underLoad,
  }
}

const ofLimit = {
  dbRead: 'Database reads, of the limit',
  dbWrite: 'Database writes, of the limit',
  logWrite: 'Log writes, of the limit',
} as const satisfies Record<LatencyKind, string>

function withReserve(code: LatencyKind, required: Worked<'ms'>): Requirement {
  const available = latencyThresholds[code]
  const holds = required.value <= available.value
  return { code, at: 'design requirement', group: null, required, available, used: null, holds }
}

/** A latency at the expected load, with the used share of its limit. */
function used(code: LatencyKind, required: Worked<'ms'>): RequirementWithUse {
  const available = latencyThresholds[code]
  const holds = required.value <= available.value
  const share = latencyOfLimit({ latency: required, most: available }, ofLimit[code])
  return { code, at: 'expected load', group: null, required, available, used: share, holds }
}

function withinLimits(found: PoolLatencies): boolean {
  return latencyKinds.every((kind) => found[kind].value <= latencyThresholds[kind].value)
}

function workOf(plan: Plan, { databases: { onServer }, dataOnServer: data }: Sizing) {
  const untested =
    versionOf(plan).equalLogic === 'tested'
      ? null
      : `${shortVersionName(plan.exchange)} on EqualLogic arrays`
  return remembered(
    ({ model, raid, perServer }): ArrayPool => ({
      model,
      raid,
      arrays: arraysPerServerFigure(perServer),
      databases: onServer,
      data,
      ...(untested !== null && { untested }),
    }),
  )
}

function remembered<T>(make: (pool: PoolConfiguration) => T): (pool: PoolConfiguration) => T {
  const known = new Map<string, T>()
  return (pool) => {
    const { model, raid, perServer } = pool
    const key = `${model} ${raid} ${perServer}`
    const found = known.get(key) ?? make(pool)
    known.set(key, found)
    return found
  }
}
