import crc32 from 'crc-32'
import { projectVersion, type Version, versions } from './parts.ts'

/** The version of the codes from before the first release, which nobody was promised to open. */
const versionBefore = '0'

/** A code ends in a letter: mail programs leave a trailing - or _ out of a link. */
export const endMark = 'Z'

const checkLength = 4

/** No plan needs as many characters; what is longer is not looked at. */
const mostCharacters = 40_000

export type FrameProblem =
  /** The end of the code is missing. */
  | { readonly code: 'cut short' }
  /** Characters of the code were changed. */
  | { readonly code: 'damaged' }
  /** Undamaged, but from before the first release. */
  | { readonly code: 'older' }
  /** Undamaged, but of a version this program does not know. */
  | { readonly code: 'newer'; readonly version: string }

type Unframed =
  | {
      readonly ok: true
      readonly version: Version | typeof projectVersion
      readonly bytes: Uint8Array
    }
  | { readonly ok: false; readonly problem: FrameProblem }

/**
 * Bytes as a code of A–Z, a–z, 0–9, - and _: the version, the bytes and their check in base64url,
 * the end mark. This frame is the same in every version, so that a newer code is told from a
 * damaged one.
 */
export function frame(bytes: Uint8Array, version: string): string {
  const whole = new Uint8Array(bytes.length + checkLength)
  whole.set(bytes)
  new DataView(whole.buffer).setInt32(bytes.length, check(version, bytes))
  return `${version}${toBase64Url(whole)}${endMark}`
}

/** The bytes of a code, and which version they are of. */
export function unframe(code: string): Unframed {
  if (!code.endsWith(endMark)) return { ok: false, problem: { code: 'cut short' } }
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
  return { ok: true, version, bytes }
}

const known = [...versions, projectVersion] as const

/** CRC-32 of the version's character and the bytes. */
function check(version: string, bytes: Uint8Array): number {
  return crc32.buf(bytes, crc32.bstr(version))
}

function toBase64Url(bytes: Uint8Array): string {
  const base64 = btoa(String.fromCharCode(...bytes))
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  // A length no bytes have; atob would throw.
  if (text.length % 4 === 1) return null
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0))
  // The last character has bits to spare, which must be zero: one code for one plan.
  return toBase64Url(bytes) === text ? bytes : null
}
