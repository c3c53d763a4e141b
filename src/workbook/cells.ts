import type { XmlElement } from '@rgrove/parse-xml'
import type { OpenedWorkbook, Place } from './open-workbook.ts'
import { unzipParts } from './unzip-parts.ts'
import { attribute, below, rootOf } from './xml.ts'

/** What a cell holds, as it was last calculated. Formulas and macros are never looked at. */
export type CellValue =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'switch'; readonly value: boolean }
  /** An error such as #N/A. */
  | { readonly kind: 'error'; readonly value: string }
  | { readonly kind: 'empty' }

/** Cells of a workbook by their sheet and address. */
export type Cells = (place: Place) => CellValue

const none: CellValue = { kind: 'empty' }

const stringsPart = 'xl/sharedStrings.xml'

/** The cells of the sheets that are named; or why they cannot be read. Never throws. */
export function cellsOf(
  bytes: Uint8Array,
  { sheetParts }: OpenedWorkbook,
  sheets: ReadonlySet<string>,
):
  | { readonly ok: true; readonly cells: Cells }
  | { readonly ok: false; readonly problem: { readonly code: 'damaged' | 'too much' } } {
  const names = new Set([...sheets].map((sheet) => sheet.toLowerCase()))
  const wanted = new Map([...sheetParts].filter(([sheet]) => names.has(sheet)))
  const wantedParts = new Set([...wanted.values(), stringsPart])
  const unzipped = unzipParts(bytes, (name) => wantedParts.has(name))
  if (!unzipped.ok) return { ok: false, problem: { code: unzipped.code } }
  const { parts } = unzipped
  const strings = parts.has(stringsPart) ? stringsOf(parts.get(stringsPart)) : []
  if (!strings) return { ok: false, problem: { code: 'damaged' } }
  const read = new Map<string, ReadonlyMap<string, CellValue>>()
  for (const [sheet, part] of wanted) {
    const root = rootOf(parts.get(part))
    if (!root) return { ok: false, problem: { code: 'damaged' } }
    read.set(sheet, sheetCells(root, strings))
  }
  return {
    ok: true,
    cells: ({ sheet, cell }) => read.get(sheet.toLowerCase())?.get(cell) ?? none,
  }
}

/** The texts that cells share; null where they cannot be read. */
function stringsOf(bytes: Uint8Array | undefined): readonly string[] | null {
  const root = rootOf(bytes)
  return root && below(root, 'si').map(textOf)
}

/** A text, all its runs together; how it is read aloud is left out. */
function textOf(item: XmlElement): string {
  const runs = below(item, 'r').flatMap((run) => below(run, 't'))
  return [...below(item, 't'), ...runs].map(({ text }) => text).join('')
}

function sheetCells(root: XmlElement, strings: readonly string[]): ReadonlyMap<string, CellValue> {
  const cells = new Map<string, CellValue>()
  for (const data of below(root, 'sheetData'))
    for (const row of below(data, 'row'))
      for (const cell of below(row, 'c')) {
        const at = attribute(cell, 'r')
        if (at !== null) cells.set(at.toUpperCase(), heldIn(cell, strings))
      }
  return cells
}

function heldIn(cell: XmlElement, strings: readonly string[]): CellValue {
  const type = attribute(cell, 't') ?? 'n'
  if (type === 'inlineStr') return textValue(below(cell, 'is').map(textOf).join(''))
  const [held] = below(cell, 'v')
  const text = held?.text ?? ''
  if (text === '') return none
  switch (type) {
    case 's':
      return textValue(strings[Number(text)] ?? '')
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
