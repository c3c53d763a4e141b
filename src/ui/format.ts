import { asShown, decimalsOfUnit } from '../engine/core/as-shown.ts'
import type { OnlyKeys } from '../engine/core/only-keys.ts'
import type { ConstantUnit, SizeUnitSystem, Unit } from '../engine/core/units.ts'
import type { Worked } from '../engine/core/worked.ts'
import { valueInShownUnit, workedInShownUnit } from './sizes.ts'
import unitWords from './unit-words.json' with { type: 'json' }

/** A number and its unit as two texts, so that the unit can be set smaller. */
export type FormattedQuantity = { readonly number: string; readonly unit: string }

/** Writes numbers the way a locale does. */
export type Format = {
  readonly locale: string
  readonly sizes: SizeUnitSystem
  /** The same format with sizes in their computed units, for workings, answers and files. */
  readonly asComputed: Format
  /** Converts a worked number to the size unit shown, for drawing or further arithmetic. */
  readonly sized: (worked: Worked) => Worked
  /** The shown value of a worked number, with its unit. */
  readonly quantity: (worked: Worked) => FormattedQuantity
  /** The shown value and unit in one text. */
  readonly text: (worked: Worked) => string
  /** The unrounded value, to six decimals, with its unit. */
  readonly exact: (worked: Worked) => string
  /** A value with its unit; the value is already rounded for display. */
  readonly value: (value: number, unit: Unit | null) => string
  readonly valueQuantity: (value: number, unit: Unit | null, finer?: number) => FormattedQuantity
  readonly unit: (unit: Unit) => string
  /** Size of a drive in GB, as drives are sold, whatever size units are shown. */
  readonly drive: (gb: number) => string
  /** A constant of a formula, with its unit or its conversion. */
  readonly constant: (value: number, unit: ConstantUnit) => string
  /** A bare number with at most `most` and at least `least` decimals. */
  readonly number: (value: number, most?: number, least?: number) => string
  /** Formats a number for a field, without invisible characters such as no-break spaces. */
  readonly typed: (value: number) => string
  readonly date: (date: Date) => string
}

/** Singular and plural words of units whose words differ from their key. */
const words: Partial<Record<ConstantUnit, readonly string[]>> = unitWords satisfies OnlyKeys<
  typeof unitWords,
  ConstantUnit
>

/** Least decimals, even if zero: latencies line up, and IOPS per mailbox are written as 0.20. */
const leastDecimals: Partial<Record<Unit, number>> = { ms: 1, 'IOPS/mailbox': 2 }

/** Largest computed latency shown, in ms: beyond it an array is saturated, digits mean nothing. */
const longestMs = 200

/** Largest share shown, as a factor; beyond it, something is far over its limit. */
const largestShare = 10

/** Most decimals of a constant, which is written as it stands in its formula. */
const mostDecimals = 12

/** Direction marks that Arabic formats add; the surrounding text is English. */
const directionMarks = /[\u061c\u200e\u200f]/g

/** Arabic digits run from right to left: without a mark, 9 − 5 would be read as 5 − 9. */
const arabicDigit = /[\u0660-\u0669]/
const leftToRight = '\u200e'

const formats = new Map<string, Format>()

/** The format of a locale with a choice of size units, made once for each pair. */
export function formatFor(locale: string, sizes: SizeUnitSystem = 'computed'): Format {
  const key = `${sizes} ${locale}`
  const known = formats.get(key)
  if (known) return known
  const made = makeFormat(locale, sizes)
  formats.set(key, made)
  return made
}

