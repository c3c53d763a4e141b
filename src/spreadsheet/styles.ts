import { spreadsheetNamespace, xmlElementText, xmlFileText } from './xml.ts'

/** Colors of the workbook, as hexadecimal RGB. */
const ink = '1B2430'
const quiet = '5B6673'
const accent = '12586B'

type Drawn = {
  readonly bold?: true
  readonly italic?: true
  readonly size?: number
  readonly colour?: string
  readonly underlined?: true
  readonly fill?: string
  readonly line?: 'around' | 'below' | 'above'
  readonly lineColour?: string
  /** Alignment of the cell’s numbers. */
  readonly at?: 'right'
  readonly wraps?: true
  /** True to align the text at the bottom of a higher row. */
  readonly isLow?: true
  /** True to align text left, whatever the alignment of numbers. */
  readonly textsLeft?: true
  /** True to indent the text at the left. */
  readonly isIndented?: true
}

const drawn = {
  title: { bold: true, size: 18, colour: accent },
  section: {
    bold: true,
    size: 12,
    colour: accent,
    line: 'below',
    lineColour: accent,
    isLow: true,
  },
  head: { bold: true, colour: 'FFFFFF', fill: accent, wraps: true },
  /** Header of a column of numbers within a sheet, beside a section title. */
  over: { bold: true, colour: accent, line: 'below', lineColour: accent, at: 'right', isLow: true },
  text: { wraps: true, isIndented: true },
  /** Label of the cells beside it. */
  label: { wraps: true },
  /** A cell that the user may change; it is read back. */
  input: {
    fill: 'FFF6D6',
    line: 'around',
    lineColour: 'D9B95B',
    at: 'right',
    wraps: true,
    textsLeft: true,
  },
  /** A cell whose formula depends on prices. */
  live: { fill: 'E3F1E8', at: 'right', wraps: true },
  result: { at: 'right', wraps: true },
  note: { italic: true, colour: quiet, wraps: true, isIndented: true },
  /** Sentence below the title of a sheet. */
  about: { italic: true, colour: quiet, wraps: true },
  total: { bold: true, line: 'above', lineColour: ink, at: 'right' },
  link: { colour: accent, underlined: true },
} as const satisfies Record<string, Drawn>

export type CellLook = keyof typeof drawn

export const cellLooks: Readonly<Record<CellLook, Drawn>> = drawn

/** Style of a cell: look, number format, whether it is a text and stays one when edited. */
export type CellStyle = {
  readonly look: CellLook
  readonly format: string
  readonly isQuoted: boolean
  readonly isText: boolean
}

/** Number of the first custom number format; lower ones are built in. */
const firstFormat = 164

export type CellStyles = {
  readonly numberOf: (style: CellStyle) => number
  /** XML of all styles that were requested. */
  readonly part: () => string
}

export function cellStyleCollector(): CellStyles {
  // The first style is that of cells without a style.
  const styles: CellStyle[] = [{ look: 'text', format: '', isQuoted: false, isText: true }]
  const known = new Map<string, number>()
  return {
    numberOf: (style) => {
      const key = `${style.look} ${style.isQuoted} ${style.isText} ${style.format}`
      const number = known.get(key) ?? styles.push(style) - 1
      known.set(key, number)
      return number
    },
    part: () => stylesPart(styles),
  }
}

