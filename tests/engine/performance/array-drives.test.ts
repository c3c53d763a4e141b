import { expect, it } from 'vitest'
import { arrayOf } from '../../../src/engine/hardware/equallogic-arrays.ts'
import { drivesOfModel } from '../../../src/engine/performance/array-drives.ts'
import { fixed } from '../../../src/engine/performance/constants.ts'

it('drives are what their record says, whatever the model is called', () => {
  const array = arrayOf('PS6100X')
  const renamed = drivesOfModel({ ...array, model: 'PS6100E' }, 'RAID 50', fixed)
  const { hasSmallDrives, access, drives } = drivesOfModel(array, 'RAID 50', fixed)
  expect(renamed).toMatchObject({ hasSmallDrives, drives })
  expect(renamed.access.value).toBe(access.value)
  expect(hasSmallDrives).toBe(true)
  expect(drivesOfModel(arrayOf('PS6100XV'), 'RAID 50', fixed).hasSmallDrives).toBe(false)
})
