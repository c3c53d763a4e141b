import decodeQR from 'qr/decode.js'
import { describe, expect, it, test } from 'vitest'
import { nearestValidLocale } from '../../src/app/store/locale.ts'
import { citeEqualLogic, derivedFrom, ownRule, publicFigure } from '../../src/engine/core/source.ts'
import { fieldOf, givenFigure, type NumberField } from '../../src/engine/index.ts'
import { makeCsv } from '../../src/ui/csv.ts'
import { formatFor } from '../../src/ui/format.ts'
import { cssString, pageFooterRule } from '../../src/ui/page-footer.ts'
import { qrPath } from '../../src/ui/qr-code.tsx'
import { readNumber } from '../../src/ui/read-number.ts'
import { sourceWords } from '../../src/ui/source-note.tsx'
import { tableFileLines } from '../../src/ui/table.ts'
import { nameCutInMiddle, textCutToWidth, textWidthPx } from '../../src/ui/text-px.ts'
import { gridPlaceAfterKey } from '../../src/ui/use-grid.ts'
import { readSource } from '../architecture/house.ts'

describe('grid keys', () => {
  const grid = { rows: 40, columns: 8, page: 10 }

  const press = (key: string, isFar = false) => ({ key, ctrlKey: isFar, metaKey: false })

  describe('the keys of a grid', () => {
    it.each([
      ['ArrowRight', false, { row: 5, column: 4 }],
      ['ArrowLeft', false, { row: 5, column: 2 }],
      ['ArrowUp', false, { row: 4, column: 3 }],
      ['ArrowDown', false, { row: 6, column: 3 }],
      ['Home', false, { row: 5, column: -1 }],
      ['End', false, { row: 5, column: 7 }],
      ['Home', true, { row: -1, column: -1 }],
      ['End', true, { row: 39, column: 7 }],
      ['PageUp', false, { row: -1, column: 3 }],
      ['PageDown', false, { row: 15, column: 3 }],
      ['ArrowUp', true, { row: -1, column: 3 }],
      ['ArrowDown', true, { row: 39, column: 3 }],
    ] as const)('%s, far: %s', (key, isFar, place) => {
      expect(gridPlaceAfterKey({ row: 5, column: 3 }, press(key, isFar), grid)).toEqual(place)
    })

    it('stays within the grid, its heads included', () => {
      expect(gridPlaceAfterKey({ row: -1, column: -1 }, press('ArrowUp'), grid)).toEqual({
        row: -1,
        column: -1,
      })
      expect(gridPlaceAfterKey({ row: 39, column: 7 }, press('ArrowRight'), grid)).toEqual({
        row: 39,
        column: 7,
      })
    })

    it('leaves every other key alone', () => {
      expect(gridPlaceAfterKey({ row: 5, column: 3 }, press('Tab'), grid)).toBeNull()
      expect(gridPlaceAfterKey({ row: 5, column: 3 }, press('Enter'), grid)).toBeNull()
    })
  })
})

describe('locale', () => {
  /** What browsers give for their language, the tag that is taken of it, and how 1,234.5 is written. */
  const languages: readonly (readonly [string | undefined, string, string])[] = [
    ['C', 'en-US', '1,234.5'],
    ['', 'en-US', '1,234.5'],
    [undefined, 'en-US', '1,234.5'],
    ['en-US@posix', 'en-US', '1,234.5'],
    ['C.UTF-8', 'en-US', '1,234.5'],
    ['*', 'en-US', '1,234.5'],
    ['de_DE.UTF-8', 'de-DE', '1.234,5'],
    ['de_DE@euro', 'de-DE', '1.234,5'],
    ['de-DE-', 'de-DE', '1.234,5'],
    ['de-DE-1', 'de-DE', '1.234,5'],
    ['de_', 'de', '1.234,5'],
    ['en_GB.UTF-8', 'en-GB', '1,234.5'],
    ['i-nothing', 'en-US', '1,234.5'],
    ['pt_BR.UTF-8', 'pt-BR', '1.234,5'],
  ]

  const numberField = fieldOf('databaseDrive') as NumberField

  it.each(languages)('the language %o is written as %s', (language, tag, written) => {
    const locale = nearestValidLocale(language)
    expect(locale).toBe(tag)
    const format = formatFor(locale)
    expect(format.number(1234.5)).toBe(written)
    expect(format.date(new Date(2026, 10, 29))).toContain('2026')
    expect(makeCsv([['Mailboxes', 1234.5]], format)).toContain('Mailboxes')
    expect(readNumber(numberField, written, locale)).toMatchObject({ ok: true, value: 1234.5 })
  })

  it('the language of the browser is read in one place, and taken as the nearest valid tag', () => {
    const read = [...readSource()].flatMap(([path, text]) =>
      [...text.matchAll(/.*\bnavigator\W+languages?\b.*/g)].map(
        ([line]) => `${path}: ${line.trim()}`,
      ),
    )
    expect(read).toEqual([
      expect.stringMatching(/^start\/start\.tsx: .*nearestValidLocale\(navigator\.language\)/),
    ])
  })
})

