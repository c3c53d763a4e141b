import { allAnswerFields, type Field } from './fields.ts'
import { answerDefinitions, type Plan } from './plan.ts'

/** Keys of all answers that can be pinned, of both methods, in alphabetical order. */
export const pinKeys: readonly string[] = Object.keys(answerDefinitions).sort()

/** True if an answer is pinned: no suggestion may change it. */
export function isPinned({ pinned }: Pick<Plan, 'pinned'>, key: string): boolean {
  return pinned.includes(key)
}

export function planWithPinToggled(plan: Plan, key: string, isWanted: boolean): Plan {
  const { pinned } = plan
  return {
    ...plan,
    pinned: pinKeys.filter((one) => (one === key ? isWanted : pinned.includes(one))),
  }
}

/** True if the plan `after` keeps every pinned answer of the plan `of`. */
export function keepsPinnedAnswers(of: Plan, after: Plan): boolean {
  return pinnedFields(of).every(
    (field) =>
      of.tiers.length === after.tiers.length &&
      placesOf(of, field).every((at) => field.read(of, at) === field.read(after, at)),
  )
}

/** The plan `after` with the pinned answers of the plan `of`; both have as many tiers. */
export function planWithPinnedAnswers(of: Plan, after: Plan): Plan {
  return pinnedFields(of).reduce(
    (plan, field) =>
      placesOf(of, field).reduce((now, at) => field.write(now, at, field.read(of, at)), plan),
    after,
  )
}

function pinnedFields(plan: Plan): readonly Field[] {
  return plan.pinned.length === 0 ? [] : allAnswerFields.filter(({ key }) => isPinned(plan, key))
}

function placesOf({ tiers }: Plan, { scope }: Field): readonly number[] {
  return scope === 'tier' ? [...tiers.keys()] : [0]
}
