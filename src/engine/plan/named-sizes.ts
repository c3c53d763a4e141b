/** A size of 1 to 100 TB, or 1 to 100,000 GB; a space, or a comma and a space, separates two. */
const terabytes = String.raw`(?:100|[1-9]\d?(?:\.\d{1,3})?)`
const gigabytes = String.raw`(?:100000|[1-9]\d{0,4})`
const several = (size: string, unit: string) => `${size}(?:,? ${size}){1,7} ?${unit}`

/** Two to eight sizes followed by one unit, or an empty text. */
export const driveSizesPattern = new RegExp(
  `^(?:${several(terabytes, '[Tt][Bb]')}|${several(gigabytes, '[Gg][Bb]')})?$`,
)

/** Sizes of a text in GB, distinct and ascending; empty for a text that does not match. */
export function parseDriveSizes(text: string): readonly number[] {
  if (text === '' || !driveSizesPattern.test(text)) return []
  const inGb = /tb$/i.test(text) ? 1000 : 1
  const sizes = text.match(/[\d.]+/g) ?? []
  const whole = sizes.map((size) => Math.round(Number(size) * inGb))
  return [...new Set(whole)].toSorted((one, two) => one - two)
}
