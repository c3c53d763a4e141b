import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isRounded, shown, shownMargin } from '../../../src/engine/core/shown.ts'
import { ownRule } from '../../../src/engine/core/source.ts'
import type { Unit } from '../../../src/engine/core/units.ts'
import { given, sum } from '../../../src/engine/core/worked.ts'
import { cases } from '../../cases.ts'

const one = (value: number, unit: Unit) => given('Any', value, unit, 'any')
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
    ['mailboxes/database', 985.714, 985.71],
    ['days', 1.5, 1.5],
  ] as [Unit, number, number][])('%s: %d → %d', (unit, value, out) => {
    expect(shown(one(value, unit))).toBe(out)
  })

  it.each([
    ['%', 0.65116, 0.65],
    ['%', 0.06494, 0.06],
    ['×', 2.41096, 2.4],
    ['%', 1, 1],
    ['%', 1.00003, 1.01],
  ] as [Unit, number, number][])('measured, %s: %d → %d', (unit, value, out) => {
    expect(shown({ ...one(value, unit), shownAs: 'measured' })).toBe(out)
  })

  it.each([
    [83.9999, 84],
    [84, 84],
    [84.0001, 85],
  ])('memory rounds up: %d → %d', (value, out) => {
    expect(shown({ ...one(value, 'GB'), shownAs: 'whole, up' })).toBe(out)
  })

  it('of a total of IOPS is the sum of its shown parts, at any depth', () => {
    const inner = sum('Inner', [one(1.2, 'IOPS'), one(2.2, 'IOPS')], rule)
    const total = sum('Outer', [inner, one(3.2, 'IOPS')], rule)
    expect(shown(inner)).toBe(5)
    expect(shown(total)).toBe(9)
    expect(total.value).toBeLessThan(7)
  })

  it('of a total of anything else is the rounded total', () => {
    expect(shown(sum('Space', [one(10.4, 'GB'), one(20.4, 'GB')], rule))).toBe(31)
    expect(shown(sum('Mailboxes', [one(10.4, 'mailboxes'), one(20.4, 'mailboxes')], rule))).toBe(31)
  })

  it('knows when it differs from the exact one', () => {
    expect(isRounded(one(6000 * 1.15, 'mailboxes'))).toBe(false)
    expect(isRounded(one(8091.561, 'GB'))).toBe(true)
  })
})

describe('a shown margin', () => {
  it.each([
    [5700, 9800, 'GB', -4100],
    [11_400, 9800, 'GB', 1600],
    [9800, 9799.5, 'GB', 0],
    [9800, 9800, 'GB', 0],
    [9800, 9800.5, 'GB', -1],
    [9800, 9800 + 1e-10, 'GB', -1],
    [20, 19.96, 'ms', 0],
    [20, 20, 'ms', 0],
    [20, 20.04, 'ms', -0.1],
    [20, 14.01, 'ms', 5.9],
    [3000, 2720.6, 'IOPS', 279],
    [9.5, 9, 'TB', 0],
  ] as [number, number, Unit, number][])('%d of %d %s → %d', (available, required, unit, out) => {
    expect(shownMargin(available, required, unit)).toBe(out)
  })

  const amounts = fc.oneof(
    fc.integer({ min: 0, max: 100_000 }),
    fc.integer({ min: 0, max: 1_000_000 }).map((value) => value / 10),
    fc.double({ min: 0, max: 1e7, noNaN: true }),
  )
  const unit = fc.constantFrom<Unit>('GB', 'TB', 'MB', 'ms', 'IOPS', 'arrays', 'mailboxes', '%')

  it('of 0 or more always means that the requirement is met, and never else', () => {
    const nudges = fc.constantFrom(0, 1e-12, -1e-12, 1e-9, -1e-9, 0.04, -0.04, 1, -1)
    fc.assert(
      fc.property(amounts, fc.option(amounts), nudges, unit, (available, other, nudge, unit) => {
        const required = other ?? available * (1 + nudge * 1e-3) + nudge
        expect(shownMargin(available, required, unit) >= 0).toBe(available >= required)
      }),
      { numRuns: cases(40, 2000) },
    )
  })

  it('never says that more is left than is', () => {
    fc.assert(
      fc.property(amounts, amounts, unit, (available, required, unit) => {
        const dust = 1e-9 * Math.max(1, Math.abs(available - required))
        const margin = shownMargin(available, required, unit)
        if (margin >= 0) expect(margin).toBeLessThanOrEqual(available - required + dust)
        else expect(margin).toBeLessThan(0)
      }),
    )
  })
})
