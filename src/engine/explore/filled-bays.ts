import type { FilledBays } from '../methods/filling.ts'
import { methodOf } from '../methods/method-of.ts'
import type { Plan } from '../plan/plan.ts'

/** What more databases make of a plan whose servers have drive bays left. */
export function filledBays(plan: Plan): FilledBays | 'nothing better' {
  return methodOf(plan).filledBays(plan) ?? 'nothing better'
}
