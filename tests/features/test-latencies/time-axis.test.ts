import { expect, it } from 'vitest'
import { timeAxisOf } from '../../../src/features/test-latencies/time-axis.ts'

it.each([
  [7200, 60, 120, [0, 20, 40, 60, 80, 100, 120], 'Minutes since the start'],
  [10_800, 3600, 3, [0, 1, 2, 3], 'Hours since the start'],
  [86_400, 3600, 24, [0, 4, 8, 12, 16, 20, 24], 'Hours since the start'],
  [390, 60, 6.5, [0, 1, 2, 3, 4, 5, 6], 'Minutes since the start'],
  [6, 60, 1, [0, 0.2, 0.4, 0.6, 0.8, 1], 'Minutes since the start'],
])(
  'a run of %i s has an axis in steps of %i s that ends at %f',
  (seconds, per, end, ticks, across) => {
    const axis = timeAxisOf(seconds)
    expect(axis).toEqual({ per, end, ticks: ticks.map((at) => expect.closeTo(at, 9)), across })
  },
)

it('begins to count in hours after the two of a performance test', () => {
  expect(timeAxisOf(7200).per).toBe(60)
  expect(timeAxisOf(7201).per).toBe(3600)
})
