import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Book, Sheet, SheetCell } from '../../src/spreadsheet/book.ts'
import { cellLooks } from '../../src/spreadsheet/styles.ts'
import { writeXlsx } from '../../src/spreadsheet/xlsx.ts'
import { anyCharacter } from '../any-character.ts'
import { hostileTexts } from '../deploy/hostile-texts.ts'
import { all, readXlsx } from './read-xlsx.ts'

const sheetOf = (rows: Sheet['rows'], more: Partial<Sheet> = {}): Sheet => ({
  name: 'Answers',
  columns: [{ width: 20 }, { width: 12 }],
  rows,
  frozen: 0,
  ...more,
})

const bookOf = (...sheets: readonly Sheet[]): Book => ({
  title: 'Contoso & Sons <plan>',
  subject: 'Exchange SE',
  author: 'A. Miller',
  madeBy: 'Spindle 1.0',
  made: new Date('2026-11-27T08:00:00Z'),
  language: 'en-GB',
  sheets,
})

/** A book of one cell, read again. */
const cellIn = (cell: SheetCell) =>
  readXlsx(writeXlsx(bookOf(sheetOf([[cell]]))))
    .sheets.get('Answers')
    ?.get('A1')

describe('a written workbook', () => {
  it('holds numbers, texts and yes and no, with the formulas they come of', () => {
    for (const value of [0, -1.5, 1e21, 1 / 3, 'text', '', true, false]) {
      expect(cellIn({ value })).toMatchObject({ value: value, formula: null })
      expect(cellIn({ value, formula: 'IF(A2<3,"a&b",B7)' })).toMatchObject({
        value,
        formula: 'IF(A2<3,"a&b",B7)',
      })
    }
    expect(cellIn({ value: null, look: 'input' })).toMatchObject({ value: null, formula: null })
    expect(cellIn({ value: null })).toBeUndefined()
  })

  it('holds what is no finite number as a text', () => {
    expect(cellIn({ value: Number.POSITIVE_INFINITY })?.value).toBe('Infinity')
    expect(cellIn({ value: Number.NaN, formula: 'A1' })?.value).toBe('NaN')
  })

  it('keeps any text a text, whatever it begins with, and marks it where it would turn to a formula', () => {
    for (const text of [...hostileTexts, '=1+1', '+1', '-1', '@A1', "'x", '_x0041_', '\t=1']) {
      const bytes = writeXlsx(bookOf(sheetOf([[{ value: text }]])))
      const { sheets, part } = readXlsx(bytes)
      const found = sheets.get('Answers')?.get('A1')
      const clean = text
        .replaceAll(/\r\n?/g, '\n')
        .replaceAll(/[^\t\n\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
      expect(found?.value).toBe(clean)
      expect(found?.formula).toBeNull()
      const style = all(part('xl/styles.xml'), 'cellXfs')[0]?.children[found?.style ?? -1]
      if (/^[=+\-@]/.test(text)) expect(style).toMatchObject({ attributes: { quotePrefix: '1' } })
    }
  })

  it('takes any text anywhere, and stays XML', () => {
    const anyText = fc.string({ unit: anyCharacter, maxLength: 60 })
    fc.assert(
      fc.property(anyText, anyText, (one, other) => {
        const cell = { value: one, hint: other, takes: { kind: 'choice', choices: [one, other] } }
        const book = { ...bookOf(sheetOf([[cell as SheetCell]])), title: one, author: other }
        expect(() => readXlsx(writeXlsx(book))).not.toThrow()
      }),
    )
  })

  it('cuts what is longer than a cell, between whole characters', () => {
    const held = cellIn({ value: '😀'.repeat(20_000) })?.value
    expect(held).toHaveLength(32_767)
    expect(String(held)).toMatch(/^(?:😀)+…$/u)
  })

  it('shares each text and each style once, and names only styles that there are', () => {
    const cells: SheetCell[] = ['a', 'b', 'a'].map((value) => ({ value, look: 'input' }))
    const numbers: SheetCell[] = [1, 2].map((value) => ({
      value,
      look: 'live',
      format: '0.0" GB"',
    }))
    const { part, sheets } = readXlsx(writeXlsx(bookOf(sheetOf([cells, numbers]))))
    expect(all(part('xl/sharedStrings.xml'), 'si')).toHaveLength(2)
    const styles = all(part('xl/styles.xml'), 'cellXfs')[0]?.children ?? []
    const used = [...(sheets.get('Answers')?.values() ?? [])].map(({ style }) => style)
    expect(new Set(used).size).toBe(2)
    for (const style of used) expect(styles[style]).toBeDefined()
    const counts = (name: string) => all(part('xl/styles.xml'), name)[0]?.children.length ?? 0
    for (const style of all(part('xl/styles.xml'), 'xf')) {
      const { fontId, fillId, borderId } = style.attributes
      expect(Number(fontId)).toBeLessThan(counts('fonts'))
      expect(Number(fillId)).toBeLessThan(counts('fills'))
      expect(Number(borderId)).toBeLessThan(counts('borders'))
    }
    expect(all(part('xl/styles.xml'), 'numFmt')[0]?.attributes.formatCode).toBe('0.0" GB"')
  })

  it.each(Object.entries(cellLooks))(
    'draws a cell in the colors of its look: %s',
    (look, drawn) => {
      const { part, sheets } = readXlsx(
        writeXlsx(bookOf(sheetOf([[{ value: 'a', look } as SheetCell]]))),
      )
      const [cell] = sheets.get('Answers')?.values() ?? []
      const [cellStyles] = all(part('xl/styles.xml'), 'cellXfs')
      const style = cellStyles && all(cellStyles, 'xf')[cell?.style ?? -1]?.attributes
      const colorIn = (of: string, at: string | undefined, color: string) => {
        const drawnSo = all(part('xl/styles.xml'), of)[Number(at)]
        return drawnSo && all(drawnSo, color)[0]?.attributes.rgb
      }
      expect(colorIn('fill', style?.fillId, 'fgColor')).toBe(drawn.fill && `FF${drawn.fill}`)
      expect(colorIn('font', style?.fontId, 'color')).toBe(`FF${drawn.colour ?? '1B2430'}`)
    },
  )

  it('says what a cell takes: a range, or one of a list that stands on a sheet no menu shows', () => {
    const choices = ['One, two', 'Three "3"']
    const { part, sheets } = readXlsx(
      writeXlsx(
        bookOf(
          sheetOf([
            [
              {
                value: 3,
                takes: { kind: 'number', least: 1, most: 9, whole: true },
                hint: 'How many',
              },
            ],
            [{ value: 'One, two', takes: { kind: 'choice', choices } }],
            [{ value: 'One, two', takes: { kind: 'choice', choices } }],
          ]),
        ),
      ),
    )
    const [number, ...lists] = all(part('xl/worksheets/sheet1.xml'), 'dataValidation')
    expect(number?.attributes).toMatchObject({ type: 'whole', sqref: 'A1', prompt: 'How many' })
    expect(number?.text).toBe('19')
    expect(lists.map(({ text }) => text)).toEqual(['Lists!$A$1:$A$2', 'Lists!$A$1:$A$2'])
    expect([...(sheets.get('Lists')?.values() ?? [])].map(({ value }) => value)).toEqual(choices)
    const [, hidden] = all(part('xl/workbook.xml'), 'sheet')
    expect(hidden?.attributes).toMatchObject({ name: 'Lists', state: 'veryHidden' })
  })

  it('keeps heads in sight and on every page, and leads from cell to cell', () => {
    const rows: Sheet['rows'] = [
      [{ value: 'Head', look: 'head', spans: 2 }],
      [
        { value: 'x', name: 'First_x' },
        { value: 'go', leadsTo: "'2 Answers'!A1" },
      ],
    ]
    const sheet = sheetOf(rows, { name: '2 Answers', frozen: 1, landscape: true })
    const { part, defined } = readXlsx(writeXlsx(bookOf(sheet)))
    const root = part('xl/worksheets/sheet1.xml')
    expect(all(root, 'pane')[0]?.attributes).toMatchObject({ ySplit: '1', topLeftCell: 'A2' })
    expect(all(root, 'mergeCell')[0]?.attributes.ref).toBe('A1:B1')
    expect(all(root, 'hyperlink')[0]?.attributes).toMatchObject({
      ref: 'B2',
      location: "'2 Answers'!A1",
    })
    // A4, as wide as one page and as long as it takes.
    expect(all(root, 'pageSetup')[0]?.attributes).toEqual({
      ...{ paperSize: '9', orientation: 'landscape', fitToWidth: '1', fitToHeight: '0' },
    })
    expect(defined).toEqual([
      { name: '_xlnm.Print_Area', isOfSheet: true, place: "'2 Answers'!$A$1:$B$2" },
      { name: '_xlnm.Print_Titles', isOfSheet: true, place: "'2 Answers'!$1:$1" },
      { name: 'First_x', isOfSheet: false, place: "'2 Answers'!$A$2" },
    ])
  })

  it('gives a row the height of the texts that it shows', () => {
    const long = 'as many words as take more than one line '.repeat(4)
    const rows: Sheet['rows'] = [[{ value: 'short' }], [{ value: long }]]
    const root = readXlsx(writeXlsx(bookOf(sheetOf(rows, { columns: [{ width: 60 }] })))).part(
      'xl/worksheets/sheet1.xml',
    )
    const [first, second] = all(root, 'row').map(({ attributes }) => attributes.ht)
    expect(first).toBeUndefined()
    expect(Number(second)).toBeGreaterThanOrEqual(45)
  })

  it('prints its title at the foot of each page, whatever signs and digits that has', () => {
    const book = { ...bookOf(sheetOf([[{ value: 1 }]])), title: '2026 A&B' }
    const [foot] = all(readXlsx(writeXlsx(book)).part('xl/worksheets/sheet1.xml'), 'oddFooter')
    expect(foot?.text).toMatch(/^&L&8 2026 A&&B&C/)
  })

  it('turns cells red where a formula says so', () => {
    const red = { cells: 'A1:A1', when: 'A1<"x"' }
    const root = readXlsx(writeXlsx(bookOf(sheetOf([[{ value: 1 }]], { red })))).part(
      'xl/worksheets/sheet1.xml',
    )
    expect(all(root, 'conditionalFormatting')[0]?.attributes.sqref).toBe('A1:A1')
    expect(all(root, 'formula')[0]?.text).toBe('A1<"x"')
  })

  it('says what it is, who made it and when, and has the parts that its list names', () => {
    const { part, parts } = readXlsx(writeXlsx(bookOf(sheetOf([[{ value: 1 }]]))))
    const core = part('docProps/core.xml')
    const said = (name: string) => all(core, name)[0]?.text
    expect(said('dc:title')).toBe('Contoso & Sons <plan>')
    expect(said('dc:creator')).toBe('A. Miller')
    expect(said('dc:language')).toBe('en-GB')
    expect(said('dcterms:created')).toBe('2026-11-27T08:00:00Z')
    expect(all(part('docProps/app.xml'), 'Application')[0]?.text).toBe('Spindle 1.0')
    const listed = all(part('[Content_Types].xml'), 'Override').map(
      ({ attributes }) => attributes.PartName?.slice(1) ?? '',
    )
    const own = [...parts.keys()].filter((name) => !/rels$|^\[/.test(name))
    expect([...listed].sort()).toEqual(own.sort())
    expect(all(part('xl/workbook.xml'), 'calcPr')[0]?.attributes.fullCalcOnLoad).toBe('1')
  })

  it('is the same bytes for the same book', () => {
    const book = bookOf(sheetOf([[{ value: 1 }, { value: 'a' }]]))
    expect(writeXlsx(book)).toEqual(writeXlsx(book))
  })
})
