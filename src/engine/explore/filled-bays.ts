import { exploringOf } from '../methods/exploring-of.ts'
import type { FilledBays } from '../methods/filling.ts'
import type { Plan } from '../plan/plan.ts'

/** What more databases make of a plan whose servers have drive bays left. */
export function filledBays(plan: Plan): FilledBays | 'nothing better' {
  return exploringOf(plan).filledBays(plan) ?? 'nothing better'
}
