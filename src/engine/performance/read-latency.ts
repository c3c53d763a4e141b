import { formula } from '../core/formula.ts'
import { ownRule } from '../core/source.ts'
import { assumed, type Worked } from '../core/worked.ts'
import {
  type ArrayLoad,
  type PoolArray,
  poolFactor,
  queueingFactor,
  sharingDrives,
} from './array-work.ts'
import type { LatencyCoefficients } from './coefficients.ts'
export const readUse = formula({
  label: 'Utilization, reads',
  unit: '%',
  takes: {
    load: 'IOPS',
    extra: '×',
    scans: 'IOPS',
    pool: '×',
    raid: '×',
    access: '×',
    smallDrive: '×',
    drives: 'drive equivalents',
    saturation: 'IOPS/drive',
  },
  text: '(load + extra × scans) × pool × raid × access × smallDrive ÷ drives ÷ saturation',
  source: ownRule('Work over what the drives can do; fitted to the published tests.'),
})

export const readLatency = formula({
  label: 'Database read latency',
  unit: 'ms',
  takes: {
    time: 'ms',
    access: '×',
    smallDrive: '×',
    distance: '×',
    data: 'GB/drive',
    halfway: 'GB/drive',
    waiting: '×',
  },
  text: 'time × access × smallDrive × (1 + distance × data ÷ (data + halfway)) × waiting',
  source: ownRule(
    'A read on an idle array, longer the more data the arm travels over, times the waiting.',
  ),
  errata: ['E22'],
})

const noEffect = assumed(
  'Effect of the drive size',
  1,
  '×',
  'Only the 2.5-inch drives of 10,000 rpm differ from what their speed says.',
)

/** Mean latency of a database read on one array, by its load. */
export function readLatencyOn(array: PoolArray, { read: c }: LatencyCoefficients) {
  const { arrays, raid, access, perDrive: data, held } = array
  const { halfway, readController: controller } = held
  const { time, maintenance: extra, saturation, distance } = c
  const smallDrive = array.hasSmallDrives ? c.smallDrive : noEffect
  const drives = sharingDrives({ controller, drives: array.drives })
  const pool = poolFactor({ pool: c.pool, arrays })
  return ({ perArray: load, scans }: ArrayLoad): Worked<'ms'> => {
    const use = readUse({ load, extra, scans, pool, raid, access, smallDrive, drives, saturation })
    const waits = queueingFactor({ use })
    return readLatency({ time, access, smallDrive, distance, data, halfway, waiting: waits })
  }
}
