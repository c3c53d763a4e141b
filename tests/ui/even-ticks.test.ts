import { expect, it } from 'vitest'
import { evenTicks, wholeTicks } from '../../src/ui/even-ticks.ts'

it('marks an axis at round numbers alike far apart, the last no less than its most', () => {
  expect(evenTicks(24_624, 6)).toEqual([0, 5000, 10_000, 15_000, 20_000, 25_000])
  expect(evenTicks(5400, 6)).toEqual([0, 1000, 2000, 3000, 4000, 5000, 6000])
  expect(evenTicks(208, 6)).toEqual([0, 50, 100, 150, 200, 250])
  expect(evenTicks(0.9, 6).at(-1)).toBeCloseTo(1)
})

it('marks what is counted at whole numbers', () => {
  expect(wholeTicks(16, 10)).toEqual([0, 2, 4, 6, 8, 10, 12, 14, 16])
  expect(wholeTicks(16, 5)).toEqual([0, 5, 10, 15, 20])
  expect(wholeTicks(3, 10)).toEqual([0, 1, 2, 3])
  expect(wholeTicks(130, 10).at(-1)).toBeGreaterThanOrEqual(130)
})
