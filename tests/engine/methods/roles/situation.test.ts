import { expect, it } from 'vitest'
import {
  hasParts,
  type Plan,
  rowsOf,
  situationOf,
  size,
  workbookDefaults,
} from '../../../../src/engine/index.ts'

/** The rows of the drives of one server, as every table, list and export of figures has them. */
function driveRows(storageKind: Plan['storageKind']): readonly string[] {
  const plan: Plan = { ...workbookDefaults('2016'), storageKind }
  const result = size(plan)
  if (!result.ok || !hasParts(result.sizing)) throw new Error('It has a sizing')
  return rowsOf('Drives of one server', situationOf(plan, result.sizing)).map(({ of }) => of.name)
}

it('servers on arrays alone are shown no drives of their own', () => {
  expect(driveRows('own arrays')).toEqual([])
  expect(driveRows('EqualLogic')).toEqual([])
  expect(driveRows('own drives')).toEqual(expect.arrayContaining(['drivesOfServer', 'drivesInAll']))
  expect(driveRows('any')).toContain('drivesInAll')
})
