import { expect, it } from 'vitest'
import { defaultPlan } from '../../../src/engine/index.ts'
import { databaseCounts } from '../../../src/engine/methods/search-counts.ts'

it('databases go on being derived in a search where they are and what is derived lies within', () => {
  const derived = (databases: number | null, own: number, from = 5, to = 20) =>
    databaseCounts({ ...defaultPlan, databases }, own, { from, to }).includes(null)
  expect(derived(null, 10)).toBe(true)
  expect(derived(null, 5)).toBe(true)
  expect(derived(null, 20)).toBe(true)
  expect(derived(null, 4)).toBe(false)
  expect(derived(null, 21)).toBe(false)
  expect(derived(10, 10)).toBe(false)
  expect(databaseCounts(defaultPlan, 10, { from: 21, to: 20 })).toEqual([])
})
