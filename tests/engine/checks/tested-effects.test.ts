import { expect, it } from 'vitest'
import {
  fullest,
  largeMailboxes,
  manyDatabases,
  referenceDatabase,
} from '../../../src/engine/checks/tested-effects.ts'
import { equalLogicArrays } from '../../../src/engine/hardware/equallogic-arrays.ts'
import { distinctTests } from '../../../src/engine/hardware/equallogic-tests.ts'
import { shown } from '../../../src/engine/index.ts'

it('is shown with as many digits as the tables print', () => {
  // Tables 8 and 6: 165 % of the IOPS, 242 % of the latency; 106 and 121 % of the latency.
  expect(shown(manyDatabases.moreIops)).toBe(0.65)
  expect(shown(manyDatabases.slowerReads)).toBe(2.4)
  expect(shown(largeMailboxes.at1Gb)).toBe(0.06)
  expect(shown(largeMailboxes.at15Gb)).toBe(0.21)
  expect(shown(referenceDatabase)).toBe(512)
})

// EqualLogic Table 25, usable GB by policy of the arrays that were tested (Table 27).
const usableGb: Record<string, number> = {
  'PS6100XV RAID 10': 6600,
  'PS6100XV RAID 50': 10_800,
  'PS6100XV RAID 5': 12_600,
  'PS6100XV RAID 6': 11_400,
  'PS6100X RAID 50': 16_200,
  'PS6100E RAID 50': 36_000,
  'PS4100XV RAID 50': 4800,
  'PS4100E RAID 50': 16_000,
}

it('no test filled more of its arrays than the fullest', () => {
  expect(equalLogicArrays.map((one) => one.testedDriveGb)).toEqual([600, 900, 2000, 600, 2000])
  const uses = distinctTests.map(({ users, mailboxMb, model, raid, units }) => {
    const usable = usableGb[`${model} ${raid}`] ?? Number.NaN
    return (users * mailboxMb) / 1000 / (usable * units)
  })
  expect(Math.max(...uses)).toBeCloseTo(fullest.use.value, 12)
  expect(fullest.use.value).toBeCloseTo(7500 / 10_800, 12)
})
