import type { Made } from './history.ts'

/** The end of a link that says when it was made, and by what; it belongs to no code. */
export function madePart(day: Date): string {
  const [year, month, date] = [day.getFullYear(), day.getMonth() + 1, day.getDate()]
  const two = (part: number) => String(part).padStart(2, '0')
  return `&on=${year}-${two(month)}-${two(date)}&by=${__VERSION__}`
}

/** When a link was made and by what, from what stands behind its code; null where it says nothing of it. */
export function readMade(text: string): Made | null {
  const said = (key: string, kind: string) =>
    new RegExp(`[?&;]\\s*${key}\\s*=(?:3D)?\\s*(${kind})(?![\\w])`).exec(text)?.[1] ?? null
  const day = said('on', '2\\d{3}-\\d{2}-\\d{2}')
  const on = day !== null && isDay(day) ? day : null
  const by = said('by', '\\d{1,3}(?:\\.\\d{1,3}){1,2}')
  return on === null && by === null ? null : { on, by }
}

/** Whether there is such a day: not the 31st of November. */
function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}
