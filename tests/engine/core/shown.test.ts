import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  asShown,
  isShownRounded,
  shareAsShown,
  shownMargins,
} from '../../../src/engine/core/as-shown.ts'
import { ownRule } from '../../../src/engine/core/source.ts'
import type { Unit } from '../../../src/engine/core/units.ts'
import { givenFigure, measuredFigure, sum } from '../../../src/engine/core/worked.ts'
import { unusedPerServer } from '../../../src/engine/designs/design-formulas.ts'
import { judgedLoad } from '../../../src/engine/methods/papers/sizing/iops.ts'
import { cases } from '../../cases.ts'

const one = <U extends Unit>(value: number, unit: U) => givenFigure('Any', value, unit, 'any')
const rule = ownRule('A test.')

describe('a shown value', () => {
  it.each([
    // IOPS and counts: up, but not for dust.
    ['IOPS', 492.0001, 493],
    ['IOPS', 493, 493],
    ['IOPS', 493 + 1e-9, 493],
    ['IOPS', 493.0001, 494],
    ['mailboxes', 6000 * 1.15, 6900],
    ['mailboxes', 6899.5, 6900],
    ['mailboxes', 6900.5, 6901],
    ['volumes', 6.0001, 7],
    ['arrays', 1, 1],
    // Sizes: to the nearest whole, or to two decimals where a whole would say too little.
    ['GB', 8091.4999, 8091],
    ['GB', 8091.5, 8092],
    ['GB', 8091.561, 8092],
    ['GB', 10.4, 10],
    ['GB', 9.994, 9.99],
    ['GB', 0.125, 0.13],
    ['TB', 9.8, 9.8],
    ['GiB', 1399.5, 1400],
    ['MB', 954.44, 954.4],
    ['MB', 954.45, 954.5],
    ['KB', 75, 75],
    ['ms', 19.94, 19.9],
    ['ms', 19.95, 20],
    ['logs/day', 40.954, 40.95],
    ['IOPS/mailbox', 0.20004, 0.2],
    ['IOPS/mailbox', 0.20005, 0.2001],
    ['%', 0.012, 0.012],
    ['%', 0.33333, 0.3333],
    ['×', 1.06494, 1.065],
    ['IOPS/message', 0.001, 0.001],
    ['MB/message', 0.06, 0.06],
    ['IOPS/database', 32.333, 32.33],
    // An answer is shown as it was given.
    ['mailboxes/database', 985.71, 985.71],
    ['Mb/s', 150.25, 150.25],
    ['days', 1.5, 1.5],
  ] as [Unit, number, number][])('%s: %d → %d', (unit, value, out) => {
    expect(asShown(one(value, unit))).toBe(out)
  })

  it.each([
    ['mailboxes/database', 985.714, 986],
    ['mailboxes/database', 83.333, 83.3],
    ['megacycles/core', 5555.556, 5556],
    ['Mb/s', 150.02, 150],
    ['hours', 34.74, 34.7],
    ['hours', 8.126, 8.13],
  ] as [Unit, number, number][])('computed, %s: %d → %d', (unit, value, out) => {
    expect(asShown(sum('Any', [one(value, unit), one(0, unit)], rule))).toBe(out)
  })

  it.each([
    ['%', 0.65116, 0.65],
    ['%', 0.06494, 0.06],
    ['×', 2.41096, 2.4],
    ['%', 1, 1],
    ['%', 1.00003, 1],
    ['%', 1345 / 1200, 1.12],
    ['%', 629.998 / 560, 1.12],
    ['%', 1018 / 900, 1.13],
  ] as [Unit, number, number][])('measured, %s: %d → %d', (unit, value, out) => {
    expect(asShown({ ...one(value, unit), shownAs: 'measured' })).toBe(out)
  })

  it.each([
    [83.9999, 84],
    [84, 84],
    [84.0001, 85],
  ])('memory rounds up: %d → %d', (value, out) => {
    expect(asShown({ ...one(value, 'GB'), shownAs: 'whole, up' })).toBe(out)
  })

  it('of a total of IOPS is the sum of its shown parts, at any depth', () => {
    const inner = sum('Inner', [one(1.2, 'IOPS'), one(2.2, 'IOPS')], rule)
    const total = sum('Outer', [inner, one(3.2, 'IOPS')], rule)
    expect(asShown(inner)).toBe(5)
    expect(asShown(total)).toBe(9)
    expect(total.value).toBeLessThan(7)
  })

  it('of a measured load, or of a sum of measured loads, has the precision of the measurement', () => {
    const at = { report: 'perf.html', machine: null, line: 'Achieved I/O per Second' }
    const reads = measuredFigure('Reads', 274.574, 'IOPS', at)
    const writes = measuredFigure('Writes', 317.912, 'IOPS', at)
    const total = sum('Total', [reads, writes], rule)
    expect(asShown(reads)).toBe(274.57)
    expect(asShown({ ...reads, finer: 1 })).toBe(274.574)
    expect(asShown({ ...total, finer: 1 })).toBe(592.486)
    expect(asShown(sum('Beside a figure of ours', [reads, one(3.2, 'IOPS')], rule))).toBe(279)
  })

  it('of a total of anything else is the rounded total', () => {
    expect(asShown(sum('Space', [one(10.4, 'GB'), one(20.4, 'GB')], rule))).toBe(31)
    expect(asShown(sum('Mailboxes', [one(10.4, 'mailboxes'), one(20.4, 'mailboxes')], rule))).toBe(
      31,
    )
  })

  it('knows when it differs from the exact one', () => {
    expect(isShownRounded(one(6000 * 1.15, 'mailboxes'))).toBe(false)
    expect(isShownRounded(one(8091.561, 'GB'))).toBe(true)
  })
})

