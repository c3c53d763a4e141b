import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  equalLogicTests,
  profileTestAdditions,
} from '../../src/engine/hardware/equallogic-tests.ts'

/** A second transcription of the tables of EqualLogic 5.1 to 5.8, one line for each printed column. */
const [head = '', ...lines] = readFileSync(
  new URL('./equallogic-tests.csv', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n')
const columns = head.split(',').map((name) => name.replace(/_(\w)/g, (_, c) => c.toUpperCase()))

describe('the published tests of the EqualLogic arrays', () => {
  it('are complete: 41 printed columns of 15 cells', () => {
    expect(lines.length).toBe(41)
    expect(columns.length).toBe(15)
    expect(equalLogicTests.length).toBe(41)
  })

  it.each(lines.map((line, row) => ({ line, row })))('$line', ({ line, row }) => {
    const test = equalLogicTests[row]!
    const printed = line.split(',')
    const read = columns.map((column) => String(test[column as keyof typeof test]))
    expect(read.map((cell) => cell.replace('RAID ', 'RAID'))).toEqual(
      printed.map((cell) => (/^[\d.]+$/.test(cell) ? String(Number(cell)) : cell)),
    )
  })

  it('are 31, all distinct', () => {
    const distinct = new Set(equalLogicTests.map(({ table: _, ...test }) => JSON.stringify(test)))
    expect(distinct.size).toBe(31)
  })

  it('are three in Table 4, completed from Table 3 and section 5.1 as parts of one total', () => {
    // Planned, achieved, share of maintenance; the shares of logs that are printed or follow.
    const printed = [
      [300, 299, 0.29, 0.19],
      [900, 1018, 0.11, 0.22],
      [1800, 2194, 0.06, 0.15],
    ] as const
    expect(profileTestAdditions).toHaveLength(printed.length)
    const table4 = equalLogicTests.filter(({ table }) => table === 4)
    printed.forEach(([planned, achieved, maintenance, logs], at) => {
      expect(profileTestAdditions[at]).toEqual({
        plannedTransactionalIops: planned,
        achievedTransactionalIops: achieved,
        maintenanceShare: maintenance,
      })
      expect(table4[at]?.plannedTransactionalIops).toBe(planned)
      const rest = 1 - achieved / (table4[at]?.totalIops ?? Number.NaN) - maintenance
      expect(Math.abs(rest - logs)).toBeLessThanOrEqual(0.005)
    })
  })

  it('plan what their users and profile ask for', () => {
    for (const test of equalLogicTests)
      expect(test.plannedTransactionalIops).toBeCloseTo(test.users * test.iopsPerMailbox, 6)
  })
})
