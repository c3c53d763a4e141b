import { formula } from '../core/formula.ts'
import { byHand, ownRule } from '../core/source.ts'
import type { Worked } from '../core/worked.ts'
import { fixed, poolFactor, sharingDrives, waiting } from './array-work.ts'
import type { LatencyCoefficients } from './latency-coefficients.ts'
import type { ArrayWork } from './pool-work.ts'

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
