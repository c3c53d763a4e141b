import { type Consequence, type Risk, risksFromAdvice } from '../../engine/checks/index.ts'
import type { Advice, Plan } from '../../engine/index.ts'
import { isAccepted } from './advice-words.ts'

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

/** Risks of a plan that nobody has accepted, gravest first. */
export function openRisks(advice: readonly Advice[], plan: Plan): readonly Risk[] {
  return risksFromAdvice(advice).filter((one) => !isAccepted(one.advice, plan))
}
