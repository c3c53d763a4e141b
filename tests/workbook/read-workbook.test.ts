import { describe, expect, it } from 'vitest'
import { readWorkbook, type WorkbookReading } from '../../src/workbook/index.ts'
import { exampleB } from '../roles/examples.ts'
import { planFromKeys } from '../roles/plan-from-keys.ts'
import { namesOfB } from './example-b.ts'
import { type CellText, makeWorkbook } from './make-workbook.ts'

function readingOf(names: Readonly<Record<string, CellText>>): WorkbookReading {
  const read = readWorkbook(makeWorkbook({ names }))
  if (!read.ok) throw new Error(read.problem.code)
  return read
}

describe('a filled workbook', () => {
  it('with the inputs of example B opens as example B', () => {
    const reading = readingOf(namesOfB)
    expect(reading.plan).toEqual(planFromKeys(exampleB.design))
    expect(reading.notRead.map(({ name, why }) => [name, why])).toEqual([
      ['NumTier3MBX', 'no mailboxes'],
      ['NumTier4MBX', 'no mailboxes'],
    ])
  })
})
