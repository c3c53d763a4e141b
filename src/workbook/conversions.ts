import type { Field, RawAnswer } from '../engine/index.ts'
import type { CellValue } from './cells.ts'
import linkSpeeds from './link-speeds.json' with { type: 'json' }

/** Why a cell’s value is refused as an answer; the allowed range is that of the field. */
export type ConversionProblem =
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
      readonly answer: RawAnswer
      /** Set if the value was read as a percentage, not as a fraction, or held at the maximum. */
      readonly taken?: 'as percentage' | 'held'
    }
  | { readonly ok: false; readonly why: ConversionProblem }

/** Converts the value of a cell, neither empty nor an error, to the answer of a field. */
export type CellConversion = (value: Held, field: Field) => ConvertedValue

type Held = Exclude<CellValue, { readonly kind: 'empty' | 'error' }>

const refused = (why: ConversionProblem): ConvertedValue => ({ ok: false, why })
const taken = (answer: RawAnswer): ConvertedValue => ({ ok: true, answer })

/** Pattern of a number with optional words, as “150 messages”, and commas between thousands. */
const numeral = /^([+-]?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?(?:e[+-]?\d+)?)\s*([a-z%].*)?$/i

type Measured = { readonly number: number; readonly unit: string }

/** Number in a cell and the unit behind it; null if there is no number. */
export function numberWithUnit(value: Held): Measured | null {
  if (value.kind === 'number') return { number: value.value, unit: '' }
  if (value.kind === 'switch') return null
  const [, digits, unit = ''] = numeral.exec(value.value) ?? []
  if (digits === undefined) return null
  return { number: Number(digits.replaceAll(',', '')), unit: unit.trim() }
}

/** Number in a cell if at most these words (a pattern) stand behind it; else why not. */
export function numberInCell(value: Held, words = ''): number | 'not a number' | 'no unit' {
  const read = numberWithUnit(value)
  if (!read) return 'not a number'
  return new RegExp(`^(?:${words})?$`, 'i').test(read.unit) ? read.number : 'no unit'
}

/** Converts a number in the range of its field; these words (a pattern) may stand behind it. */
export function convertNumberInRange(words?: string): CellConversion {
  return (value, field) => {
    const read = numberInCell(value, words)
    return typeof read === 'number' ? inRange(read, field) : refused(read)
  }
}

/** Converts days; more than the maximum of the field become the maximum. */
export const convertDays: CellConversion = (value, field) => {
  const read = numberInCell(value, 'days?')
  if (typeof read !== 'number') return refused(read)
  const isHeld = field.kind === 'number' && read > field.max
  return isHeld ? { ok: true, answer: field.max, taken: 'held' } : inRange(read, field)
}

/** Converts a number, 0 to null; these words (a pattern) may stand behind it. */
export function convertNumberZeroToNull(words?: string): CellConversion {
  return (value, field) =>
    numberInCell(value, words) === 0 ? taken(null) : convertNumberInRange(words)(value, field)
}

/**
 * Converts a share, a fraction in the workbook, to a percentage. A text with % is a percentage
 * already, and so is a bare number over 1 if the answer is at most 100 %.
 */
export const convertShare: CellConversion = (value, field) => {
  const given = numberInCell(value, '%')
  if (typeof given !== 'number') return refused(given)
  if (isPercentage(value)) return inRange(given, field)
  const isPercent = given > 1 && field.kind === 'number' && field.max <= 100
  if (!isPercent) return inRange(percentOfFraction(given), field)
  const converted = inRange(given, field)
  return converted.ok ? { ...converted, taken: 'as percentage' } : converted
}

/** True if a cell holds a text that ends in %. */
export function isPercentage(value: Held): boolean {
  return value.kind === 'text' && value.value.endsWith('%')
}

/** A fraction as a percentage, without rounding errors: 0.07 is 7. */
export function percentOfFraction(fraction: number): number {
  return Number((fraction * 100).toPrecision(12))
}

/** Converts a size to MB; as everywhere in the workbook, 1 GB has 1,024 MB. */
export const convertMegabytes: CellConversion = (value, field) =>
  scaled(value, field, { '': 1, MB: 1, GB: 1024, TB: 1024 * 1024 })

/** Converts a size to GB, 0 to null; 1 TB has 1,024 GB. */
export const convertGigabytesOrNone: CellConversion = (value, field) => {
  if (numberInCell(value, 'GB|TB') === 0) return taken(null)
  return scaled(value, field, { '': 1, GB: 1, TB: 1024 })
}

/** Converts the size of a drive to decimal GB, as drives are sold. */
export const convertDriveSize: CellConversion = (value, field) =>
  scaled(value, field, { '': 1, GB: 1, TB: 1000 })

/** Shares of reads in %, by the ratios of reads to writes in the workbook. */
const ratios: Readonly<Record<string, number>> = {
  '2:3': 40,
  '1:1': 50,
  '3:2': 60,
  '2:1': 66,
  '3:1': 75,
}

/** Converts a text to the number that a list has for it. */
function listed(list: Readonly<Record<string, number>>): CellConversion {
  return (value) => {
    const text = String(value.value).toLowerCase().replaceAll(/\s/g, '')
    const found = Object.hasOwn(list, text) ? list[text] : undefined
    return found === undefined ? refused('no known choice') : taken(found)
  }
}

/** Converts a type of link to its speed in Mb/s. */
export const convertLinkTypeToSpeed = listed(linkSpeeds)

/** Converts a ratio of reads to writes to the share of reads in %. */
export const convertReadRatioToShare = listed(ratios)

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

export const convertYesNo = convertYesNoAs(true, false)

/** Converts yes and no to two other answers. */
export function convertYesNoAs(yes: RawAnswer, no: RawAnswer): CellConversion {
  return (value) => {
    const isOn = readYesNo(value)
    return isOn === null ? refused('not yes or no') : taken(isOn ? yes : no)
  }
}

/** Yes (true) or no (false) in a cell; null if it says neither. */
export function readYesNo(value: Held): boolean | null {
  if (value.kind === 'switch') return value.value
  const word = String(value.value).toLowerCase()
  if (['yes', 'true', 'on', 'enabled', '1'].includes(word)) return true
  return ['no', 'false', 'off', 'disabled', '0'].includes(word) ? false : null
}

/** Converts a text to the answer of the first pattern that it matches. */
export function convertChoiceBy(
  patterns: readonly (readonly [RegExp, RawAnswer])[],
): CellConversion {
  return (value) => {
    const text = String(value.value)
    const found = patterns.find(([pattern]) => pattern.test(text))
    return found ? taken(found[1]) : refused('no known choice')
  }
}

/** Converts a RAID group, written as data and parity (or mirror) drives: `7+1`. */
export const convertRaidGroup: CellConversion = (value, field) => {
  const [, data, parity] = /(\d+)\s*\+\s*(\d+)/.exec(String(value.value)) ?? []
  const group = `${data}+${parity}`
  const isChoice = field.kind === 'choice' && field.choices.some((one) => one.value === group)
  return isChoice ? taken(group) : refused('no known choice')
}

/** Converts the prefix of database names, which a number will follow. */
export const convertDatabaseNamePrefix: CellConversion = (value) =>
  canStandInNameList(String(value.value)) ? taken(`${value.value}#`) : refused('no name')

/** True if a text can stand in a list of names. */
export function canStandInNameList(text: string): boolean {
  return /^[a-z\d-]{1,64}$/i.test(text)
}

/** Converts a kind of drive, written as speed, interface and inches in any order. */
export const convertDriveKind: CellConversion = (value, field) => {
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
