import crc32 from 'crc-32'
import { Inflate } from 'fflate'
import { parseJson } from './json.ts'
import { mostPlanTextBytes } from './plan-text.ts'
import { projectVersion, type StoredPlanVersion, storedPlanVersions } from './stored-answers.ts'

/** Version of codes from before the first release; opening them was never promised. */
const versionBefore = '0'

/** Last character of a link code: a letter, because mail drops a trailing - or _ from links. */
export const linkCodeEndMark = 'Z'

const checkLength = 4

/** Maximum characters of a link code. No plan needs as many; a longer code is refused unread. */
const mostCharacters = 40_000

export type LinkCodeProblem =
  /** The end of the link code is missing. */
  | { readonly code: 'cut short' }
  /** Characters of the link code were changed. */
  | { readonly code: 'damaged' }
  /** An intact link code from before the first release. */
  | { readonly code: 'older' }
  /** An intact link code of a version that this program does not know. */
  | { readonly code: 'newer'; readonly version: string }

type OpenedCode =
  | {
      readonly ok: true
      readonly version: StoredPlanVersion | typeof projectVersion
      /** JSON value in the code, unchecked; undefined if the bytes are not JSON. */
      readonly content: unknown
    }
  | { readonly ok: false; readonly problem: LinkCodeProblem }

/**
 * Encodes bytes as a code of A–Z, a–z, 0–9, - and _: the version, bytes and checksum in base64url,
 * the end mark. The frame is the same in every version, so that a newer code is told from a damaged
 * one.
 */
export function frameLinkCode(bytes: Uint8Array, version: string): string {
  const whole = new Uint8Array(bytes.length + checkLength)
  whole.set(bytes)
  new DataView(whole.buffer).setInt32(bytes.length, check(version, bytes))
  return `${version}${toBase64Url(whole)}${linkCodeEndMark}`
}

/** Version and content of a link code, or why it cannot be opened. */
export function openLinkCode(code: string): OpenedCode {
  if (!code.endsWith(linkCodeEndMark)) return { ok: false, problem: { code: 'cut short' } }
  const damaged = { ok: false, problem: { code: 'damaged' } } as const
  if (code.length > mostCharacters || !/^[\w-]+$/.test(code)) return damaged
  const whole = fromBase64Url(code.slice(1, -1))
  if (!whole || whole.length < checkLength) return damaged
  const bytes = whole.subarray(0, -checkLength)
  const expected = new DataView(whole.buffer).getInt32(bytes.length)
  const found = code.charAt(0)
  if (check(found, bytes) !== expected) return damaged
  if (found === versionBefore) return { ok: false, problem: { code: 'older' } }
  const version = known.find((one) => String(one) === found)
  if (!version) return { ok: false, problem: { code: 'newer', version: found } }
  const text = inflateText(bytes)
  return { ok: true, version, content: text === null ? undefined : parseJson(text) }
}

const known = [...storedPlanVersions, projectVersion] as const

/** CRC-32 checksum of a link code: of its version character and its bytes. */
function check(version: string, bytes: Uint8Array): number {
  return crc32.buf(bytes, crc32.bstr(version))
}

function toBase64Url(bytes: Uint8Array): string {
  const base64 = btoa(String.fromCharCode(...bytes))
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  // Base64 of any bytes never has this length; atob would throw.
  if (text.length % 4 === 1) return null
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0))
  // Spare bits of the last character must be zero, so that each plan has exactly one link code.
  return toBase64Url(bytes) === text ? bytes : null
}

/** Compressed bytes inflated between two size checks; they expand to at most 1,032 times that. */
const pieceLength = 64

/** Inflates the bytes of a link code to text; null if damaged or over `mostPlanTextBytes`. */
function inflateText(bytes: Uint8Array): string | null {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let [text, length] = ['', 0]
  const inflate = new Inflate((inflated, isLast) => {
    length += inflated.length
    if (length <= mostPlanTextBytes) text += decoder.decode(inflated, { stream: !isLast })
  })
  try {
    for (let at = 0; at < bytes.length && length <= mostPlanTextBytes; at += pieceLength)
      inflate.push(bytes.subarray(at, at + pieceLength), at + pieceLength >= bytes.length)
  } catch {
    return null
  }
  return length <= mostPlanTextBytes ? text : null
}
