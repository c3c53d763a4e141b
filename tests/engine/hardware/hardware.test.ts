import { describe, expect, it } from 'vitest'
import { givenFigure } from '../../../src/engine/core/worked.ts'
import { extrapolatedNumbersBehind } from '../../../src/engine/core/worked-inputs.ts'
import { ownArrayProblems } from '../../../src/engine/designs/own-arrays.ts'
import { testedSolutions } from '../../../src/engine/hardware/building-blocks.ts'
import {
  arrayDriveKinds,
  flashTypes,
  hardDriveTypes,
  isFlash,
  speedAndIopsOfDrive,
} from '../../../src/engine/hardware/drives.ts'
import {
  driveSizeFigure,
  equalLogicArrays,
} from '../../../src/engine/hardware/equallogic-arrays.ts'
import { measuredMaintenancePerDatabase } from '../../../src/engine/hardware/equallogic-tests.ts'
import choices from '../../../src/engine/hardware/tested-choices.json' with { type: 'json' }
import type { OwnArray } from '../../../src/engine/index.ts'

describe('drives', () => {
  it.each([...hardDriveTypes, ...flashTypes, ...arrayDriveKinds])(
    '%s turns, or is flash',
    (kind) => {
      expect(speedAndIopsOfDrive(kind) === null).toBe(isFlash(kind))
    },
  )

  it.each(equalLogicArrays)('the drives of $model turn as the paper has it', ({ drive, rpm }) => {
    expect(speedAndIopsOfDrive(drive)?.rpm).toBe(rpm)
  })

  it.each(flashTypes)('an own array of %s needs a figure', (driveKind) => {
    const array: Omit<OwnArray, 'iopsPerDrive'> = {
      ...{ id: 'flash', name: 'Flash', driveKind, driveGb: 3840, drives: 24, spares: 1 },
      ...{ raid: ['RAID 6'], activePorts: 4, measuredIops: {}, price: null },
    }
    const paths = (iopsPerDrive: number | null) =>
      ownArrayProblems({ ...array, iopsPerDrive }).map(({ path }) => path)
    expect(paths(null)).toContainEqual(['iopsPerDrive'])
    expect(paths(20_000)).toEqual([])
  })
})

describe('tested systems', () => {
  it.each(testedSolutions)('$id is for known versions, and for the tested one', (solution) => {
    const { id, versions, testedWith } = solution
    expect(versions).toEqual(choices[id].versions)
    expect(versions).toContain(testedWith)
  })
})

describe('equallogic arrays', () => {
  it('the size of a drive is derived from Table 25, which prints what is usable', () => {
    const size = driveSizeFigure(600)
    expect(size).toMatchObject({ value: 600, unit: 'GB', how: { kind: 'published' } })
    expect(JSON.stringify(size.how)).toContain('Table 25')
  })
})

describe('equallogic tests', () => {
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
    const found = measuredMaintenancePerDatabase(
      givenFigure('Databases', count, 'databases', 'databases'),
    )
    expect(Math.abs(found.value - iops)).toBeLessThan(dust)
    expect(found.how).toMatchObject({ place })
    // A rule of ours: the cost of the last row goes on, and nothing is extrapolated.
    expect(extrapolatedNumbersBehind(found)).toEqual([])
  })
})
