import { expect, test } from 'vitest'
import { numberedNames } from '../../../src/engine/placement/names.ts'

test.each([
  [1, 'DB1', 'DB1'],
  [9, 'DB1', 'DB9'],
  [10, 'DB01', 'DB10'],
  [99, 'DB01', 'DB99'],
  [100, 'DB001', 'DB100'],
  [1600, 'DB0001', 'DB1600'],
])('%i names all have the digits of the last', (count, first, last) => {
  for (const mode of ['corrected', 'microsoft'] as const) {
    const names = numberedNames('DB', count, mode)
    expect([names.length, names[0], names.at(-1)]).toEqual([count, first, last])
  }
})

test('of 1,000 names the workbook leaves the first with a digit too few (MS30)', () => {
  expect(numberedNames('DB', 1000, 'corrected')[0]).toBe('DB0001')
  expect(numberedNames('DB', 1000, 'microsoft')[0]).toBe('DB001')
})
