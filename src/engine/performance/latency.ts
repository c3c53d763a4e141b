import type { Worked } from '../core/worked.ts'
import { fit } from './coefficients.ts'
import type { Coefficients, Quantity } from './fit.ts'
import { latencyCoefficients } from './latency-coefficients.ts'
import { logLatencyOf } from './log-latency.ts'
import { alsoUntested, withBand } from './measured-range.ts'
import { type ArrayWork, arrayWork, type PoolWork } from './pool-work.ts'
import { readLatencyOf } from './read-latency.ts'
import { writeLatencyOf } from './write-latency.ts'

/** The three latencies Exchange is judged by. */
export const latencies = ['dbRead', 'dbWrite', 'logWrite'] as const
export type LatencyKind = (typeof latencies)[number]
export type Latencies = { readonly [K in LatencyKind]: Worked<'ms'> }

/** The latency model with its coefficients: the stored ones, or those of a fit under way. */
export type LatencyModel = (work: PoolWork) => Latencies

/** Makes the latency model of some coefficients. */
export function latencyModel(coefficients: Coefficients): LatencyModel {
  const c = latencyCoefficients(coefficients)
  return (work) => {
    const onArray = arrayWork(work)
    const { untested } = work
    const mark = (latency: Worked<'ms'>) =>
      untested === undefined ? latency : alsoUntested(latency, untested)
    return {
      dbRead: mark(banded('read', onArray, readLatencyOf(onArray, c))),
      dbWrite: mark(banded('write', onArray, writeLatencyOf(onArray, c))),
      logWrite: mark(banded('log', onArray, logLatencyOf(onArray, c))),
    }
  }
}

/** The latencies of a pool of arrays under a load, with their band. Finite at any load. */
export const predictPool: LatencyModel = latencyModel(fit.coefficients)

function banded(
  quantity: Exclude<Quantity, 'load'>,
  work: ArrayWork,
  latency: Worked<'ms'>,
): Worked<'ms'> {
  return withBand(latency, fit.errors[quantity].band, {
    quantity,
    model: work.model,
    raid: work.policy,
    measured: {
      loadPerDrive: work.perArray.value / work.drives.value,
      databasesPerArray: work.onArray.value,
      dataPerDrive: work.perDrive.value,
      arrays: work.arrays.value,
    },
  })
}
