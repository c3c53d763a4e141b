import type { Answer, Field } from '../engine/index.ts'
import type { CellValue } from './cells.ts'
import linkSpeeds from './link-speeds.json' with { type: 'json' }

/** Why a value is refused; its range comes from the field. */
export type NotTaken =
  | 'empty'
  | 'error'
  | 'not a number'
  | 'not yes or no'
  | 'no known choice'
  | 'not whole'
  | 'out of range'
  | 'no unit'
  | 'no name'

export type ConvertedValue =
  | {
      readonly ok: true
      readonly answer: Answer
      /** Read as a percentage, not as the expected fraction; or held at the maximum. */
      readonly taken?: 'as percentage' | 'held'
    }
  | { readonly ok: false; readonly why: NotTaken }

/** Converts a cell that is not empty and no error. */
export type Conversion = (value: Held, field: Field) => ConvertedValue

type Held = Exclude<CellValue, { readonly kind: 'empty' | 'error' }>

const refused = (why: NotTaken): ConvertedValue => ({ ok: false, why })
const taken = (answer: Answer): ConvertedValue => ({ ok: true, answer })

/** A number with optional words, as “150 messages”, and optional commas between thousands. */
const numeral = /^([+-]?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?(?:e[+-]?\d+)?)\s*([a-z%].*)?$/i

type Measured = { readonly number: number; readonly unit: string }

/** Number in a cell with the unit behind it; null if there is none. */
export function numberWithUnit(value: Held): Measured | null {
  if (value.kind === 'number') return { number: value.value, unit: '' }
  if (value.kind === 'switch') return null
  const [, digits, unit = ''] = numeral.exec(value.value) ?? []
  if (digits === undefined) return null
  return { number: Number(digits.replaceAll(',', '')), unit: unit.trim() }
}

/** Number in a cell, if no words or only these (a pattern) follow; else why not. */
export function numberInCell(value: Held, words = ''): number | 'not a number' | 'no unit' {
  const read = numberWithUnit(value)
  if (!read) return 'not a number'
  return new RegExp(`^(?:${words})?$`, 'i').test(read.unit) ? read.number : 'no unit'
}

/** A number within the range of its field, with optional words behind it (a pattern). */
export function numberInRange(words?: string): Conversion {
  return (value, field) => {
    const read = numberInCell(value, words)
    return typeof read === 'number' ? inRange(read, field) : refused(read)
  }
}

/** Days, limited to the maximum of the field. */
export const days: Conversion = (value, field) => {
  const read = numberInCell(value, 'days?')
  if (typeof read !== 'number') return refused(read)
  const isHeld = field.kind === 'number' && read > field.max
  return isHeld ? { ok: true, answer: field.max, taken: 'held' } : inRange(read, field)
}

/** A number, or null for 0; with optional words behind it (a pattern). */
export function numberOrNone(words?: string): Conversion {
  return (value, field) =>
    numberInCell(value, words) === 0 ? taken(null) : numberInRange(words)(value, field)
}

/**
 * A share: a fraction in the workbook, a percentage in a plan. A text with % is a percentage, and
 * so is a bare number over 1 if the answer is at most 100 %.
 */
export const share: Conversion = (value, field) => {
  const given = numberInCell(value, '%')
  if (typeof given !== 'number') return refused(given)
  if (isPercentage(value)) return inRange(given, field)
  const isPercent = given > 1 && field.kind === 'number' && field.max <= 100
  if (!isPercent) return inRange(percent(given), field)
  const converted = inRange(given, field)
  return converted.ok ? { ...converted, taken: 'as percentage' } : converted
}

/** True if the cell has a text that ends in %. */
export function isPercentage(value: Held): boolean {
  return value.kind === 'text' && value.value.endsWith('%')
}

/** Fraction as a percentage, without rounding errors: 0.07 is 7. */
export function percent(fraction: number): number {
  return Number((fraction * 100).toPrecision(12))
}

/** A size in MB; as everywhere in the workbook, 1 GB has 1,024 MB. */
export const megabytes: Conversion = (value, field) =>
  scaled(value, field, { '': 1, MB: 1, GB: 1024, TB: 1024 * 1024 })

