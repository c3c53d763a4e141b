import { type Field, fields, type Plan, type Step, versionOf } from '../engine/index.ts'

/** The prices that a step asks for beside its groups. */
export function askedPrices(
  plan: Pick<Plan, 'exchange'>,
  step: Step,
  grouped: readonly Field[],
): readonly Field[] {
  if (versionOf(plan).foldsUncounted) return []
  return fields.filter(
    (field) => field.step === step && field.isPrice && !grouped.includes(field) && !field.method,
  )
}
