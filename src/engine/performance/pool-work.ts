import { equalLogic } from '../core/documents.ts'
import { published, type Worked } from '../core/worked.ts'
import {
  arrayOf,
  type EqualLogicModel,
  type RaidPolicy,
  workingDrives,
} from '../papers/equallogic-arrays.ts'
import {
  accessTime,
  databasesPerArray,
  dataPerDrive,
  fixed,
  loadPerArray,
  penalties,
  raidWork,
  scanLoad,
} from './array-work.ts'

/** What the latencies of a pool of arrays depend on. */
export type PoolWork = {
  readonly model: EqualLogicModel
  readonly raid: RaidPolicy
  readonly arrays: Worked<'arrays'>
  /** Databases on the pool, passive copies too, because maintenance scans them; and their space. */
  readonly databases: Worked<'databases'>
  readonly data: Worked<'GB'>
  /** Load on the whole pool. */
  readonly load: Worked<'IOPS'>
  /** What nobody tested of the work itself, beside what its figures show. */
  readonly untested?: string
}

/** What reads, writes and logs all depend on, for one array of a pool. */
export function arrayWork({ model, raid, arrays, databases, data, load }: PoolWork) {
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

export type ArrayWork = ReturnType<typeof arrayWork>
