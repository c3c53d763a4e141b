import { NumberParser } from '@internationalized/number'
import { convertSize, type NumberField } from '../../engine/index.ts'

/** Why a text is no answer to a number field. The numbers it carries are in the field's unit. */
export type ReadProblem =
  | { readonly code: 'empty' }
  | { readonly code: 'not a number'; readonly text: string }
  | { readonly code: 'ambiguous'; readonly readings: readonly [number, number] }
  | { readonly code: 'wrong unit'; readonly unit: string }
  | { readonly code: 'fractional'; readonly value: number }
  | { readonly code: 'too small'; readonly value: number }
  | { readonly code: 'too large'; readonly value: number }

export type ReadResult =
  | { readonly ok: true; readonly value: number | null }
  | { readonly ok: false; readonly problem: ReadProblem }

const sizes = ['KB', 'MB', 'GB', 'TB', 'MiB', 'GiB', 'TiB'] as const
type Size = (typeof sizes)[number]

/**
 * Reads what a person typed into a number field: in the locale's way of writing, with a unit that
 * fits the field or none. What could be read in two ways is refused, never guessed.
 */
export function readNumber(field: NumberField, typed: string, locale: string): ReadResult {
  const text = typed.trim()
  if (text === '') return field.empty === null ? no({ code: 'empty' }) : { ok: true, value: null }
  const [, digits = '', unit = ''] = /^(.*?)\s*(%|[a-z]+)?$/iu.exec(text) ?? []
  const bare = digits.replace(/(?<=\d)[\s\u00a0\u202f'’](?=\d)/gu, '').replace(/^[−–]/u, '-')
  const readings = ambiguous(bare, locale)
  if (readings && Math.abs(readings[0]) <= field.max) return no({ code: 'ambiguous', readings })
  const parsed = wellGrouped(bare, locale) ? parserOf(locale).parse(bare) : Number.NaN
  if (!Number.isFinite(parsed)) return no({ code: 'not a number', text })
  const value = inFieldUnit(field, parsed, unit)
  if (value === null) return no({ code: 'wrong unit', unit })
  if (field.whole && !Number.isInteger(value)) return no({ code: 'fractional', value })
  if (value < field.min) return no({ code: 'too small', value })
  if (value > field.max) return no({ code: 'too large', value })
  return { ok: true, value }
}

function no(problem: ReadProblem): ReadResult {
  return { ok: false, problem }
}

const parsers = new Map<string, NumberParser>()

function parserOf(locale: string): NumberParser {
  const known = parsers.get(locale)
  if (known) return known
  const made = new NumberParser(locale, { style: 'decimal' })
  parsers.set(locale, made)
  return made
}

/** The signs a locale writes numbers with. */
function signsOf(locale: string): { group: string; decimal: string } {
  const parts = new Intl.NumberFormat(locale, { useGrouping: true }).formatToParts(12345.6)
  const sign = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  return { group: sign('group'), decimal: sign('decimal') }
}

/** `6,90` in English: its comma is no group of thousands, so it is not read as 690. */
function wellGrouped(text: string, locale: string): boolean {
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
 * The two readings of a number whose point or comma means thousands in one country and a fraction
 * in another: `6.900` and `6.900,5` where the locale's own decimal sign is a point. Where the
 * larger reading lies beyond the field's range only the other one is possible.
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

function inFieldUnit(field: NumberField, value: number, unit: string): number | null {
  if (unit === '') return value
  const wanted = field.unit === '' ? field.suffix : field.unit
  if (unit.toLowerCase() === wanted.toLowerCase()) return value
  const singular = wanted.replace(/s$/, '').toLowerCase()
  if (singular !== '' && unit.toLowerCase() === singular) return value
  const from = sizeNamed(unit)
  const to = sizeNamed(field.unit)
  return from && to ? convertSize(value, from, to) : null
}

function sizeNamed(name: string): Size | null {
  return sizes.find((size) => size.toLowerCase() === name.toLowerCase()) ?? null
}
