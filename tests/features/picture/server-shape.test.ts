import { expect, it } from 'vitest'
import type { DrawnStorage } from '../../../src/features/picture/drawn-design.ts'
import { isDrawnSingly, storageHeight } from '../../../src/features/picture/server-shape.ts'

const drives = (count: number): DrawnStorage => ({
  ...{ drives: [{ purpose: 'data', count }], boxes: null, space: 0.5 },
})

it('draws drives one by one up to sixty, and none where there are none', () => {
  expect([1, 60, 61].map((count) => isDrawnSingly(drives(count)))).toEqual([true, true, false])
  const arrays: DrawnStorage = { drives: [], boxes: { count: 1, name: 'Shelf' }, space: 0.5 }
  expect(isDrawnSingly(arrays)).toBe(false)
  // A name above one box: 13 and 10 pixels.
  expect(storageHeight(arrays, 100)).toBe(23)
})
