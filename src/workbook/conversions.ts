import type { Answer, Field } from '../engine/index.ts'
import type { CellValue } from './cells.ts'

/** Why a value is not taken; the range comes from the answer. */
export type NotTaken =
  | 'empty'
  | 'error'
  | 'not a number'
  | 'not yes or no'
  | 'no known choice'
  | 'not whole'
  | 'out of range'
  | 'no unit'

/** A value of the workbook as an answer, or why it is none. */
export type Converted =
  | {
      readonly ok: true
      readonly answer: Answer
      /** Whether it was read as a percentage although the workbook’s fractions of 1 were expected. */
      readonly asPercent?: true
    }
  | { readonly ok: false; readonly why: NotTaken }

/** Makes an answer of what a cell holds, which is not empty and no error. */
export type Conversion = (value: Held, field: Field) => Converted

type Held = Exclude<CellValue, { readonly kind: 'empty' | 'error' }>

const refused = (why: NotTaken): Converted => ({ ok: false, why })
const taken = (answer: Answer): Converted => ({ ok: true, answer })

/** A plain number or one with words behind it, as “150 messages”; thousands may be parted by commas. */
const numeral = /^([+-]?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?(?:e[+-]?\d+)?)\s*([a-z%].*)?$/i

type Measured = { readonly number: number; readonly unit: string }

function measured(value: Held): Measured | null {
  if (value.kind === 'number') return { number: value.value, unit: '' }
  if (value.kind === 'switch') return null
  const [, digits, unit = ''] = numeral.exec(value.value) ?? []
  if (digits === undefined) return null
  return { number: Number(digits.replaceAll(',', '')), unit: unit.trim() }
}

/** A number, within the range of its answer. */
export const number: Conversion = (value, field) => {
  const read = measured(value)
  return read ? inRange(read.number, field) : refused('not a number')
}

/** A number of which 0 says that there is none. */
export const numberOrNone: Conversion = (value, field) => {
  const read = measured(value)
  if (!read) return refused('not a number')
  return read.number === 0 ? taken(null) : inRange(read.number, field)
}

/**
 * A share: a fraction of 1 in the workbook, a percentage in a plan. A text with a sign is a percentage,
 * and so is a bare number that as a fraction were more than the whole that can be answered.
 */
export const share: Conversion = (value, field) => {
  const read = measured(value)
  if (!read) return refused('not a number')
  const { number: given, unit } = read
  if (unit.startsWith('%')) return inRange(given, field)
  const isPercent = given > 1 && field.kind === 'number' && field.max <= 100
  if (!isPercent) return inRange(percent(given), field)
  const converted = inRange(given, field)
  return converted.ok ? { ...converted, asPercent: true } : converted
}

/** A fraction of 1 as a percentage, without the noise of the multiplication. */
function percent(fraction: number): number {
  return Number((fraction * 100).toPrecision(12))
}

/** A size in MB; one in GB has 1,024 of them, as everywhere in the workbook. */
export const megabytes: Conversion = (value, field) =>
  scaled(value, field, { '': 1, MB: 1, GB: 1024, TB: 1024 * 1024 })

/** A size in GB; one in TB has 1,024 of them. */
export const gigabytesOrNone: Conversion = (value, field) => {
  const read = measured(value)
  if (read?.number === 0) return taken(null)
  return scaled(value, field, { '': 1, GB: 1, TB: 1024 })
}

/** The size of a drive as it is sold, in decimal GB. */
export const driveSize: Conversion = (value, field) =>
  scaled(value, field, { '': 1, GB: 1, TB: 1000 })

/** Mb/s of a link. A bare number says no unit. */
export const linkSpeed: Conversion = (value, field) => {
  const read = measured(value)
  if (read?.unit === '') return refused('no unit')
  const perSecond = /^([kMG])?b(?:it)?(?:\/s|ps)$/i
  const [, prefix = ''] = perSecond.exec(read?.unit ?? '') ?? []
  const unit = { '': 1e-6, k: 1e-3, m: 1, g: 1e3 }[prefix.toLowerCase()]
  if (!read) return refused('not a number')
  return unit === undefined || !perSecond.test(read.unit)
    ? refused('no unit')
    : inRange(Number((read.number * unit).toPrecision(12)), field)
}

function scaled(value: Held, field: Field, scale: Readonly<Record<string, number>>): Converted {
  const read = measured(value)
  if (!read) return refused('not a number')
  const factor = scale[read.unit.toUpperCase()]
  return factor === undefined ? refused('no unit') : inRange(read.number * factor, field)
}

/** Yes or no. */
export const yesNo: Conversion = (value) => {
  const isOn = switchOf(value)
  return isOn === null ? refused('not yes or no') : taken(isOn)
}

/** Yes or no, as one of two other answers. */
export function yesNoAs(yes: Answer, no: Answer): Conversion {
  return (value) => {
    const isOn = switchOf(value)
    return isOn === null ? refused('not yes or no') : taken(isOn ? yes : no)
  }
}

function switchOf(value: Held): boolean | null {
  if (value.kind === 'switch') return value.value
  const word = String(value.value).toLowerCase()
  if (['yes', 'true', 'on', 'enabled', '1'].includes(word)) return true
  return ['no', 'false', 'off', 'disabled', '0'].includes(word) ? false : null
}

/** One of a few choices, each by what its text in the workbook contains; the first that fits is taken. */
export function choiceBy(patterns: readonly (readonly [RegExp, string])[]): Conversion {
  return (value) => {
    const text = String(value.value)
    const found = patterns.find(([pattern]) => pattern.test(text))
    return found ? taken(found[1]) : refused('no known choice')
  }
}

/** A choice that the workbook and the plan write alike, but for blanks and the case of letters. */
export const choiceAlike: Conversion = (value, field) => {
  if (field.kind !== 'choice') return refused('no known choice')
  const plain = (text: string) => text.toLowerCase().replaceAll(/[\s/-]+/g, '')
  const text = plain(String(value.value))
  const found = field.choices.find((one) => plain(one.value) === text)
  return found ? taken(found.value) : refused('no known choice')
}

/** The kind of a drive by its speed, its connection and its size in inches, in whatever order. */
export const driveKind: Conversion = (value, field) => {
  if (field.kind !== 'choice') return refused('no known choice')
  const text = String(value.value)
  const [speed] = /\b(5\.[249]|7\.2|10|15)(?=(?:\.0)?\s*K)/i.exec(text) ?? []
  const [connection] = /SATA|SAS/i.exec(text) ?? []
  const [inches] = /\b[23]\.5/.exec(text) ?? []
  const kind = `${speed}K ${connection?.toUpperCase()} ${inches}`
  return field.choices.some((one) => one.value === kind) ? taken(kind) : refused('no known choice')
}

/** A number that an answer takes, or why not. */
function inRange(value: number, field: Field): Converted {
  if (field.kind !== 'number' || !Number.isFinite(value)) return refused('not a number')
  if (field.whole && !Number.isInteger(value)) return refused('not whole')
  return value < field.min || value > field.max ? refused('out of range') : taken(value)
}
