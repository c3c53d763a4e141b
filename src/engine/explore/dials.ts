import { isRate, rateOf } from '../methods/roles/processors/rates.ts'
import { fields } from '../plan/fields.ts'
import type { Plan } from '../plan/plan.ts'
import { type Dial, dialOf } from './dial.ts'

/**
 * The dials of a plan: of every answer that counts and can be turned, but how many arrays are looked
 * at, which a design has of its own. Where processors are rated, it is the rate that the plan takes.
 */
export function dialsOf(plan: Plan): readonly Dial[] {
  const answers = fields.flatMap((field) =>
    field.kind === 'number' && field.turn !== null && field.key !== 'arraysPerServer'
      ? [field.key]
      : [],
  )
  const rate = rateOf(plan)
  const dials = [
    dialOf(plan, rate.answer, rate.assumed),
    ...answers.filter((answer) => !isRate(answer)).map((answer) => dialOf(plan, answer)),
  ]
  return dials.filter((dial) => dial !== null)
}
