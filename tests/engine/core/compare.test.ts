import { describe, expect, it } from 'vitest'
import { exceeds } from '../../../src/engine/core/compare.ts'

describe('a limit of 16,000 is exceeded', () => {
  it.each([
    ['not just under it', 15_999.999, false],
    ['not at it', 16_000, false],
    ['not just within a billionth above it', 16_000 + 15.9e-6, false],
    ['just beyond that', 16_000 + 16.1e-6, true],
    ['above it', 16_001, true],
  ])('%s', (_where, value, over) => {
    expect(exceeds(value, 16_000)).toBe(over)
  })
})
