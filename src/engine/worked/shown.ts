import { ceilWhole, type Unit, units } from '../units.ts'
import type { Worked } from './worked.ts'

/**
 * The value a person sees, in the number's own unit. Nothing else rounds: IOPS and counts up, a
 * total of IOPS as the sum of its shown parts so that a breakdown adds up, the rest to the nearest.
 */
export function shown(worked: Worked): number {
  const { how, unit, value } = worked
  if (unit === 'IOPS' && how.kind === 'sum')
    return how.parts.reduce((total, part) => total + shown(part), 0)
  if (worked.shownAs === 'whole, up' || unit === 'IOPS' || units[unit].kind === 'count')
    return ceilWhole(value)
  const digits = 10 ** decimals(unit, value)
  return Math.round(value * digits) / digits
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
    case 'ms':
      return 1
    case '%':
      return 4
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
 * A margin as it is shown: the difference of exact values rounded down to the decimals of the unit,
 * so that a shown margin of 0 or more always means that the requirement is met, and never else.
 */
export function shownMargin(available: number, required: number, unit: Unit): number {
  const whole = unit === 'IOPS' || units[unit].kind === 'size' || units[unit].kind === 'count'
  const digits = whole ? 1 : 10 ** decimals(unit, available - required)
  const margin = -ceilWhole((required - available) * digits) / digits + 0
  // What dust is short of a requirement does not meet it, and must not be shown as 0.
  return available < required ? Math.min(margin, -1 / digits) : margin
}
