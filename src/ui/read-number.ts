import { NumberParser } from '@internationalized/number'
import type { NumberInputSpec } from '../engine/core/input-specs.ts'
import { convertSize } from '../engine/core/units.ts'
import { singularUnit } from './format.ts'

/** Why a number field refuses a text. Numbers in a problem are in the field's unit. */
export type NumberReadProblem =
  | { readonly code: 'empty' }
  | { readonly code: 'not a number'; readonly text: string }
  /** Written with another language's decimal sign; `written` is the text with the locale's sign. */
  | { readonly code: 'decimal sign'; readonly text: string; readonly written: string }
  | { readonly code: 'ambiguous'; readonly readings: readonly [number, number] }
  | { readonly code: 'wrong unit'; readonly unit: string }
  | { readonly code: 'fractional'; readonly value: number }
  | { readonly code: 'too small'; readonly value: number }
  | { readonly code: 'too large'; readonly value: number }

type ReadResult =
  | { readonly ok: true; readonly value: number | null }
  | { readonly ok: false; readonly problem: NumberReadProblem }

const sizes = ['KB', 'MB', 'GB', 'TB', 'KiB', 'MiB', 'GiB', 'TiB'] as const
type Size = (typeof sizes)[number]

/**
 * Reads a number as typed: in the locale's notation, in the digits of any script, with or without a
 * power of ten (`1.5e3`) and a unit that fits the field. A text with two readings is refused, never
 * guessed. The value is null for an empty optional field.
 */
export function readNumber(field: NumberInputSpec, typed: string, locale: string): ReadResult {
  const seen = typed.replace(/\p{Bidi_Control}/gu, '').trim()
  const text = inLatinDigits(seen, locale)
  if (seen === '') return field.empty === null ? no({ code: 'empty' }) : { ok: true, value: null }
  const [, digits = '', unit = ''] = /^(.*?)\s*(%|[a-z][a-z/\s]*)?$/iu.exec(text) ?? []
  const [, mantissa = digits, power = ''] = /^(.*\d)(e[-+]?\d{1,3})$/iu.exec(digits) ?? []
  const raised = (value: number) => (power === '' ? value : Number(`${value}${power}`))
  const bare = withoutSpaces(mantissa.replace(/^[−–]/u, '-'))
  // Arabic decimal and thousands signs mean the same everywhere.
  const isPlain = /[\u066b\u066c]/.test(typed)
  const readings = bare === null || isPlain ? null : ambiguous(bare, locale)
  if (readings) {
    const [more, less] = readings.map((reading) => inFieldUnit(field, raised(reading), unit))
    if (more != null && less != null && Math.abs(more) <= field.max)
      return no({ code: 'ambiguous', readings: [more, less] })
  }
  const parsed =
    bare !== null && isWritten(bare, locale) ? raised(parserOf(locale).parse(bare)) : Number.NaN
  if (!Number.isFinite(parsed)) {
    const written = bare === null || isPlain || field.whole ? null : withOwnSign(bare, locale)
    if (written !== null)
      return no({ code: 'decimal sign', text: digits, written: written + power })
    return no({ code: 'not a number', text: typed.trim() })
  }
  const value = inFieldUnit(field, parsed, unit)
  if (value === null) return no({ code: 'wrong unit', unit })
  if (field.whole && !Number.isInteger(value)) return no({ code: 'fractional', value })
  if (value < field.min) return no({ code: 'too small', value })
  if (value > field.max) return no({ code: 'too large', value })
  return { ok: true, value }
}

function no(problem: NumberReadProblem): ReadResult {
  return { ok: false, problem }
}

const parsers = new Map<string, NumberParser>()

function parserOf(locale: string): NumberParser {
  const known = parsers.get(locale)
  if (known) return known
  const made = new NumberParser(locale, { style: 'decimal', numberingSystem: 'latn' })
  parsers.set(locale, made)
  return made
}

type Signs = { readonly group: string; readonly decimal: string }

const signs = new Map<string, Signs>()

/** Group and decimal signs of a locale in Latin digits; cached, as `Intl` objects are slow. */
function signsOf(locale: string): Signs {
  const known = signs.get(locale)
  if (known) return known
  const format = new Intl.NumberFormat(locale, { useGrouping: true, numberingSystem: 'latn' })
  const parts = format.formatToParts(12345.6)
  const sign = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  const made = { group: sign('group'), decimal: sign('decimal') }
  signs.set(locale, made)
  return made
}

