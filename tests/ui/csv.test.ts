import { describe, expect, it } from 'vitest'
import { csvOf } from '../../src/ui/csv.ts'

const bodyOf = (value: string | number) =>
  csvOf([{ Name: value }])
    .split('\r\n')
    .slice(1)
    .join('\r\n')

describe('comma-separated values', () => {
  it('start with a mark of UTF-8 and have the heads of the first row', () => {
    expect(csvOf([{ Volume: 'DB001', 'Size (GB)': 1400.5 }])).toBe(
      '\uFEFFVolume,Size (GB)\r\nDB001,1400.5\r\n',
    )
  })

  it('quote separators, quotes and line breaks', () => {
    expect(bodyOf('a,b "c"')).toBe('"a,b ""c"""\r\n')
    expect(bodyOf('a\nb')).toBe('"a\nb"\r\n')
  })

  it.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    '＝1+1',
    '=1+1\nsecond line',
    '=HYPERLINK("http://127.0.0.1","x")',
  ])('let no text be a formula: %j', (text) => {
    expect(bodyOf(text).replace(/^"/, '')).toMatch(/^'/)
  })

  it('leave numbers below zero numbers', () => {
    expect(bodyOf(-1.5)).toBe('-1.5\r\n')
  })
})
