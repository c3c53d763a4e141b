import { expect, it } from 'vitest'
import { given } from '../../../src/engine/index.ts'
import { isOver } from '../../../src/features/designs/use-table.tsx'

it.each([
  [0.99, false],
  [1, false],
  [1.01, true],
])('a share of %d of the capacity is over it: %s', (share, over) => {
  expect(isOver(given('Capacity used', share, '%', 'made up'))).toBe(over)
})