function makeFormat(locale: string, sizes: SizeUnitSystem): Format {
  const numbers = new Map<string, Intl.NumberFormat>()
  const number = (value: number, most = 2, least = 0) => {
    const key = `${least} ${most}`
    const known = numbers.get(key)
    const format =
      known ??
      new Intl.NumberFormat(locale, {
        maximumFractionDigits: most,
        minimumFractionDigits: least,
        useGrouping: true,
      })
    if (!known) numbers.set(key, format)
    const text = format.format(value).replace(directionMarks, '').replace('-', '−')
    return arabicDigit.test(text) ? text + leftToRight : text
  }
  const valueQuantity = (value: number, unit: Unit | null, finer = 0): FormattedQuantity =>
    unit === null
      ? ownQuantity(value, unit)
      : ownQuantity(...valueInShownUnit(sizes, value, unit), finer)
  const ownQuantity = (value: number, unit: Unit | null, finer = 0): FormattedQuantity => {
    if (unit === null) return { number: number(value, 6), unit: '' }
    if (unit === '%' && value > largestShare)
      return { number: `> ${number(largestShare * 100, 0)}`, unit }
    if (unit === '%') return { number: number(value * 100, 2), unit: '%' }
    if (unit === 's' && value >= 60) return duration(value)
    const most = decimalsOfUnit(unit, value) + finer
    if (unit === 'ms' && value > longestMs) return { number: `> ${number(longestMs, 0)}`, unit }
    const [one = unit, many = unit] = words[unit] ?? []
    return {
      number: number(value, most, Math.min(most, leastDecimals[unit] ?? 0)),
      unit: value === 1 ? one : many,
    }
  }
  /** Writes a duration: `4 min 32 s`, and from an hour on `2 h 42 min`. */
  const duration = (seconds: number): FormattedQuantity => {
    const [all, large, small] = seconds < 3600 ? [seconds, 'min', 's'] : [seconds / 60, 'h', 'min']
    const whole = Math.round(all)
    const rest = whole % 60
    return { number: `${number((whole - rest) / 60)}\u00a0${large} ${rest}`, unit: small }
  }
  const joined = ({ number: figure, unit }: FormattedQuantity) =>
    unit === '' ? figure : `${figure}\u00a0${unit}`
  const sized = (worked: Worked) => workedInShownUnit(sizes, worked)
  const quantity = (found: Worked) => {
    const worked = sized(found)
    const value = asShown(worked)
    if (worked.unit === 'ms' && value > longestMs && isOfTest(worked))
      return { number: number(value, 1, 1), unit: worked.unit }
    return ownQuantity(value, worked.unit, worked.finer)
  }
  const format: Format = {
    locale,
    sizes,
    // A getter, because a format as computed refers to itself.
    get asComputed() {
      return sizes === 'computed' ? format : formatFor(locale)
    },
    sized,
    quantity,
    text: (worked) => joined(quantity(worked)),
    exact: ({ value, unit }) =>
      joined({
        number: number(unit === '%' ? value * 100 : value, 6),
        unit: unit === 's' ? unit : ownQuantity(value, unit).unit,
      }),
    value: (value, unit) => joined(valueQuantity(value, unit)),
    constant: (value, unit) => {
      const [one = unit, many = unit] = words[unit] ?? []
      const plain = unit === '%' ? value * 100 : value
      return joined({ number: number(plain, mostDecimals), unit: value === 1 ? one : many })
    },
    valueQuantity,
    unit: (unit) => valueQuantity(0, unit).unit,
    drive: (gb) => joined(ownQuantity(gb, 'GB')),
    number,
    typed: (value) => number(value, 6).replace(leftToRight, ''),
    date: (date) => new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(date),
  }
  return format
}

/** True if a value was measured by a test, or is the largest or the mean of such values. */
function isOfTest({ how }: Worked): boolean {
  if (how.kind === 'largest') return isOfTest(how.binding)
  return how.kind === 'measured' || (how.kind === 'sum' && how.parts.every(isPartOfTest))
}

/** True if a value is the part of one measured latency in a mean. */
function isPartOfTest({ how }: Worked): boolean {
  const inputs = how.kind === 'formula' ? Object.values(how.inputs) : []
  return inputs.some((input) => input.unit === 'ms' && isOfTest(input))
}

/** Singular of a unit: `copies` → `copy`, `messages a day` → `message a day`. */
export function singularUnit(words: string): string {
  return words.replace(/^\w+/, (word) =>
    word
      .replace(/ies$/, 'y')
      .replace(/xes$/, 'x')
      .replace(/(?<=[^s])s$/, ''),
  )
}
