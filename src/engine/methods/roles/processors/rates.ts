import type { Plan } from '../../../plan/plan.ts'
import { rateAnswers, ratePerCore } from './server-processors.ts'

/** Answer that has the plan’s rate, and the rate assumed without it (SPECrate 2006 only). */
export function rateOf({ processorBy, cores }: Plan) {
  const assumed = processorBy === 'SPECrate 2006' ? ratePerCore.value * cores : undefined
  return { answer: rateAnswers[processorBy], assumed }
}
