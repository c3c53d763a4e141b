import type { Answer } from '../core/box.ts'
import { type Field, fields, isOfPlan, isUsual } from '../plan/fields.ts'
import type { Plan } from '../plan/plan.ts'
import { defaultsOf } from '../plan/with-version.ts'

/** An answer that is not what the method of its plan starts from. */
export type Departure = {
  readonly field: Field
  /** The place of the tier that it is of; 0 for what the plan has once. */
  readonly tier: number
  readonly value: Answer
  readonly usual: Answer
  /** Whether the answer counts in the plan. */
  readonly counts: boolean
}

/** Every answer of a plan that departs from its default, tier by tier, in the order it is asked. */
export function departures(plan: Plan): readonly Departure[] {
  const from = defaultsOf(plan)
  return fields.flatMap((field) => {
    const usual = field.read(from, 0)
    const tiers = field.scope === 'tier' ? plan.tiers.map((_tier, at) => at) : [0]
    return tiers.flatMap((tier) => {
      const value = field.read(plan, tier)
      return isUsual(field, plan, tier)
        ? []
        : [{ field, tier, value, usual, counts: !field.unused?.(plan, tier) }]
    })
  })
}

/** The answers that a version starts from with a server that was usual in its years. */
const ofUsualServer: readonly string[] = [
  ...['processor', 'bays', 'databaseDriveKind', 'databaseDrive', 'systemDriveKind', 'systemDrive'],
]

/** Whether an answer is an assumption: that of a usual server, which nobody gave. */
export function isAssumed(field: Field, plan: Plan): boolean {
  return (
    ofUsualServer.includes(field.key) &&
    isOfPlan(field, plan) &&
    !field.unused?.(plan, 0) &&
    isUsual(field, plan, 0)
  )
}

/** The answers of a plan that are assumptions, in the order they are asked. */
export function assumedAnswers(plan: Plan): readonly Field[] {
  return fields.filter((field) => isAssumed(field, plan))
}
