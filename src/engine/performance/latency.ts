import { formula } from '../core/formula.ts'
import { byHand, equalLogic, ownRule } from '../core/source.ts'
import { published, type Worked } from '../core/worked.ts'
import {
  type ArrayWork,
  arrayWork,
  fixed,
  type PoolWork,
  poolFactor,
  sharingDrives,
  waiting,
} from './array-work.ts'
import { fit } from './coefficients.ts'
import type { Coefficients, Quantity } from './fit.ts'
import { type LatencyCoefficients, latencyCoefficients } from './latency-coefficients.ts'
import { alsoUntested, withBand } from './measured-range.ts'
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

/** How busy the drives are for a log write. */
export const logUse = formula({
  label: 'Utilization, log writes',
  unit: '%',
  takes: {
    load: 'IOPS',
    scans: 'IOPS',
    access: '×',
    drives: 'drive equivalents',
    saturation: 'IOPS/drive',
  },
  text: '(load + scans) × (1 + access) ÷ 2 ÷ drives ÷ saturation',
  source: ownRule('Work over what the drives can do; half of it in the cache, whatever the drive.'),
  examples: [
    {
      in: { load: 400, scans: 40, access: 1, drives: 22, saturation: 40 },
      out: 0.5,
      source: byHand,
    },
  ],
})

/** Average latency of a log write. */
export const logLatency = formula({
  label: 'Log write latency',
  unit: 'ms',
  takes: { time: 'ms', waiting: '×', pool: '×' },
  text: 'time × waiting ÷ pool',
  source: ownRule('A log write on an idle array, times the waiting.'),
  examples: [{ in: { time: 0.5, waiting: 2, pool: 1.25 }, out: 0.8, source: byHand }],
})

/** The average latency of a log write on an array at work. */
export function logLatencyOf(work: ArrayWork, { log: c }: LatencyCoefficients): Worked<'ms'> {
  const use = logUse({
    load: work.perArray,
    scans: work.scans,
    access: work.access,
    drives: sharingDrives({ controller: fixed.logController, drives: work.drives }),
    saturation: c.saturation,
  })
  return logLatency({
    time: c.time,
    waiting: waiting({ use }),
    pool: poolFactor({ pool: c.pool, arrays: work.arrays }),
  })
}

/** Latency above which Exchange is no longer served well. */
export const thresholds = {
  dbRead: published('Database read latency, at most', 20, 'ms', equalLogic('5')),
  dbWrite: published('Database write latency, at most', 20, 'ms', equalLogic('5')),
  logWrite: published('Log write latency, at most', 10, 'ms', equalLogic('5')),
} as const satisfies { [K in keyof Latencies]: Worked<'ms'> }
