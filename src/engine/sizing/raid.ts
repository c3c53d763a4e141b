import { formulaMakerOfSource } from '../core/formula.ts'
import { citeCalculator, ownRule } from '../core/source.ts'
import { assumedFigure, citedFigure, givenFigure, largest, type Worked } from '../core/worked.ts'
import { answer, type Plan } from '../plan/plan.ts'

const sheet = citeCalculator('Storage Design')
const formula = formulaMakerOfSource(sheet)

export type RaidType = 'RAID-1/0' | 'RAID-5' | 'RAID-6' | 'RAID-0'

export const raidIops = formula({
  label: 'IOPS the drives must give',
  unit: 'IOPS',
  takes: { reads: 'IOPS', writes: 'IOPS', penalty: '×', rebuild: '%' },
  text: '(reads + penalty × writes) ÷ (1 − rebuild)',
})

export const drivesByIo = formula({
  label: 'Drives by I/O',
  unit: 'drives',
  takes: { needed: 'IOPS', drive: 'IOPS/drive', group: 'drives' },
  text: 'up(ceil(needed ÷ drive), group)',
})

export const drivesBySpace = formula({
  label: 'Drives by space',
  unit: 'drives',
  takes: { space: 'GiB', drive: 'GiB', data: 'drives', group: 'drives' },
  text: 'up(ceil(space ÷ drive), data) × group ÷ data',
})

type Group = { readonly data: Worked<'drives'>; readonly group: Worked<'drives'> }

/** A RAID type with its group, the cost of a write and the reserve for a rebuild. */
export type RaidSetting = Group & {
  readonly type: RaidType
  readonly penalty: Worked<'×'>
  readonly rebuild: Worked<'%'>
}

const penalty = (type: RaidType, value: number) =>
  citedFigure(`Drive writes for one write in ${type}`, value, '×', sheet)

const alone: Group = {
  data: assumedFigure('Data drives of a RAID group', 1, 'drives', 'RAID-0 has no parity.'),
  group: assumedFigure('Drives of a RAID group', 1, 'drives', 'RAID-0 has no groups.'),
}
const noRebuild = assumedFigure('Kept for a rebuild', 0, '%', 'Nothing of RAID-0 can be rebuilt.')

/** RAID types as a person set them for databases. */
export function raidSettingsOfPlan(plan: Plan): Readonly<Record<RaidType, RaidSetting>> {
  return {
    'RAID-1/0': {
      type: 'RAID-1/0',
      ...groupOf(plan, 'raid10Group'),
      penalty: penalty('RAID-1/0', 2),
      rebuild: answer(plan, 'rebuild10'),
    },
    'RAID-5': {
      type: 'RAID-5',
      ...groupOf(plan, 'raid5Group'),
      penalty: penalty('RAID-5', 4),
      rebuild: answer(plan, 'rebuild5'),
    },
    'RAID-6': {
      type: 'RAID-6',
      ...groupOf(plan, 'raid6Group'),
      penalty: penalty('RAID-6', 6),
      rebuild: answer(plan, 'rebuild6'),
    },
    'RAID-0': {
      type: 'RAID-0',
      ...alone,
      penalty: penalty('RAID-0', 1),
      rebuild: noRebuild,
    },
  }
}

export function restoreRaidGroupOfPlan(plan: Plan): Group {
  switch (plan.restoreRaid) {
    case 'RAID-1/0':
      return groupOf(plan, 'restoreRaid10Group')
    case 'RAID-5':
      return groupOf(plan, 'restoreRaid5Group')
    case 'RAID-6':
      return groupOf(plan, 'restoreRaid6Group')
    case 'RAID-0':
      return alone
  }
}

type GroupKey = `${'raid' | 'restoreRaid'}${'10' | '5' | '6'}Group`

/** RAID group of an answer: 5+1 are 5 data drives in a group of 6. */
function groupOf(plan: Plan, key: GroupKey): Group {
  const [data = 1, parity = 0] = plan[key].split('+').map(Number)
  return {
    data: givenFigure('Data drives of a RAID group', data, 'drives', key),
    group: givenFigure('Drives of a RAID group', data + parity, 'drives', key),
  }
}

const both = ownRule('Drives must do both: give the IOPS and hold the volumes.')

/** Capacity and IOPS that drives in RAID must provide, and those of one drive. */
export type RaidLoad = {
  readonly needed: Worked<'IOPS'>
  readonly space: Worked<'GiB'>
  readonly drive: Worked<'GiB'>
  readonly iops: Worked<'IOPS/drive'>
}

/** Drives of a server in a RAID type: the larger of the counts by I/O and by space. */
export function raidDrives(
  label: string,
  { data, group }: Group,
  { needed, space, drive, iops }: RaidLoad,
): Worked<'drives'> {
  const byIo = drivesByIo({ needed, drive: iops, group })
  const bySpace = drivesBySpace({ space, drive, data, group })
  return largest(label, [byIo, bySpace], both)
}
