import { ratePerCore } from '../methods/roles/server-processors.ts'
import type { Plan } from '../plan/plan.ts'
import { type Dial, dialOf } from './dial.ts'

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

/** The dial of that a plan takes, from the rate that is assumed where none is given; null without. */
export function rateDial(plan: Plan): Dial | null {
  const { processorBy, cores } = plan
  const assumed = processorBy === 'SPECrate 2006' ? ratePerCore.value * cores : undefined
  return dialOf(plan, rates[processorBy], assumed)
}
