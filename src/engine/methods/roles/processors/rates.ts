import type { Plan } from '../../../plan/plan.ts'
import { rateAnswers, ratePerCore } from './server-processors.ts'

/** Whether an answer is one of them. */
export function isRate(answer: string): boolean {
  return Object.values(rateAnswers).some((one) => one === answer)
}

/** The answer that a plan takes, and the rate that is assumed where none is given. */
export function rateOf({ processorBy, cores }: Plan) {
  const assumed = processorBy === 'SPECrate 2006' ? ratePerCore.value * cores : undefined
  return { answer: rateAnswers[processorBy], assumed }
}
