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
  | 'no name'

/** A value of the workbook as an answer, or why it is none. */
export type Converted =
  | {
      readonly ok: true
      readonly answer: Answer
      /** Read as a percentage where a fraction of 1 is expected; or held at the most that can be answered. */
      readonly taken?: 'as percentage' | 'held'
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

/** The number that a cell holds, with the unit behind it; null where it holds none. */
export function measured(value: Held): Measured | null {
  if (value.kind === 'number') return { number: value.value, unit: '' }
  if (value.kind === 'switch') return null
  const [, digits, unit = ''] = numeral.exec(value.value) ?? []
  if (digits === undefined) return null
  return { number: Number(digits.replaceAll(',', '')), unit: unit.trim() }
}

/** The number of a cell with no word behind it, or one of those that fit, as a pattern; or why there is none. */
export function numberIn(value: Held, words = ''): number | 'not a number' | 'no unit' {
  const read = measured(value)
  if (!read) return 'not a number'
  return new RegExp(`^(?:${words})?$`, 'i').test(read.unit) ? read.number : 'no unit'
}

/** A number within the range of its answer, with one of these words behind it or none. */
export function number(words?: string): Conversion {
  return (value, field) => {
    const read = numberIn(value, words)
    return typeof read === 'number' ? inRange(read, field) : refused(read)
  }
}

/** Days, of which those beyond the most that can be answered are held there. */
export const days: Conversion = (value, field) => {
  const read = numberIn(value, 'days?')
  if (typeof read !== 'number') return refused(read)
  const isHeld = field.kind === 'number' && read > field.max
  return isHeld ? { ok: true, answer: field.max, taken: 'held' } : inRange(read, field)
}

/** A number of which 0 says that there is none, with one of these words behind it or none. */
export function numberOrNone(words?: string): Conversion {
  return (value, field) =>
    numberIn(value, words) === 0 ? taken(null) : number(words)(value, field)
}

/**
 * A share: a fraction of 1 in the workbook, a percentage in a plan. A text with a sign is a percentage,
 * and so is a bare number that as a fraction were more than the whole that can be answered.
 */
export const share: Conversion = (value, field) => {
  const given = numberIn(value, '%')
  if (typeof given !== 'number') return refused(given)
  if (isPercentage(value)) return inRange(given, field)
  const isPercent = given > 1 && field.kind === 'number' && field.max <= 100
  if (!isPercent) return inRange(percent(given), field)
  const converted = inRange(given, field)
  return converted.ok ? { ...converted, taken: 'as percentage' } : converted
}

/** Whether a sign stands behind the number of a cell. */
export function isPercentage(value: Held): boolean {
  return value.kind === 'text' && value.value.endsWith('%')
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
  if (numberIn(value, 'GB|TB') === 0) return taken(null)
  return scaled(value, field, { '': 1, GB: 1, TB: 1024 })
}

/** The size of a drive as it is sold, in decimal GB. */
export const driveSize: Conversion = (value, field) =>
  scaled(value, field, { '': 1, GB: 1, TB: 1000 })

/** The links of the workbook’s list, in Mb/s; by their texts without blanks, in small letters. */
const links: Readonly<Record<string, number>> = {
  ...Object.fromEntries([64, 128, 192, 256, 384, 768].map((kb) => [`${kb}kilobit`, kb / 1000])),
  'ds1/t1': 1.544,
  e1: 2.048,
  'ds2/t2': 6.312,
  e2: 8.448,
  ethernet: 10,
  '16megabit': 16,
  e3: 34.368,
  'ds3/t3': 44.736,
  gigabitethernete1: 50,
  'oc-1': 51.84,
  fastethernet: 100,
  gigabitethernete3: 150,
  'oc-3': 155.52,
  gigabitethernete6: 300,
  gigabitethernete9: 450,
  gigabitethernete12: 600,
  'oc-12': 622.08,
  gigabitethernet: 1000,
  'oc-24': 1243.68,
  'oc-48': 2488.32,
  'oc-96': 4976.64,
  '10gigabitethernet': 10_000,
}

/** Shares of reads by the ratios of reads to writes of the workbook’s list, in per cent. */
const ratios: Readonly<Record<string, number>> = {
  '2:3': 40,
  '1:1': 50,
  '3:2': 60,
  '2:1': 66,
  '3:1': 75,
}

/** One of a list of numbers that are told in words. */
function listed(list: Readonly<Record<string, number>>): Conversion {
  return (value) => {
    const text = String(value.value).toLowerCase().replaceAll(/\s/g, '')
    const found = Object.hasOwn(list, text) ? list[text] : undefined
    return found === undefined ? refused('no known choice') : taken(found)
  }
}

/** Mb/s of a link that is told by its kind. */
export const linkType = listed(links)

/** The share of reads, told as a ratio to writes. */
export const readRatio = listed(ratios)

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

/** What a cell says of yes and no; null where neither. */
export function switchOf(value: Held): boolean | null {
  if (value.kind === 'switch') return value.value
  const word = String(value.value).toLowerCase()
  if (['yes', 'true', 'on', 'enabled', '1'].includes(word)) return true
  return ['no', 'false', 'off', 'disabled', '0'].includes(word) ? false : null
}

/** One of a few answers, each by what its text in the workbook contains; the first that fits is taken. */
export function choiceBy(patterns: readonly (readonly [RegExp, Answer])[]): Conversion {
  return (value) => {
    const text = String(value.value)
    const found = patterns.find(([pattern]) => pattern.test(text))
    return found ? taken(found[1]) : refused('no known choice')
  }
}

/** A RAID group by its data and parity drives, or its mirrored ones. */
export const raidGroup: Conversion = (value, field) => {
  const [, data, parity] = /(\d+)\s*\+\s*(\d+)/.exec(String(value.value)) ?? []
  const group = `${data}+${parity}`
  const isChoice = field.kind === 'choice' && field.choices.some((one) => one.value === group)
  return isChoice ? taken(group) : refused('no known choice')
}

/** The names of databases by their common beginning, which their numbers follow. */
export const baseName: Conversion = (value) =>
  isName(String(value.value)) ? taken(`${value.value}#`) : refused('no name')

/** Whether a text can be a part of a list of names, without a mark for a number. */
export function isName(text: string): boolean {
  return /^[a-z\d-]{1,64}$/i.test(text)
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
