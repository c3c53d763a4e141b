import type { Consequence, Risk } from '../../engine/checks/index.ts'
import type { Plan } from '../../engine/index.ts'
import { isAdviceAccepted } from './advice-words.ts'

export const consequenceNouns: Readonly<Record<Consequence, string>> = {
  limit: 'Limit',
  'data loss': 'Data loss',
  outage: 'Outage',
  overload: 'Overload',
  'little room': 'Little room',
  'slow repair': 'Slow repair',
  unsupported: 'Unsupported',
  assumed: 'Assumed',
  untested: 'Untested',
}

/** Risks of a plan that nobody has accepted. */
export function openRisks(risks: readonly Risk[], plan: Plan): readonly Risk[] {
  return risks.filter((one) => !isAdviceAccepted(one.advice, plan))
}
