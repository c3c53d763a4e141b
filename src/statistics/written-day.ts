/** A clock behind a date, and what may follow it: half of the day, zone, fractions. */
const clock =
  /[T\s,]+\d{1,2}[:.]\d{2}(?:[:.]\d{2}(?:[.,]\d+)?)?\s*(?:[\p{L}.]+|Z|[-+]\d{2}:?\d{2})?$/u

const days = [
  // 2026-11-16, 16.11.2026, 11/16/26.
  /^(?:\d{4}([-/.])\s?\d{1,2}\1\s?\d{1,2}|\d{1,2}([-/.])\s?\d{1,2}\2\s?(?:\d{4}|\d{2}))\.?$/,
  /^(?:19|20)\d{6}$/,
  // 16 November 2026, Mon, 16-Nov-26; November 16, 2026.
  /^(?:\p{L}+\.?,?\s)?\d{1,2}\.?[-\s]\p{L}+\.?,?[-\s](?:\d{4}|\d{2})$/u,
  /^(?:\p{L}+\.?,?\s)?\p{L}+\.?\s\d{1,2},?\s\d{4}$/u,
] as const

/** The day of a date, whatever its clock says, as it is written there; null where it is none. */
export function dayIn(text: string): string | null {
  const day = text.slice(0, 100).trim().replace(clock, '').replaceAll(/\s+/g, ' ')
  return days.some((form) => form.test(day)) ? day : null
}
