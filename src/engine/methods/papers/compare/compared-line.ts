import type { Cite } from '../../../core/source.ts'
import { type Unit, units } from '../../../core/units.ts'
import type { Worked } from '../../../core/worked.ts'
import type { PrintedValue, Reason } from '../documents/equallogic-example.ts'

/** A computed figure, a choice, or a choice and the figure behind it. */
export type ComputedValue =
  | { readonly worked: Worked; readonly choice?: never }
  | { readonly worked?: Worked; readonly choice: string }

/** Distance of a computed figure from the printed one. */
export type Deviation = {
  /** Computed less printed; for a range, less its nearer end. */
  readonly value: number
  readonly unit: Unit
  /** Deviation as a share of the printed figure. */
  readonly share: number
}

/** A printed line beside what is computed, and why they differ. */
export type ComparedLine = Compared & {
  readonly id: string
  readonly group: string
  readonly label: string
  readonly cite: Cite
  readonly printed: PrintedValue
  readonly computed: ComputedValue
  readonly reason: Reason
}

type Compared = {
  /** Null if either side is not a figure. */
  readonly difference: Deviation | null
  /** True if computed and printed agree, to the printed digits. */
  readonly agrees: boolean
}

/** Compares a computed with a printed value. Throws for units that do not convert. */
export function printedDifference(
  printed: PrintedValue,
  { choice, worked }: ComputedValue,
): Compared {
  if ('choice' in printed) return { difference: null, agrees: choice === printed.choice }
  if (!worked) throw new Error('Nothing is computed for a printed figure')
  const scale = scaleTo(worked.unit, printed.unit)
  const low = printed.value * scale
  const high = printed.upTo * scale
  const nearest = Math.min(Math.max(worked.value, low), high)
  const value = settled(worked, nearest)
  const difference: Deviation = { value, unit: worked.unit, share: value / nearest }
  return { difference, agrees: Math.abs(value) <= printed.within * scale + dust * nearest }
}

const dust = 1e-9

/** Difference without floating-point residue. */
function settled({ value }: Worked, from: number): number {
  const apart = value - from
  return Math.abs(apart) <= dust * Math.abs(from) ? 0 : apart
}

/** Factor from the printed unit to the computed one. */
function scaleTo(unit: Unit, printed: Unit): number {
  if (unit === printed) return 1
  const [to, from] = [units[unit], units[printed]]
  if (to.kind === 'size' && from.kind === 'size') return from.per / to.per
  throw new Error(`Printed in ${printed} and computed in ${unit}`)
}

/** A printed figure and its precision: `within`, or half of the last digit written. */
export function printedFigure<U extends Unit>(
  value: number,
  unit: U,
  within?: number,
): PrintedValue {
  const decimals = String(value).split('.')[1]?.length ?? 0
  return { value, unit, within: within ?? 0.5 / 10 ** decimals, upTo: value }
}

/** A figure of a printed table beside the computed one, to the digits that are printed. */
export function comparedFigure(line: {
  readonly group: string
  readonly label: string
  readonly cite: Cite
  readonly printed: number
  readonly worked: Worked
  readonly reason?: Reason
}): ComparedLine {
  const { group, label, cite, worked, reason = { why: 'same' } } = line
  const printed = printedFigure(line.printed, worked.unit)
  const computed = { worked }
  const id = `${group}: ${label}`
  return {
    ...{ id, group, label, cite, printed, computed, reason },
    ...printedDifference(printed, computed),
  }
}
