import { formula } from '../core/formula.ts'
import { citeEqualLogic, ownRule } from '../core/source.ts'
import { assumedFigure, citedFigure, type Worked } from '../core/worked.ts'
import {
  type ArrayModel,
  type EqualLogicModel,
  type RaidPolicy,
  workingDriveCount,
} from '../hardware/equallogic-arrays.ts'
import type { ModelConstants } from './constants.ts'

export const accessTimeFactorBySpeed = formula({
  label: 'Access time against 15,000 rpm',
  unit: '×',
  takes: { rotation: '%', speed: 'rpm' },
  text: '1 − rotation + rotation × 15000 ÷ speed',
  constants: { 15000: 'rpm' },
  source: ownRule('The part of an access that turns with the drive scales with its speed.'),
})

/** Drives of one array: the figures that its latencies depend on. */
type ArrayDrives = {
  /** Working drives, without spares. */
  readonly drives: Worked<'drives'>
  /** Access time relative to 15,000 rpm drives. */
  readonly access: Worked<'×'>
  /** True for EqualLogic’s 2.5-inch drives: their access time differs from that of their speed. */
  readonly hasSmallDrives: boolean
}

export function arrayDrivesOfModel(
  array: ArrayModel,
  raid: RaidPolicy,
  held: ModelConstants,
): ArrayDrives {
  const speed = citedFigure(
    `Speed of the drives of ${array.model}`,
    array.rpm,
    'rpm',
    citeEqualLogic('5.8'),
  )
  return {
    drives: citedFigure(
      `Working drives in ${raid}`,
      workingDriveCount(array, raid),
      'drives',
      citeEqualLogic('5.5'),
    ),
    access: accessTimeFactorBySpeed({ rotation: held.rotation, speed }),
    hasSmallDrives: array.areSmall,
  }
}

export const loadPerArray = formula({
  label: 'Load per array',
  unit: 'IOPS',
  takes: { load: 'IOPS', arrays: 'arrays' },
  text: 'load ÷ arrays',
  source: citeEqualLogic('5.7'),
})

export const databasesPerArray = formula({
  label: 'Databases per array',
  unit: 'databases',
  takes: { databases: 'databases', arrays: 'arrays' },
  text: 'databases ÷ arrays',
  source: citeEqualLogic('5.7'),
})

/** More data per drive means longer seeks. */
export const dataPerDrive = formula({
  label: 'Data per drive',
  unit: 'GB/drive',
  takes: { data: 'GB', arrays: 'arrays', drives: 'drives' },
  text: 'data ÷ arrays ÷ drives',
  source: citeEqualLogic('5.2'),
})

/** Load of maintenance scans, limited by the total load. */
export const scanLoad = formula({
  label: 'Database scans on one array',
  unit: 'IOPS',
  takes: { load: 'IOPS', each: 'IOPS/database', databases: 'databases' },
  text: 'min(load, each × databases)',
  source: citeEqualLogic('5.1 and 5.3'),
})

export const raidWorkFactor = formula({
  label: 'RAID work against RAID 50',
  unit: '×',
  takes: { weight: '%', penalty: '×' },
  text: '1 + weight × (penalty − 4)',
  errata: ['E39'],
  source: ownRule('Accesses of one write: RAID 10 two, RAID 50 and 5 four, RAID 6 six.'),
})

export const drivesForWrites = formula({
  label: 'Drives for writes, by RAID',
  unit: 'drives',
  takes: { drives: 'drives', raid: '×' },
  text: 'drives ÷ raid',
  source: ownRule('The extra accesses of a RAID policy fall on the drives, not on the cache.'),
})

export const drivesSharingWork = formula({
  label: 'Drives that share the work',
  unit: 'drive equivalents',
  takes: { controller: '%', drives: 'drives' },
  text: '1 ÷ (controller ÷ 22 + (1 − controller) ÷ drives)',
  source: ownRule('The controller’s part stays as in the tests of 22 drives.'),
})

export const poolFactor = formula({
  label: 'Effect of the pool',
  unit: '×',
  takes: { pool: '×', arrays: 'arrays' },
  text: '1 + pool × (1 − 1 ÷ arrays)',
  source: citeEqualLogic('Table 20'),
})

/** Queueing factor of the access time. */
export const queueingFactor = formula({
  label: 'Waiting',
  unit: '×',
  takes: { use: '%' },
  text: 'if use < 0.95 then 1 ÷ (1 − use) else 20 + 400 × (use − 0.95)',
  source: ownRule(
    'The mean of a queue with one server; above 95 % its slope goes on, so that a saturated array has a latency far above every limit and not an infinite one.',
  ),
})

/** Write penalties: drive accesses per write. */
export const writePenalties: Record<RaidPolicy, Worked<'×'>> = {
  'RAID 10': penalty('RAID 10', 2),
  'RAID 50': penalty('RAID 50', 4),
  'RAID 5': penalty('RAID 5', 4),
  'RAID 6': penalty('RAID 6', 6),
}

function penalty(raid: RaidPolicy, accesses: number): Worked<'×'> {
  return assumedFigure(
    `Write penalty of ${raid}`,
    accesses,
    '×',
    'Accesses to drives that one write causes, as Microsoft’s calculator gives them (Calculator, Storage Design).',
  )
}

/** Pool of EqualLogic arrays with its databases and data. */
export type EqualLogicPool = {
  readonly model: EqualLogicModel
  readonly raid: RaidPolicy
  readonly arrays: Worked<'arrays'>
  /** Databases on the pool, including passive copies, because maintenance scans them. */
  readonly databases: Worked<'databases'>
  readonly data: Worked<'GB'>
}

export type ArrayPool = EqualLogicPool & {
  /** Phrase for an aspect that no test covers and no figure shows; absent if there is none. */
  readonly untested?: string
}

/** Pool with the load on all its arrays together. */
export type LoadedPool = ArrayPool & { readonly load: Worked<'IOPS'> }

/** Quantities of one array that all latencies depend on, whatever the load. */
export function arrayOfPool(
  { raid, arrays, databases, data }: EqualLogicPool,
  { drives, access, hasSmallDrives }: ArrayDrives,
  held: ModelConstants,
) {
  return {
    held,
    hasSmallDrives,
    policy: raid,
    arrays,
    drives,
    onArray: arrays.value === 1 ? databases : databasesPerArray({ databases, arrays }),
    perDrive: dataPerDrive({ data, arrays, drives }),
    access,
    raid: raidWorkFactor({ weight: held.raidWeight, penalty: writePenalties[raid] }),
  }
}

export type ArrayOfPool = ReturnType<typeof arrayOfPool>

export function arrayLoad({ arrays, onArray, held }: ArrayOfPool, load: Worked<'IOPS'>) {
  const perArray = arrays.value === 1 ? load : loadPerArray({ load, arrays })
  const scans = scanLoad({ load: perArray, each: held.maintenanceEach, databases: onArray })
  return { perArray, scans }
}

export type ArrayLoad = ReturnType<typeof arrayLoad>
