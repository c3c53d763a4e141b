import type { Sheet, SheetCell } from './book.ts'
import { cellAddress, columnLetters } from './place.ts'
import { type CellStyles, cellLooks } from './styles.ts'
import { type ChoiceListCollector, validationXml } from './validation.ts'
import {
  escapedForXml,
  spreadsheetNamespace,
  validCellText,
  type XmlAttributes,
  xmlElementText,
  xmlFileText,
} from './xml.ts'

export type SheetPartContext = {
  readonly styles: CellStyles
  /** Index of a text among the shared strings of the workbook. */
  readonly textAt: (text: string) => number
  readonly lists: ChoiceListCollector
  /** Text at the left of the footer on printed pages. */
  readonly foot: string
}

/** Beginning of a text that a spreadsheet would take for a formula once the cell is edited. */
const formulaStart = /^[=+\-@＝＋－＠\t\r\n']/

/** Height of a line of text, in points. */
const lineHeight = 15

export function sheetPartXml(sheet: Sheet, isFirst: boolean, common: SheetPartContext): string {
  const { rows, columns, red } = sheet
  const width = Math.max(1, columns.length, ...rows.map((row) => row.length))
  const placed = rows.flatMap((row, at) =>
    row.map((cell, column) => ({ cell, at: cellAddress(at + 1, column + 1), row: at + 1, column })),
  )
  const merges = placed.flatMap(({ cell: { spans = 1 }, at, row, column }) =>
    spans > 1
      ? [xmlElementText('mergeCell', { ref: `${at}:${cellAddress(row, column + spans)}` })]
      : [],
  )
  const validations = placed.flatMap(({ cell, at }) => validationXml(cell, at, common.lists) ?? [])
  const links = placed.flatMap(({ cell: { leadsTo, value }, at }) =>
    leadsTo === undefined
      ? []
      : [xmlElementText('hyperlink', { ref: at, location: leadsTo, display: String(value ?? '') })],
  )
  const all = (name: string, items: readonly string[], attributes: XmlAttributes = {}) =>
    items.length === 0 ? '' : xmlElementText(name, attributes, items.join(''))
  return xmlFileText(
    xmlElementText(
      'worksheet',
      { xmlns: spreadsheetNamespace },
      [
        xmlElementText(
          'sheetPr',
          {},
          (sheet.tab ? xmlElementText('tabColor', { rgb: `FF${sheet.tab}` }) : '') +
            xmlElementText('pageSetUpPr', { fitToPage: true }),
        ),
        xmlElementText('dimension', { ref: `A1:${cellAddress(Math.max(1, rows.length), width)}` }),
        xmlElementText('sheetViews', {}, viewOf(sheet, isFirst)),
        xmlElementText('sheetFormatPr', { defaultRowHeight: lineHeight }),
        all(
          'cols',
          columns.map(({ width: wide }, at) =>
            xmlElementText('col', { min: at + 1, max: at + 1, width: wide, customWidth: true }),
          ),
        ),
        xmlElementText(
          'sheetData',
          {},
          rows.map((row, at) => rowOf(row, at + 1, sheet, common)).join(''),
        ),
        all('mergeCells', merges, { count: merges.length }),
        red
          ? xmlElementText(
              'conditionalFormatting',
              { sqref: red.cells },
              xmlElementText(
                'cfRule',
                { type: 'expression', dxfId: 0, priority: 1 },
                xmlElementText('formula', {}, escapedForXml(red.when)),
              ),
            )
          : '',
        all('dataValidations', validations, { count: validations.length }),
        all('hyperlinks', links),
        '<pageMargins left="0.5" right="0.5" top="0.6" bottom="0.7" header="0.3" footer="0.3"/>',
        xmlElementText('pageSetup', {
          paperSize: 9,
          orientation: sheet.landscape ? 'landscape' : 'portrait',
          fitToWidth: 1,
          fitToHeight: 0,
        }),
        xmlElementText(
          'headerFooter',
          {},
          xmlElementText(
            'oddFooter',
            {},
            escapedForXml(`&L&8 ${footText(common.foot)}&C&8 &A&R&8 &P / &N`),
          ),
        ),
      ].join(''),
    ),
  )
}

/** Text for a footer: `&` is doubled, as a single one begins a code. */
function footText(text: string): string {
  return validCellText(text).replaceAll('&', '&&').replaceAll('\n', ' ').slice(0, 120)
}

/** XML of the view of a sheet, whose header rows and columns stay in view. */
function viewOf({ frozen, frozenColumns = 0 }: Sheet, isFirst: boolean): string {
  const attributes = {
    showGridLines: false,
    ...(isFirst && { tabSelected: true }),
    workbookViewId: 0,
  }
  if (frozen === 0 && frozenColumns === 0) return xmlElementText('sheetView', attributes)
  const pane = frozen > 0 ? (frozenColumns > 0 ? 'bottomRight' : 'bottomLeft') : 'topRight'
  return xmlElementText(
    'sheetView',
    attributes,
    xmlElementText('pane', {
      ...(frozenColumns > 0 && { xSplit: frozenColumns }),
      ...(frozen > 0 && { ySplit: frozen }),
      topLeftCell: cellAddress(frozen + 1, frozenColumns + 1),
      activePane: pane,
      state: 'frozen',
    }) + xmlElementText('selection', { pane }),
  )
}

function rowOf(
  row: readonly SheetCell[],
  number: number,
  sheet: Sheet,
  common: SheetPartContext,
): string {
  const cells = row
    .map((cell, column) => cellOf(cell, cellAddress(number, column + 1), common))
    .join('')
  if (cells === '') return ''
  const height = heightOf(row, sheet)
  return xmlElementText(
    'row',
    { r: number, ...(height && { ht: height, customHeight: true }) },
    cells,
  )
}

/** Height in points of a row with wrapped text; null for other rows. */
function heightOf(row: readonly SheetCell[], { columns }: Sheet): number | null {
  const heights = row.map(({ value, look = 'text', spans = 1 }, column) => {
    const { size = 11, wraps, bold = false } = cellLooks[look]
    if (size > 11) return size * 1.8
    if (!wraps || typeof value !== 'string') return lineHeight
    const over = columns.slice(column, column + spans)
    const width = over.reduce((all, one) => all + one.width, 0)
    return linesIn(value, width, bold) * lineHeight
  })
  const height = Math.max(lineHeight, ...heights)
  return height === lineHeight ? null : Math.min(mostHeight, height)
}

/** Maximum row height in points. */
const mostHeight = 409

/** XML of a cell; empty for a cell without value, formula and style. */
function cellOf(cell: SheetCell, at: string, { styles, textAt }: SheetPartContext): string {
  const { value, formula, look = 'text', format = '' } = cell
  if (value === null && formula === undefined && look === 'text') return ''
  const isQuoted = formula === undefined && typeof value === 'string' && formulaStart.test(value)
  const isText = typeof value === 'string'
  const s = styles.numberOf({ look, format: isText ? '' : format, isQuoted, isText })
  const f = formula === undefined ? '' : xmlElementText('f', {}, escapedForXml(formula))
  if (value === null) return xmlElementText('c', { r: at, s }, f)
  if (typeof value === 'boolean')
    return xmlElementText('c', { r: at, s, t: 'b' }, f + xmlElementText('v', {}, value ? '1' : '0'))
  if (typeof value === 'number' && Number.isFinite(value))
    return xmlElementText('c', { r: at, s }, f + xmlElementText('v', {}, String(value)))
  const text = String(value)
  return f === ''
    ? xmlElementText('c', { r: at, s, t: 's' }, xmlElementText('v', {}, String(textAt(text))))
    : xmlElementText(
        'c',
        { r: at, s, t: 'str' },
        f + xmlElementText('v', {}, escapedForXml(validCellText(text))),
      )
}

export function printAreaReference({ rows, columns }: Sheet): string {
  const width = Math.max(1, columns.length, ...rows.map((row) => row.length))
  return `$A$1:$${columnLetters(width)}$${Math.max(1, rows.length)}`
}

/** Horizontal padding of a cell with a possible indent, in digits. */
const cellPadding = 2.2

/** Width of bold text relative to regular text. */
const boldWidth = 1.05

/** Widths of Calibri characters in digits, rounded up. */
const characterWidths = new Map(
  (
    [
      [" .,;:'|!iljI", 0.5],
      ['()[]-ft/r', 0.75],
      ['sczvxky', 0.95],
      ['mwMW%@→≥≤', 1.8],
    ] as const
  ).flatMap(([characters, digits]) => [...characters].map((one) => [one, digits] as const)),
)

/** Mean width, in widths of a digit, of other small letters and signs, then of other capitals. */
const [usualWidth, capitalWidth] = [1.06, 1.3] as const

/** Number of lines of a text in a column of this width in digits, rather too many. */
function linesIn(text: string, width: number, isBold: boolean): number {
  const room = Math.max(1, width - cellPadding) / (isBold ? boldWidth : 1)
  return text.split('\n').reduce((all, line) => {
    let lines = 1
    let used = 0
    for (const word of line.split(' ')) {
      const takes = digitsOf(word)
      if (used > 0 && used + takes > room) {
        lines += 1
        used = 0
      }
      lines += Math.floor(takes / (room + 1))
      used += takes + digitsOf(' ')
    }
    return all + lines
  }, 0)
}

function digitsOf(word: string): number {
  return [...word].reduce(
    (all, one) =>
      all + (characterWidths.get(one) ?? (one === one.toLowerCase() ? usualWidth : capitalWidth)),
    0,
  )
}
