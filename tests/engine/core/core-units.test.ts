import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exceeds } from '../../../src/engine/core/compare.ts'
import { ownRule } from '../../../src/engine/core/source.ts'
import { sizeTable, table } from '../../../src/engine/core/table.ts'
import { ceilWhole, convertSize } from '../../../src/engine/core/units.ts'
import { givenFigure } from '../../../src/engine/core/worked.ts'
import { extrapolatedNumbersBehind } from '../../../src/engine/core/worked-inputs.ts'

describe('a limit of 16,000 is exceeded', () => {
  it.each([
    ['not just under it', 15_999.999, false],
    ['not at it', 16_000, false],
    ['not just within a billionth above it', 16_000 + 15.9e-6, false],
    ['just beyond that', 16_000 + 16.1e-6, true],
    ['above it', 16_001, true],
  ])('%s', (_where, value, over) => {
    expect(exceeds(value, 16_000)).toBe(over)
  })
})

describe('table', () => {
  const source = ownRule('A test.')
  const load = (value: number) => givenFigure('Load', value, 'IOPS', 'load')
  const define = (below: 'held' | 'continued' | 'flat', above: 'held' | 'continued' | 'flat') =>
    table({
      label: 'Latency',
      key: 'IOPS',
      unit: 'ms',
      rows: [
        { at: 100, value: 5 },
        { at: 200, value: 7 },
        { at: 400, value: 15 },
      ],
      below,
      above,
      source,
    })
  const readings = (read: ReturnType<typeof define>, keys: readonly number[]) =>
    keys.map((key) => {
      const worked = read(load(key))
      return [worked.value, worked.how.kind === 'row' && worked.how.place]
    })

  describe('a table', () => {
    it('gives its rows exactly and the line between them', () => {
      expect(readings(define('held', 'held'), [100, 150, 200, 250, 400])).toEqual([
        [5, 'at'],
        [6, 'between'],
        [7, 'at'],
        [9, 'between'],
        [15, 'at'],
      ])
    })

    it('takes dust beside a row for the row', () => {
      expect(readings(define('held', 'held'), [200 * (1 + 1e-12), 400 * (1 + 1e-12)])).toEqual([
        [7, 'at'],
        [15, 'at'],
      ])
    })

    it.each([
      ['just within a billionth', 200 + 1.9e-7, 'at'],
      ['just beyond it', 200 + 2.1e-7, 'between'],
      ['just within, below', 200 - 1.9e-7, 'at'],
      ['just beyond, below', 200 - 2.1e-7, 'between'],
    ])('takes for dust what is %s', (_where, key, place) => {
      expect(define('held', 'held')(load(key)).how).toMatchObject({ place })
    })

    it.each([
      ['held', 5, 15, true],
      ['flat', 5, 15, false],
      ['continued', 4, 19, true],
    ] as const)('%s beyond its rows: %d and %d', (beyond, below, above, marked) => {
      const read = define(beyond, beyond)
      expect(readings(read, [50, 500])).toEqual([
        [below, beyond],
        [above, beyond],
      ])
      expect(extrapolatedNumbersBehind(read(load(500)))).toHaveLength(marked ? 1 : 0)
      expect(extrapolatedNumbersBehind(read(load(50)))).toHaveLength(marked ? 1 : 0)
      expect(extrapolatedNumbersBehind(read(load(150)))).toHaveLength(0)
    })

    it.each([[[3, 2]], [[2, 2]]])('throws at load when its keys are %j', ([first, second]) => {
      const rows = [
        { at: first ?? 0, value: 1 },
        { at: second ?? 0, value: 2 },
      ] as const
      const define = () =>
        table({
          label: 'T',
          key: 'GB',
          unit: 'GB',
          rows: [...rows],
          below: 'held',
          above: 'held',
          source,
        })
      expect(define).toThrow('out of order at 2')
    })
  })

  describe('sizes something comes in', () => {
    const sizes = sizeTable({ label: 'Memory', unit: 'GB', sizes: [16, 24, 32], source })
    const memory = (value: number) => sizes(givenFigure('Need', value, 'GB', 'need'))

    it.each([
      [0, 16],
      [15.9, 16],
      [16, 16],
      [16.1, 24],
      [31.9, 32],
      [32, 32],
      [32.1, null],
    ])('%d → %d', (need, size) => {
      expect(memory(need)?.value ?? null).toBe(size)
    })

    it('are never an extrapolation, and say that they are the next size up', () => {
      const found = memory(17)
      expect(found?.how).toMatchObject({ kind: 'row', place: 'row above' })
      expect(found && extrapolatedNumbersBehind(found)).toEqual([])
    })

    it('throw at load when they do not increase', () => {
      expect(() => sizeTable({ label: 'M', unit: 'GB', sizes: [24, 16], source })).toThrow(
        'out of order',
      )
    })
  })
})

describe('units', () => {
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
})
