import type { XmlElement } from '@rgrove/parse-xml'
import type { OpenedWorkbook, SheetAndCellAddress } from './open-workbook.ts'
import type { WorkbookPartsProblem } from './part-limits.ts'
import { attributeByName, childElements, parseXmlRoot, unzipParts } from './workbook-parts.ts'

/** Value of a workbook cell as last calculated. Formulas are not evaluated, macros ignored. */
export type CellValue =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'switch'; readonly value: boolean }
  /** An error of a formula, such as #N/A. */
  | { readonly kind: 'error'; readonly value: string }
  | { readonly kind: 'empty' }

export type WorkbookCells = {
  readonly valueAt: (place: SheetAndCellAddress) => CellValue
  /** True if the cell has a formula. */
  readonly isComputed: (place: SheetAndCellAddress) => boolean
}

const none: CellValue = { kind: 'empty' }

const stringsPart = 'xl/sharedStrings.xml'

/** Reads the cells of the named sheets, or says why they cannot be read. Never throws. */
export function readCells(
  bytes: Uint8Array,
  { sheetParts }: OpenedWorkbook,
  sheets: ReadonlySet<string>,
):
  | { readonly ok: true; readonly cells: WorkbookCells }
  | { readonly ok: false; readonly problem: WorkbookPartsProblem } {
  const names = new Set([...sheets].map((sheet) => sheet.toLowerCase()))
  const wanted = new Map([...sheetParts].filter(([sheet]) => names.has(sheet)))
  const wantedParts = new Set([...wanted.values(), stringsPart])
  const unzipped = unzipParts(bytes, (name) => wantedParts.has(name))
  if (!unzipped.ok) return unzipped
  const { parts } = unzipped
  const strings = parts.has(stringsPart) ? stringsOf(parts.get(stringsPart)) : []
  if (!strings) return { ok: false, problem: { code: 'damaged' } }
  const read = new Map<string, SheetCells>()
  for (const [sheet, part] of wanted) {
    const root = parseXmlRoot(parts.get(part))
    const held = root && sheetCells(root, strings)
    if (!held) return { ok: false, problem: { code: 'damaged' } }
    read.set(sheet, held)
  }
  const sheetOf = ({ sheet }: SheetAndCellAddress) => read.get(sheet.toLowerCase())
  return {
    ok: true,
    cells: {
      valueAt: (place) => sheetOf(place)?.values.get(place.cell) ?? none,
      isComputed: (place) => sheetOf(place)?.computed.has(place.cell) ?? false,
    },
  }
}

type SheetCells = {
  readonly values: ReadonlyMap<string, CellValue>
  readonly computed: ReadonlySet<string>
}

/** Maximum distance of a label to the left of its cell, in columns. */
const mostColumnsApart = 12

/** Nearest text to the left of a cell, other than of named cells; null if there is none. */
export function labelLeftOfCell(
  { sheet, cell }: SheetAndCellAddress,
  { valueAt }: WorkbookCells,
  isNamed: (place: SheetAndCellAddress) => boolean,
): string | null {
  const [, letters = '', row = ''] = /^([A-Z]+)(\d+)$/.exec(cell) ?? []
  const column = numberOf(letters)
  for (let left = column - 1; left >= Math.max(1, column - mostColumnsApart); left -= 1) {
    const place = { sheet, cell: `${lettersOf(left)}${row}` }
    const beside = valueAt(place)
    if (beside.kind === 'text' && !isNamed(place)) return beside.value
  }
  return null
}

/** Number of a column by its letters: A is 1, AA is 27. */
function numberOf(letters: string): number {
  return [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0)
}

function lettersOf(number: number): string {
  if (number < 1) return ''
  const last = (number - 1) % 26
  return lettersOf((number - 1 - last) / 26) + String.fromCharCode(65 + last)
}

/** Shared strings of a workbook; null if they cannot be read. */
function stringsOf(bytes: Uint8Array | undefined): readonly string[] | null {
  const root = parseXmlRoot(bytes)
  return root && childElements(root, 'si').map(textOf)
}

/** Text of a string item: all its runs, without phonetic readings. */
function textOf(item: XmlElement): string {
  const runs = childElements(item, 'r').flatMap((run) => childElements(run, 't'))
  return [...childElements(item, 't'), ...runs].map(({ text }) => text).join('')
}

/** Cells of a sheet; null if one of them refers to a missing shared string. */
function sheetCells(root: XmlElement, strings: readonly string[]): SheetCells | null {
  const values = new Map<string, CellValue>()
  const computed = new Set<string>()
  for (const data of childElements(root, 'sheetData'))
    for (const row of childElements(data, 'row'))
      for (const cell of childElements(row, 'c')) {
        const at = attributeByName(cell, 'r')
        const held = heldIn(cell, strings)
        if (held === null) return null
        if (at === null) continue
        if (held !== none) values.set(at.toUpperCase(), held)
        if (childElements(cell, 'f').length > 0) computed.add(at.toUpperCase())
      }
  return { values, computed }
}

function heldIn(cell: XmlElement, strings: readonly string[]): CellValue | null {
  const type = attributeByName(cell, 't') ?? 'n'
  if (type === 'inlineStr') return textValue(childElements(cell, 'is').map(textOf).join(''))
  const [held] = childElements(cell, 'v')
  const text = held?.text ?? ''
  if (text === '') return none
  switch (type) {
    case 's': {
      const shared = strings[Number(text)]
      return shared === undefined ? null : textValue(shared)
    }
    case 'b':
      return { kind: 'switch', value: text === '1' }
    case 'e':
      return { kind: 'error', value: text }
    case 'n':
      return Number.isFinite(Number(text))
        ? { kind: 'number', value: Number(text) }
        : { kind: 'text', value: text }
    default:
      return textValue(text)
  }
}

function textValue(text: string): CellValue {
  const value = text.trim()
  return value === '' ? none : { kind: 'text', value }
}

export type NamedCell = {
  /** Name of the cell, in the workbook’s spelling. */
  readonly name: string
  /** Sheet and address of the cell, as “Input!E30”; null if the name is of no single cell. */
  readonly at: string | null
  readonly value: CellValue
  /** Label of the cell in the workbook, the text to its left; null if there is none. */
  readonly label: string | null
}
