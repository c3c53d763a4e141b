import { type LineId, type PrintedLine, printedExample } from '../evidence/equallogic-example.ts'
import { exampleReasons, type Reason } from '../evidence/example-reasons.ts'
import { type Unit, units } from '../units.ts'
import type { Worked } from '../worked/worked.ts'
import { type Computed, exampleFigures } from './example-figures.ts'

/** How far a computed figure lies from the printed one. */
export type Difference = {
  /** Computed less printed; of a range, from its nearer end. */
  readonly value: number
  readonly unit: Unit
  /** The same as a share of what is printed. */
  readonly share: number
}

/** A printed line of the sizing example beside what is computed, and why they differ. */
export type ComparedLine = PrintedLine & {
  readonly computed: Computed
  /** Null where one of them is no figure. */
  readonly difference: Difference | null
  /** Whether the computed side is the printed one, to the printed digits. */
  readonly agrees: boolean
  readonly reason: Reason
}

/** Every printed line of the sizing example beside what is computed, in the order of the paper. */
export function compareExample(): readonly ComparedLine[] {
  const figures = exampleFigures()
  return printedExample.map((line) => {
    const computed = figures[line.id]
    const reason = exampleReasons[line.id] ?? { why: 'same' }
    return { ...line, computed, reason, ...compared(line, computed) }
  })
}

function compared({ id, printed }: PrintedLine, { choice, worked }: Computed) {
  if ('choice' in printed) return { difference: null, agrees: choice === printed.choice }
  if (!worked) throw new Error(`Nothing is computed for the figure of “${id}”`)
  const scale = scaleTo(worked.unit, printed.unit, id)
  const low = printed.value * scale
  const high = printed.upTo * scale
  const nearest = Math.min(Math.max(worked.value, low), high)
  const value = settled(worked, nearest)
  const difference: Difference = { value, unit: worked.unit, share: value / nearest }
  return { difference, agrees: Math.abs(value) <= printed.within * scale + dust * nearest }
}

const dust = 1e-9

/** The difference, without what floating-point arithmetic leaves behind. */
function settled({ value }: Worked, from: number): number {
  const apart = value - from
  return Math.abs(apart) <= dust * Math.abs(from) ? 0 : apart
}

/** By how much a printed figure is multiplied to stand in the unit of the computed one. */
function scaleTo(unit: Unit, printed: Unit, id: LineId): number {
  if (unit === printed) return 1
  const [to, from] = [units[unit], units[printed]]
  if (to.kind === 'size' && from.kind === 'size') return from.per / to.per
  throw new Error(`“${id}” is printed in ${printed} and computed in ${unit}`)
}
