/** Estimated width of a text, in pixels at a font size in pixels; rather too wide. */
export function textWidthPx(words: string, size: number): number {
  let ems = 0
  for (const sign of words) ems += emsOf(sign)
  return ems * size
}

/** Cuts a text with … if it is wider than `most` pixels. */
export function textCutToWidth(words: string, size: number, most: number): string {
  if (textWidthPx(words, size) <= most) return words
  const signs = [...words]
  while (signs.length > 1 && textWidthPx(`${signs.join('')}…`, size) > most) signs.pop()
  return `${signs.join('')}…`
}

/** Cuts a name in its middle if it is wider than `most` pixels, so that its number stays. */
export function nameCutInMiddle(name: string, size: number, most: number): string {
  if (textWidthPx(name, size) <= most) return name
  const signs = [...name]
  let kept = signs.length - 1
  const cut = () =>
    [
      ...signs.slice(0, Math.ceil(kept / 2)),
      '…',
      ...signs.slice(signs.length - Math.floor(kept / 2)),
    ].join('')
  while (kept > 2 && textWidthPx(cut(), size) > most) kept -= 1
  return cut()
}

function emsOf(sign: string): number {
  if (sign > '\u02ff') return 1
  if (/[mwMW%@]/.test(sign)) return 0.92
  if (/[A-Z\d#…]/.test(sign)) return 0.68
  return /[ .,:;il'|\u00a0]/.test(sign) ? 0.3 : 0.58
}

/** Rounds pixels to two decimals. */
export function roundPx(length: number): number {
  return Math.round(length * 100) / 100
}
