import { type PageId, pageIdAt, pages } from '../routes/pages.ts'
import { addressWithoutLoss, type LossInAddress, readLossInAddress } from './failure-in-address.ts'
import type { LinkStamp } from './history.ts'

/**
 * Parts of an address: page and plan code, as `#/page?p=code`; or part of a page, as `#/errata/E1`,
 * `#/evidence/ax4-5i` or `#/design/ps6100xv-600-raid6-1`. An empty address is home.
 */
export type AddressParts = {
  readonly page: PageId | null
  /** Part of the page: erratum number, id of a published system or design; null for none. */
  readonly part: string | null
  /** Name of a page that does not exist; null otherwise. */
  readonly unknown: string | null
  /** Plan code as received, with anything that follows it; null for none. */
  readonly code: string | null
  /** Failure named after the code; null for none. */
  readonly named: LossInAddress | null
}

export const doesPageHavePart = (page: PageId, name: string) =>
  pages[page].part?.test(name) ?? false

/** Reads the fragment of an address, even if it was encoded on its way, wholly or in part. */
export function readAddress(fragment: string): AddressParts {
  const text = decoded(fragment)
  const [before = ''] = text.split(/[?&]/, 1)
  const path = (before.split('#').at(-1) ?? '').replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}/]+$/gu, '')
  const named = readLossInAddress(text.slice(before.length))
  const rest = addressWithoutLoss(text.slice(before.length))
  const given = /[?&;]\s*p\s*(?:=(.*)|$)/su.exec(rest)
  // A damaged code still counts as a code, so that the page shows an error and not another plan.
  const lost = /(?<=[?&;]\s*)[\w-]{16,}(?![\w-]*=).*$/su.exec(rest)
  const code = given ? (given[1] ?? '') : (lost?.[0] ?? mayBeCode.exec(rest)?.[0] ?? null)
  const [, home = '', part = ''] = /^([^/]*)\/(.*)$/su.exec(path) ?? []
  const moved = pageIdAt(path)
  const whole = moved === null ? pageIdAt(home) : null
  if (whole && doesPageHavePart(whole, part))
    return { page: whole, part, unknown: null, code, named }
  const page = path === '' ? 'home' : moved
  const was = part || path
  const former = page !== null && page !== path && doesPageHavePart(page, was) ? was : null
  return { page, part: former, unknown: page === null && path !== '' ? path : null, code, named }
}

/**
 * Matches what may be a code although its name in the address is damaged: as long as the shortest
 * code, and begun or ended like every code. Visitor-tracking marks do not match.
 */
const mayBeCode = /(?<![\w-])(?:[12][\w-]{15,}|[\w-]{15,}Z(?![\w-])).*$/su

/** Fragment of the window address, or what was one before its `#` was encoded or lost. */
export function fragmentOfLocation({ hash, pathname, search }: Location): string {
  if (hash.length > 1) return hash
  const address = `${pathname}${search}`
  const at = address.search(/%23/)
  if (at !== -1) return address.slice(at)
  return /[?&]p=/.test(search) || mayBeCode.test(decoded(search)) ? search : hash
}

/** Most encodings of a link on its way: mail programs, gateways and chats may each add one. */
const mostEncoded = 8

/** A text without percent-encoding; incomplete sequences stay. */
function decoded(text: string, times = mostEncoded): string {
  const next = text.replace(/(?:%[\da-f]{2})+/gi, (signs) => {
    try {
      return decodeURIComponent(signs)
    } catch {
      return signs
    }
  })
  return next === text || times === 1 ? next : decoded(next, times - 1)
}

/** End of a link with its date and version; not part of the code. */
export function linkDateAndVersion(day: Date): string {
  const [year, month, date] = [day.getFullYear(), day.getMonth() + 1, day.getDate()]
  const two = (part: number) => String(part).padStart(2, '0')
  return `&on=${year}-${two(month)}-${two(date)}&by=${__VERSION__}`
}

/** Date and version of a link, from the text after its code; null if it has neither. */
export function readLinkStamp(text: string): LinkStamp | null {
  const said = (key: string, kind: string) =>
    new RegExp(`[?&;]\\s*${key}\\s*=(?:3D)?\\s*(${kind})(?![\\w])`).exec(text)?.[1] ?? null
  const day = said('on', '2\\d{3}-\\d{2}-\\d{2}')
  const on = day !== null && isDay(day) ? day : null
  const by = said('by', '\\d{1,3}(?:\\.\\d{1,3}){1,2}')
  return on === null && by === null ? null : { on, by }
}

/** True if a date exists: not 31 November. */
function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}