describe('a shown share', () => {
  it.each([
    // Of a limit: 94.6 % of a least 95 % is not shown as 95 %.
    [0.946, { least: 0.95 }, 0.946],
    [0.9496, { least: 0.95 }, 0.9496],
    [0.95, { least: 0.95 }, 0.95],
    [0.954, { least: 0.95 }, 0.95],
    [0.94999999, { least: 0.95 }, 0.9499],
    [1.004, { most: 1 }, 1.004],
    [1.00001, { most: 1 }, 1.0001],
    [1.006, { most: 1 }, 1.01],
    [0.996, { most: 1 }, 1],
    [1, { most: 1 }, 1],
    [1345 / 1200, { most: 1 }, 1.12],
    [0.104, { most: 0.1 }, 0.104],
    [0.004, { most: 0 }, 0.004],
    [0, { most: 0 }, 0],
  ] as const)('%d, %o → %d', (value, limit, out) => {
    expect(shareAsShown(value, limit)).toBe(out)
    expect(asShown({ ...one(value, '%'), shownAs: limit })).toBe(out)
  })

  it('is on the side of its limit where the exact one is, and no further off than half a per cent', () => {
    const limits = fc.constantFrom(0.1, 0.95, 1)
    fc.assert(
      fc.property(limits, fc.double({ min: 0, max: 3, noNaN: true }), (limit, value) => {
        const most = shareAsShown(value, { most: limit })
        expect(most > limit).toBe(value > limit * (1 + 2e-9))
        expect(shareAsShown(value, { least: limit }) < limit).toBe(value < limit * (1 - 2e-9))
        expect(Math.abs(most - value)).toBeLessThanOrEqual(0.005 + 1e-9)
      }),
      { numRuns: cases(200, 5000) },
    )
  })
})

