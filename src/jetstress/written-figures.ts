export type DateOrder = 'month first' | 'day first'

/** Pattern of a time in any country’s notation: three numbers, a clock, and optional AM or PM. */
export const timePattern =
  /\d{1,4}[./-] ?\d{1,2}[./-] ?\d{1,4}\.?,? \d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?: ?[AaPp]\.? ?[Mm]\b\.?)?/

const parts =
  /^(\d{1,4})([./-]) ?(\d{1,2})\2 ?(\d{1,4})\.?,? (\d{1,2})[:.](\d{2})(?:[:.](\d{2}))?(?: ?([AaPp])\.? ?[Mm]\.?)?$/

/** A time that was read; `doubt` is true if its day and month may be swapped. */
export type ParsedTime = { readonly iso: string; readonly doubt: boolean }

/**
 * Reads a time of a report to 2008-08-06T13:43:24, without zone; null if it is none. If day and
 * month are ambiguous, their known order counts, else AM, PM or dots tell it.
 */
export function parseTime(written: string, known: DateOrder | null): ParsedTime | null {
  const found = parts.exec(written.trim())
  if (!found) return null
  const [, first = '', sign = '', second = '', third = '', hour = '', minute = '', s = '', half] =
    found
  const clock = clockOf(Number(hour), half?.toLowerCase() ?? null)
  const iso = (year: string, month: string, day: string) =>
    clock === null ? null : isoOf([fullYear(year), month, day].map(Number), [clock, minute, s])
  if (first.length > 2) return certain(iso(first, second, third))
  const monthFirst = iso(third, first, second)
  const dayFirst = iso(third, second, first)
  if (!monthFirst || !dayFirst || monthFirst === dayFirst) return certain(monthFirst ?? dayFirst)
  if (known) return certain(known === 'month first' ? monthFirst : dayFirst)
  if (half !== undefined) return certain(monthFirst)
  return sign === '/' ? { iso: dayFirst, doubt: true } : certain(dayFirst)
}

/** Order of day and month in a written time whose day is known; null if both or neither fit. */
export function dateOrderFromKnownDay(
  written: string,
  [year, month, day]: readonly [number, number, number],
): DateOrder | null {
  const [, first, , second, third] = parts.exec(written.trim()) ?? []
  if (Number(fullYear(third ?? '')) !== year || month === day) return null
  if (Number(first) === month && Number(second) === day) return 'month first'
  return Number(first) === day && Number(second) === month ? 'day first' : null
}

/** Seconds between two times; null if one is missing or they are reversed. */
export function secondsBetween(from: string | null, to: string | null): number | null {
  if (from === null || to === null) return null
  const seconds = (Date.parse(`${to}Z`) - Date.parse(`${from}Z`)) / 1000
  return seconds >= 0 ? seconds : null
}

/** Seconds of a duration written as 00:42:57; null for other texts. */
export function parseDuration(written: string): number | null {
  const [, hours, minutes, seconds] = /^(\d{1,4}):(\d{2}):(\d{2})(?:[.,]\d+)?$/.exec(written) ?? []
  return hours === undefined ? null : Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}

function certain(iso: string | null): ParsedTime | null {
  return iso === null ? null : { iso, doubt: false }
}

function fullYear(year: string): string {
  return year.length === 2 ? `20${year}` : year
}

function clockOf(hour: number, half: string | null): string | null {
  if (half === null) return hour < 24 ? two(hour) : null
  if (hour < 1 || hour > 12) return null
  return two((hour % 12) + (half === 'p' ? 12 : 0))
}

function isoOf(date: readonly number[], [hour, minute, second]: readonly string[]): string | null {
  const [year = 0, month = 0, day = 0] = date
  if (year < 1990 || year > 2199) return null
  const iso = `${year}-${two(month)}-${two(day)}T${hour}:${minute}:${second || '00'}`
  // A date that does not exist, as February 30, would roll over into the next month.
  const real = new Date(`${iso}Z`)
  return !Number.isNaN(real.getTime()) && real.toISOString().startsWith(iso) ? iso : null
}

function two(part: number): string {
  return String(part).padStart(2, '0')
}

export type ReportDecimalSign = '.' | ','

const most = 1e15

const shapes = {
  '.': shapesOf('.', ','),
  ',': shapesOf(',', '.'),
} as const

/** Patterns of a number with this decimal sign, and of a number that can have no other sign. */
function shapesOf(decimal: ReportDecimalSign, group: ReportDecimalSign) {
  const [d, g] = [`\\${decimal}`, `[\\${group} '’]`]
  const power = '(?:[eE][-+]?\\d{1,3})?'
  return {
    number: new RegExp(`^[-+]?(?:\\d{1,3}(?:${g}\\d{3})+|\\d+)(?:${d}\\d+)?${power}$`),
    only: new RegExp(
      `^(?:0${d}\\d+|\\d+${d}(?:\\d{1,2}|\\d{4,})|\\d{1,3}(?:${g}\\d{3})+${d}\\d+)$`,
    ),
    powered: new RegExp(`^\\d+${d}\\d+[eE][-+]?\\d{1,3}$`),
  }
}

/** Decimal sign that a number as written must have; null if either is possible. */
function signOf(written: string): ReportDecimalSign | null {
  const tells = ({ only, powered }: (typeof shapes)[ReportDecimalSign]) =>
    only.test(written) || powered.test(written)
  if (tells(shapes['.'])) return '.'
  return tells(shapes[',']) ? ',' : null
}

/**
 * Decimal sign that a figure of a report shows. Reports write three decimals and no thousands
 * separator, so 592,487 has a decimal comma. Null if it shows none.
 */
export function decimalSignOfFigure(written: string): ReportDecimalSign | null {
  const sign = signOf(written) ?? /^\d+([.,])\d{3}$/.exec(written)?.[1]
  return sign === '.' || sign === ',' ? sign : null
}

/**
 * Number in a report, zero or more; null if there is none. Units and remarks behind it are ignored,
 * as in “64.0 MB” or “7 (per storage group)”.
 */
export function parseReportNumber(written: string, decimal: ReportDecimalSign): number | null {
  const [digits = ''] = /^[-+]?\d(?:[\d.,'’ ]*\d)?(?:[eE][-+]?\d{1,3})?/.exec(written.trim()) ?? []
  const { number } = shapes[decimal]
  if (!number.test(digits)) return null
  const plain = decimal === '.' ? digits.replace(/[, '’]/g, '') : digits.replace(/[. '’]/g, '')
  const value = Number(plain.replace(',', '.'))
  return value >= 0 && value <= most ? value : null
}

/** Seconds as ms, without rounding errors of binary fractions. */
export function secondsToMilliseconds(seconds: number): number {
  return Number((seconds * 1000).toPrecision(12))
}
