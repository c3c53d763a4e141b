import { describe, expect, it } from 'vitest'
import { wholeShares } from '../../../src/features/tier-table/whole-shares.ts'

describe('shares of a whole', () => {
  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [6000, [10, 70, 20], [600, 4200, 1200]],
    [10, [33.3, 33.3, 33.4], [3, 3, 4]],
    [3, [98, 1, 1], [1, 1, 1]],
    [5, [99.9, 0.1, 0], [3, 1, 1]],
    [1_000_000, [0.001, 99.999], [10, 999_990]],
  ])('%i by %j are %j', (total, weights, parts) => {
    expect(wholeShares(total, weights)).toEqual(parts)
  })

  it('add up exactly, each at least one', () => {
    for (let total = 12; total < 400; total += 7) {
      const weights = Array.from({ length: 12 }, (_, at) => ((at * 7919 + total) % 101) + 0.37)
      const parts = wholeShares(total, weights)
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total)
      expect(Math.min(...parts)).toBeGreaterThanOrEqual(1)
    }
  })
})
