import { arrayOf, type EqualLogicModel, workingDrives } from '../catalog/equallogic.ts'
import { fit } from '../evidence/coefficients.ts'
import type { Coefficients, Quantity } from '../evidence/fit.ts'
import type { RaidPolicy } from '../plan.ts'
import { equalLogic } from '../sources/documents.ts'
import { ownRule } from '../sources/source.ts'
import type { Unit } from '../units.ts'
import { formula } from '../worked/formula.ts'
import { assumed, fitted, published, type Worked } from '../worked/worked.ts'
import {
  accessTime,
  databasesPerArray,
  dataPerDrive,
  fixed,
  loadPerArray,
  penalties,
  poolFactor,
  raidWork,
  scanLoad,
  sharingDrives,
  waiting,
} from './array-work.ts'
import { withBand } from './measured-range.ts'

/** The three latencies Exchange is judged by. */
export const latencies = ['dbRead', 'dbWrite', 'logWrite'] as const
export type LatencyKind = (typeof latencies)[number]
export type Latencies = { readonly [K in LatencyKind]: Worked<'ms'> }

/** What the latencies of a pool of arrays depend on. */
export type PoolWork = {
  readonly model: EqualLogicModel
  readonly raid: RaidPolicy
  readonly arrays: Worked<'arrays'>
  /** Active databases on the pool, and the space their mailboxes take. */
  readonly databases: Worked<'databases'>
  readonly data: Worked<'GB'>
  /** Load on the whole pool. */
  readonly load: Worked<'IOPS'>
}

const tests = equalLogic('5.1 to 5.8')

/** How busy the drives are for a read. */
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
  examples: [],
})

/** Average latency of a database read. */
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
  examples: [],
  errata: ['E22'],
})

/** How busy the drives are for a write. */
export const writeUse = formula({
  label: 'Utilization, writes',
  unit: '%',
  takes: {
    load: 'IOPS',
    drives: 'drive equivalents',
    raid: '×',
    access: '×',
    saturation: 'IOPS/drive',
  },
  text: 'load ÷ drives × raid × access ÷ saturation',
  source: ownRule('Work over what the drives can do; fitted to the published tests.'),
  examples: [],
})

/** Writes that reach the drives after databases have merged theirs. */
export const flushing = formula({
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
  examples: [],
})

/** Average latency of a database write. */
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
  examples: [],
})

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
  examples: [],
})

/** Average latency of a log write. */
export const logLatency = formula({
  label: 'Log write latency',
  unit: 'ms',
  takes: { time: 'ms', waiting: '×', pool: '×' },
  text: 'time × waiting ÷ pool',
  source: ownRule('A log write on an idle array, times the waiting.'),
  examples: [],
})

const cacheTime = assumed('Time of the write cache', 0.5, 'ms', 'A write the cache takes at once.')
const writeSaturation = assumed(
  'Load that saturates a drive, writes',
  400,
  'IOPS/drive',
  'Beyond every test: without it writes would never saturate an array.',
)
const halfway = assumed(
  'Data that shows half of the effect',
  300,
  'GB/drive',
  'Half of the drives of 600 GB in the tests.',
)
const noEffect = assumed(
  'Effect of the drive size',
  1,
  '×',
  'Only the 2.5-inch drives of 10,000 rpm differ from what their speed says.',
)

/** The latency model with its coefficients: the stored ones, or those of a fit under way. */
export type LatencyModel = (work: PoolWork) => Latencies

/** Makes the latency model of some coefficients. */
export function latencyModel(coefficients: Coefficients): LatencyModel {
  const c = latencyCoefficients(coefficients)
  return (work) => {
    const common = commonWork(work)
    return {
      dbRead: banded('read', common, read(common, c)),
      dbWrite: banded('write', common, write(common, c)),
      logWrite: banded('log', common, log(common, c)),
    }
  }
}

/** The latencies of a pool of arrays under a load, with their band. Finite at any load. */
export const predictPool: LatencyModel = latencyModel(fit.coefficients)

type CommonWork = ReturnType<typeof commonWork>
type LatencyCoefficients = ReturnType<typeof latencyCoefficients>

function commonWork({ model, raid, arrays, databases, data, load }: PoolWork) {
  const array = arrayOf(model)
  const alone = arrays.value === 1
  const perArray = alone ? load : loadPerArray({ load, arrays })
  const onArray = alone ? databases : databasesPerArray({ databases, arrays })
  const drives = published(
    `Working drives in ${raid}`,
    workingDrives(array, raid),
    'drives',
    equalLogic('5.5'),
  )
  const speed = published(`Speed of the drives of ${model}`, array.rpm, 'rpm', equalLogic('5.8'))
  return {
    model,
    policy: raid,
    arrays,
    drives,
    perArray,
    onArray,
    perDrive: dataPerDrive({ data, arrays, drives }),
    scans: scanLoad({ load: perArray, each: fixed.maintenanceEach, databases: onArray }),
    access: accessTime({ rotation: fixed.rotation, speed }),
    raid: raidWork({ weight: fixed.raidWeight, penalty: penalties[raid] }),
  }
}

