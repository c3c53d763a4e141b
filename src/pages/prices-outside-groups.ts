import {
  allAnswerFields,
  type Field,
  type Plan,
  type QuestionStep,
  versionOf,
} from '../engine/index.ts'

/** Price fields of a step outside its groups; none if the version folds uncounted answers away. */
export function priceFieldsOutsideGroups(
  plan: Pick<Plan, 'exchange'>,
  step: QuestionStep,
  grouped: readonly Field[],
): readonly Field[] {
  if (versionOf(plan).foldsUncounted) return []
  return allAnswerFields.filter(
    (field) => field.step === step && field.isPrice && !grouped.includes(field) && !field.method,
  )
}
