/** The order in which a text writes day, month and year. */
export type DateOrder = 'month first' | 'day first'

/** A time as it is written in any country: three numbers, a clock, and perhaps the half of the day. */
export const writtenTime =
  /\d{1,4}[./-] ?\d{1,2}[./-] ?\d{1,4}\.?,? \d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?: ?[AaPp]\.? ?[Mm]\b\.?)?/

const parts =
  /^(\d{1,4})([./-]) ?(\d{1,2})\2 ?(\d{1,4})\.?,? (\d{1,2})[:.](\d{2})(?:[:.](\d{2}))?(?: ?([AaPp])\.? ?[Mm]\.?)?$/

/** A time that was read; `doubt` where day and month could be the other way round. */
export type ReadTime = { readonly iso: string; readonly doubt: boolean }

/**
 * A time as 2008-08-06T13:43:24, without a zone; null where it cannot be one. Where day and month
 * could be either, the order that is known counts, else the halves of the day or the dots tell it.
 */
export function timeOf(written: string, known: DateOrder | null): ReadTime | null {
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

/** The order in which a time is written that must lie on a certain day; null where it tells none. */
export function orderBy(
  written: string,
  [year, month, day]: readonly [number, number, number],
): DateOrder | null {
  const [, first, , second, third] = parts.exec(written.trim()) ?? []
  if (Number(fullYear(third ?? '')) !== year || month === day) return null
  if (Number(first) === month && Number(second) === day) return 'month first'
  return Number(first) === day && Number(second) === month ? 'day first' : null
}

/** The seconds from one time to a later one; null where one is missing or they are the other way round. */
export function secondsBetween(from: string | null, to: string | null): number | null {
  if (from === null || to === null) return null
  const seconds = (Date.parse(`${to}Z`) - Date.parse(`${from}Z`)) / 1000
  return seconds >= 0 ? seconds : null
}

/** The seconds of a duration as 00:42:57. */
export function durationOf(written: string): number | null {
  const [, hours, minutes, seconds] = /^(\d{1,4}):(\d{2}):(\d{2})(?:[.,]\d+)?$/.exec(written) ?? []
  return hours === undefined ? null : Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}

function certain(iso: string | null): ReadTime | null {
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
  // A day that a month does not have would roll over into the next.
  const real = new Date(`${iso}Z`)
  return !Number.isNaN(real.getTime()) && real.toISOString().startsWith(iso) ? iso : null
}

function two(part: number): string {
  return String(part).padStart(2, '0')
}
