import { ownRule } from '../core/source.ts'
import { foundByTrying, type Worked } from '../core/worked.ts'
import { exploringOf } from '../methods/exploring-of.ts'
import { fieldOf } from '../plan/fields.ts'
import type { AutomaticKey, Plan } from '../plan/plan.ts'
import type { Sizing } from '../sizing/sizing.ts'

const inOrder = ownRule(
  'Layouts are sized, and tried with every failure asked for, in the order of the goal, until none that is left can come before the first that holds.',
)

/** How a search found an answer that no formula gives. */
type Found = {
  /** What distinguishes the value among all others, in words. */
  readonly condition: string
  /** Figures by which the next smaller value fails. */
  readonly lacking: readonly Worked[]
}

/** Value of an automatic answer, with its working; null if the value is not a number. */
export function automaticFigure(
  plan: Plan,
  sizing: Sizing,
  key: AutomaticKey,
  { condition, lacking }: Found,
): Worked | null {
  const [field, value] = [fieldOf(key), plan[key]]
  if (key === 'databases' && value === null) return sizing.databases.perGroup
  if (field.kind !== 'number' || typeof value !== 'number') return null
  const follows = exploringOf(plan).solving.followed(plan, plan.automatic)[key]
  if (follows?.value === value) return follows
  return foundByTrying(field.label, value, field.figure, {
    condition,
    inputs: lacking,
    source: inOrder,
  })
}