function stylesPart(styles: readonly CellStyle[]): string {
  const formats = [...new Set(styles.map(({ format }) => format).filter(Boolean))]
  const used = styles.map(({ look }) => cellLooks[look])
  const fonts = [...new Set(used.map(fontOf))]
  // The file format requires these two fills first.
  const first = ['none', 'gray125'].map((patternType) => fillOf(patternType))
  const fills = [...new Set([...first, ...used.map(fillFor)])]
  const borders = [...new Set(used.map(borderOf))]
  const cells = styles.map(({ look, format, isQuoted, isText }) => {
    const { at, wraps, isLow, textsLeft, isIndented } = cellLooks[look]
    const isRight = at === 'right' && !(isText && textsLeft)
    return xmlElementText(
      'xf',
      {
        numFmtId: format === '' ? 0 : firstFormat + formats.indexOf(format),
        fontId: fonts.indexOf(fontOf(cellLooks[look])),
        fillId: fills.indexOf(fillFor(cellLooks[look])),
        borderId: borders.indexOf(borderOf(cellLooks[look])),
        xfId: 0,
        ...(isQuoted && { quotePrefix: true }),
        applyNumberFormat: true,
        applyFont: true,
        applyFill: true,
        applyBorder: true,
        applyAlignment: true,
      },
      xmlElementText('alignment', {
        ...(isRight && { horizontal: at, indent: 1 }),
        ...(!isRight && isIndented && { horizontal: 'left', indent: 1 }),
        vertical: isLow ? 'bottom' : 'top',
        ...(wraps && { wrapText: true }),
      }),
    )
  })
  const all = (name: string, items: readonly string[]) =>
    items.length === 0 ? '' : xmlElementText(name, { count: items.length }, items.join(''))
  return xmlFileText(
    xmlElementText(
      'styleSheet',
      { xmlns: spreadsheetNamespace },
      [
        all(
          'numFmts',
          formats.map((formatCode, at) =>
            xmlElementText('numFmt', { numFmtId: firstFormat + at, formatCode }),
          ),
        ),
        all('fonts', fonts),
        all('fills', fills),
        all('borders', borders),
        all('cellStyleXfs', [
          xmlElementText('xf', { numFmtId: 0, fontId: 0, fillId: 0, borderId: 0 }),
        ]),
        all('cellXfs', cells),
        all('cellStyles', [xmlElementText('cellStyle', { name: 'Normal', xfId: 0, builtinId: 0 })]),
        all('dxfs', [redStyle()]),
      ].join(''),
    ),
  )
}

/** XML of the style of red cells; its index is 0, as the only conditional style. */
function redStyle(): string {
  return xmlElementText(
    'dxf',
    {},
    xmlElementText('font', {}, xmlElementText('b') + xmlElementText('color', { rgb: 'FFFFFFFF' })) +
      xmlElementText(
        'fill',
        {},
        xmlElementText('patternFill', {}, xmlElementText('bgColor', { rgb: 'FFB3261E' })),
      ),
  )
}

function fontOf({ bold, italic, underlined, size = 11, colour = ink }: Drawn): string {
  return xmlElementText(
    'font',
    {},
    [
      bold && xmlElementText('b'),
      italic && xmlElementText('i'),
      underlined && xmlElementText('u'),
      xmlElementText('sz', { val: size }),
      xmlElementText('color', { rgb: `FF${colour}` }),
      xmlElementText('name', { val: 'Calibri' }),
      xmlElementText('family', { val: 2 }),
    ]
      .filter(Boolean)
      .join(''),
  )
}

function fillFor({ fill }: Drawn): string {
  return fill ? fillOf('solid', fill) : fillOf('none')
}

function fillOf(patternType: string, fill?: string): string {
  const colour = fill ? xmlElementText('fgColor', { rgb: `FF${fill}` }) : ''
  return xmlElementText('fill', {}, xmlElementText('patternFill', { patternType }, colour))
}

function borderOf({ line, lineColour = quiet }: Drawn): string {
  const colour = xmlElementText('color', { rgb: `FF${lineColour}` })
  const side = (name: string, isDrawn: boolean) =>
    isDrawn ? xmlElementText(name, { style: 'thin' }, colour) : xmlElementText(name)
  return xmlElementText(
    'border',
    {},
    [
      side('left', line === 'around'),
      side('right', line === 'around'),
      side('top', line === 'around' || line === 'above'),
      side('bottom', line === 'around' || line === 'below'),
      side('diagonal', false),
    ].join(''),
  )
}
