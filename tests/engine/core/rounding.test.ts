import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  multipleUp,
  permutations,
  remainder,
  roundedDown,
  roundedTo,
  roundedUp,
} from '../../../src/engine/core/rounding.ts'

const values = fc.double({ min: 0, max: 1e6, noNaN: true, noDefaultInfinity: true })
const steps = fc.constantFrom(0.1, 0.5, 1, 2, 3, 6, 8, 32, 210, 360, 5_765_760)

describe('a value rounded', () => {
  it('up is the least whole number that holds it, but for noise', () => {
    fc.assert(
      fc.property(values, (value) => {
        const up = roundedUp(value)
        const noise = 1e-9 * Math.max(1, value)
        expect(Number.isInteger(up)).toBe(true)
        expect(up - value).toBeGreaterThanOrEqual(-noise)
        expect(up - value).toBeLessThan(1)
        expect(roundedDown(value) + 0).toBe(-roundedUp(-value) + 0)
      }),
    )
  })

  it('up to a step is its least multiple that holds it', () => {
    fc.assert(
      fc.property(values, steps, (value, step) => {
        const up = multipleUp(value, step)
        expect(up - value).toBeGreaterThanOrEqual(-1e-9 * Math.max(step, value))
        expect(up - value).toBeLessThan(step * (1 + 1e-9))
        expect(Math.abs(remainder(up, step))).toBeLessThan(1e-6)
      }),
    )
  })

  it('to a step lies within half of one, and half goes away from zero', () => {
    fc.assert(
      fc.property(values, steps, (value, step) => {
        const near = roundedTo(value, step)
        expect(Math.abs(near - value)).toBeLessThanOrEqual(
          step / 2 + 1e-9 * Math.max(1, value, step),
        )
        expect(roundedTo(-value, step) + 0).toBe(-near + 0)
      }),
    )
    for (const half of [0.5, 1.5, 2.5]) expect(roundedTo(half, 1)).toBe(half + 0.5)
  })

  it('takes as noise a billionth of one, and no more', () => {
    expect(roundedUp(1 + 0.5e-9)).toBe(1)
    expect(roundedUp(1 + 1.5e-9)).toBe(2)
  })

  it('up to a large step keeps a small part, which is no noise', () => {
    expect(multipleUp(1, 1e13)).toBe(1e13)
    expect(multipleUp(0, 1e13)).toBe(0)
  })
})

it('so many ordered choices are counted factor by factor', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 16 }), fc.integer({ min: 1, max: 16 }), (of, chosen) => {
      expect(permutations(of, chosen)).toBe(of * permutations(of - 1, chosen - 1))
    }),
  )
})
