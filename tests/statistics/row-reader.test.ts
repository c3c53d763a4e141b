import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Row, rowReader } from '../../src/statistics/row-reader.ts'

/** The rows of a text that is taken in pieces of so many characters. */
function read(text: string, piece = text.length + 1) {
  const rows: Row[] = []
  const reader = rowReader((row) => rows.push(row))
  for (let at = 0; at < text.length; at += piece) reader.take(text.slice(at, at + piece))
  return {
    open: reader.end(),
    rows: rows.map(({ cells }) => cells),
    places: rows.map(({ at }) => at),
  }
}

it.each([
  ['commas', 'a,b\n1,2\n'],
  ['semicolons', 'a;b\r\n1;2\r\n'],
  ['tabs', 'a\tb\n1\t2'],
  ['the line of PowerShell', '#TYPE Selected.Object\r\n"a","b"\r\n"1","2"'],
  ['the line of Excel', 'sep=;\r\na;b\r\n1;2'],
])('reads %s', (_what, text) => {
  expect(read(text).rows).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ])
})

it('counts rows as a spreadsheet does, blank ones and the first line among them', () => {
  const { rows, places } = read('#TYPE X\na,b\n\n1,2\n')
  expect(rows).toHaveLength(2)
  expect(places).toEqual([2, 4])
})

it('says in which row a quotation mark is opened and never closed', () => {
  expect(read('a,b\n1,2\n"3,4\n5,6\n').open).toEqual({ code: 'open quote', row: 3 })
})

it('takes nothing more of a text whose lines do not end', () => {
  const reader = rowReader(() => {})
  reader.take('a,b\n')
  for (let at = 0; at < 5; at += 1) reader.take('x'.repeat(1_000_000))
  expect(reader.isOver()).toBe(true)
  expect(reader.end()).toEqual({ code: 'long line', row: 2 })
})

it('reads the same rows, wherever the text is cut into pieces', () => {
  const cell = fc.stringMatching(/^[a-z0-9 ,;"\n\u00e4\u{1f600}]{0,8}$/u)
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
  fc.assert(
    fc.property(
      fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 12 }),
      fc.integer({ min: 1, max: 9 }),
      (rows, piece) => {
        const text = ['"a","b"', ...rows.map((row) => row.map(quoted).join(','))].join('\n')
        expect(read(text, piece).rows.slice(1)).toEqual(rows)
      },
    ),
  )
})
