import { expect, it } from 'vitest'
import { ownArrayProblems } from '../../../src/engine/designs/own-arrays.ts'
import {
  driveKinds,
  driveTypes,
  flashTypes,
  hardDriveOf,
  isFlash,
} from '../../../src/engine/hardware/drives.ts'
import { equalLogicArrays } from '../../../src/engine/hardware/equallogic-arrays.ts'
import type { OwnArray } from '../../../src/engine/index.ts'

it.each([...driveTypes, ...flashTypes, ...driveKinds])('%s turns, or is flash', (kind) => {
  expect(hardDriveOf(kind) === null).toBe(isFlash(kind))
})

it.each(equalLogicArrays)('the drives of $model turn as the paper has it', ({ drive, rpm }) => {
  expect(hardDriveOf(drive)?.rpm).toBe(rpm)
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
