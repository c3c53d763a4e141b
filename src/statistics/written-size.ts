/** Bytes per unit of size, as Exchange counts: 1,024 to a KB, and so on. */
const bytesPer = { b: 1, kb: 2 ** 10, mb: 2 ** 20, gb: 2 ** 30, tb: 2 ** 40 } as const

export type WrittenSizeUnit = keyof typeof bytesPer

/** Units that a size may be written in, smallest first. */
export const writtenSizeUnits = [
  'b',
  'kb',
  'mb',
  'gb',
  'tb',
] as const satisfies readonly WrittenSizeUnit[]

export type FigureProblem = 'blank' | 'unlimited' | 'ambiguous' | 'no number' | 'no unit'

/** Maximum characters of a figure in a cell. */
const mostCharacters = 100

/** Size as English Exchange 2010 and later write it: `1.5 GB (1,610,612,736 bytes)`. */
const common = /\(([\d,]+) bytes\)$/

/** Size with its bytes in brackets after a rounded figure, in any language. */
const inBrackets = /^[^(]*\d[^(]*\(\s*(\d[\d.,'’\s]*)\s*\p{L}+\s*\)$/u

/** A figure with an optional unit: `6672B`, `1,5 GB`, `1,5 Go`. */
const figureAndUnit = /^(\d[\d.,'’\s]*?)\s*(bytes?|octets?|[kmgt]?i?b|[kmgt]o)?$/i

/** Decimal signs of figures; the other sign separates thousands. */
export const decimalSigns = ['.', ','] as const

export type DecimalSign = (typeof decimalSigns)[number]

/**
 * Size in bytes, as Exchange or a script writes it; `unit` applies if the text names none. Without
 * either, only 0 is a size. A figure such as `1,024` is ambiguous without a decimal sign.
 */
export function parseWrittenSize(
  text: string,
  unit: WrittenSizeUnit | null,
  decimals: DecimalSign | null = null,
): number | FigureProblem {
  if (text.length > mostCharacters) return 'no number'
  const quick = common.exec(text)
  if (quick?.[1]) return Number(quick[1].replaceAll(',', ''))
  const written = digitsOf(text.trim())
  if (written === '') return 'blank'
  const exact = inBrackets.exec(written)?.[1]
  if (exact) return Number(exact.replaceAll(/\D/g, ''))
  const [, figure = '', own] = figureAndUnit.exec(written) ?? []
  if (figure === '') return /^unlimited$/i.test(written) ? 'unlimited' : 'no number'
  const used = own ? sizeUnitOfWord(own) : unit
  if (used === null) return /[1-9]/.test(figure) ? 'no unit' : 0
  const value = numberIn(figure, used === 'b' ? 'none' : decimals)
  return typeof value === 'number' ? Math.round(value * bytesPer[used]) : value
}

/** True if a text is a number without a unit, as `.ToMB()` leaves it. */
export function isFigureWithoutUnit(text: string): boolean {
  return text.length <= mostCharacters && /^\d[\d.,'’\s]*$/.test(digitsOf(text.trim()))
}

/** Unit of size by its word; `KiB` and the French `Ko` have 1,024 bytes as well. */
export function sizeUnitOfWord(word: string): WrittenSizeUnit {
  const short = word.toLowerCase().replace(/(?:i?b(?:ytes?)?|o(?:ctets?)?)$/, 'b')
  return short === 'kb' || short === 'mb' || short === 'gb' || short === 'tb' ? short : 'b'
}

/** Whole count in a text, or why there is none; any sign in it separates thousands. */
export function parseWrittenCount(text: string): number | FigureProblem {
  const value = parseWrittenMean(text, null)
  return value === 'ambiguous' ? Number(digitsOf(text).replaceAll(/\D/g, '')) : value
}

/** Mean in a text, such as messages per day, or why none; `1,234` needs the sign of `decimals`. */
export function parseWrittenMean(
  text: string,
  decimals: DecimalSign | null,
): number | FigureProblem {
  if (text.length > mostCharacters) return 'no number'
  if (/^\d+$/.test(text)) return Number(text)
  const written = digitsOf(text.trim())
  if (written === '') return 'blank'
  return /^\d[\d.,'’\s]*$/.test(written) ? numberIn(written, decimals) : 'no number'
}

/**
 * Decimal sign that a figure shows; null if it shows none. A whole count has no decimals, so the
 * point in `5.000` separates thousands.
 */
export function decimalSignShown(text: string, isWhole: boolean): DecimalSign | null {
  if (text.length > mostCharacters || !/[.,٫٬]/.test(text)) return null
  const [, figure] = figureAndUnit.exec(digitsOf(text.trim())) ?? []
  const digits = figure?.replaceAll(/['’\s]/g, '') ?? ''
  const signs = digits.replaceAll(/\d/g, '')
  if (signs === '' || typeof numberIn(digits, '.') !== 'number') return null
  const last = signs.endsWith('.') ? '.' : ','
  const isThousands =
    (signs.length > 1 && new Set(signs).size === 1) || (isWhole && isUndecided(digits))
  if (isThousands) return last === '.' ? ',' : '.'
  return isUndecided(digits) ? null : last
}

/** Collects which decimal sign the cells of a file show, by column. */
export function decimalSignCollector() {
  const shown = new Map<string, Set<DecimalSign>>()
  return {
    /** Takes the text of a cell; `isWhole` is true for whole counts, which have no decimals. */
    take: (column: string, text: string, isWhole: boolean) => {
      const sign = decimalSignShown(text, isWhole)
      if (sign === null) return
      const known = shown.get(column)
      if (known) known.add(sign)
      else shown.set(column, new Set([sign]))
    },
    /** Sign that the cells of a column show, else all cells; null if they differ or show none. */
    of: (column: string): DecimalSign | null =>
      onlyOne(shown.get(column) ?? new Set([...shown.values()].flatMap((signs) => [...signs]))),
  }
}

function onlyOne(signs: ReadonlySet<DecimalSign>): DecimalSign | null {
  const [one = null, ...others] = signs
  return others.length === 0 ? one : null
}

/** True if the sign in a figure, with or without a unit, may be for thousands or decimals. */
export function isAmbiguousFigure(text: string): boolean {
  if (text.length > mostCharacters) return false
  const [, figure = ''] = figureAndUnit.exec(digitsOf(text.trim())) ?? []
  return isUndecided(figure)
}

/** True for one sign before three digits, which is for thousands or decimals by country. */
function isUndecided(digits: string): boolean {
  return /^[1-9]\d{0,2}[.,]\d{3}$/.test(digits)
}

/** Number of a figure in any notation; with `none`, its signs separate thousands. */
function numberIn(figure: string, decimals: DecimalSign | 'none' | null): number | FigureProblem {
  const digits = figure.replaceAll(/['’\s]/g, '')
  if (/^\d+$/.test(digits)) return Number(digits)
  const isGrouped = /^\d{1,3}([.,])(?:\d{2,3}\1)*\d{3}$/.test(digits)
  if (decimals === 'none') return isGrouped ? Number(digits.replaceAll(/[.,]/g, '')) : 'no number'
  const signs = digits.replaceAll(/\d/g, '')
  const last = signs.slice(-1)
  const others = signs.slice(0, -1)
  if (isUndecided(digits)) {
    if (decimals === null) return 'ambiguous'
    return Number(digits.replace(last, last === decimals ? '.' : ''))
  }
  if (isGrouped && others !== '') return Number(digits.replaceAll(last, ''))
  const isOf = others === '' || (!others.includes(last) && new Set(others).size === 1)
  if (!isOf || digits.endsWith(last)) return 'no number'
  const whole = others === '' ? digits : digits.replaceAll(others.slice(0, 1), '')
  return Number(whole.replace(last, '.'))
}

/** Text with digits of any script written as 0 to 9, and Arabic separators as `,` and `.`. */
function digitsOf(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text
  return text
    .replaceAll(/\p{Nd}/gu, (digit) => String(digitValue(digit)))
    .replaceAll('٬', ',')
    .replaceAll('٫', '.')
}

/** Value of a digit of any script: the digits of a script follow its 0. */
function digitValue(digit: string): number {
  const own = digit.codePointAt(0) ?? 0
  let zero = own
  while (own - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return own - zero
}
