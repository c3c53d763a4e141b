import { formula } from '../core/formula.ts'
import { byHand, ownRule } from '../core/source.ts'
import type { Worked } from '../core/worked.ts'
import { type LoadOnOne, type OneOfPool, poolFactor, sharingDrives, waiting } from './array-work.ts'
import type { LatencyCoefficients } from './latency-coefficients.ts'
/** How busy the drives are for a log write. */
export const logUse = formula({
  label: 'Utilization, log writes',
  unit: '%',
  takes: {
    load: 'IOPS',
    scans: 'IOPS',
    raid: '×',
    access: '×',
    drives: 'drive equivalents',
    saturation: 'IOPS/drive',
  },
  text: '(load + scans) × raid × (1 + access) ÷ 2 ÷ drives ÷ saturation',
  source: ownRule('Work over what the drives can do; half of it in the cache, whatever the drive.'),
  examples: [
    {
      in: { load: 400, scans: 40, raid: 1.25, access: 1, drives: 22, saturation: 50 },
      out: 0.5,
      source: byHand,
    },
  ],
})

/** Average latency of a log write. */
export const logLatency = formula({
  label: 'Log write latency',
  unit: 'ms',
  takes: { time: 'ms', behind: 'ms', use: '%', waiting: '×', pool: '×' },
  text: '(time + behind × use × use × waiting) ÷ pool',
  source: ownRule(
    'The cache takes a log write at once, unless the drives are busy and others wait before it: both take the load.',
  ),
  examples: [
    { in: { time: 0.5, behind: 1, use: 0.5, waiting: 3, pool: 1.25 }, out: 1, source: byHand },
  ],
})

/** The average latency of a log write on an array, by its load. */
export function logLatencyOn(array: OneOfPool, { log: c }: LatencyCoefficients) {
  const { arrays, raid, access, held } = array
  const { logController: controller, driveSaturation: saturation } = held
  const drives = sharingDrives({ controller, drives: array.drives })
  const pool = poolFactor({ pool: c.pool, arrays })
  return ({ perArray, scans }: LoadOnOne): Worked<'ms'> => {
    const use = logUse({ load: perArray, scans, raid, access, drives, saturation })
    return logLatency({ time: c.time, behind: c.behind, use, waiting: waiting({ use }), pool })
  }
}
