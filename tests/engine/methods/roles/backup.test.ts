import { describe, expect, it } from 'vitest'
import { roleParts } from '../../../../src/engine/methods/roles/index.ts'
import { exampleA, exampleB } from '../../../roles/examples.ts'
import { type KeyInput, planFromKeys } from '../../../roles/plan-from-keys.ts'

const backupOf = (design: KeyInput) => roleParts(planFromKeys(design), 'corrected').backup
const B: KeyInput = exampleB.design

describe('what is backed up', () => {
  it('is nothing where copies take its place, and three copies log in circles', () => {
    expect(backupOf(exampleA.design)).toEqual({ circularLogging: true, days: null, table: [] })
    expect(backupOf({ ...exampleA.design, copies: 2, lag: 0 }).circularLogging).toBe(false)
  })

  it('is everything every day', () => {
    const { table, days } = backupOf({ ...B, schedule: 'daily full' })
    expect(days?.value).toBe(1)
    expect(table).toEqual(Array(12).fill(['full']))
  })

  it.each([
    ['weekly full daily incremental', 7, 'incremental'],
    ['weekly full daily differential', 7, 'differential'],
    ['bi-monthly full daily incremental', 14, 'incremental'],
  ] as const)('%s: one volume after the other on %d days', (schedule, days, between) => {
    const { table, circularLogging } = backupOf({ ...B, schedule })
    expect(circularLogging).toBe(false)
    expect(table).toHaveLength(12)
    table.forEach((volume, at) => {
      expect(volume).toHaveLength(days)
      expect(volume.map((kind) => kind === 'full').indexOf(true)).toBe(at % days)
      expect(volume.filter((kind) => kind === between)).toHaveLength(days - 1)
    })
  })
})
