import { describe, expect, it } from 'vitest'
import {
  type QuotaColumn,
  quotaTableCells,
  quotaTableDriveSizes,
  spaceOfTrayPart,
} from '../../src/engine/hardware/storagetek.ts'

/**
 * Sun and Exchange Solution Bundles, StorageTek 2530 Configuration: users 2,000 and disks 12, then
 * the cells of the table in its order, in MB. Beside each what the drives give, worked out by hand.
 */
const printed: Readonly<Record<(typeof quotaTableDriveSizes)[number], readonly number[]>> = {
  73000: [876_000, 438_000, 219, 727_080, 363.54, 14_450, 293_460, 146.73, 219_000, 511_000, 255.5],
  146000: [
    1_752_000, 876_000, 438, 1_454_160, 7272.08, 289_080, 586_920, 293.46, 438_000, 1_022_000, 511,
  ],
}
const byDrives: typeof printed = {
  73000: [876_000, 438_000, 219, 803_000, 401.5, 146_000, 292_000, 146, 219_000, 511_000, 255.5],
  146000: [1_752_000, 876_000, 438, 1_606_000, 803, 292_000, 584_000, 292, 438_000, 1_022_000, 511],
}
const order: readonly QuotaColumn[] = [
  'raw',
  'RAID 10',
  'RAID 10 quota',
  'RAID 5',
  'RAID 5 quota',
  'RAID 10 logs',
  'RAID 10 databases',
  'RAID 10 split quota',
  'RAID 5 logs',
  'RAID 5 databases',
  'RAID 5 split quota',
]

describe.each(quotaTableDriveSizes)('the quota table with drives of %d MB', (driveMb) => {
  const row = quotaTableCells.filter((cell) => cell.driveMb === driveMb)

  it('has eleven cells, as printed', () => {
    expect(row.map(({ column }) => column)).toEqual(order)
    expect(row.map((cell) => cell.printed)).toEqual(printed[driveMb])
  })

  it('comes out of the drives', () => {
    const computed = row.map((cell) => cell.computed)
    expect(computed.map(({ value }) => value)).toEqual(byDrives[driveMb])
    expect(new Set(computed.map(({ unit }) => unit))).toEqual(new Set(['MB']))
  })

  it.each(order)('%s says whether the two are the same, or E13', (column) => {
    const cell = row.find((one) => one.column === column)!
    expect(cell.why).toBe(cell.printed === cell.computed.value ? 'same' : 'E13')
  })
})

describe('where the table goes astray', () => {
  const cell = (column: QuotaColumn, driveMb: number) =>
    quotaTableCells.find((one) => one.column === column && one.driveMb === driveMb)!

  it('is 10 of its 22 cells', () => {
    expect(quotaTableCells).toHaveLength(22)
    expect(quotaTableCells.filter(({ why }) => why === 'E13')).toHaveLength(10)
  })

  it.each(quotaTableDriveSizes)(
    'RAID 5 is 83 %% of the raw space of drives of %d MB',
    (driveMb) => {
      expect(cell('RAID 5', driveMb).printed / cell('raw', driveMb).printed).toBeCloseTo(0.83, 9)
    },
  )

  it('RAID 10 is split a third to two thirds, as 33 % and 67 %, and one figure has lost a digit', () => {
    for (const driveMb of quotaTableDriveSizes) {
      const whole = cell('RAID 10', driveMb).printed
      expect(cell('RAID 10 databases', driveMb).printed).toBeCloseTo(0.67 * whole, 6)
    }
    expect(cell('RAID 10 logs', 146_000).printed).toBeCloseTo(0.33 * 876_000, 6)
    expect(cell('RAID 10 logs', 73_000).printed).not.toBeCloseTo(0.33 * 438_000, 6)
    expect(438_000 - 293_460).toBe(144_540)
  })

  it('one quota has a digit too many for the space it divides', () => {
    const { printed: space } = cell('RAID 5', 146_000)
    expect(space / 2000).toBe(727.08)
    expect(cell('RAID 5 quota', 146_000).printed).not.toBe(space / 2000)
  })
})

it('a part of the tray has a space in each layout', () => {
  const spaces = (['raw', 'RAID 10', 'RAID 5'] as const).map(
    (layout) => spaceOfTrayPart('databases', layout, 300_000).value,
  )
  expect(spaces).toEqual([2_400_000, 1_200_000, 2_100_000])
})
