/** A size in TB, or in GB, from 1 GB to 100 TB; several are parted by blanks, which a comma may precede. */
const terabytes = String.raw`(?:100|[1-9]\d?(?:\.\d{1,3})?)`
const gigabytes = String.raw`(?:100000|[1-9]\d{0,4})`
const several = (size: string, unit: string) => `${size}(?:,? ${size}){1,7} ?${unit}`

/** Two to eight sizes with one unit after them, or nothing. */
export const sizesPattern = new RegExp(
  `^(?:${several(terabytes, '[Tt][Bb]')}|${several(gigabytes, '[Gg][Bb]')})?$`,
)

/** The sizes of such a text in GB, each once, the smallest first. */
export function sizesIn(text: string): readonly number[] {
  if (text === '' || !sizesPattern.test(text)) return []
  const inGb = /tb$/i.test(text) ? 1000 : 1
  const sizes = text.match(/[\d.]+/g) ?? []
  const whole = sizes.map((size) => Math.round(Number(size) * inGb))
  return [...new Set(whole)].toSorted((one, two) => one - two)
}
