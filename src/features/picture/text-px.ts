/** About as wide as some words are in the typeface of the page, in pixels; rather too wide. */
export function textPx(words: string, size: number): number {
  let ems = 0
  for (const sign of words) ems += emsOf(sign)
  return ems * size
}

/** Words that fit into so many pixels, cut with … where they are longer. */
export function fitted(words: string, size: number, most: number): string {
  if (textPx(words, size) <= most) return words
  const signs = [...words]
  while (signs.length > 1 && textPx(`${signs.join('')}…`, size) > most) signs.pop()
  return `${signs.join('')}…`
}

function emsOf(sign: string): number {
  if (sign > '\u02ff') return 1
  if (/[mwMW%@]/.test(sign)) return 0.92
  if (/[A-Z\d#…]/.test(sign)) return 0.68
  return /[ .,:;il'|\u00a0]/.test(sign) ? 0.3 : 0.58
}
