import { describe, expect, it } from 'vitest'
import { defaultPlan, size } from '../../src/engine/index.ts'
import { isSame } from './same.ts'

describe('two values are the same', () => {
  it('if all their contents are, however often an object is referenced', () => {
    const [tier] = defaultPlan.tiers
    expect(isSame(size(defaultPlan), size({ ...defaultPlan }))).toBe(true)
    expect(
      isSame(size(defaultPlan), size({ ...defaultPlan, tiers: [{ ...tier, quota: 701 }] })),
    ).toBe(false)
  })

  it.each([
    [{ a: 1 }, { a: 2 }],
    [{ a: 1 }, { b: 1 }],
    [{ a: 1 }, { a: 1, b: undefined }],
    [{ a: { b: [1, 2] } }, { a: { b: [1, 3] } }],
    [[1], { 0: 1, length: 1 }],
    [{ a: null }, { a: {} }],
    [0, -0],
  ])('but not %j and %j', (one, other) => expect(isSame(one, other)).toBe(false))

  it('and tells parts apart that are alike in one place alone', () => {
    const shared = { value: 1 }
    expect(isSame([shared, shared], [{ value: 1 }, { value: 2 }])).toBe(false)
  })

  it('and the comparison refuses a map, whose entries it cannot see', () => {
    expect(() => isSame({ of: new Map([[1, 1]]) }, { of: new Map([[1, 2]]) })).toThrow('maps')
  })

  it('and ends where a value leads back to itself', () => {
    const round = () => {
      const one: { self?: object } = {}
      one.self = one
      return one
    }
    expect(isSame(round(), round())).toBe(true)
  })
})
