import { formulaMakerOfSource } from '../core/formula.ts'
import { ownRule, publicFigure } from '../core/source.ts'
import type { Unit } from '../core/units.ts'
import { citedFigure, givenFigure, type Worked } from '../core/worked.ts'
import { type ArrayDriveKind, isFlash, speedAndIopsOfDrive } from '../hardware/drives.ts'
import {
  type RaidPolicy,
  raidPolicies,
  usableCapacityOfDataDrives,
} from '../hardware/equallogic-arrays.ts'
import { cutName } from '../plan/limits.ts'
import { type OwnArray, ownArrayInputs } from '../plan/own-array.ts'

/** Fewest working drives that each RAID policy needs. */
export const fewestDrivesByRaid: Readonly<Record<RaidPolicy, number>> = {
  'RAID 10': 2,
  'RAID 50': 6,
  'RAID 5': 3,
  'RAID 6': 4,
}

const formula = formulaMakerOfSource(
  ownRule(
    'Parity is kept per set of at most 12 drives, in RAID 50 of six: this gives the data drives that EqualLogic prints for its own arrays.',
  ),
)

/** Data drives of one array in RAID 10: half of each mirrored pair. */
export const dataDrivesInRaid10 = formula({
  label: 'Data drives in RAID 10',
  unit: 'drives',
  takes: { working: 'drives' },
  text: 'floor(working ÷ 2)',
})

export const dataDrivesInRaid50 = formula({
  label: 'Data drives in RAID 50',
  unit: 'drives',
  takes: { working: 'drives' },
  text: 'working − max(2, ceil(working ÷ 6))',
})

export const dataDrivesInRaid5 = formula({
  label: 'Data drives in RAID 5',
  unit: 'drives',
  takes: { working: 'drives' },
  text: 'working − ceil(working ÷ 12)',
})

export const dataDrivesInRaid6 = formula({
  label: 'Data drives in RAID 6',
  unit: 'drives',
  takes: { working: 'drives' },
  text: 'working − 2 × ceil(working ÷ 12)',
})

const dataDrivesBy = {
  'RAID 10': dataDrivesInRaid10,
  'RAID 50': dataDrivesInRaid50,
  'RAID 5': dataDrivesInRaid5,
  'RAID 6': dataDrivesInRaid6,
} as const satisfies Record<RaidPolicy, unknown>

export const ownWorkingDrives = formula({
  label: 'Working drives',
  unit: 'drives',
  takes: { drives: 'drives', spares: 'drives' },
  text: 'drives − spares',
  source: ownRule('Spares hold no data and do no work until a drive fails.'),
})

export const estimatedCapability = formula({
  label: 'Capability of one array, estimated',
  unit: 'IOPS',
  takes: { working: 'drives', each: 'IOPS/drive', reads: '%', penalty: '×' },
  text: 'working × each ÷ (reads + (1 − reads) × penalty)',
  source: publicFigure(
    'A',
    'The load on drives is the reads and, for every write, as many accesses as the RAID policy asks.',
    { publication: 'calculator', place: 'Storage Design' },
  ),
})

/** A problem of an own array: the path of the property to change, and the sentence. */
type OwnArrayProblem = { readonly path: readonly string[]; readonly message: string }

