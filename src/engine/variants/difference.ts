import { asShown } from '../core/as-shown.ts'
import { type Unit, units } from '../core/units.ts'
import type { Worked } from '../core/worked.ts'

export type FigureDifference = {
  /** Figure less baseline as shown, in the baseline’s unit; above 0 if the figure is larger. */
  readonly amount: number
  readonly unit: Unit
  /** Difference as a share of the baseline; null if the baseline is 0. */
  readonly share: number | null
}

/** Differences below this come from floating-point arithmetic. */
const dust = 1e-6

/** Difference from the baseline as both are shown; null if the units do not compare. */
export function figureDifference(figure: Worked, baseline: Worked): FigureDifference | null {
  const compared = inUnitOf(figure, baseline)
  if (compared === null) return null
  const from = asShown(baseline)
  const found = compared - from
  const amount = Math.abs(found) < dust ? 0 : Number(found.toFixed(6))
  return { amount, unit: baseline.unit, share: from === 0 ? null : amount / from }
}

/** A figure as shown, or converted to the baseline’s size unit; null for other units. */
function inUnitOf(figure: Worked, { unit }: Worked): number | null {
  if (figure.unit === unit) return asShown(figure)
  const [from, to] = [units[figure.unit], units[unit]]
  if (from.kind !== 'size' || to.kind !== 'size') return null
  return (figure.value * from.per) / to.per
}
