/** What was pasted as the hours of a day, in percent, or why it is none. */
type ReadHours =
  | { readonly ok: true; readonly hours: readonly number[] }
  | { readonly ok: false; readonly words: string }

/** The hours of a day. */
const count = 24

/**
 * Reads 24 values as people copy them: a row or a column of a sheet, with percent signs or as
 * fractions of 1, with a decimal point or comma.
 */
export function readHours(text: string): ReadHours {
  const values = valuesOf(text)
  if (values.length !== count)
    return no(`These are ${values.length.toString()} values. Paste one for each of the 24 hours.`)
  const hours = values.map((value) => Number(value.replace('%', '').replace(',', '.')))
  const wrong = values.find((_value, at) => !isHour(hours[at]))
  if (wrong !== undefined) return no(`“${wrong.slice(0, 24)}” is no share of a day.`)
  if (hours.every((hour) => hour === 0)) return no('One of the hours must have logs.')
  const areFractions = !text.includes('%') && sumOf(hours) <= 1.5
  return { ok: true, hours: areFractions ? hours.map((hour) => hour * 100) : hours }
}

/** Hours as the answer holds them: percentages with a point, separated by blanks. */
export function hoursText(hours: readonly number[]): string {
  return hours.map((hour) => Number(hour.toFixed(6)).toString()).join(' ')
}

/** The percentages that an answer holds; 24 zeros where it holds none. */
export function hoursIn(text: string): readonly number[] {
  return text === '' ? Array.from({ length: count }, () => 0) : text.split(' ').map(Number)
}

/** What hours come to, in percent. */
export function sumOf(hours: readonly number[]): number {
  return Number(hours.reduce((all, hour) => all + hour, 0).toFixed(6))
}

function no(words: string): ReadHours {
  return { ok: false, words }
}

/** The values of a text: cells of a sheet, or parted by blanks, semicolons or commas alone. */
function valuesOf(text: string): readonly string[] {
  const parted = text.trim().replace(/\s*%/g, '%')
  const cells = parted.split(/[\s;]+/).filter((value) => value !== '')
  return cells.length === 1 ? parted.split(',').map((value) => value.trim()) : listed(cells)
}

/** A comma after a value that is followed by a blank parts values, and is no decimal one. */
function listed(cells: readonly string[]): readonly string[] {
  return cells.map((value) => value.replace(/,$/, ''))
}

function isHour(hour: number | undefined): boolean {
  return hour !== undefined && hour >= 0 && hour < 1000
}
