import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { equalLogicTests } from '../../src/engine/evidence/equallogic-tests.ts'

/** A second transcription of the tables of EqualLogic 5.1 to 5.8, one line for each printed column. */
const [head = '', ...lines] = readFileSync(
  new URL('./equallogic-tests.csv', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n')
const columns = head.split(',').map((name) => name.replace(/_(\w)/g, (_, c) => c.toUpperCase()))

describe('the published tests of the EqualLogic arrays', () => {
  it('are all there: 41 printed columns of 15 cells', () => {
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

  it('are 31 distinct ones', () => {
    const distinct = new Set(equalLogicTests.map(({ table: _, ...test }) => JSON.stringify(test)))
    expect(distinct.size).toBe(31)
  })

  it('plan what their users and profile ask for', () => {
    for (const test of equalLogicTests)
      expect(test.plannedTransactionalIops).toBeCloseTo(test.users * test.iopsPerMailbox, 6)
  })
})
