import { describe, expect, it } from 'vitest'
import { binaryField } from '../../../src/app/words/binary-field.ts'
import { fieldOf, fields } from '../../../src/engine/index.ts'
import { answerWords } from '../../../src/ui/field-words.ts'
import { formatOf } from '../../../src/ui/format.ts'
import { readNumber } from '../../../src/ui/read-number.ts'

const later = { exchange: '2019' } as const

/** What is typed into a field of a plan of role requirements. */
function typed(key: string, text: string) {
  const field = binaryField(fieldOf(key), later)
  if (field.kind !== 'number') throw new Error(`${key} takes no number`)
  const read = readNumber(field, text, 'en-US')
  return read.ok ? read.value : read.problem.code
}

describe('a size in a plan of role requirements', () => {
  it.each([
    ['quota', '5 GB', 5120],
    ['quota', '5 GiB', 5120],
    ['archive', '2tb', 2 * 1024 * 1024],
    ['quota', '700', 700],
    ['quota', '700 MB', 700],
    ['archive', '50 gb', 51_200],
    ['messageSize', '1 MB', 1024],
    ['largestDatabase', '1.5 TB', 1536],
    ['largestDatabase', '800 GiB', 800],
  ])('is binary, however it is typed: %s %s', (key, text, value) => {
    expect(typed(key, text)).toBe(value)
  })

  it('is decimal of a drive, which is sold so', () => {
    expect(typed('databaseDrive', '8 TB')).toBe(8000)
    expect(binaryField(fieldOf('databaseDrive'), later)).toBe(fieldOf('databaseDrive'))
  })

  it('has its unit on screen, in no other plan', () => {
    const quota = fieldOf('quota')
    const words = (exchange: '2010' | 'SE') =>
      answerWords(binaryField(quota, { exchange }), 5120, formatOf('en-US'))
    expect([words('SE'), words('2010')]).toEqual(['5,120\u00a0MiB', '5,120\u00a0MB'])
    for (const field of fields) expect(binaryField(field, { exchange: '2010' })).toBe(field)
  })

  it('is one field while it is asked', () => {
    expect(binaryField(fieldOf('quota'), later)).toBe(binaryField(fieldOf('quota'), later))
  })
})
