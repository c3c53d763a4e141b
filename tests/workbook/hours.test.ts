import { describe, expect, it } from 'vitest'
import { readWorkbook, type WorkbookReading } from '../../src/workbook/index.ts'
import { hourNames } from '../../src/workbook/input-names.ts'
import { namesOfB } from './filled-examples.ts'
import { type CellText, makeWorkbook } from './make-workbook.ts'

/** What is read of hours of the log, of which those not named hold the same each. */
function withHours(each: CellText, others: Readonly<Record<number, CellText>> = {}) {
  const hours = hourNames.map((name, at) => [name, others[at + 1] ?? each])
  const read = readWorkbook(makeWorkbook({ names: { ...namesOfB, ...Object.fromEntries(hours) } }))
  if (!read.ok) throw new Error(read.problem.code)
  const ofHours = <T extends WorkbookReading['read'][number] | WorkbookReading['notRead'][number]>(
    names: readonly T[],
  ) => names.find(({ answer }) => answer === 'logHours')
  const notRead = ofHours(read.notRead)
  return {
    line: read.plan.logHours,
    taken: ofHours(read.read)?.taken,
    why: notRead && [notRead.why, notRead.sum].filter((one) => one !== undefined),
    value: notRead?.value,
  }
}

/** 24 hours, of which one has another share. */
const line = (each: string, at: number, other: string) =>
  hourNames.map((_name, hour) => (hour + 1 === at ? other : each)).join(' ')

describe('the hours of the log', () => {
  it('may have all of a day in one of them', () => {
    expect(withHours(0, { 10: 1 })).toMatchObject({ line: line('0', 10, '100'), why: undefined })
    expect(withHours(null, { 10: '100 %' }).line).toBe(line('0', 10, '100'))
  })

  it('are fractions or percentages by their sum, all of them alike', () => {
    expect(withHours(1 / 32, { 4: 9 / 32 })).toMatchObject({ line: line('3.125', 4, '28.125') })
    expect(withHours(1 / 32, { 4: 9 / 32 }).taken).toBeUndefined()
    expect(withHours(4.25, { 4: 0.5 })).toEqual({
      ...{ line: line('4.25', 4, '0.5'), taken: 'as percentage' },
      ...{ why: undefined, value: undefined },
    })
    expect(withHours('4 %', { 4: 0.08 })).toMatchObject({ line: line('4', 4, '8') })
    expect(withHours('4 %', { 4: 8 })).toMatchObject({ line: line('4', 4, '8') })
    expect(withHours('4 %', { 4: '8%' }).taken).toBeUndefined()
  })

  it('may be rounded, and may be none', () => {
    expect(withHours(0.04, { 4: 0.06 }).line).toBe(line('4', 4, '6'))
    expect(withHours(4, { 4: 11 }).line).toBe(line('4', 4, '11'))
    expect(withHours(0)).toMatchObject({ line: '', why: undefined })
  })

  it('are not read where they add up to neither a day nor 100', () => {
    expect(withHours(2, { 4: 0.5 })).toMatchObject({ line: '', why: ['no day', 46.5] })
    expect(withHours(0.02)).toMatchObject({ line: '', why: ['no day', 0.48] })
    expect(withHours('2 %')).toMatchObject({ line: '', why: ['no day', 0.48] })
  })

  it('are not read where one of them is no share, which is shown', () => {
    const kinds = [
      ['noon', 'not a number'],
      ['4 h', 'no unit'],
      [-0.04, 'out of range'],
    ] as const
    for (const [value, why] of kinds) {
      const { line: none, why: said, value: shown } = withHours(1 / 24, { 5: value })
      expect({ none, said, shown }).toMatchObject({ none: '', said: [why], shown: { value } })
    }
    expect(withHours(1 / 24, { 5: { error: '#N/A' } })).toMatchObject({ line: '', why: ['error'] })
  })
})
