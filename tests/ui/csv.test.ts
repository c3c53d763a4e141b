import { describe, expect, it } from 'vitest'
import { csvOf } from '../../src/ui/csv.ts'

describe('comma-separated values', () => {
  it('start with a mark of UTF-8 and quote every field', () => {
    const lines = [
      ['Volume', 'Size (GB)'],
      ['DB001', 1400.5],
    ]
    expect(csvOf(lines)).toBe('\uFEFF"Volume","Size (GB)"\r\n"DB001","1400.5"\r\n')
  })

  it('double the quotes inside a field, and keep its separators and line breaks', () => {
    expect(csvOf([['a,b "c"', 'd\ne']])).toBe('\uFEFF"a,b ""c""","d\ne"\r\n')
  })

  const unseen = ['', ' ', '\u00a0', '\u2003', '\u200b', '\u2060', '\ufeff', '\u3164', ' \u200d ']
  const starts = [
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    '＝1+1',
    '﹣1',
    '\tx',
    '\rx',
  ]
  it.each([...starts, '=1+1\nsecond line', '=HYPERLINK("http://127.0.0.1","x")'])(
    'let no text be a formula: %j',
    (text) => {
      for (const blank of unseen) expect(csvOf([[blank + text]])).toMatch(/^\uFEFF"'/)
    },
  )

  it.each(['DB-001', 'a=b', '1+1', '−5 GB', ' 12', 'O’Brien'])(
    'leave a text as it is: %j',
    (text) => {
      expect(csvOf([[text]])).toBe(`\uFEFF"${text}"\r\n`)
    },
  )

  it('leave numbers below zero numbers', () => {
    expect(csvOf([[-1.5]])).toBe('\uFEFF"-1.5"\r\n')
  })
})
