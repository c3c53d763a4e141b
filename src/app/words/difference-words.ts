import { type Unit, units } from '../../engine/index.ts'
import type { FigureDifference } from '../../engine/variants/index.ts'
import type { Format } from '../../ui/format.ts'

/**
 * Difference from the baseline, `+512 GB, 25 % more`, or `the same`. In the unit of the figure,
 * which is the one shown: memory is sold in GB whatever sizes are shown in.
 */
export function differenceFromBaselineWords(
  { amount, unit, share }: FigureDifference,
  shown: Format,
): string {
  if (amount === 0) return 'the same'
  const format = shown.asComputed
  const written =
    unit === '%'
      ? `${format.number(Math.abs(amount) * 100)} percentage points`
      : format.value(Math.abs(amount), unit)
  const signed = `${amount < 0 ? '−' : '+'}${written}`
  if (share === null) return `${signed}, none in the baseline`
  return `${signed}, ${shareWords(Math.abs(share), format)} ${wordFor(amount, isCounted(unit))}`
}

function wordFor(amount: number, isCount: boolean): string {
  if (amount > 0) return 'more'
  return isCount ? 'fewer' : 'less'
}

/** A share as a percentage; below 10 % with one decimal. */
function shareWords(share: number, format: Format): string {
  const percent = share * 100
  if (percent < 0.1) return `under ${format.number(0.1)}\u00a0%`
  return `${format.number(percent, percent < 10 ? 1 : 0)}\u00a0%`
}

function isCounted(unit: Unit): boolean {
  return units[unit].kind === 'count'
}
