import type { Plan } from '../../../plan/plan.ts'
import { rateAnswers, ratePerCore } from './server-processors.ts'

/** The answer that a plan takes, and the rate that is assumed where none is given. */
export function rateOf({ processorBy, cores }: Plan) {
  const assumed = processorBy === 'SPECrate 2006' ? ratePerCore.value * cores : undefined
  return { answer: rateAnswers[processorBy], assumed }
}