/** A size in GB, or null for 0; 1 TB has 1,024 GB. */
export const gigabytesOrNone: Conversion = (value, field) => {
  if (numberInCell(value, 'GB|TB') === 0) return taken(null)
  return scaled(value, field, { '': 1, GB: 1, TB: 1024 })
}

/** Drive size as sold, in decimal GB. */
export const driveSize: Conversion = (value, field) =>
  scaled(value, field, { '': 1, GB: 1, TB: 1000 })

/** Read shares in %, by the read-to-write ratios of the workbook. */
const ratios: Readonly<Record<string, number>> = {
  '2:3': 40,
  '1:1': 50,
  '3:2': 60,
  '2:1': 66,
  '3:1': 75,
}

/** A number by its name in a list. */
function listed(list: Readonly<Record<string, number>>): Conversion {
  return (value) => {
    const text = String(value.value).toLowerCase().replaceAll(/\s/g, '')
    const found = Object.hasOwn(list, text) ? list[text] : undefined
    return found === undefined ? refused('no known choice') : taken(found)
  }
}

/** Link speed in Mb/s, by link type, in lower case and without spaces. */
export const linkType = listed(linkSpeeds)

/** Read share in %, by the ratio of reads to writes. */
export const readRatio = listed(ratios)

function scaled(
  value: Held,
  field: Field,
  scale: Readonly<Record<string, number>>,
): ConvertedValue {
  const read = numberWithUnit(value)
  if (!read) return refused('not a number')
  const factor = scale[read.unit.toUpperCase()]
  return factor === undefined ? refused('no unit') : inRange(read.number * factor, field)
}

export const yesNo = yesNoAs(true, false)

/** Yes or no as two other answers. */
export function yesNoAs(yes: Answer, no: Answer): Conversion {
  return (value) => {
    const isOn = readYesNo(value)
    return isOn === null ? refused('not yes or no') : taken(isOn ? yes : no)
  }
}

/** Yes or no in a cell; null if neither. */
export function readYesNo(value: Held): boolean | null {
  if (value.kind === 'switch') return value.value
  const word = String(value.value).toLowerCase()
  if (['yes', 'true', 'on', 'enabled', '1'].includes(word)) return true
  return ['no', 'false', 'off', 'disabled', '0'].includes(word) ? false : null
}

/** An answer by the first pattern that the text in the workbook matches. */
export function choiceBy(patterns: readonly (readonly [RegExp, Answer])[]): Conversion {
  return (value) => {
    const text = String(value.value)
    const found = patterns.find(([pattern]) => pattern.test(text))
    return found ? taken(found[1]) : refused('no known choice')
  }
}

/** A RAID group by data and parity (or mirror) drives, as `7+1`. */
export const raidGroup: Conversion = (value, field) => {
  const [, data, parity] = /(\d+)\s*\+\s*(\d+)/.exec(String(value.value)) ?? []
  const group = `${data}+${parity}`
  const isChoice = field.kind === 'choice' && field.choices.some((one) => one.value === group)
  return isChoice ? taken(group) : refused('no known choice')
}

/** Database names by their prefix, which a number follows. */
export const baseName: Conversion = (value) =>
  isName(String(value.value)) ? taken(`${value.value}#`) : refused('no name')

/** True if a text can be part of a list of names. */
export function isName(text: string): boolean {
  return /^[a-z\d-]{1,64}$/i.test(text)
}

/** Drive kind by speed, interface and inches, in any order. */
export const driveKind: Conversion = (value, field) => {
  if (field.kind !== 'choice') return refused('no known choice')
  const text = String(value.value)
  const [speed] = /\b(5\.[249]|7\.2|10|15)(?=(?:\.0)?\s*K)/i.exec(text) ?? []
  const [connection] = /SATA|SAS/i.exec(text) ?? []
  const [inches] = /\b[23]\.5/.exec(text) ?? []
  const kind = `${speed}K ${connection?.toUpperCase()} ${inches}`
  return field.choices.some((one) => one.value === kind) ? taken(kind) : refused('no known choice')
}

function inRange(value: number, field: Field): ConvertedValue {
  if (field.kind !== 'number' || !Number.isFinite(value)) return refused('not a number')
  if (field.whole && !Number.isInteger(value)) return refused('not whole')
  return value < field.min || value > field.max ? refused('out of range') : taken(value)
}
