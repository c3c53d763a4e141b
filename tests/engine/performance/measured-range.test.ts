import { describe, expect, it } from 'vitest'
import { equalLogicArrays } from '../../../src/engine/hardware/equallogic-arrays.ts'
import { distinctTests } from '../../../src/engine/hardware/equallogic-tests.ts'
import { measuredOf, wasTested } from '../../../src/engine/performance/measured-range.ts'

describe('the range that was measured on all models', () => {
  it.each([
    // Table 4 at 0.06 IOPS per mailbox on 22 drives; Table 22, PS4100XV on 10.
    ['loadPerDrive', 'Load per drive', 'IOPS/drive', 575 / 22, 1351 / 10],
    // Table 8.
    ['databasesPerArray', 'Databases per array', 'databases', 2, 20],
    // Table 23, 2,000 mailboxes on 10 drives; Table 6, 5,000 of 1.5 GB on 22.
    ['dataPerDrive', 'Data per drive', 'GB/drive', 1024 / 10, 7500 / 22],
    // Table 20.
    ['arrays', 'Arrays in the pool', 'arrays', 1, 3],
  ] as const)('%s', (quantity, what, unit, from, to) => {
    const found = measuredOf(null).ranges.find((one) => one.quantity === quantity)
    expect(found).toEqual({ quantity, what, unit, from, to })
  })

  it('of the latencies: the shortest and the longest printed', () => {
    expect(measuredOf(null).latencies).toEqual({
      read: { from: 6.4, to: 19.5 },
      write: { from: 2.4, to: 13.2 },
      log: { from: 0.8, to: 2.6 },
    })
  })
})

describe('the range that was measured on a model', () => {
  it.each([
    // Tables 20 and 4: three arrays at 7,134 IOPS are less for each than one at 2,783.
    ['PS6100XV', 575 / 22, 2783 / 22],
    // Table 22.
    ['PS6100X', 1328 / 22, 1328 / 22],
    ['PS6100E', 1302 / 22, 1302 / 22],
    // Tables 23 and 22.
    ['PS4100XV', 544 / 10, 1351 / 10],
    ['PS4100E', 559 / 10, 559 / 10],
  ] as const)('%s: load per drive', (model, from, to) => {
    expect(measuredOf(model).ranges[0]).toMatchObject({ quantity: 'loadPerDrive', from, to })
  })

  it('is there for every model, and RAID policies as they were run', () => {
    for (const { model } of equalLogicArrays) {
      expect(measuredOf(model)).not.toBe(measuredOf(null))
      expect(wasTested({ model, raid: 'RAID 50' })).toBe(true)
      expect(wasTested({ model, raid: 'RAID 6' })).toBe(model === 'PS6100XV')
    }
    expect(distinctTests.filter(({ model }) => model !== 'PS6100XV')).toHaveLength(6)
  })
})
