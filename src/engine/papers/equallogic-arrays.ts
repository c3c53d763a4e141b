import { equalLogic } from '../core/documents.ts'
import { formula } from '../core/formula.ts'
import { published, type Worked } from '../core/worked.ts'
import type { RaidPolicy } from '../plan/plan.ts'
import type { TestedModel } from './equallogic-tests.ts'

/** The EqualLogic array models the paper tested. */
export type EqualLogicModel = TestedModel

type Family = 'PS6100' | 'PS4100'

/** An array model: its drives, and the ports of the controller that is active. */
export type ArrayModel = {
  readonly model: EqualLogicModel
  readonly family: Family
  readonly drives: number
  readonly driveKind: string
  readonly rpm: number
  readonly driveSizesGb: readonly number[]
  readonly activePorts: number
}

const ps6100 = { family: 'PS6100', drives: 24, activePorts: 4 } as const
const ps4100 = { family: 'PS4100', drives: 12, activePorts: 2 } as const

/** EqualLogic sections 5.5 and 5.8 and Table 25. */
export const equalLogicArrays: readonly ArrayModel[] = [
  { ...ps6100, model: 'PS6100XV', driveKind: 'SAS 3.5"', rpm: 15_000, driveSizesGb: [600] },
  {
    ...ps6100,
    model: 'PS6100X',
    driveKind: 'SAS 2.5"',
    rpm: 10_000,
    driveSizesGb: [300, 600, 900],
  },
  {
    ...ps6100,
    model: 'PS6100E',
    driveKind: 'NL-SAS 3.5"',
    rpm: 7200,
    driveSizesGb: [1000, 2000, 3000],
  },
  { ...ps4100, model: 'PS4100XV', driveKind: 'SAS 3.5"', rpm: 15_000, driveSizesGb: [600] },
  {
    ...ps4100,
    model: 'PS4100E',
    driveKind: 'NL-SAS 3.5"',
    rpm: 7200,
    driveSizesGb: [1000, 2000, 3000],
  },
]

/** Drives whose space can be used: all but spares, mirrors and parity. EqualLogic Table 25. */
const dataDrives: Record<Family, Record<RaidPolicy, number>> = {
  PS6100: { 'RAID 10': 11, 'RAID 50': 18, 'RAID 5': 21, 'RAID 6': 19 },
  PS4100: { 'RAID 10': 5, 'RAID 50': 8, 'RAID 5': 10, 'RAID 6': 9 },
}

/** Drives that are not spares. EqualLogic 5.5: two spares with RAID 10 and 50, one with 5 and 6. */
export function workingDrives(array: Pick<ArrayModel, 'drives'>, raid: RaidPolicy): number {
  return array.drives - (raid === 'RAID 10' || raid === 'RAID 50' ? 2 : 1)
}

/** Space of one array that volumes can use. */
export const usableCapacity = formula({
  label: 'Usable capacity of one array',
  unit: 'GB',
  takes: { dataDrives: 'drives', driveSize: 'GB' },
  text: 'dataDrives × driveSize',
  source: equalLogic('5.5 and Table 25'),
  examples: [
    { in: { dataDrives: 19, driveSize: 600 }, out: 11_400, source: equalLogic('Table 25') },
    { in: { dataDrives: 5, driveSize: 3000 }, out: 15_000, source: equalLogic('Table 25') },
  ],
})

/** The array of a model. Throws for a model the catalog does not hold. */
export function arrayOf(model: EqualLogicModel): ArrayModel {
  const found = equalLogicArrays.find((array) => array.model === model)
  if (!found) throw new Error(`The catalog has no ${model}`)
  return found
}

const usableAsPrinted = equalLogic('5.5 and Table 25')

/** The size of one drive of a model, as it is printed. */
export function driveSizeOf(driveGb: number): Worked<'GB'> {
  return published('Drive size', driveGb, 'GB', usableAsPrinted)
}

/** The usable capacity of one array of a model, drive size and RAID policy. */
export function usableCapacityOf(
  array: ArrayModel,
  driveGb: number,
  raid: RaidPolicy,
): Worked<'GB'> {
  const drives = dataDrives[array.family][raid]
  return usableCapacity({
    dataDrives: published(`Data drives in ${raid}`, drives, 'drives', usableAsPrinted),
    driveSize: driveSizeOf(driveGb),
  })
}
