import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assumed } from '../../../src/engine/core/worked.ts'
import { differenceOf, type Unit } from '../../../src/engine/index.ts'

const figure = (value: number, unit: Unit = 'GB') => assumed('Figure', value, unit, 'A test.')

describe('the difference of a figure from the baseline', () => {
  it('is of both as they are shown, and a share of the baseline', () => {
    expect(differenceOf(figure(12_288), figure(11_776))).toEqual({
      amount: 512,
      unit: 'GB',
      share: 512 / 11_776,
    })
    expect(differenceOf(figure(10.4, 'servers'), figure(9.6, 'servers'))?.amount).toBe(1)
    expect(differenceOf(figure(9.6, 'servers'), figure(9.9, 'servers'))?.amount).toBe(0)
  })

  it('has no share of nothing', () => {
    expect(differenceOf(figure(3, 'copies'), figure(0, 'copies'))).toEqual({
      amount: 3,
      unit: 'copies',
      share: null,
    })
  })

  it('is in the unit of the baseline where another counts sizes in binary ones', () => {
    expect(differenceOf(figure(1000, 'GiB'), figure(1000))?.amount).toBeCloseTo(73.741824, 5)
    expect(differenceOf(figure(1), figure(1, 'IOPS'))).toBeNull()
  })

  it('turns its sign where baseline and figure change places, and what is added up is there', () => {
    const value = fc.integer({ min: 1, max: 1_000_000 })
    fc.assert(
      fc.property(value, value, (one, other) => {
        const there = differenceOf(figure(one), figure(other))
        const back = differenceOf(figure(other), figure(one))
        expect(there?.amount).toBe(-(back?.amount ?? 0) + 0)
        expect(other + (there?.amount ?? 0)).toBeCloseTo(one, 5)
      }),
    )
  })
})
