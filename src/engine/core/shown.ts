import { ceilWhole, exceeds, type Unit, units } from './units.ts'
import type { Worked } from './worked.ts'

/**
 * The value a person sees, in the number's own unit. Nothing else rounds: IOPS and counts up, a
 * total of IOPS as the sum of its shown parts so that a breakdown adds up, the rest to the nearest.
 */
export function shown(worked: Worked): number {
  const { how, unit, value } = worked
  if (unit === 'IOPS' && how.kind === 'sum')
    return how.parts.reduce((total, part) => total + shown(part), 0)
  if (worked.shownAs === 'whole') return Math.round(value)
  if (worked.shownAs === 'whole, up' || unit === 'IOPS' || units[unit].kind === 'count')
    return ceilWhole(value)
  const measured = worked.shownAs === 'measured'
  const digits = 10 ** (measured ? (unit === '%' ? 2 : 1) : decimals(unit, value))
  // More than all of something is never shown as all of it.
  const over = measured && unit === '%' && exceeds(value, 1)
  return (over ? ceilWhole(value * digits) : Math.round(value * digits)) / digits
}

/** Whether a shown value differs from the exact one by more than floating-point dust. */
export function isRounded(worked: Worked): boolean {
  return Math.abs(shown(worked) - worked.value) > 1e-9 * Math.max(1, Math.abs(worked.value))
}

/** How many decimals a value of this unit is shown with. */
export function decimals(unit: Unit, value: number): number {
  switch (unit) {
    case 'GB':
    case 'TB':
    case 'GiB':
    case 'TiB':
      return Math.abs(value) < 10 ? 2 : 0
    case 'MB':
    case 'MiB':
    case 'KB':
      return 1
    case 'ms':
      return Math.abs(value) < 1 ? 2 : 1
    case 's':
      return Math.abs(value) < 1 ? 4 : 0
    case '%':
      return 4
    case 'money':
    case 'rpm':
      return 0
    case 'logs/day':
      return 2
    case 'IOPS/mailbox':
      return 4
    case 'IOPS/message':
    case 'MB/message':
    case 'ms/(IOPS/drive)':
      return 5
    case '×':
      return 3
    case 'IOPS/database':
      return 2
    default:
      return 2
  }
}

/**
 * A margin as it is shown: the difference of exact values rounded towards zero, and at least one
 * last digit below zero for a shortfall, so that a shown margin of 0 or more always means that the
 * requirement is met, and never else.
 */
export function shownMargin(available: number, required: number, unit: Unit): number {
  const digits = unit === 'ms' ? 10 : 1
  const margin = (available - required) * digits
  if (margin < 0) return Math.min(-1, -floorWhole(-margin)) / digits
  return floorWhole(margin) / digits
}

/** The whole number below a value, or the one it misses by floating-point dust only. */
function floorWhole(value: number): number {
  return -ceilWhole(-value) + 0
}

/** A label as it reads inside a sentence: a lower-case start, unless it starts with an acronym. */
export function inSentence(label: string): string {
  return /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label
}