function read(work: CommonWork, { read: c }: LatencyCoefficients): Worked<'ms'> {
  const smallDrive = work.model === 'PS6100X' ? c.smallDrive : noEffect
  const use = readUse({
    load: work.perArray,
    extra: c.maintenance,
    scans: work.scans,
    pool: poolFactor({ pool: c.pool, arrays: work.arrays }),
    raid: work.raid,
    access: work.access,
    smallDrive,
    drives: sharingDrives({ controller: fixed.readController, drives: work.drives }),
    saturation: c.saturation,
  })
  return readLatency({
    time: c.time,
    access: work.access,
    smallDrive,
    distance: c.distance,
    data: work.perDrive,
    halfway,
    waiting: waiting({ use }),
  })
}

function write(work: CommonWork, { write: c }: LatencyCoefficients): Worked<'ms'> {
  const drives = sharingDrives({ controller: fixed.writeController, drives: work.drives })
  const { perArray, onArray, raid, access } = work
  const use = writeUse({ load: perArray, drives, raid, access, saturation: writeSaturation })
  return writeLatency({
    cache: cacheTime,
    time: c.time,
    flushing: flushing({
      load: perArray,
      drives,
      databases: onArray,
      coalescing: c.coalescing,
    }),
    waiting: waiting({ use }),
    pool: poolFactor({ pool: c.pool, arrays: work.arrays }),
  })
}

function log(work: CommonWork, { log: c }: LatencyCoefficients): Worked<'ms'> {
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

function banded(
  quantity: Exclude<Quantity, 'load'>,
  work: CommonWork,
  latency: Worked<'ms'>,
): Worked<'ms'> {
  return withBand(latency, fit.errors[quantity].band, {
    quantity,
    model: work.model,
    raid: work.policy,
    measured: {
      'Load per drive': work.perArray.value / work.drives.value,
      'Databases per array': work.onArray.value,
      'Data per drive': work.perDrive.value,
      'Arrays in the pool': work.arrays.value,
    },
  })
}

function latencyCoefficients({ read, write, log }: Coefficients) {
  const of = <U extends Unit>(
    quantity: Quantity,
    value: number,
    unit: U,
    label: string,
    meaning: string,
  ) => {
    const { inSample, leaveOneOut } = fit.errors[quantity]
    const share = (error: number) => `${(error * 100).toFixed(1)} %`
    return fitted(label, value, unit, {
      meaning,
      fit: `Fitted to the 31 distinct tests of EqualLogic; the model misses them by ${share(inSample)} on average, and by ${share(leaveOneOut)} a test it has not seen.`,
      source: tests,
    })
  }
  return {
    read: {
      time: of(
        'read',
        read.time,
        'ms',
        'Read on an idle array',
        'Time of a read with nothing waiting and no data to travel over',
      ),
      saturation: of(
        'read',
        read.saturation,
        'IOPS/drive',
        'Load that saturates a drive, reads',
        'Load of a 15,000 rpm drive at which reads would wait for ever',
      ),
      maintenance: of(
        'read',
        read.maintenance,
        '×',
        'Extra weight of database scans',
        'How much more a scanning access delays reads than another',
      ),
      distance: of(
        'read',
        read.distance,
        '×',
        'Effect of the distance',
        'How much longer a read takes over drives full of data',
      ),
      pool: of(
        'read',
        read.pool,
        '×',
        'Effect of a pool on reads',
        'Work that spreading volumes over several arrays adds',
      ),
      smallDrive: of(
        'read',
        read.smallDrive,
        '×',
        'Effect of the drive size',
        'Time of an access on the 2.5-inch drives of PS6100X, against what their speed says',
      ),
    },
    write: {
      time: of(
        'write',
        write.time,
        'ms/(IOPS/drive)',
        'Time to empty the cache',
        'Latency that each write reaching a drive adds',
      ),
      coalescing: of(
        'write',
        write.coalescing,
        'IOPS/database',
        'Load that halves the writes',
        'Load of a database at which half of its page writes merge',
      ),
      pool: of(
        'write',
        write.pool,
        '×',
        'Effect of a pool on writes',
        'How much faster several arrays take writes than one',
      ),
    },
    log: {
      time: of(
        'log',
        log.time,
        'ms',
        'Log write on an idle array',
        'Time of a log write with nothing waiting',
      ),
      saturation: of(
        'log',
        log.saturation,
        'IOPS/drive',
        'Load that saturates a drive, log writes',
        'Load of a drive at which log writes would wait for ever',
      ),
      pool: of(
        'log',
        log.pool,
        '×',
        'Effect of a pool on log writes',
        'How much faster several arrays take log writes than one',
      ),
    },
  }
}
