import { expect, it } from 'vitest'
import { evenTicks } from '../../src/ui/even-ticks.ts'

it('marks an axis at round numbers alike far apart, the last no less than its most', () => {
  expect(evenTicks(24_624, 6)).toEqual([0, 5000, 10_000, 15_000, 20_000, 25_000])
  expect(evenTicks(5400, 6)).toEqual([0, 1000, 2000, 3000, 4000, 5000, 6000])
  expect(evenTicks(208, 6)).toEqual([0, 50, 100, 150, 200, 250])
  expect(evenTicks(0.9, 6).at(-1)).toBeCloseTo(1)
})
