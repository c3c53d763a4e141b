import { choice, number } from './answer.ts'
import { rolesOnly } from './roles-answer.ts'
import { rolesDefaults } from './roles-defaults.ts'

const usual = rolesDefaults.plan

const raid = rolesOnly('arrays')

const mirrors = ['1+1', '2+2', '3+3', '4+4'] as const
const singles = [
  '2+1',
  '3+1',
  '4+1',
  '5+1',
  '6+1',
  '7+1',
  '8+1',
  '9+1',
  '10+1',
  '11+1',
  '12+1',
  '13+1',
  '14+1',
  '15+1',
  '16+1',
  '17+1',
  '18+1',
  '19+1',
  '20+1',
] as const
const doubles = ['4+2', '6+2', '8+2'] as const
const levels = ['RAID-1/0', 'RAID-5', 'RAID-6', 'RAID-0'] as const

const groupHelp = 'Drives of data and of parity, or of mirrors, in one group.'

function alike<V extends string>(values: readonly V[]) {
  return values.map((value) => ({ value, label: value }))
}

function rebuild(level: string, share: number) {
  return number({
    ...raid,
    label: `Kept for a rebuild in ${level}`,
    help: 'Share of the IOPS of the array.',
    default: share,
    figure: '%',
    unit: '%',
    min: 0,
    max: 99,
  })
}

/** What the method of role requirements asks of RAID. */
export const raidAnswers = {
  raid10Group: choice({
    ...raid,
    label: 'Group of RAID-1/0',
    help: groupHelp,
    default: usual.raid10Group,
    choices: alike(mirrors),
  }),
  raid5Group: choice({
    ...raid,
    label: 'Group of RAID-5',
    help: groupHelp,
    default: usual.raid5Group,
    choices: alike(singles),
  }),
  raid6Group: choice({
    ...raid,
    label: 'Group of RAID-6',
    help: groupHelp,
    default: usual.raid6Group,
    choices: alike(doubles),
  }),
  restoreRaid: choice({
    ...raid,
    label: 'RAID of the restore volume',
    help: 'Counts where a server has one.',
    default: usual.restoreRaid,
    choices: alike(levels),
  }),
  restoreRaid10Group: choice({
    ...raid,
    label: 'Group of RAID-1/0, restore volume',
    help: groupHelp,
    default: usual.restoreRaid10Group,
    choices: alike(mirrors),
  }),
  restoreRaid5Group: choice({
    ...raid,
    label: 'Group of RAID-5, restore volume',
    help: groupHelp,
    default: usual.restoreRaid5Group,
    choices: alike(singles),
  }),
  restoreRaid6Group: choice({
    ...raid,
    label: 'Group of RAID-6, restore volume',
    help: groupHelp,
    default: usual.restoreRaid6Group,
    choices: alike(doubles),
  }),
  rebuild10: rebuild('RAID-1/0', usual.rebuild10),
  rebuild5: rebuild('RAID-5', usual.rebuild5),
  rebuild6: rebuild('RAID-6', usual.rebuild6),
  forcedRaid: choice({
    ...raid,
    label: 'RAID of the databases',
    help: 'Otherwise RAID-1/0 or RAID-5 is taken, whichever needs fewer drives.',
    default: usual.forcedRaid,
    choices: [{ value: 'none', label: 'The one with fewer drives' }, ...alike(levels)],
  }),
  deployment: choice({
    ...raid,
    label: 'Drives in all',
    help: 'As calculated takes drives without RAID where the copies allow it.',
    default: usual.deployment,
    choices: [
      { value: 'as calculated', label: 'As calculated' },
      { value: 'all RAID', label: 'All in RAID' },
      { value: 'all JBOD', label: 'All without RAID (JBOD)' },
    ],
  }),
}
