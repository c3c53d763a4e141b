import type { Mode } from '../core/mode.ts'

/**
 * Names of a prefix and a number each, all numbers with the digits of the last. The workbook counts
 * digits by a logarithm in floating point, so that 1,000 names get three (MS30).
 */
export function numberedNames(prefix: string, count: number, mode: Mode): readonly string[] {
  const digits =
    mode === 'corrected'
      ? String(count).length
      : Math.floor(Math.log(Math.max(1, count)) / Math.LN10) + 1
  return Array.from(
    { length: count },
    (_, at) => `${prefix}${String(at + 1).padStart(digits, '0')}`,
  )
}