describe('page footer', () => {
  const hostile = [
    'Contoso "mail"',
    'back\\slash \\" and \\\\',
    '"} @import url(//example.test/x.css); .a { content: "',
    'two\nlines\r\f\t',
    '</style><script>',
    '🚀 رسالة Schönfelder',
  ]

  /** What a browser reads in a string of CSS, by the rules of its syntax for escapes. */
  function readString(written: string): string {
    expect(written).toMatch(/^"[^"\\\n\r\f]*(?:\\[0-9a-f]{1,6} [^"\\\n\r\f]*)*"$/)
    return written
      .slice(1, -1)
      .replace(/\\([0-9a-f]{1,6}) /g, (_, hex: string) =>
        String.fromCodePoint(Number.parseInt(hex, 16)),
      )
  }

  test.each(hostile)('nothing in a name ends the string it stands in: %j', (name) => {
    expect(readString(cssString(name))).toBe(name)
    const rule = pageFooterRule({ left: name, centre: 'today' })
    expect(rule.match(/"/g)).toHaveLength(4)
    expect(rule).not.toMatch(/@import|<|\n/)
  })
})

describe('qr code', () => {
  /** The squares of a path as a picture, four points a side. */
  function painted({ size, path }: ReturnType<typeof qrPath>) {
    const scale = 4
    const side = size * scale
    const data = new Uint8Array(side * side * 4).fill(255)
    const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)]
    expect(runs.length).toBeGreaterThan(size)
    expect(runs.map(([run]) => run).join('')).toBe(path)
    for (const [, x, y, width] of runs)
      for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1)
        for (let at = Number(x) * scale; at < (Number(x) + Number(width)) * scale; at += 1)
          data.set([0, 0, 0, 255], (row * side + at) * 4)
    return { width: side, height: side, data }
  }

  test('reads back as its text', () => {
    const link = 'https://sizing.example/#/plan?p=9AbC-_x0'
    expect(decodeQR(painted(qrPath(link)))).toBe(link)
    const long = `${link}${'q7-'.repeat(200)}`.slice(0, 600)
    expect(long).toHaveLength(600)
    expect(decodeQR(painted(qrPath(long)))).toBe(long)
  })
})

describe('a source in words', () => {
  it('is the document and the place that print a figure', () => {
    expect(sourceWords(citeEqualLogic('6.3'))).toBe('EqualLogic 6.3')
  })

  it('says where a figure is derived from, and how', () => {
    expect(sourceWords(derivedFrom(citeEqualLogic('5.1 and Table 4'), '11 % of 1,530 ÷ 5.'))).toBe(
      'Derived from EqualLogic 5.1 and Table 4: 11 % of 1,530 ÷ 5.',
    )
  })

  it('names the documents of a public figure with their places, and its standing', () => {
    const places = [
      { publication: 'calculator', place: 'Storage Design' },
      { publication: 'docs' },
    ] as const
    expect(sourceWords(publicFigure('A', 'A reserve.', ...places))).toBe(
      'Source: Calculator, Storage Design; Docs. A reserve.',
    )
    expect(sourceWords(publicFigure('assumed', 'Nobody says.'))).toBe('Assumption: Nobody says.')
  })

  it('says that a rule is ours', () => {
    expect(sourceWords(ownRule('So it is.'))).toBe('Our rule: So it is.')
  })
})

