import { equalLogic } from '../core/source.ts'
import { published, type Worked } from '../core/worked.ts'
import { arrayOf } from '../hardware/equallogic-arrays.ts'
import { type ArrayDrives, drivesOfModel } from './array-drives.ts'
import {
  type ArrayPool,
  type EqualLogicPool,
  loadOnOne,
  type OneOfPool,
  oneOfPool,
  type PoolContents,
  type PoolWork,
} from './array-work.ts'
import { bandOn, type Place, withBand } from './band.ts'
import { fit, type LatencyCoefficients, latencyCoefficients } from './coefficients.ts'
import { type Constants, fixed } from './constants.ts'
import { type CurvedArray, coefficientsOfCurve, footingOfCurve } from './curved-array.ts'
import type { Coefficients } from './fit.ts'
import { readLatencyOn } from './read-latency.ts'
import { logLatencyOn, writeLatencyOn } from './write-latency.ts'

/** The three latencies Exchange is judged by. */
export const latencies = ['dbRead', 'dbWrite', 'logWrite'] as const
export type LatencyKind = (typeof latencies)[number]
export type Latencies = { readonly [K in LatencyKind]: Worked<'ms'> }

/** Latencies of a pool under any load: finite, and all that a limit is held against. */
export type LatencyModel = (pool: EqualLogicPool) => (load: Worked<'IOPS'>) => Latencies

/** Makes the latency model of some coefficients: without bands. */
export function latencyModel(coefficients: Coefficients, held = fixed): LatencyModel {
  const c = latencyCoefficients(coefficients)
  return (pool) => latenciesOn(equalLogicOne(pool, held), c)
}

function equalLogicOne(pool: EqualLogicPool, held: Constants): OneOfPool {
  return oneOfPool(pool, drivesOfModel(arrayOf(pool.model), pool.raid, held), held)
}

/** The latencies of a pool of own arrays by the coefficients of a curve, without bands. */
export function latenciesByCurve(
  curve: Pick<CurvedArray['curve'], 'coefficients' | 'errors' | 'tests'>,
  drives: ArrayDrives,
): (pool: PoolContents) => (load: Worked<'IOPS'>) => Latencies {
  const { held, c } = coefficientsOfCurve(curve, drives)
  return (pool) => latenciesOn(oneOfPool(pool, drives, held), c)
}

function latenciesOn(array: OneOfPool, c: LatencyCoefficients) {
  const read = readLatencyOn(array, c)
  const write = writeLatencyOn(array, c)
  const log = logLatencyOn(array, c)
  return (load: Worked<'IOPS'>): Latencies => {
    const on = loadOnOne(array, load)
    return { dbRead: read(on), dbWrite: write(on), logWrite: log(on) }
  }
}

const stored = latencyCoefficients(fit.coefficients)

/** One array of a pool, the coefficients of its latencies, and how each gets its band. */
type Predicted = {
  readonly array: OneOfPool
  readonly c: LatencyCoefficients
  readonly band: (found: Worked<'ms'>, place: Place) => Worked<'ms'>
}

function predictedOf({ model, untested, ...pool }: ArrayPool): Predicted {
  const { raid } = pool
  if (typeof model === 'string')
    return {
      array: equalLogicOne({ ...pool, model }, fixed),
      c: stored,
      band: (found, place) => withBand(found, { model, raid, untested, ...place }),
    }
  const { held, c } = coefficientsOfCurve(model.curve, model.drives)
  return {
    array: oneOfPool(pool, model.drives, held),
    c,
    band: (found, place) => bandOn(found, place, footingOfCurve(model, place.quantity)),
  }
}

/** Model of one pool: by the stored coefficients, or by the curve of an own array. */
export function poolModel(pool: ArrayPool) {
  const { array, c, band } = predictedOf(pool)
  const bare = latenciesOn(array, c)
  const banded = (load: Worked<'IOPS'>, found: Latencies, atMore: Latencies | null): Latencies => {
    const measured = {
      loadPerDrive: load.value / array.arrays.value / array.drives.value,
      databasesPerArray: array.onArray.value,
      dataPerDrive: array.perDrive.value,
      arrays: array.arrays.value,
    }
    const one = (quantity: Place['quantity'], kind: LatencyKind) =>
      band(found[kind], { measured, quantity, atMore: atMore?.[kind].value ?? null })
    return {
      dbRead: one('read', 'dbRead'),
      dbWrite: one('write', 'dbWrite'),
      logWrite: one('log', 'logWrite'),
    }
  }
  return {
    /** Without bands. */
    bare,
    /** Under a load that is known, with their bands. */
    at: (load: Worked<'IOPS'>) => {
      const found = bare(load)
      return banded(load, found, null)
    },
    /** Under the load of a plan, which is predicted itself: the bands hold for both. */
    atOwn: (load: Worked<'IOPS'>) => {
      const found = bare(load)
      return banded(load, found, bare({ ...load, value: load.value * Math.exp(fit.bands.load) }))
    },
  }
}

/** The latencies of a pool under a load that is known, with their bands. */
export function predictPool(work: PoolWork): Latencies {
  return poolModel(work).at(work.load)
}

/** Latency above which Exchange is no longer served well. */
export const thresholds = {
  dbRead: published('Database read latency, at most', 20, 'ms', equalLogic('5')),
  dbWrite: published('Database write latency, at most', 20, 'ms', equalLogic('5')),
  logWrite: published('Log write latency, at most', 10, 'ms', equalLogic('5')),
} as const satisfies { [K in keyof Latencies]: Worked<'ms'> }

export function reachesOver(found: Latencies): boolean {
  return latencies.some((kind) => {
    // A band is as wide as its value makes it: to ask for one is to read the other.
    const { value, band } = found[kind]
    return band !== undefined && Math.max(value, band[1]) > thresholds[kind].value
  })
}
