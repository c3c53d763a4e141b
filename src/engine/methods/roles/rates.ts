import type { Plan } from '../../plan/plan.ts'
import { ratePerCore } from './server-processors.ts'

/** The answers that say what the processors of a server do, of which a plan takes one. */
const rates = {
  'SPECrate 2006': 'specRate',
  'SPECrate 2017': 'specRate2017',
  megacycles: 'megacyclesPerCore',
  'virtual machine': 'hostRate',
} as const satisfies Record<Plan['processorBy'], string>

/** Whether an answer is one of them. */
export function isRate(answer: string): boolean {
  return Object.values(rates).some((one) => one === answer)
}

/** The answer that a plan takes, and the rate that is assumed where none is given. */
export function rateOf({ processorBy, cores }: Plan) {
  const assumed = processorBy === 'SPECrate 2006' ? ratePerCore.value * cores : undefined
  return { answer: rates[processorBy], assumed }
}