describe('table', () => {
  const format = formatFor('de-DE')
  const gb = (value: number) => givenFigure('Size', value, 'GB', 'size')
  const ms = (value: number) => givenFigure('Reads', value, 'ms', 'reads')

  it('puts the unit of a column into its head, and numbers as a spreadsheet counts with them', () => {
    const rows = [
      { name: 'S1', size: gb(1400.5) },
      { name: 'S2', size: gb(-3) },
    ]
    const columns = [
      { head: 'Server', of: ({ name }: (typeof rows)[number]) => name },
      { head: 'Size', of: ({ size }: (typeof rows)[number]) => size },
    ]
    expect(tableFileLines({ rows, columns }, format)).toEqual([
      ['Server', 'Size (GB)'],
      ['S1', 1401],
      ['S2', -3],
    ])
  })

  it('gives units that differ, and what else a cell says, columns of their own', () => {
    const rows = [gb(1400), ms(12.3)]
    const columns = [
      { head: 'Figure', of: (row: (typeof rows)[number]) => [row, { note: `as ${row.label}` }] },
      { head: 'Share', of: () => ({ amount: 0.1234567, unit: '%' as const, decimals: 1 }) },
    ]
    expect(tableFileLines({ rows, columns }, format)).toEqual([
      ['Figure', 'Figure, unit', 'Figure, note', 'Share (%)'],
      [1400, 'GB', 'as Size', 12.3],
      [12.3, 'ms', 'as Reads', 12.3],
    ])
  })

  it('names a column below a common head by both, unless its whole name is given', () => {
    const columns = [
      { head: 'Measured', over: 'Reads', of: () => 1 },
      { head: 'Measured', over: 'Writes', of: () => 2 },
      { head: 'now', full: 'Drives now', over: 'Drives', of: () => 3 },
    ]
    expect(tableFileLines({ rows: [0], columns }, format)).toEqual([
      ['Reads: Measured', 'Writes: Measured', 'Drives now'],
      [1, 2, 3],
    ])
  })

  it('has groups, notes below a row and the foot, and leaves out what is there to act', () => {
    const groups = [
      { title: 'First', rows: [1] },
      { title: ['Second', { hint: ' (E15)' }], rows: [2, 3] },
    ]
    const columns = [
      { head: 'Pair', of: (row: number) => ({ spans: 2, cell: `row ${row}` }), foot: 'Together' },
      { head: 'Half', of: () => 'never', foot: 6 },
      { head: 'Use it', of: () => 'button', acts: true as const },
    ]
    const below = { head: 'Why', of: (row: number) => (row === 2 ? ['a', { note: 'b' }] : null) }
    expect(tableFileLines({ groups, columns, below }, format)).toEqual([
      ['Group', 'Pair', 'Half', 'Why'],
      ['First', 'row 1', '', ''],
      ['Second (E15)', 'row 2', '', 'a, b'],
      ['Second (E15)', 'row 3', '', ''],
      ['', 'Together', 6, ''],
    ])
  })

  it('marks what is extrapolated, and says of what is beyond all sense only that it is more', () => {
    const beyond = [{ what: 'Load', value: 9, unit: 'IOPS' as const, from: 1, to: 2 }]
    const rows = [{ ...ms(12), beyond }, ms(900)]
    const columns = [
      { head: 'Reads, ms', bare: true as const, of: (row: (typeof rows)[number]) => row },
    ]
    expect(tableFileLines({ rows, columns }, format)).toEqual([
      ['Reads, ms', 'Reads, ms, note'],
      [12, 'extrapolated'],
      ['> 200', ''],
    ])
  })
})

describe('words in a picture', () => {
  it('stay whole where they fit, and are cut at their end where not', () => {
    expect(textCutToWidth('1 × PS6100XV', 11, 200)).toBe('1 × PS6100XV')
    const cut = textCutToWidth('3 × enclosures of 15 drives', 11, 80)
    expect(cut).toMatch(/^3 × encl.*…$/)
    expect(textWidthPx(cut, 11)).toBeLessThanOrEqual(80)
  })

  it('keep the number of a name that is too long', () => {
    expect(nameCutInMiddle('MBX03', 11, 60)).toBe('MBX03')
    const cut = nameCutInMiddle('EXCHMAILBOX-07A', 11, 90)
    expect(cut).toMatch(/^EXCH.*….*-07A$/)
    expect(textWidthPx(cut, 11)).toBeLessThanOrEqual(90)
  })

  it('are never cut to nothing', () => {
    expect(textCutToWidth('MBX03', 11, 1)).toBe('M…')
    expect(nameCutInMiddle('MBX03', 11, 1)).toBe('M…3')
  })
})
