import { expect, it } from 'vitest'
import { raidConversions, raidPolicies } from '../../src/engine/hardware/index.ts'
import { raidConversionWords } from '../../src/engine/hardware/raid-conversion.ts'

/** EqualLogic 5.5, as a matrix: from each policy to RAID 10, 50, 5 and 6. */
const printed = {
  'RAID 10': [false, true, true, true],
  'RAID 50': [false, false, true, true],
  'RAID 5': [false, false, false, false],
  'RAID 6': [false, false, true, false],
} as const

it.each(raidPolicies)('%s converts to what section 5.5 lists', (from) => {
  expect(raidPolicies.map((to) => raidConversions[from].includes(to))).toEqual(printed[from])
})

it('is said in words', () => {
  expect(raidPolicies.map(raidConversionWords)).toEqual([
    'RAID 10 can be converted to RAID 50, RAID 5 and RAID 6',
    'RAID 50 can be converted to RAID 5 and RAID 6',
    'RAID 5 can be converted to no other policy',
    'RAID 6 can be converted to RAID 5 only',
  ])
})
