import type { XmlElement } from '@rgrove/parse-xml'
import { mostWorkbookBytes, type WorkbookPartsProblem } from './part-limits.ts'
import {
  attributeByName,
  childElements,
  parseXmlRoot,
  type UnzippedParts,
  unzipParts,
} from './workbook-parts.ts'

export type FileRefusal =
  | { readonly code: 'too large' | 'empty' }
  | WorkbookPartsProblem
  /** The workbook is encrypted, or from before 2007: both are compound files. */
  | { readonly code: 'encrypted' | 'xls' | 'xlsb' }
  /** The file is of another kind. */
  | { readonly code: 'no zip' | 'no workbook' }

/** The cell that a defined name stands for: sheet and address. */
export type SheetAndCellAddress = { readonly sheet: string; readonly cell: string }

/** A defined name of a workbook; `place` is null if it does not stand for one cell. */
export type DefinedName = {
  readonly name: string
  readonly place: SheetAndCellAddress | null
  /** True if the name stands for several cells, of which the first holds the merged value. */
  readonly isRange: boolean
}

/** An open workbook: defined names, and the zip part of each sheet. */
export type OpenedWorkbook = {
  readonly names: readonly DefinedName[]
  /** Zip part of each sheet, by sheet name in lower case, because workbooks ignore case. */
  readonly sheetParts: ReadonlyMap<string, string>
}

const workbookPart = 'xl/workbook.xml'
const relationsPart = 'xl/_rels/workbook.xml.rels'

/** Reads the defined names and list of sheets of a workbook, and nothing else. Never throws. */
export function openWorkbook(
  bytes: Uint8Array,
):
  | ({ readonly ok: true } & OpenedWorkbook)
  | { readonly ok: false; readonly problem: FileRefusal } {
  const refusal = refusalBefore(bytes)
  if (refusal) return { ok: false, problem: refusal }
  const unzipped = unzipParts(bytes, (name) => name === workbookPart || name === relationsPart)
  if (!unzipped.ok) return unzipped
  const { parts } = unzipped
  if (!parts.has(workbookPart)) return { ok: false, problem: { code: otherKind(unzipped) } }
  const root = parseXmlRoot(parts.get(workbookPart))
  const relations = parseXmlRoot(parts.get(relationsPart))
  if (!root || !relations) return { ok: false, problem: { code: 'damaged' } }
  return { ok: true, names: namesOf(root), sheetParts: sheetPartsOf(root, relations) }
}

const compoundFile = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
const zip = [0x50, 0x4b]

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, at) => bytes[at] === byte)
}

/** Why a file cannot be a workbook, by its first bytes; null if it can. */
function refusalBefore(bytes: Uint8Array): FileRefusal | null {
  if (bytes.length === 0) return { code: 'empty' }
  if (bytes.length > mostWorkbookBytes) return { code: 'too large' }
  if (startsWith(bytes, compoundFile)) return { code: isEncrypted(bytes) ? 'encrypted' : 'xls' }
  return startsWith(bytes, zip) ? null : { code: 'no zip' }
}

/** True if a compound file is an encrypted package, by the name of its stream in UTF-16. */
function isEncrypted(bytes: Uint8Array): boolean {
  const name = [...'EncryptedPackage'].flatMap((letter) => [letter.charCodeAt(0), 0])
  const [first = 0] = name
  for (let at = bytes.indexOf(first); at !== -1; at = bytes.indexOf(first, at + 1))
    if (name.every((byte, index) => bytes[at + index] === byte)) return true
  return false
}

function otherKind({
  names,
}: Extract<UnzippedParts, { ok: true }>): 'xlsb' | 'no workbook' | 'damaged' {
  if (names.has('xl/workbook.bin')) return 'xlsb'
  return names.size === 0 ? 'damaged' : 'no workbook'
}

/** Defined names of a workbook; one of the workbook wins over one of a sheet. */
function namesOf(root: XmlElement): readonly DefinedName[] {
  const defined = childElements(childElements(root, 'definedNames')[0], 'definedName').flatMap(
    (element) => {
      const name = attributeByName(element, 'name')
      return name === null
        ? []
        : [{ name, isOfSheet: attributeByName(element, 'localSheetId') !== null, element }]
    },
  )
  const ofWorkbook = new Set(
    defined.filter(({ isOfSheet }) => !isOfSheet).map(({ name }) => name.toLowerCase()),
  )
  return defined
    .filter(({ name, isOfSheet }) => !isOfSheet || !ofWorkbook.has(name.toLowerCase()))
    .map(({ name, element }) => ({ name, ...targetOf(element.text) }))
}

/** Pattern of a reference to a cell, or to a range whose first cell holds the common value. */
const reference =
  /^=?(?:'((?:[^']|'')+)'|([^'!:[\]]+))!\$?([A-Z]{1,3})\$?(\d{1,7})(?::\$?[A-Z]{1,3}\$?\d{1,7})?$/i

function targetOf(text: string): Pick<DefinedName, 'place' | 'isRange'> {
  const [whole = '', quoted, plain, column = '', row = ''] = reference.exec(text.trim()) ?? []
  const sheet = quoted?.replaceAll("''", "'") ?? plain
  if (sheet === undefined || sheet.includes('[')) return { place: null, isRange: false }
  return { place: { sheet, cell: `${column.toUpperCase()}${row}` }, isRange: whole.includes(':') }
}

/** Zip part of each sheet, by the sheet’s name in lower case. */
function sheetPartsOf(root: XmlElement, relations: XmlElement): ReadonlyMap<string, string> {
  const targets = new Map(
    childElements(relations, 'Relationship').map((one) => [
      attributeByName(one, 'Id'),
      attributeByName(one, 'Target'),
    ]),
  )
  const sheets = childElements(childElements(root, 'sheets')[0], 'sheet').flatMap((sheet) => {
    const name = attributeByName(sheet, 'name')
    const target = targets.get(attributeByName(sheet, 'id'))
    return name === null || !target ? [] : [[name.toLowerCase(), partAt(target)] as const]
  })
  return new Map(sheets)
}

/** Name of a part in the zip; targets of relations are relative to the workbook’s folder. */
function partAt(target: string): string {
  return target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//, '')}`
}