describe('a shown margin', () => {
  const marginOf = (
    available: number,
    required: number,
    unit: Unit,
    holds = required <= available,
  ) => {
    const found = shownMargins([
      { available: one(available, unit), required: one(required, unit), holds },
    ])
    expect(found).toHaveLength(1)
    return found[0]!
  }

  it.each([
    [5700, 9800, 'GB', -4100, 0],
    [11_400, 9800, 'GB', 1600, 0],
    [9800, 9799.5, 'GB', 0, 0],
    [9800, 9800, 'GB', 0, 0],
    [9800, 9800.5, 'GB', -1, 0],
    [9800, 9800.4, 'GB', -0.4, 1],
    [9800, 9800.04, 'GB', -0.04, 2],
    [1200, 9.834, 'GB', 1190.17, 2],
    [20, 15.98, 'ms', 4, 1],
    [20, 16.04, 'ms', 4, 1],
    [20, 19.96, 'ms', 0, 1],
    [20, 20, 'ms', 0, 1],
    [20, 20.04, 'ms', -0.04, 2],
    [20, 14.01, 'ms', 6, 1],
    [20, 0.854, 'ms', 19.15, 2],
    [3000, 2720.6, 'IOPS', 279, 0],
    // Both are shown as 3,000.
    [2999.3, 2999.8, 'IOPS', -0.5, 1],
    [9.5, 9, 'TB', 0.5, 1],
  ] as [number, number, Unit, number, number][])(
    '%d of %d %s → %d',
    (available, required, unit, margin, decimals) => {
      expect(marginOf(available, required, unit)).toMatchObject({ margin, decimals })
    },
  )

  it('has the digits of all that stand beside one limit', () => {
    const limit = one(20, 'ms')
    const found = shownMargins([
      { required: one(20.04, 'ms'), available: limit, holds: false },
      { required: one(23.38, 'ms'), available: limit, holds: false },
    ])
    expect(found.map(({ required }) => asShown(required))).toEqual([20.04, 23.38])
    expect(found.map(({ margin }) => margin)).toEqual([-0.04, -3.38])
  })

  it('of a total of IOPS is that of the sum of its shown parts', () => {
    // 2,130 as shown, 2,128.2 exactly: more than 2,129 carry, though they do carry it.
    const required = sum('Load', [one(1380.1, 'IOPS'), one(748.1, 'IOPS')], rule)
    const [found] = shownMargins([{ required, available: one(2129, 'IOPS'), holds: true }])
    expect(asShown(required)).toBe(2130)
    expect(found).toMatchObject({ margin: 0.8, decimals: 1 })
    expect(asShown(found!.required)).toBe(2128.2)
  })

  const amounts = fc.oneof(
    fc.integer({ min: 0, max: 100_000 }),
    fc.integer({ min: 0, max: 1_000_000 }).map((value) => value / 10),
    fc.double({ min: 0, max: 1e6, noNaN: true }),
  )
  const unit = fc.constantFrom<Unit>('GB', 'TB', 'MB', 'ms', 'IOPS', 'arrays', 'mailboxes')

  it('is the difference of the figures beside it, and 0 or more only where the requirement is met', () => {
    const nudges = fc.constantFrom(0, 1e-6, -1e-6, 0.04, -0.04, 1, -1)
    fc.assert(
      fc.property(amounts, fc.option(amounts), nudges, unit, (available, other, nudge, unit) => {
        const required = Math.max(0, other ?? available * (1 + nudge * 1e-3) + nudge)
        const { margin, decimals, ...figures } = marginOf(available, required, unit)
        // Closer than eight digits behind the point there is nothing to tell.
        if (Math.abs(available - required) > 1e-6) expect(margin >= 0).toBe(available >= required)
        const difference = asShown(figures.available) - asShown(figures.required)
        expect(Math.abs(margin - difference)).toBeLessThan(1e-6)
        expect(Number(margin.toFixed(decimals))).toBeCloseTo(margin, 9)
      }),
      { numRuns: cases(200, 5000) },
    )
  })

  it('is 0 or more for dust that counts as met', () => {
    expect(marginOf(9800, 9800 + 1e-10, 'GB', true).margin).toBe(0)
  })
})

describe('a shown difference', () => {
  it('equals the difference of its inputs as shown', () => {
    const unused = unusedPerServer({ usable: one(100.5, 'GB'), needed: one(50.4, 'GB') })
    expect(unused.value).toBeCloseTo(50.1)
    expect(asShown(unused)).toBe(51)
    expect(asShown(unusedPerServer({ usable: one(50, 'GB'), needed: one(60, 'GB') }))).toBe(0)
  })
})

describe('what is the largest of some figures', () => {
  it('is shown like that figure', () => {
    // Parts of one mailbox, each shown as a whole one up: 39 where their sum is 37.7.
    const model = sum('Model', [one(0.4, 'IOPS'), one(0.3, 'IOPS'), one(37, 'IOPS')], rule)
    const judged = judgedLoad({ paper: one(37.2, 'IOPS'), model })
    expect(judged.value).toBeCloseTo(37.7)
    expect(asShown(judged)).toBe(39)
  })
})
