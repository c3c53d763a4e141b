import { type Field, fields } from './fields.ts'
import { answers, type Plan } from './plan.ts'

/** The keys of all answers that can be pinned, of both methods, by the alphabet. */
export const pinKeys: readonly string[] = Object.keys(answers).sort()

/** Whether an answer is pinned: no suggestion may change it. */
export function isPinned({ pinned }: Pick<Plan, 'pinned'>, key: string): boolean {
  return pinned.includes(key)
}

/** A plan with an answer pinned, or free again. */
export function withPin(plan: Plan, key: string, isWanted: boolean): Plan {
  const { pinned } = plan
  return {
    ...plan,
    pinned: pinKeys.filter((one) => (one === key ? isWanted : pinned.includes(one))),
  }
}

/** Whether a plan has every answer that another one has pinned. */
export function keepsPins(of: Plan, after: Plan): boolean {
  return pinnedFields(of).every(
    (field) =>
      of.tiers.length === after.tiers.length &&
      placesOf(of, field).every((at) => field.read(of, at) === field.read(after, at)),
  )
}

/** A plan with the answers that another one of as many tiers has pinned. */
export function withPinsOf(of: Plan, after: Plan): Plan {
  return pinnedFields(of).reduce(
    (plan, field) =>
      placesOf(of, field).reduce((now, at) => field.write(now, at, field.read(of, at)), plan),
    after,
  )
}

function pinnedFields(plan: Plan): readonly Field[] {
  return plan.pinned.length === 0 ? [] : fields.filter(({ key }) => isPinned(plan, key))
}

function placesOf({ tiers }: Plan, { scope }: Field): readonly number[] {
  return scope === 'tier' ? [...tiers.keys()] : [0]
}
