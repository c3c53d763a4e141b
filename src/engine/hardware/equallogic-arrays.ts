import { formula } from '../core/formula.ts'
import { citeEqualLogic, derivedFrom } from '../core/source.ts'
import { citedFigure, type Worked } from '../core/worked.ts'
import type { ArrayDriveKind } from './drives.ts'

export const raidPolicies = ['RAID 10', 'RAID 50', 'RAID 5', 'RAID 6'] as const
export type RaidPolicy = (typeof raidPolicies)[number]

type Family = {
  /** Distinguishes these arrays from those the user added. */
  readonly kind: 'equallogic'
  readonly family: string
  readonly drives: number
  readonly activePorts: number
  /** Drives whose space can be used: all but spares, mirrors and parity. EqualLogic Table 25. */
  readonly dataDrives: Readonly<Record<RaidPolicy, number>>
}

/** EqualLogic sections 5.5 and 5.8, Tables 25 and 27. */
export const equalLogicFamilies = [
  {
    kind: 'equallogic',
    family: 'PS6100',
    drives: 24,
    activePorts: 4,
    dataDrives: { 'RAID 10': 11, 'RAID 50': 18, 'RAID 5': 21, 'RAID 6': 19 },
  },
  {
    kind: 'equallogic',
    family: 'PS4100',
    drives: 12,
    activePorts: 2,
    dataDrives: { 'RAID 10': 5, 'RAID 50': 8, 'RAID 5': 10, 'RAID 6': 9 },
  },
] as const satisfies readonly Family[]

const [ps6100, ps4100] = equalLogicFamilies

type Model = Family & {
  readonly model: string
  /** Name of the drive kind in the paper. */
  readonly driveKind: string
  readonly drive: ArrayDriveKind
  readonly rpm: number
  /** True if the access time differs from what the speed implies. */
  readonly areSmall: boolean
  readonly driveSizesGb: readonly number[]
  readonly testedDriveGb: number
}

const fast = {
  driveKind: 'SAS 3.5"',
  drive: '15K SAS 3.5"',
  rpm: 15_000,
  areSmall: false,
  driveSizesGb: [600],
  testedDriveGb: 600,
} as const
const small = {
  driveKind: 'SAS 2.5"',
  drive: '10K SAS 2.5"',
  rpm: 10_000,
  areSmall: true,
  driveSizesGb: [300, 600, 900],
  testedDriveGb: 900,
} as const
const large = {
  driveKind: 'NL-SAS 3.5"',
  drive: '7.2K SAS 3.5"',
  rpm: 7200,
  areSmall: false,
  driveSizesGb: [1000, 2000, 3000],
  testedDriveGb: 2000,
} as const

const catalog = [
  { ...ps6100, ...fast, model: 'PS6100XV' },
  { ...ps6100, ...small, model: 'PS6100X' },
  { ...ps6100, ...large, model: 'PS6100E' },
  { ...ps4100, ...fast, model: 'PS4100XV' },
  { ...ps4100, ...large, model: 'PS4100E' },
] as const satisfies readonly Model[]

export type EqualLogicModel = (typeof catalog)[number]['model']

export type ArrayModel = Model & {
  readonly family: (typeof equalLogicFamilies)[number]['family']
  readonly model: EqualLogicModel
}

/** Every model. EqualLogic sections 5.5 and 5.8, Tables 25 and 27. */
export const equalLogicArrays: readonly ArrayModel[] = catalog

/** Keys of array prices: model and drive size in GB, as in `PS6100XV 600`. */
export const pricedArrays: readonly string[] = equalLogicArrays.flatMap(({ model, driveSizesGb }) =>
  driveSizesGb.map((gb) => `${model} ${gb}`),
)

/** Drives that are not spares. EqualLogic 5.5: two spares with RAID 10 and 50, one with 5 and 6. */
export function workingDriveCount(array: Pick<ArrayModel, 'drives'>, raid: RaidPolicy): number {
  return array.drives - (raid === 'RAID 10' || raid === 'RAID 50' ? 2 : 1)
}

export const usableCapacityOfDataDrives = formula({
  label: 'Usable capacity of one array',
  unit: 'GB',
  takes: { dataDrives: 'drives', driveSize: 'GB' },
  text: 'dataDrives × driveSize',
  source: citeEqualLogic('5.5 and Table 25'),
})

/** The array of a model. Throws if the catalog lacks the model. */
export function equalLogicArrayOfModel(model: EqualLogicModel): ArrayModel {
  const found = equalLogicArrays.find((array) => array.model === model)
  if (!found) throw new Error(`The catalog has no ${model}`)
  return found
}

const usableAsPrinted = citeEqualLogic('5.5 and Table 25')
const dataDrivesDerived = derivedFrom(
  citeEqualLogic('Table 25'),
  'the usable capacity ÷ the size of a drive.',
)

export function driveSizeFigure(driveGb: number): Worked<'GB'> {
  return citedFigure('Drive size', driveGb, 'GB', usableAsPrinted)
}

export function usableEqualLogicCapacity(
  array: ArrayModel,
  driveGb: number,
  raid: RaidPolicy,
): Worked<'GB'> {
  const drives = array.dataDrives[raid]
  return usableCapacityOfDataDrives({
    dataDrives: citedFigure(`Data drives in ${raid}`, drives, 'drives', dataDrivesDerived),
    driveSize: driveSizeFigure(driveGb),
  })
}
