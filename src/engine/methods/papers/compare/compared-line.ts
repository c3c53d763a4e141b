import type { Cite } from '../../../core/source.ts'
import { type Unit, units } from '../../../core/units.ts'
import type { Worked } from '../../../core/worked.ts'
import type { DifferenceReason, PrintedValue } from '../documents/equallogic-example.ts'

/** Computed counterpart of a printed line: a figure, a choice, or a choice with its figure. */
export type ComputedValue =
  | { readonly worked: Worked; readonly choice?: never }
  | { readonly worked?: Worked; readonly choice: string }

/** Distance of a computed figure from the printed one. */
type Deviation = {
  /** Computed less printed value; for a printed range, less its nearer end. */
  readonly value: number
  readonly unit: Unit
  /** Computed less printed value, as a share of the printed value. */
  readonly share: number
}

/** A line printed in a document, the computed value, and why the two differ. */
export type ComparedLine = Compared & {
  readonly id: string
  readonly group: string
  readonly label: string
  readonly cite: Cite
  readonly printed: PrintedValue
  readonly computed: ComputedValue
  readonly reason: DifferenceReason
}

type Compared = {
  /** Distance of the computed from the printed figure; null if either is no figure. */
  readonly difference: Deviation | null
  /** True if the computed value agrees with the printed digits. */
  readonly agrees: boolean
}

/** Compares a computed with a printed value. Throws if their units do not convert. */
export function differenceFromPrinted(
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

/** Computed less printed value, without floating-point residue. */
function settled({ value }: Worked, from: number): number {
  const apart = value - from
  return Math.abs(apart) <= dust * Math.abs(from) ? 0 : apart
}

/** Factor that converts a value from the printed unit to the computed one. */
function scaleTo(unit: Unit, printed: Unit): number {
  if (unit === printed) return 1
  const [to, from] = [units[unit], units[printed]]
  if (to.kind === 'size' && from.kind === 'size') return from.per / to.per
  throw new Error(`Printed in ${printed} and computed in ${unit}`)
}

/** A printed figure and its precision: `within` if given, else half of the last printed digit. */
export function printedValueWithPrecision<U extends Unit>(
  value: number,
  unit: U,
  within?: number,
): PrintedValue {
  const decimals = String(value).split('.')[1]?.length ?? 0
  return { value, unit, within: within ?? 0.5 / 10 ** decimals, upTo: value }
}

/** A line that compares a figure of a printed table with the computed one. */
export function comparedFigureLine(line: {
  readonly group: string
  readonly label: string
  readonly cite: Cite
  readonly printed: number
  readonly worked: Worked
  readonly reason?: DifferenceReason
}): ComparedLine {
  const { group, label, cite, worked, reason = { why: 'same' } } = line
  const printed = printedValueWithPrecision(line.printed, worked.unit)
  const computed = { worked }
  const id = `${group}: ${label}`
  return {
    ...{ id, group, label, cite, printed, computed, reason },
    ...differenceFromPrinted(printed, computed),
  }
}
