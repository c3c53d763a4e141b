import { parseXml, XmlElement } from '@rgrove/parse-xml'
import crc32 from 'crc-32'
import { strFromU8, Unzip, type UnzipFile, UnzipInflate } from 'fflate'
import { mostXmlTags, type WorkbookPartsProblem } from './part-limits.ts'

/** Maximum unzipped bytes of one part of a workbook, and of all wanted parts together. */
const mostPartBytes = 24_000_000
const mostPartsBytes = 48_000_000

/** Maximum number of parts in the zip; no workbook that people fill in has more. */
const mostParts = 5_000

/** Zipped bytes read between two checks of the size; they expand to 1,032 times that at most. */
const pieceLength = 4_096

export type UnzippedParts =
  | {
      readonly ok: true
      readonly parts: ReadonlyMap<string, Uint8Array>
      /** Names of all parts in the zip, unwanted ones too. */
      readonly names: ReadonlySet<string>
    }
  | { readonly ok: false; readonly problem: WorkbookPartsProblem }

/**
 * Wanted parts of a zip, checked against the CRC-32 in its directory. Other parts are never
 * unzipped. Stops at more bytes than a workbook has, whatever sizes the zip states. Never throws.
 */
export function unzipParts(bytes: Uint8Array, isWanted: (name: string) => boolean): UnzippedParts {
  const names = new Set<string>()
  const found = new Map<string, Growing>()
  let failed: 'damaged' | 'too much' | null = null
  let total = 0
  const fail = (code: 'damaged' | 'too much') => {
    failed ??= code
  }
  const take = (file: UnzipFile) => {
    if (names.size >= mostParts) return fail('too much')
    // Two wanted parts with one name: nothing tells which is meant.
    if (names.has(file.name) && isWanted(file.name)) return fail('damaged')
    names.add(file.name)
    if (!isWanted(file.name)) return
    const part: Growing = { pieces: [], length: 0, crc: 0 }
    found.set(file.name, part)
    file.ondata = (error, piece) => {
      if (error) return fail('damaged')
      part.pieces.push(piece)
      part.length += piece.length
      part.crc = crc32.buf(piece, part.crc)
      total += piece.length
      if (part.length > mostPartBytes || total > mostPartsBytes) fail('too much')
    }
    file.start()
  }
  const unzip = new Unzip(take)
  unzip.register(UnzipInflate)
  try {
    for (let at = 0; at < bytes.length && failed === null; at += pieceLength)
      unzip.push(bytes.subarray(at, at + pieceLength), at + pieceLength >= bytes.length)
  } catch {
    fail('damaged')
  }
  if (failed !== null) return { ok: false, problem: { code: failed } }
  const listed = listedCrcs(bytes)
  const isDamaged =
    [...found].some(([name, { crc }]) => listed.get(name) !== crc >>> 0) ||
    [...listed.keys()].some((name) => isWanted(name) && !found.has(name))
  if (isDamaged) return { ok: false, problem: { code: 'damaged' } }
  const parts = new Map([...found].map(([name, part]) => [name, joined(part)]))
  const tags = [...parts.values()].reduce((all, part) => all + tagsIn(part), 0)
  if (tags > mostXmlTags) return { ok: false, problem: { code: 'too much', tags } }
  return { ok: true, names, parts }
}

/** Number of XML tags in a part, by their `<`. */
function tagsIn(bytes: Uint8Array): number {
  let tags = 0
  for (const byte of bytes) if (byte === 0x3c) tags += 1
  return tags
}

type Growing = { readonly pieces: Uint8Array[]; length: number; crc: number }

const endSignature = 0x06054b50
const endLength = 22
const entrySignature = 0x02014b50
const entryLength = 46

/** CRC-32 of each part by its name, from the directory at the end of the zip; empty without one. */
function listedCrcs(bytes: Uint8Array): ReadonlyMap<string, number> {
  const crcs = new Map<string, number>()
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let end = bytes.length - endLength
  // A comment of at most 65,535 bytes may follow.
  const first = Math.max(0, end - 0xffff)
  while (end >= first && view.getUint32(end, true) !== endSignature) end -= 1
  if (end < first) return crcs
  let at = view.getUint32(end + 16, true)
  while (at + entryLength <= end && view.getUint32(at, true) === entrySignature) {
    const nameAt = at + entryLength
    const nameEnd = nameAt + view.getUint16(at + 28, true)
    const name = strFromU8(bytes.subarray(nameAt, nameEnd), !(view.getUint16(at + 8, true) & 0x800))
    crcs.set(name, view.getUint32(at + 16, true))
    at = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return crcs
}

function joined({ pieces, length }: Growing): Uint8Array {
  const whole = new Uint8Array(length)
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}

/** Root element of an XML part; null if it is not XML. Fetches nothing. Never throws. */
export function parseXmlRoot(bytes: Uint8Array | undefined): XmlElement | null {
  if (!bytes) return null
  try {
    return parseXml(new TextDecoder('utf-8', { fatal: true }).decode(bytes)).root
  } catch {
    return null
  }
}

/** Child elements with this name, whatever their namespace prefix. */
export function childElements(
  parent: XmlElement | null | undefined,
  name: string,
): readonly XmlElement[] {
  if (!parent) return []
  return parent.children.filter(
    (one): one is XmlElement => one instanceof XmlElement && localName(one.name) === name,
  )
}

/** Value of an attribute by name, whatever its namespace prefix; null if absent. */
export function attributeByName({ attributes }: XmlElement, name: string): string | null {
  if (Object.hasOwn(attributes, name)) return attributes[name] ?? null
  const found = Object.entries(attributes).find(
    ([key]) => !key.startsWith('xmlns') && localName(key) === name,
  )
  return found?.[1] ?? null
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}
