import { expect, it } from 'vitest'
import { driveSizeOf } from '../../../src/engine/hardware/equallogic-arrays.ts'

it('the size of a drive is derived from Table 25, which prints what is usable', () => {
  const size = driveSizeOf(600)
  expect(size).toMatchObject({ value: 600, unit: 'GB', how: { kind: 'published' } })
  expect(JSON.stringify(size.how)).toContain('Table 25')
})
