import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Beyond, extrapolations, given } from '../../../src/engine/core/worked.ts'
import { workingDrives } from '../../../src/engine/papers/equallogic-arrays.ts'
import { predictPool } from '../../../src/engine/performance/latency.ts'
import {
  type Measured,
  measuredRanges,
  withBand,
} from '../../../src/engine/performance/measured-range.ts'
import { anyPool, poolWork, referencePool } from '../pools.ts'

const number = given('Read', 10, 'ms', 'read')
const inside: Measured = {
  loadPerDrive: 70,
  databasesPerArray: 5,
  dataPerDrive: 120,
  arrays: 1,
}
const banded = (measured: Measured) =>
  withBand(number, 0.1, { quantity: 'read', model: 'PS6100XV', raid: 'RAID 50', measured })
const nameOf = (one: Beyond) => ('what' in one ? one.what : one.untested)
const width = ({ band }: ReturnType<typeof withBand>) => (band ? band[1] / 10 - 1 : Number.NaN)

describe('the range that was measured', () => {
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
    const found = measuredRanges.find((one) => one.quantity === quantity)
    expect(found).toEqual({ quantity, what, unit, from, to })
  })

  it('is of four quantities', () => {
    expect(measuredRanges.map(({ quantity }) => quantity)).toEqual(Object.keys(inside))
  })
})

describe.each(measuredRanges)(
  'outside of the $what that was measured',
  ({ quantity, what, unit, ...ends }) => {
    const at = (value: number) => banded({ ...inside, [quantity]: value })
    const { from, to } = ends

    it.each([
      ['at the lower edge', from, false],
      ['just over it', from * 1.001, false],
      ['just under it', from * 0.999, true],
      ['at the upper edge', to, false],
      ['just under it', to * 0.999, false],
      ['just over it', to * 1.001, true],
    ])('%s', (_where, value, out) => {
      const found = at(value)
      expect(found.value).toBe(10)
      expect(found.beyond).toEqual(out ? [{ what, value, unit, from, to }] : undefined)
      expect(extrapolations(found)).toHaveLength(out ? 1 : 0)
      if (out) expect(width(found)).toBeGreaterThan(0.1)
      else expect(Math.abs(width(found) - 0.1)).toBeLessThan(1e-12)
    })

    it.each([1, 2, 3, 10])('the band is wider by its width for each of %d doublings', (times) => {
      for (const value of [to * 2 ** times, from / 2 ** times])
        expect(Math.abs(width(at(value)) - 0.1 * (1 + times))).toBeLessThan(1e-9)
    })

    it('is finite with nothing at all', () => {
      expect(Number.isFinite(width(at(0)))).toBe(true)
    })
  },
)

it('what lies outside in several quantities names every one, and adds them up', () => {
  const found = banded({ ...inside, databasesPerArray: 40, arrays: 6 })
  expect(found.beyond?.map(nameOf)).toEqual(['Databases per array', 'Arrays in the pool'])
  expect(Math.abs(width(found) - 0.3)).toBeLessThan(1e-12)
})

describe('a latency', () => {
  const at = (value: number) =>
    withBand({ ...number, value }, 0.1, {
      quantity: 'read',
      model: 'PS6100XV',
      raid: 'RAID 50',
      measured: inside,
    })

  it('longer than any published one is marked, a shorter one is not', () => {
    // Table 4 prints 6.4 ms and Table 16 prints 19.5 ms: the shortest and the longest read.
    expect(at(19.5).beyond).toBeUndefined()
    expect(at(1).beyond).toBeUndefined()
    expect(at(39).beyond?.map(nameOf)).toEqual(['Read, published'])
    const [, high = 0] = at(39).band ?? []
    expect(Math.abs(high / 39 - 1.2)).toBeLessThan(1e-12)
  })

  it('of a RAID policy nobody tested on the model is marked, and its band is half as wide again', () => {
    const found = withBand(number, 0.1, {
      quantity: 'read',
      model: 'PS6100X',
      raid: 'RAID 6',
      measured: inside,
    })
    expect(found.beyond).toEqual([{ untested: 'RAID 6 on PS6100X' }])
    expect(Math.abs(width(found) - 0.15)).toBeLessThan(1e-12)
  })
})

describe('a prediction', () => {
  it('is marked exactly where a quantity of its pool lies outside', () => {
    fc.assert(
      fc.property(anyPool, (pool) => {
        const drives =
          pool.arrays *
          workingDrives({ drives: pool.model.startsWith('PS61') ? 24 : 12 }, pool.raid)
        const quantities: Record<string, number> = {
          loadPerDrive: pool.load / drives,
          databasesPerArray: pool.databases / pool.arrays,
          dataPerDrive: pool.dataGb / drives,
          arrays: pool.arrays,
        }
        const outside = measuredRanges
          .filter(({ what, from, to }) => {
            const value = quantities[what] ?? Number.NaN
            return value < from * (1 - 1e-9) || value > to * (1 + 1e-9)
          })
          .map(({ what }) => what)
        for (const { beyond = [] } of Object.values(predictPool(poolWork(pool))))
          expect(beyond.map(nameOf).filter((name) => name in quantities)).toEqual(outside)
      }),
    )
  })

  it('of the reference test lies within', () => {
    for (const { beyond } of Object.values(predictPool(poolWork(referencePool))))
      expect(beyond).toBeUndefined()
  })
})
