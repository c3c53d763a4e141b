import { expect, it } from 'vitest'
import { smallestMove } from '../../../src/engine/explore/track.ts'

it('rounds a change up to two digits where so much serves', () => {
  expect(smallestMove(100, (change) => change >= 33.37)).toBe(34)
  expect(smallestMove(100, () => false)).toBeNull()
})
