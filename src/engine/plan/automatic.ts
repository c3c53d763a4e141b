import type { MethodId } from '../exchange/version.ts'
import { ofMethod } from '../exchange/versions.ts'
import { type AutomaticKey, automaticKeys, type Plan } from './plan.ts'

/** The answers that can be left to the program, by the method of a plan. */
const byMethod: Readonly<Record<MethodId, readonly AutomaticKey[]>> = {
  papers: ['servers'],
  roles: automaticKeys.filter((key) => key !== 'servers'),
}

/** Whether an answer of a plan can be left to the program. */
export function mayBeAutomatic(plan: Pick<Plan, 'exchange'>, key: string): key is AutomaticKey {
  return ofMethod(plan, byMethod).some((one) => one === key)
}

/** Whether an answer is left to the program: the plan has what that came to. */
export function isAutomatic(
  { automatic }: Pick<Plan, 'automatic'>,
  key: string,
): key is AutomaticKey {
  return automatic.some((one) => one === key)
}

/** A plan with an answer left to the program, or given. */
export function withAutomatic(plan: Plan, key: string, isWanted: boolean): Plan {
  const automatic = automaticKeys.filter((one) =>
    one === key ? isWanted : plan.automatic.includes(one),
  )
  return automatic.length === plan.automatic.length ? plan : { ...plan, automatic }
}

/** A plan whose numbers that another plan left to the program are given wherever they are others now. */
export function withGiven(plan: Plan, before: Plan): Plan {
  const given = before.automatic.filter((key) => plan[key] !== before[key])
  return given.reduce((now, key) => withAutomatic(now, key, false), plan)
}
