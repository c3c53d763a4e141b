/** What parts a whole number from its fraction in a text. */
export type DecimalSign = '.' | ','

const most = 1e15

const shapes = {
  '.': shapesOf('.', ','),
  ',': shapesOf(',', '.'),
} as const

/** A number as it is written with a decimal sign, and one that can be written with no other. */
function shapesOf(decimal: DecimalSign, group: DecimalSign) {
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

/** The decimal sign that a number cannot be written without; null where it leaves that open. */
function signOf(written: string): DecimalSign | null {
  const tells = ({ only, powered }: (typeof shapes)[DecimalSign]) =>
    only.test(written) || powered.test(written)
  if (tells(shapes['.'])) return '.'
  return tells(shapes[',']) ? ',' : null
}

/**
 * The decimal sign of a figure of a report, which has three decimals and parts no thousands: 592,487
 * alone is read as it is meant.
 */
export function signOfFigure(written: string): DecimalSign | null {
  const sign = signOf(written) ?? /^\d+([.,])\d{3}$/.exec(written)?.[1]
  return sign === '.' || sign === ',' ? sign : null
}

/**
 * The number that a report writes, zero or more; null where it writes none. Units and remarks behind
 * it are left away, as in “64.0 MB” or “7 (per storage group)”.
 */
export function numberOf(written: string, decimal: DecimalSign): number | null {
  const [digits = ''] = /^[-+]?\d(?:[\d.,'’ ]*\d)?(?:[eE][-+]?\d{1,3})?/.exec(written.trim()) ?? []
  const { number } = shapes[decimal]
  if (!number.test(digits)) return null
  const plain = decimal === '.' ? digits.replace(/[, '’]/g, '') : digits.replace(/[. '’]/g, '')
  const value = Number(plain.replace(',', '.'))
  return value >= 0 && value <= most ? value : null
}

/** Seconds as milliseconds, without what binary fractions add. */
export function inMs(seconds: number): number {
  return Number((seconds * 1000).toPrecision(12))
}
