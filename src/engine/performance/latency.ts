import { citeEqualLogic } from '../core/source.ts'
import { citedFigure, type Worked } from '../core/worked.ts'
import { equalLogicArrayOfModel } from '../hardware/equallogic-arrays.ts'
import {
  logLatencyByArrayLoad,
  readLatencyByArrayLoad,
  writeLatencyByArrayLoad,
} from './array-latencies.ts'
import {
  type ArrayOfPool,
  type ArrayPool,
  arrayDrivesOfModel,
  arrayLoad,
  arrayOfPool,
  type EqualLogicPool,
  type LoadedPool,
} from './array-work.ts'
import { latencyWithErrorBand } from './band.ts'
import {
  calibratedFit,
  type ExplainedLatencyCoefficients,
  explainLatencyCoefficients,
} from './coefficients.ts'
import { fixedModelConstants, type ModelConstants } from './constants.ts'
import type { FittedCoefficients, LatencyQuantity } from './fit.ts'

/** The three latencies Exchange is judged by. */
export const latencyKinds = ['dbRead', 'dbWrite', 'logWrite'] as const
export type LatencyKind = (typeof latencyKinds)[number]
export type PoolLatencies = { readonly [K in LatencyKind]: Worked<'ms'> }

/** Latencies of a pool under a load; finite for any load. */
export type LatencyModel = (pool: EqualLogicPool) => (load: Worked<'IOPS'>) => PoolLatencies

/** Latency model from coefficients, without bands. */
export function latencyModelFromCoefficients(
  coefficients: FittedCoefficients,
  held = fixedModelConstants,
): LatencyModel {
  const c = explainLatencyCoefficients(coefficients)
  return (pool) => latenciesOn(equalLogicOne(pool, held), c)
}

function equalLogicOne(pool: EqualLogicPool, held: ModelConstants): ArrayOfPool {
  return arrayOfPool(
    pool,
    arrayDrivesOfModel(equalLogicArrayOfModel(pool.model), pool.raid, held),
    held,
  )
}

function latenciesOn(array: ArrayOfPool, c: ExplainedLatencyCoefficients) {
  const read = readLatencyByArrayLoad(array, c)
  const write = writeLatencyByArrayLoad(array, c)
  const log = logLatencyByArrayLoad(array, c)
  return (load: Worked<'IOPS'>): PoolLatencies => {
    const on = arrayLoad(array, load)
    return { dbRead: read(on), dbWrite: write(on), logWrite: log(on) }
  }
}

const stored = explainLatencyCoefficients(calibratedFit.coefficients)

/** Latency model of one pool with the stored coefficients. */
export function latencyModelOfPool(pool: ArrayPool) {
  const { model, raid, untested } = pool
  const array = equalLogicOne(pool, fixedModelConstants)
  const bare = latenciesOn(array, stored)
  const banded = (
    load: Worked<'IOPS'>,
    found: PoolLatencies,
    atMore: PoolLatencies | null,
  ): PoolLatencies => {
    const measured = {
      loadPerDrive: load.value / array.arrays.value / array.drives.value,
      databasesPerArray: array.onArray.value,
      dataPerDrive: array.perDrive.value,
      arrays: array.arrays.value,
    }
    const one = (quantity: LatencyQuantity, kind: LatencyKind) =>
      latencyWithErrorBand(found[kind], {
        ...{ model, raid, untested, measured, quantity },
        atMore: atMore?.[kind].value ?? null,
      })
    return {
      dbRead: one('read', 'dbRead'),
      dbWrite: one('write', 'dbWrite'),
      logWrite: one('log', 'logWrite'),
    }
  }
  return {
    /** Latencies without bands. */
    bare,
    /** Latencies with bands under a known load. */
    at: (load: Worked<'IOPS'>) => {
      const found = bare(load)
      return banded(load, found, null)
    },
    /** Latencies under a predicted load; their bands include its error. */
    atOwn: (load: Worked<'IOPS'>) => {
      const found = bare(load)
      return banded(
        load,
        found,
        bare({ ...load, value: load.value * Math.exp(calibratedFit.bands.load) }),
      )
    },
  }
}

/** Latencies of a pool under a known load, with bands. */
export function predictPoolLatencies(work: LoadedPool): PoolLatencies {
  return latencyModelOfPool(work).at(work.load)
}

/** Highest latencies at which Exchange is served well. */
export const latencyThresholds = {
  dbRead: citedFigure('Database read latency, at most', 20, 'ms', citeEqualLogic('5')),
  dbWrite: citedFigure('Database write latency, at most', 20, 'ms', citeEqualLogic('5')),
  logWrite: citedFigure('Log write latency, at most', 10, 'ms', citeEqualLogic('5')),
} as const satisfies { [K in keyof PoolLatencies]: Worked<'ms'> }

export function mayExceedLatencyLimits(found: PoolLatencies): boolean {
  return latencyKinds.some((kind) => {
    // The upper edge of the band counts as well.
    const { value, band } = found[kind]
    return band !== undefined && Math.max(value, band[1]) > latencyThresholds[kind].value
  })
}