/** Rewrites digits of any script, and Arabic signs, as the locale writes them with Latin digits. */
function inLatinDigits(text: string, locale: string): string {
  if (/^[\p{ASCII}]*$/u.test(text)) return text
  const { group, decimal } = signsOf(locale)
  return text
    .replace(/\p{Nd}/gu, digitOf)
    .replaceAll('\u066a', '%')
    .replaceAll('\u066b', decimal)
    .replaceAll('\u066c', group)
}

/** Value of a digit: every script has ten in a row from zero, and some scripts adjoin. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String((code - zero) % 10)
}

/** Removes spaces and apostrophes between thousands; null if any stands elsewhere. */
function withoutSpaces(text: string): string | null {
  const space = /[\s\u00a0\u202f'’]/gu
  if (!space.test(text)) return text
  const grouped = /^[-+]?\d{1,3}(?:[\s\u00a0\u202f'’]\d{2,3})*[\s\u00a0\u202f'’]\d{3}(?!\d)/u
  const whole = grouped.exec(text)?.[0]
  if (whole === undefined || text.slice(whole.length).search(space) >= 0) return null
  return text.replace(space, '')
}

/**
 * True if a text is digits and the locale's own signs, with groups where they belong: `6,90` in
 * English is not read as 690, and `0x10` not as 16.
 */
function isWritten(text: string, locale: string): boolean {
  if (!/^[-+]?[\d.,]+$/u.test(text)) return false
  const { group, decimal } = signsOf(locale)
  const [whole = '', ...fraction] = text.split(decimal)
  if (fraction.length > 1 || (group !== '' && fraction.join('').includes(group))) return false
  const [first = '', ...groups] = whole.replace(/^[-+]/, '').split(group || ' ')
  if (groups.length === 0) return true
  const last = groups.at(-1) ?? ''
  return (
    /^\d{1,3}$/.test(first) && last.length === 3 && groups.every((one) => /^\d{2,3}$/.test(one))
  )
}

/**
 * Both readings of a number whose point or comma means thousands in one country and a fraction in
 * another, such as `6.900` where the decimal sign is a point: with thousands first. Null if there
 * is one reading only. The caller ignores thousands beyond the field's range.
 */
function ambiguous(text: string, locale: string): readonly [number, number] | null {
  const { decimal } = signsOf(locale)
  if (decimal !== '.' && decimal !== ',') return null
  const other = decimal === '.' ? ',' : '.'
  const sign = text.startsWith('-') ? -1 : 1
  const plain = text.replace(/^[-+]/, '')
  const foreign = new RegExp(`^[1-9]\\d{0,2}(\\${decimal}\\d{3})+(\\${other}\\d+)?$`)
  if (!foreign.test(plain)) return null
  const thousands = Number(plain.replaceAll(decimal, '').replace(other, '.'))
  const [whole = '', ...fraction] = plain.replaceAll(other, '').split(decimal)
  const first = Number(`${whole}.${fraction.join('')}`)
  return [sign * thousands, sign * first]
}

/** Rewrites another language's decimal sign as the locale's own; null for any other text. */
function withOwnSign(text: string, locale: string): string | null {
  const { decimal } = signsOf(locale)
  if (decimal !== '.' && decimal !== ',') return null
  const other = decimal === '.' ? ',' : '.'
  return new RegExp(`^[-+]?\\d+\\${other}\\d+$`).test(text) ? text.replace(other, decimal) : null
}

function inFieldUnit(field: NumberInputSpec, value: number, unit: string): number | null {
  const typed = unit.trim().toLowerCase()
  if (typed === '') return value
  const unitOfField = (field.unit === '' ? field.suffix : field.unit).toLowerCase()
  if (typed === unitOfField || typed === singularUnit(unitOfField)) return value
  const to = sizeNamed(field.unit || field.suffix)
  // In a field with a binary unit, a typed MB or GB means MiB or GiB.
  const from = sizeNamed(to?.endsWith('iB') ? typed.replace(/^([kmgt])b$/, '$1ib') : typed)
  // Nobody types more than twelve digits; the rest is residue, as of 4.1 × 1000.
  return from && to ? Number(convertSize(value, from, to).toPrecision(12)) : null
}

function sizeNamed(name: string): Size | null {
  return sizes.find((size) => size.toLowerCase() === name.toLowerCase()) ?? null
}
