import type { RawAnswer } from '../core/input-specs.ts'
import { isVirtual } from '../plan/features.ts'
import {
  allAnswerFields,
  type Field,
  isDefaultAnswerInTier,
  isFieldOfPlan,
} from '../plan/fields.ts'
import type { Plan } from '../plan/plan.ts'
import { defaultsOfVersion } from '../plan/with-version.ts'

export type DepartureFromDefault = {
  readonly field: Field
  /** Index of the tier; 0 for answers that a plan has once. */
  readonly tier: number
  readonly value: RawAnswer
  readonly usual: RawAnswer
  readonly counts: boolean
}

/** Every answer that departs from its default, in the order of the form, each tier by tier. */
export function departuresFromDefaults(plan: Plan): readonly DepartureFromDefault[] {
  const from = defaultsOfVersion(plan)
  return allAnswerFields.flatMap((field) => {
    const usual = field.read(from, 0)
    const tiers = field.scope === 'tier' ? plan.tiers.map((_tier, at) => at) : [0]
    return tiers.flatMap((tier) => {
      const value = field.read(plan, tier)
      return isDefaultAnswerInTier(field, plan, tier)
        ? []
        : [{ field, tier, value, usual, counts: !field.unused?.(plan, tier) }]
    })
  })
}

/** Answers whose defaults describe a typical server of the version’s years. */
const ofUsualServer: readonly string[] = [
  ...['processor', 'bays', 'databaseDriveKind', 'databaseDrive', 'systemDriveKind', 'systemDrive'],
]

/** True if the answer is an assumption: the default of a typical server, which nobody gave. */
export function isAssumedAnswer(field: Field, plan: Plan): boolean {
  return (
    ofUsualServer.includes(field.key) &&
    !isVirtual(plan) &&
    isFieldOfPlan(field, plan) &&
    !field.unused?.(plan, 0) &&
    isDefaultAnswerInTier(field, plan, 0)
  )
}

export function assumedAnswers(plan: Plan): readonly Field[] {
  return allAnswerFields.filter((field) => isAssumedAnswer(field, plan))
}