/** Problems of an own array although each of its numbers is within its range. */
export function ownArrayProblems(array: OwnArray): readonly OwnArrayProblem[] {
  const { raid: policies, drives, spares, driveKind, iopsPerDrive, measuredIops } = array
  const at = (key: keyof OwnArray, words: string): OwnArrayProblem => {
    return { path: [key], message: `${ownArrayInputs[key].label}: ${words}` }
  }
  const working = drives - spares
  if (working <= 0)
    return [at('spares', `${spares} of ${drives} drives leave none to hold data. Enter fewer.`)]
  const few = policies.filter((raid) => working < fewestDrivesByRaid[raid])
  const needs = few.map((raid) => `${raid} needs ${fewestDrivesByRaid[raid]}`).join(', ')
  const without = policies.filter((raid) => measuredIops[raid] === undefined)
  const isUnknown = isFlash(driveKind) && iopsPerDrive === null && without.length > 0
  const fewWords = `${working} without the spares, and ${needs}. Enter more drives or fewer spares, or do not offer it.`
  const unknownWords = `public guidance has no figure for ${driveKind}. Enter one here, or what you measured in ${without.join(', ')}.`
  return [
    ...(policies.length === 0 ? [at('raid', 'choose at least one.')] : []),
    ...(few.length > 0 ? [at('drives', fewWords)] : []),
    ...(isUnknown ? [at('iopsPerDrive', unknownWords)] : []),
    ...raidPolicies
      .filter((raid) => measuredIops[raid] !== undefined && !policies.includes(raid))
      .map((raid) => ({
        path: ['measuredIops', raid],
        message: `Measured IOPS are given in ${raid}, which is not among the RAID policies.`,
      })),
  ]
}

/** A figure of an own array, given by its owner. */
export function ownArrayFigure<U extends Unit>(
  { id, name }: Pick<OwnArray, 'id' | 'name'>,
  key: string,
  label: string,
  value: number,
  unit: U,
): Worked<U> {
  return givenFigure(label, value, unit, `ownArrays/${id}/${key}`, null, cutName(name))
}

/** Working drives and usable capacity of one own array in a RAID policy. */
export function ownArrayDrivesAndCapacity(
  array: Pick<OwnArray, 'id' | 'name' | 'drives' | 'spares' | 'driveGb'>,
  raid: RaidPolicy,
) {
  const working = ownWorkingDrives({
    drives: ownArrayFigure(array, 'drives', 'Drives of one array', array.drives, 'drives'),
    spares: ownArrayFigure(array, 'spares', 'Spares of one array', array.spares, 'drives'),
  })
  const usable = usableCapacityOfDataDrives({
    dataDrives: dataDrivesBy[raid]({ working }),
    driveSize: ownArrayFigure(array, 'driveGb', 'Drive size', array.driveGb, 'GB'),
  })
  return { working, usable }
}

/**
 * IOPS that one own array carries within the latency limits: measured by its owner, else estimated
 * from its drives. Throws for flash without any figure, which `ownArrayProblems` refuses.
 */
export function ownArrayCapability(
  array: OwnArray,
  raid: RaidPolicy,
  { reads, penalty }: { readonly reads: Worked<'%'>; readonly penalty: Worked<'×'> },
): { readonly each: Worked<'IOPS'>; readonly basis: 'own measurement' | 'estimated' } {
  const measured = array.measuredIops[raid]
  if (measured !== undefined) {
    const label = `Capability of one array in ${raid}, as measured by its owner`
    return {
      each: ownArrayFigure(array, `measuredIops/${raid}`, label, measured, 'IOPS'),
      basis: 'own measurement',
    }
  }
  const { working } = ownArrayDrivesAndCapacity(array, raid)
  const each = estimatedCapability({ working, each: iopsOfDrive(array), reads, penalty })
  return { each, basis: 'estimated' }
}

function iopsOfDrive(array: OwnArray): Worked<'IOPS/drive'> {
  const { driveKind, iopsPerDrive } = array
  if (iopsPerDrive !== null)
    return ownArrayFigure(
      array,
      'iopsPerDrive',
      'Random IOPS of one drive',
      iopsPerDrive,
      'IOPS/drive',
    )
  const figure = publicIopsOfDriveKind(driveKind)
  if (!figure) throw new Error(`No IOPS are known of the drives of ${array.id}`)
  return figure
}

/** Random IOPS of one drive by public guidance; null for flash. */
export function publicIopsOfDriveKind(driveKind: ArrayDriveKind): Worked<'IOPS/drive'> | null {
  const drive = speedAndIopsOfDrive(driveKind)
  if (!drive) return null
  return citedFigure(
    `Random IOPS of one drive, ${driveKind}`,
    drive.iops,
    'IOPS/drive',
    publicFigure('A', 'Random IOPS of one drive by its speed and size.', {
      publication: 'calculator',
      place: 'Tables',
    }),
  )
}
