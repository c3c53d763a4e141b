import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeCsv } from '../../src/ui/csv.ts'
import { formatFor } from '../../src/ui/format.ts'
import { cases } from '../cases.ts'

/** Quotes hold a cell together only at its start; what follows the closing one is taken as it is. */
function cellsAsInExcel(csv: string, separator: string): string[] {
  const cells = ['']
  let quoted = false
  for (let at = 0; at < csv.length; at += 1) {
    const character = csv.charAt(at)
    const isStart =
      at === 0 || (!quoted && new RegExp(`[\\r\\n${separator}]`).test(csv.charAt(at - 1)))
    if (quoted && character === '"' && csv.charAt(at + 1) === '"') at += 1
    else if (character === '"' && (quoted || isStart)) {
      quoted = !quoted
      continue
    } else if (!quoted && (character === separator || /[\r\n]/.test(character))) {
      cells.push('')
      continue
    }
    cells.push(`${cells.pop()}${character}`)
  }
  return cells
}

describe('comma-separated values', () => {
  it('start with a mark of UTF-8 and quote every field', () => {
    const lines = [
      ['Volume', 'Size (GB)'],
      ['DB001', 1400.5],
    ]
    expect(makeCsv(lines, formatFor('en-GB'))).toBe(
      '\uFEFF"Volume","Size (GB)"\r\n"DB001","1400.5"\r\n',
    )
  })

  it('double the quotes inside a field, and keep its separators and line breaks', () => {
    expect(makeCsv([['a,b "c"', 'd\ne']], formatFor('en-GB'))).toBe('\uFEFF"a,b ""c""","d\ne"\r\n')
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
      for (const blank of unseen)
        expect(makeCsv([[blank + text]], formatFor('en-GB'))).toMatch(/^\uFEFF"'/)
    },
  )

  it.each([
    ['a;=1+1;', "a;'=1+1;"],
    ['a\r\n=1+1', "a\r\n'=1+1"],
    ['a;"=1+1;', 'a;\'"=1+1;'],
    ['a\t\u200b@x', "a\t'\u200b@x"],
    ['a;;−1;-1', "a;;−1;'-1"],
    ['Berlin; Köln = 2', 'Berlin; Köln = 2'],
    ['"=1', '\'"=1'],
  ])(
    'let nothing inside of a text be a formula where another sign parts cells: %j',
    (text, safe) => {
      expect(makeCsv([['x', text]], formatFor('en-GB'))).toBe(
        `\uFEFF"x","${safe.replaceAll('"', '""')}"\r\n`,
      )
    },
  )

  it('are no formula in any cell, whatever parts cells', () => {
    const piece = fc.constantFrom(
      ...'=+-@;,|"\t\r\n 1a＝',
      '\u00a0',
      '\u200b',
      '\ufeff',
      '\r\n',
      "'",
    )
    const text = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''))
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 3 }), (line) => {
        for (const locale of ['en-GB', 'de-DE'])
          for (const separator of [',', ';', '\t', '|'])
            for (const cell of cellsAsInExcel(
              makeCsv([['x', ...line], line], formatFor(locale)).slice(1),
              separator,
            ))
              expect(cell.normalize('NFKC')).not.toMatch(/^[\p{Z}\p{C}\p{DI}]*[=+\-@]/u)
      }),
      { numRuns: cases(300, 50_000) },
    )
  })

  it.each(['DB-001', 'a=b', '1+1', '−5 GB', ' 12', 'O’Brien'])(
    'leave a text as it is: %j',
    (text) => {
      expect(makeCsv([[text]], formatFor('en-GB'))).toBe(`\uFEFF"${text}"\r\n`)
    },
  )

  it('are parted by semicolons with decimal commas where the page writes a comma', () => {
    const lines = [['Volume; size', 1400.5, -1e-7, 12, '1,5 GB']]
    for (const locale of ['de-DE', 'fr-FR', 'pt-BR'])
      expect(makeCsv(lines, formatFor(locale))).toBe(
        '\uFEFF"Volume; size";"1400,5";"-1e-7";"12";"1,5 GB"\r\n',
      )
    // Switzerland writes a decimal point, and its lists are parted by semicolons all the same.
    for (const locale of ['de-CH', 'it-CH', 'de-LI'])
      expect(makeCsv(lines, formatFor(locale))).toBe(
        '\uFEFF"Volume; size";"1400.5";"-1e-7";"12";"1,5 GB"\r\n',
      )
    for (const locale of ['en-US', 'ja-JP'])
      expect(makeCsv(lines, formatFor(locale))).toBe(
        '\uFEFF"Volume; size","1400.5","-1e-7","12","1,5 GB"\r\n',
      )
  })

  it('leave numbers below zero numbers', () => {
    expect(makeCsv([[-1.5]], formatFor('en-GB'))).toBe('\uFEFF"-1.5"\r\n')
  })
})
