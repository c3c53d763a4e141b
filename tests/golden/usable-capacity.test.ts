import { describe, expect, it } from 'vitest'
import {
  equalLogicArrays,
  usableEqualLogicCapacity,
} from '../../src/engine/hardware/equallogic-arrays.ts'

/**
 * Sizing Microsoft Exchange 2010 on Dell EqualLogic PS6100 and PS4100, Table 25: usable GB of one
 * array, 1 TB = 1000 GB. The raw space is in TB, as printed.
 */
const table25 = [
  ['PS6100XV', 600, 14.4, 6600, 10_800, 12_600, 11_400],
  ['PS6100X', 300, 7.2, 3300, 5400, 6300, 5700],
  ['PS6100X', 600, 14.4, 6600, 10_800, 12_600, 11_400],
  ['PS6100X', 900, 21.6, 9900, 16_200, 18_900, 17_100],
  ['PS6100E', 1000, 24, 11_000, 18_000, 21_000, 19_000],
  ['PS6100E', 2000, 48, 22_000, 36_000, 42_000, 38_000],
  ['PS6100E', 3000, 72, 33_000, 54_000, 63_000, 57_000],
  ['PS4100XV', 600, 7.2, 3000, 4800, 6000, 5400],
  ['PS4100E', 1000, 12, 5000, 8000, 10_000, 9000],
  ['PS4100E', 2000, 24, 10_000, 16_000, 20_000, 18_000],
  ['PS4100E', 3000, 36, 15_000, 24_000, 30_000, 27_000],
] as const

const cells = table25.flatMap(([model, drive, rawTb, raid10, raid50, raid5, raid6]) => [
  { model, drive, rawTb, raid: 'RAID 10', usable: raid10 } as const,
  { model, drive, rawTb, raid: 'RAID 50', usable: raid50 } as const,
  { model, drive, rawTb, raid: 'RAID 5', usable: raid5 } as const,
  { model, drive, rawTb, raid: 'RAID 6', usable: raid6 } as const,
])

describe('Table 25', () => {
  it('has 44 cells, of every array in the catalog', () => {
    expect(cells).toHaveLength(44)
    const catalog = equalLogicArrays.flatMap(({ model, driveSizesGb }) =>
      driveSizesGb.map((drive) => `${model} ${drive}`),
    )
    expect(table25.map(([model, drive]) => `${model} ${drive}`)).toEqual(catalog)
  })

  it.each(cells)('$model with $drive GB drives, $raid: $usable GB', (cell) => {
    const array = equalLogicArrays.find(({ model }) => model === cell.model)
    if (!array) throw new Error(`The catalog has no ${cell.model}`)
    expect(usableEqualLogicCapacity(array, cell.drive, cell.raid).value).toBe(cell.usable)
    expect((array.drives * cell.drive) / 1000).toBe(cell.rawTb)
  })
})
