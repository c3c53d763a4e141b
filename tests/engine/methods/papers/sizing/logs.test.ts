import { describe, expect, it } from 'vitest'
import { given } from '../../../../../src/engine/core/worked.ts'
import { messageSizeFactor } from '../../../../../src/engine/methods/papers/sizing/logs.ts'
import { planWith, sized } from '../../../plans.ts'

describe('the message size factor', () => {
  const factor = (kb: number) =>
    messageSizeFactor({ messageSize: given('Size', kb, 'KB', 'messageSize') }).value

  it.each([
    [1, 1],
    [74.9, 1],
    [75, 1],
    [75.1, 1.0012],
    [112.5, 1.45],
    [149.9, 1.8988],
    [150, 1.9],
    [150.1, (3.8 * 150.1) / 300],
    [225, 2.85],
    [299.9, (3.8 * 299.9) / 300],
    [300, 3.8],
    [300.1, (3.8 * 300.1) / 300],
    [600, 7.6],
    [10_000, 380 / 3],
  ])('of %d KB is %d', (kb, out) => {
    expect(Math.abs(factor(kb) - out)).toBeLessThan(1e-12 * out)
  })

  it.each([75, 150, 300])('does not jump at %d KB', (kb) => {
    const step = 1e-6
    const [under, at, over] = [kb - step, kb, kb + step].map(factor) as [number, number, number]
    expect(at - under).toBeGreaterThanOrEqual(0)
    expect(over - at).toBeGreaterThan(0)
    expect(over - under).toBeLessThan(step)
  })
})

it.each([
  [1, 282.555],
  [3, 847.665],
  [60, 16_953.3],
])('%d days of logs take %d GB', (logDays, gb) => {
  expect(Math.abs(sized(planWith({}, { logDays })).capacity.logs.value - gb)).toBeLessThan(
    1e-9 * gb,
  )
})
