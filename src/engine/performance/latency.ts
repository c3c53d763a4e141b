import { equalLogic } from '../core/source.ts'
import { published, type Worked } from '../core/worked.ts'
import { type ArrayWork, arrayWork, type PoolWork } from './array-work.ts'
import { type Standing, withBand } from './band.ts'
import { fit } from './coefficients.ts'
import type { Coefficients } from './fit.ts'
import { latencyCoefficients } from './latency-coefficients.ts'
import { logLatencyOf } from './log-latency.ts'
import { readLatencyOf } from './read-latency.ts'
import { writeLatencyOf } from './write-latency.ts'

/** The three latencies Exchange is judged by. */
export const latencies = ['dbRead', 'dbWrite', 'logWrite'] as const
export type LatencyKind = (typeof latencies)[number]
export type Latencies = { readonly [K in LatencyKind]: Worked<'ms'> }

/** Latencies of a pool of arrays under a load. Finite at any load. */
export type LatencyModel = (work: PoolWork) => Latencies

/** Makes the latency model of some coefficients: without bands. */
export function latencyModel(coefficients: Coefficients): LatencyModel {
  const c = latencyCoefficients(coefficients)
  return (work) => {
    const onArray = arrayWork(work)
    return {
      dbRead: readLatencyOf(onArray, c),
      dbWrite: writeLatencyOf(onArray, c),
      logWrite: logLatencyOf(onArray, c),
    }
  }
}

/** The latencies by the stored coefficients, without bands: all that a limit is held against. */
export const bareLatencies: LatencyModel = latencyModel(fit.coefficients)

/** The latencies of a pool under a load that is known, with their bands. */
export const predictPool: LatencyModel = (work) => banded(work, bareLatencies(work), null)

/** The same under the load of a plan, which is predicted itself: the bands hold for both. */
export const predictAtOwnLoad: LatencyModel = (work) => {
  const { load } = work
  const more = { ...load, value: load.value * Math.exp(fit.bands.load) }
  return banded(work, bareLatencies(work), bareLatencies({ ...work, load: more }))
}

function banded(work: PoolWork, found: Latencies, atMore: Latencies | null): Latencies {
  const standing = standingOf(arrayWork(work), work)
  const one = (quantity: Standing['quantity'], kind: LatencyKind) =>
    withBand(found[kind], { ...standing, quantity, atMore: atMore?.[kind].value ?? null })
  return {
    dbRead: one('read', 'dbRead'),
    dbWrite: one('write', 'dbWrite'),
    logWrite: one('log', 'logWrite'),
  }
}

function standingOf(array: ArrayWork, { model, raid, untested }: PoolWork) {
  return {
    model,
    raid,
    untested,
    measured: {
      loadPerDrive: array.perArray.value / array.drives.value,
      databasesPerArray: array.onArray.value,
      dataPerDrive: array.perDrive.value,
      arrays: array.arrays.value,
    },
  }
}

/** Latency above which Exchange is no longer served well. */
export const thresholds = {
  dbRead: published('Database read latency, at most', 20, 'ms', equalLogic('5')),
  dbWrite: published('Database write latency, at most', 20, 'ms', equalLogic('5')),
  logWrite: published('Log write latency, at most', 10, 'ms', equalLogic('5')),
} as const satisfies { [K in keyof Latencies]: Worked<'ms'> }

/** Whether the band of a latency reaches over its limit. */
export function reachesOver(found: Latencies): boolean {
  return latencies.some((kind) => (found[kind].band?.[1] ?? 0) > thresholds[kind].value)
}
