import type { CalculationMode } from '../core/mode.ts'

/** Names of a prefix and a number; all have the digits of the last number, at least `least`. */
export function numberedNames(
  prefix: string,
  count: number,
  mode: CalculationMode,
  least = 1,
): readonly string[] {
  const digits = Math.max(least, nameDigits(count, mode))
  return Array.from(
    { length: count },
    (_, at) => `${prefix}${String(at + 1).padStart(digits, '0')}`,
  )
}

/**
 * Digits for so many numbers. The workbook counts them by a logarithm in floating point, so that
 * 1,000 names get three (MS30).
 */
export function nameDigits(count: number, mode: CalculationMode): number {
  if (mode === 'corrected') return String(count).length
  return Math.floor(Math.log(Math.max(1, count)) / Math.LN10) + 1
}
