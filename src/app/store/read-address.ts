import { type PageId, pageAt, pages } from '../pages.ts'
import { type NamedLost, readLost, withoutLost } from './failure-in-address.ts'
import type { Made } from './history.ts'

/**
 * An address: the page and the plan's code, as `#/page?p=code`; a part of a page, as `#/errata/E1`,
 * `#/evidence/ax4-5i` or `#/design/ps6100xv-600-raid6-1`. One that names nothing is that of home.
 */
export type Address = {
  readonly page: PageId | null
  /** The part of the page it leads to: the number of an erratum, the id of a published system or a design. */
  readonly part: string | null
  /** The name in the place of the page, where there is no such page. */
  readonly unknown: string | null
  /** As it arrived, with all that came to stand behind it. */
  readonly code: string | null
  /** Losses it names behind the code; null where it says nothing of it. */
  readonly named: NamedLost | null
}

export const hasPart = (page: PageId, name: string) => pages[page].part?.test(name) ?? false

/** Reads the fragment of an address, also one that was encoded on its way, wholly or in part. */
export function readAddress(fragment: string): Address {
  const text = decoded(fragment)
  const [before = ''] = text.split(/[?&]/, 1)
  const path = (before.split('#').at(-1) ?? '').replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}/]+$/gu, '')
  const named = readLost(text.slice(before.length))
  const rest = withoutLost(text.slice(before.length))
  const given = /[?&;]\s*p\s*(?:=(.*)|$)/su.exec(rest)
  // What looks like a code is one, wherever it stands: no other plan is shown in its place.
  const lost = /(?<=[?&;]\s*)[\w-]{16,}(?![\w-]*=).*$/su.exec(rest)
  const code = given ? (given[1] ?? '') : (lost?.[0] ?? mayBeCode.exec(rest)?.[0] ?? null)
  const [, home = '', part = ''] = /^([^/]*)\/(.*)$/su.exec(path) ?? []
  const moved = pageAt(path)
  const whole = moved === null ? pageAt(home) : null
  if (whole && hasPart(whole, part)) return { page: whole, part, unknown: null, code, named }
  const page = path === '' ? 'home' : moved
  const was = part || path
  const former = page !== null && page !== path && hasPart(page, was) ? was : null
  return { page, part: former, unknown: page === null && path !== '' ? path : null, code, named }
}

/**
 * What may be a code although its name in the address is damaged: as long as the shortest, and begun
 * or ended as every code is. The marks of those who follow visitors are not.
 */
const mayBeCode = /(?<![\w-])(?:[12][\w-]{15,}|[\w-]{15,}Z(?![\w-])).*$/su

/** The fragment of the window's address; or what was one before its `#` was encoded or lost. */
export function fragmentOf({ hash, pathname, search }: Location): string {
  if (hash.length > 1) return hash
  const address = `${pathname}${search}`
  const at = address.search(/%23/)
  if (at !== -1) return address.slice(at)
  return /[?&]p=/.test(search) || mayBeCode.test(decoded(search)) ? search : hash
}

/** Mail programs, gateways and chats encode a link one after the other, but no more often than this. */
const mostEncoded = 8

/** A text without the encoding of addresses; what is not encoded in full stays as it is. */
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

/** The end of a link that says when it was made, and by what; it belongs to no code. */
export function madePart(day: Date): string {
  const [year, month, date] = [day.getFullYear(), day.getMonth() + 1, day.getDate()]
  const two = (part: number) => String(part).padStart(2, '0')
  return `&on=${year}-${two(month)}-${two(date)}&by=${__VERSION__}`
}

/** When a link was made and by what, from what stands behind its code; null where it says nothing of it. */
export function readMade(text: string): Made | null {
  const said = (key: string, kind: string) =>
    new RegExp(`[?&;]\\s*${key}\\s*=(?:3D)?\\s*(${kind})(?![\\w])`).exec(text)?.[1] ?? null
  const day = said('on', '2\\d{3}-\\d{2}-\\d{2}')
  const on = day !== null && isDay(day) ? day : null
  const by = said('by', '\\d{1,3}(?:\\.\\d{1,3}){1,2}')
  return on === null && by === null ? null : { on, by }
}

/** Whether there is such a day: not the 31st of November. */
function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}
