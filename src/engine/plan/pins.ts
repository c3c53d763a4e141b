import { type Plan, paperAnswers } from './plan.ts'
import { rolesDefaults } from './roles-defaults.ts'

/** The keys of all answers that can be pinned, of both methods, by the alphabet. */
export const pinKeys: readonly string[] = [paperAnswers, rolesDefaults.plan, rolesDefaults.tier]
  .flatMap((answers) => Object.keys(answers))
  .sort()

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
