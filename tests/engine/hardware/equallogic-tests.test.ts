import { expect, it } from 'vitest'
import { extrapolations } from '../../../src/engine/core/behind.ts'
import { given } from '../../../src/engine/core/worked.ts'
import { maintenancePerDatabase } from '../../../src/engine/hardware/equallogic-tests.ts'

const dust = 1e-12

it.each([
  [1, 37, 'flat'],
  [2, 37, 'at'],
  [3, 37 - 4 / 3, 'between'],
  [4, 33 + 4 / 3, 'between'],
  [5, 33, 'at'],
  [6, 33 - 1 / 3, 'between'],
  [19, 28 + 1 / 3, 'between'],
  [20, 28, 'at'],
  [21, 28, 'flat'],
])('maintenance of one of %d databases is %d IOPS, %s', (count, iops, place) => {
  const found = maintenancePerDatabase(given('Databases', count, 'databases', 'databases'))
  expect(Math.abs(found.value - iops)).toBeLessThan(dust)
  expect(found.how).toMatchObject({ place })
  // A rule of ours: the cost of the last row goes on, and nothing is extrapolated.
  expect(extrapolations(found)).toEqual([])
})
