import { assumed, type Worked } from '../core/worked.ts'
import { shortVersionName, versionOf } from '../exchange/versions.ts'
import type { EqualLogicModel, RaidPolicy } from '../papers/equallogic-arrays.ts'
import type { PoolWork } from '../performance/array-work.ts'
import { type Latencies, latencies, predictPool, thresholds } from '../performance/latency.ts'
import type { Plan } from '../plan/plan.ts'
import { databaseSpaceOnServer } from '../sizing/databases.ts'
import type { Sizing } from '../sizing/size.ts'
import type { Prediction, Rebuild } from './candidate.ts'
import { loadWhileRebuilding, rebuildLosses } from './rebuild.ts'

/** A pool of EqualLogic arrays: its latencies do not depend on how large its drives are. */
export type Pool = {
  readonly model: EqualLogicModel
  readonly raid: RaidPolicy
  readonly perServer: number
}

/** What is predicted of the pools of one plan, each at most once. */
export type PoolPredictions = {
  /** Whether a pool keeps every latency within its limit at the expected load. */
  readonly holds: (pool: Pool) => boolean
  readonly predict: (pool: Pool) => Prediction
  readonly rebuild: (pool: Pool) => Rebuild
}

/** The number of arrays that a design gives each server. */
export function arraysPerServer(count: number): Worked<'arrays'> {
  const known = counted.get(count)
  if (known) return known
  const reason = 'One of the numbers of arrays this plan allows for each server.'
  const arrays = assumed('Arrays per server', count, 'arrays', reason)
  counted.set(count, arrays)
  return arrays
}

/** One number for each count, so that a working tells it once. */
const counted = new Map<number, Worked<'arrays'>>()

/** Predicts the pools of a plan when they are asked for. */
export function poolPredictions(plan: Plan, sizing: Sizing): PoolPredictions {
  const { iops } = sizing
  const work = workOf(plan, sizing)
  const expected = remembered((pool) => predictPool({ ...work(pool), load: iops.judged }))
  const predict = remembered((pool) => ({
    work: work(pool),
    expected: expected(pool),
    design: predictPool({ ...work(pool), load: iops.judgedWithReserve }),
  }))
  const rebuild = remembered((pool): Rebuild => {
    const { loss, basis } = rebuildLosses[pool.raid]
    const load = loadWhileRebuilding({ load: iops.judged, loss })
    const found = predictPool({ ...work(pool), load })
    return { loss, basis, load, latencies: found, holds: withinLimits(found) }
  })
  return { holds: (pool) => withinLimits(expected(pool)), predict, rebuild }
}

/** Whether every latency is within its limit. */
function withinLimits(found: Latencies): boolean {
  return latencies.every((kind) => found[kind].value <= thresholds[kind].value)
}

function workOf(plan: Plan, { databases, capacity }: Sizing) {
  const { inAll, onServer } = databases
  const data =
    onServer.value === inAll.value
      ? capacity.databases
      : databaseSpaceOnServer({ all: capacity.databases, databases: inAll, onServer })
  const untested =
    versionOf(plan).equalLogic === 'tested'
      ? null
      : `${shortVersionName(plan.exchange)} on EqualLogic arrays`
  return remembered(
    ({ model, raid, perServer }): Omit<PoolWork, 'load'> => ({
      model,
      raid,
      arrays: arraysPerServer(perServer),
      databases: onServer,
      data,
      ...(untested !== null && { untested }),
    }),
  )
}

function remembered<T>(make: (pool: Pool) => T): (pool: Pool) => T {
  const known = new Map<string, T>()
  return (pool) => {
    const key = `${pool.model} ${pool.raid} ${pool.perServer}`
    const found = known.get(key) ?? make(pool)
    known.set(key, found)
    return found
  }
}
