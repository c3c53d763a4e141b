/** Time of day behind a date, with optional AM or PM, zone and fractions. */
const clock =
  /[T\s,]+\d{1,2}[:.]\d{2}(?:[:.]\d{2}(?:[.,]\d+)?)?\s*(?:[\p{L}.]+|Z|[-+]\d{2}:?\d{2})?$/u

export const dayOrders = ['day first', 'month first'] as const

export type DayOrder = (typeof dayOrders)[number]

/** A day as a cell writes it, and what it can mean. */
export type WrittenDay = {
  readonly text: string
  /** The day as `2026-11-16`; null if the order of numbers or the language of the month is open. */
  readonly iso: string | null
  /** Both readings of an ambiguous day; null for others. */
  readonly either: Readonly<Record<DayOrder, string>> | null
  /** Order of day and month that the numbers show; null if they show none. */
  readonly order: DayOrder | null
  /** Notation of the day; within one notation and order, different texts are different days. */
  readonly form: '-' | '/' | '.' | 'words' | 'year first'
}

const yearFirst = /^(\d{4})([-/.])\s?(\d{1,2})\2\s?(\d{1,2})\.?$/
const yearLast = /^(\d{1,2})([-/.])\s?(\d{1,2})\2\s?(\d{4}|\d{2})\.?$/
// As 16 November 2026, Mon, 16-Nov-26 or November 16, 2026.
const dayMonth = /^(?:\p{L}+\.?,?\s)?(\d{1,2})\.?[-\s](\p{L}+)\.?,?[-\s](\d{4}|\d{2})$/u
const monthDay = /^(?:\p{L}+\.?,?\s)?(\p{L}+)\.?\s(\d{1,2}),?\s(\d{4})$/u

/** Day that a cell writes, without its time; null if the text is no date. */
export function parseWrittenDay(text: string): WrittenDay | null {
  const day = text.slice(0, 100).trim().replace(clock, '').replaceAll(/\s+/g, ' ')
  const [, compact = ''] = /^((?:19|20)\d{6})$/.exec(day) ?? []
  const [, year = '', , month = '', date = ''] =
    yearFirst.exec(compact.replace(/^(....)(..)(..)$/, '$1-$2-$3') || day) ?? []
  if (year !== '') return certain(day, 'year first', isoOf(year, month, date), null)
  const [, first = '', sign, second = '', last = ''] = yearLast.exec(day) ?? []
  if (sign === '-' || sign === '/' || sign === '.') return inOrder(day, sign, first, second, last)
  const [, dated = '', named = '', of = ''] = dayMonth.exec(day) ?? swapped(monthDay.exec(day))
  if (dated === '') return null
  const at = monthNamed(named)
  if (at !== null) return certain(day, 'words', isoOf(of, String(at), dated), null)
  return { text: day, iso: null, either: null, order: null, form: 'words' }
}

/** Day in numbers with the year last: with points its day is first, else either may be. */
function inOrder(
  text: string,
  form: '-' | '/' | '.',
  first: string,
  second: string,
  year: string,
): WrittenDay | null {
  const dayFirst = isoOf(year, second, first)
  const monthFirst = form === '.' ? null : isoOf(year, first, second)
  if (dayFirst !== null && monthFirst !== null) {
    if (dayFirst === monthFirst) return certain(text, form, dayFirst, null)
    const either = { 'day first': dayFirst, 'month first': monthFirst }
    return { text, iso: null, either, order: null, form }
  }
  return dayFirst === null
    ? certain(text, form, monthFirst, 'month first')
    : certain(text, form, dayFirst, 'day first')
}

function certain(
  text: string,
  form: WrittenDay['form'],
  iso: string | null,
  order: DayOrder | null,
): WrittenDay | null {
  return iso === null ? null : { text, iso, either: null, order, form }
}

function isoOf(year: string, month: string, day: string): string | null {
  const full = year.length === 2 ? `20${year}` : year
  const date = new Date(Date.UTC(Number(full), Number(month) - 1, Number(day)))
  const isSame = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day)
  return isSame ? date.toISOString().slice(0, 10) : null
}

function swapped(found: readonly string[] | null): readonly (string | undefined)[] {
  return found ? [found[0], found[2], found[1], found[3]] : []
}

/** Languages whose month names are known. */
const languages = 'en de fr es it pt nl sv da nb fi pl cs sk hu ro ru uk tr el hr sl'.split(' ')

/** Number of each month by its name; null for a name of two months, as *listopad*. */
const monthsByName = new Map<string, number | null>()

/** Number of a month by its long or short name; null if unknown or ambiguous. */
function monthNamed(name: string): number | null {
  if (monthsByName.size === 0) fillMonths()
  return monthsByName.get(plainMonth(name)) ?? null
}

function fillMonths(): void {
  for (const language of languages)
    for (const month of ['long', 'short'] as const)
      for (const at of Array.from({ length: 12 }, (_, place) => place)) {
        const date = new Date(Date.UTC(2026, at, 15))
        // In many languages a month has two forms: alone, and beside a day.
        const both = [{ month }, { month, day: 'numeric' }] as const
        for (const options of both) {
          const parts = new Intl.DateTimeFormat(language, {
            ...options,
            timeZone: 'UTC',
            calendar: 'gregory',
          }).formatToParts(date)
          const name = plainMonth(parts.find(({ type }) => type === 'month')?.value ?? '')
          const known = monthsByName.get(name)
          monthsByName.set(name, known === undefined || known === at + 1 ? at + 1 : null)
        }
      }
}

function plainMonth(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}]/gu, '')
}
