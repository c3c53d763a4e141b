import { formula } from '../core/formula.ts'
import { ownRule } from '../core/source.ts'
import { assumedFigure, type Worked } from '../core/worked.ts'
import {
  type ArrayLoad,
  type ArrayOfPool,
  drivesForWrites,
  drivesSharingWork,
  poolFactor,
  queueingFactor,
  raidWorkFactor,
  writePenalties,
} from './array-work.ts'
import type { ExplainedLatencyCoefficients } from './coefficients.ts'

export const readUtilization = formula({
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

const noEffect = assumedFigure(
  'Effect of the drive size',
  1,
  '×',
  'Only the 2.5-inch drives of 10,000 rpm differ from what their speed says.',
)

/** Mean latency of a database read on one array, by its load. */
export function readLatencyByArrayLoad(
  array: ArrayOfPool,
  { read: c }: ExplainedLatencyCoefficients,
) {
  const { arrays, raid, access, perDrive: data, held } = array
  const { halfway, readController: controller } = held
  const { time, maintenance: extra, saturation, distance } = c
  const smallDrive = array.hasSmallDrives ? c.smallDrive : noEffect
  const drives = drivesSharingWork({ controller, drives: array.drives })
  const pool = poolFactor({ pool: c.pool, arrays })
  return ({ perArray: load, scans }: ArrayLoad): Worked<'ms'> => {
    const use = readUtilization({
      load,
      extra,
      scans,
      pool,
      raid,
      access,
      smallDrive,
      drives,
      saturation,
    })
    const waits = queueingFactor({ use })
    return readLatency({ time, access, smallDrive, distance, data, halfway, waiting: waits })
  }
}

export const logUtilization = formula({
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
})

export const logLatency = formula({
  label: 'Log write latency',
  unit: 'ms',
  takes: { time: 'ms', behind: 'ms', use: '%', waiting: '×', pool: '×' },
  text: '(time + behind × use × use × waiting) ÷ pool',
  source: ownRule(
    'The cache takes a log write at once, unless the drives are busy and others wait before it: both take the load.',
  ),
})

/** Mean latency of a log write on one array, by its load. */
export function logLatencyByArrayLoad(
  array: ArrayOfPool,
  { log: c }: ExplainedLatencyCoefficients,
) {
  const { arrays, raid, access, held } = array
  const { logController: controller, driveSaturation: saturation } = held
  const drives = drivesSharingWork({ controller, drives: array.drives })
  const pool = poolFactor({ pool: c.pool, arrays })
  return ({ perArray, scans }: ArrayLoad): Worked<'ms'> => {
    const use = logUtilization({ load: perArray, scans, raid, access, drives, saturation })
    return logLatency({
      time: c.time,
      behind: c.behind,
      use,
      waiting: queueingFactor({ use }),
      pool,
    })
  }
}

export const writeUtilization = formula({
  label: 'Utilization, writes',
  unit: '%',
  takes: {
    load: 'IOPS',
    drives: 'drive equivalents',
    access: '×',
    saturation: 'IOPS/drive',
  },
  text: 'load ÷ drives × access ÷ saturation',
  source: ownRule('Work over what the drives can do; fitted to the published tests.'),
})

export const writesAfterMerging = formula({
  label: 'Writes left after merging',
  unit: 'IOPS/drive',
  takes: {
    load: 'IOPS',
    drives: 'drive equivalents',
    databases: 'databases',
    coalescing: 'IOPS/database',
  },
  text: 'load ÷ drives ÷ (1 + load ÷ (databases × coalescing))',
  source: ownRule('The more load each database has, the more of its page writes merge into one.'),
})

export const writeLatency = formula({
  label: 'Database write latency',
  unit: 'ms',
  takes: {
    cache: 'ms',
    time: 'ms/(IOPS/drive)',
    flushing: 'IOPS/drive',
    waiting: '×',
    pool: '×',
  },
  text: '(cache + time × flushing × waiting) ÷ pool',
  source: ownRule(
    'The time of the cache, and what emptying it takes; several arrays empty theirs together.',
  ),
})

/** Mean latency of a database write on one array, by its load. */
export function writeLatencyByArrayLoad(
  array: ArrayOfPool,
  { write: c }: ExplainedLatencyCoefficients,
) {
  const { arrays, access, onArray: databases, policy, held } = array
  const { cacheTime: cache, writeSaturation: saturation } = held
  const { time, coalescing } = c
  const raid = raidWorkFactor({
    weight: held.writeRaidWeight,
    penalty: writePenalties[policy],
  })
  const drives = drivesSharingWork({
    controller: held.writeController,
    drives: drivesForWrites({ drives: array.drives, raid }),
  })
  const pool = poolFactor({ pool: c.pool, arrays })
  return ({ perArray: load }: ArrayLoad): Worked<'ms'> => {
    const use = writeUtilization({ load, drives, access, saturation })
    const left = writesAfterMerging({ load, drives, databases, coalescing })
    const waits = queueingFactor({ use })
    return writeLatency({ cache, time, flushing: left, waiting: waits, pool })
  }
}
