import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ceilWhole, convertSize } from '../../../src/engine/core/units.ts'

describe('a size in another unit', () => {
  it.each([
    [1, 'TB', 'GB', 1000],
    [1, 'GB', 'MB', 1000],
    [1, 'MB', 'KB', 1000],
    [1, 'TiB', 'GiB', 1024],
    [1, 'GiB', 'MiB', 1024],
    [1024 ** 3, 'KB', 'GiB', 1000],
  ] as const)('%d %s in %s → %d', (value, from, to, out) => {
    expect(convertSize(value, from, to)).toBe(out)
  })
})

describe('rounding up', () => {
  it.each([
    [6.9999, 7],
    [7, 7],
    [7.0001, 8],
    [0, 0],
    [0.0001, 1],
    [-0.4, 0],
    [-1.5, -1],
  ])('%d → %d', (value, out) => {
    expect(ceilWhole(value) + 0).toBe(out)
  })

  it('takes what floating-point arithmetic leaves behind for nothing', () => {
    expect(6000 * 1.15).not.toBe(6900)
    expect(ceilWhole(6000 * 1.15)).toBe(6900)
    expect(ceilWhole(0.1 * 3 * 10)).toBe(3)
    expect(ceilWhole(1_000_000 * 1.1)).toBe(1_100_000)
    expect(ceilWhole(1e-12)).toBe(1)
    expect(ceilWhole(0)).toBe(0)
  })

  it.each([
    ['just within a billionth', 7 + 6.9e-9, 7],
    ['just beyond it', 7 + 7.1e-9, 8],
    ['just within, of a million', 1e6 + 0.99e-3, 1e6],
    ['just beyond, of a million', 1e6 + 1.01e-3, 1e6 + 1],
  ])('takes for dust what is %s', (_where, value, out) => {
    expect(ceilWhole(value)).toBe(out)
  })

  it('is never below the value by more than dust, nor a whole above it', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e9, noNaN: true }), (value) => {
        const up = ceilWhole(value)
        expect(Number.isInteger(up)).toBe(true)
        expect(up - value).toBeGreaterThanOrEqual(-1e-9 * Math.max(1, value))
        // In floating point a whole number above almost nothing is 1 above it.
        expect(up - value).toBeLessThanOrEqual(1)
        if (value > 0) expect(up).toBeGreaterThan(0)
      }),
    )
  })
})
