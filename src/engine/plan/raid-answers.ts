import { choiceAnswer, numberAnswer, percentUnits, rolesOnlyPropertiesOfStep } from './answer.ts'

const raid = rolesOnlyPropertiesOfStep('arrays')

const mirrors = ['1+1', '2+2', '3+3', '4+4'] as const
/** RAID-5 groups from 2+1 to 20+1. */
const singles = Array.from({ length: 19 }, (_, at): `${number}+1` => `${at + 2}+1`)
const doubles = ['4+2', '6+2', '8+2'] as const
const levels = ['RAID-1/0', 'RAID-5', 'RAID-6', 'RAID-0'] as const

function alike<V extends string>(values: readonly V[]) {
  return values.map((value) => ({ value, label: value }))
}

function groupAnswer<const V extends string>(
  label: string,
  values: readonly V[],
  usual: NoInfer<V>,
) {
  return choiceAnswer<V>({
    ...raid,
    label,
    help: 'Data and parity drives, or mirrored drives, in one RAID group.',
    default: usual,
    choices: alike(values),
  })
}

function rebuild(level: string, share: number) {
  return numberAnswer({
    ...raid,
    label: `${level} rebuild overhead`,
    help: 'Share of an array’s IOPS that a rebuild takes.',
    default: share,
    ...percentUnits,
    range: [0, 99],
  })
}

export const raidAnswerDefinitions = {
  raid10Group: groupAnswer('RAID-1/0 group', mirrors, '1+1'),
  raid5Group: groupAnswer('RAID-5 group', singles, '5+1'),
  raid6Group: groupAnswer('RAID-6 group', doubles, '6+2'),
  restoreRaid: choiceAnswer({
    ...raid,
    label: 'Restore volume RAID',
    help: 'RAID level of the restore volume.',
    default: 'RAID-5',
    choices: alike(levels),
  }),
  restoreRaid10Group: groupAnswer('RAID-1/0 group, restore volume', mirrors, '1+1'),
  restoreRaid5Group: groupAnswer('RAID-5 group, restore volume', singles, '2+1'),
  restoreRaid6Group: groupAnswer('RAID-6 group, restore volume', doubles, '6+2'),
  rebuild10: rebuild('RAID-1/0', 35),
  rebuild5: rebuild('RAID-5', 50),
  rebuild6: rebuild('RAID-6', 50),
  forcedRaid: choiceAnswer({
    ...raid,
    label: 'Database RAID',
    help: 'RAID level of the database volumes. If left open, RAID-1/0 or RAID-5: whichever needs fewer drives.',
    default: 'none',
    choices: [{ value: 'none', label: 'Whichever needs fewer drives' }, ...alike(levels)],
  }),
  deployment: choiceAnswer({
    ...raid,
    label: 'RAID or JBOD',
    help: 'As calculated: JBOD where there are enough copies, otherwise RAID.',
    default: 'as calculated',
    choices: [
      { value: 'as calculated', label: 'As calculated' },
      { value: 'all RAID', label: 'All in RAID' },
      { value: 'all JBOD', label: 'All without RAID (JBOD)' },
    ],
  }),
}
