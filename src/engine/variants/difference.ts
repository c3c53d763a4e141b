import { shown } from '../core/shown.ts'
import { type Unit, units } from '../core/units.ts'
import type { Worked } from '../core/worked.ts'

/** How far a figure is from that of the baseline. */
export type Difference = {
  /** In the unit of the baseline, more than it where above 0; of both as they are shown. */
  readonly amount: number
  readonly unit: Unit
  /** The same as a share of the baseline; null where that is 0. */
  readonly share: number | null
}

/** What floating-point arithmetic leaves behind is no difference. */
const dust = 1e-6

/** A figure less that of the baseline; null where their units cannot be compared, 0 where they show the same. */
export function differenceOf(figure: Worked, baseline: Worked): Difference | null {
  const compared = inUnitOf(figure, baseline)
  if (compared === null) return null
  const from = shown(baseline)
  const found = compared - from
  const amount = Math.abs(found) < dust ? 0 : Number(found.toFixed(6))
  return { amount, unit: baseline.unit, share: from === 0 ? null : amount / from }
}

/** A figure as it is shown, or of another size unit in that of the baseline. */
function inUnitOf(figure: Worked, { unit }: Worked): number | null {
  if (figure.unit === unit) return shown(figure)
  const [from, to] = [units[figure.unit], units[unit]]
  if (from.kind !== 'size' || to.kind !== 'size') return null
  return (figure.value * from.per) / to.per
}
