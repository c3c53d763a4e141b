import type { MethodId } from '../exchange/version.ts'
import { ofMethod } from '../exchange/versions.ts'
import { sizesIn } from './named-sizes.ts'
import { type AutomaticKey, automaticKeys, type Plan } from './plan.ts'

/** What of a plan says which answers can be left to the program. */
export type Leaving = Pick<Plan, 'exchange' | 'driveSizes'>

/** The answers that can be left to the program, by the method of a plan. */
const byMethod: Readonly<Record<MethodId, readonly AutomaticKey[]>> = {
  papers: ['servers'],
  roles: automaticKeys.filter((key) => key !== 'servers'),
}

/** Whether an answer of a plan can be left to the program; a size, where there are several to choose among. */
export function mayBeAutomatic(plan: Leaving, key: string): key is AutomaticKey {
  if (key === 'databaseDrive' && sizesIn(plan.driveSizes).length < 2) return false
  return ofMethod(plan, byMethod).some((one) => one === key)
}

/** Whether an answer is left to the program: the plan has what that came to. */
export function isAutomatic(
  plan: Leaving & Pick<Plan, 'automatic'>,
  key: string,
): key is AutomaticKey {
  return plan.automatic.some((one) => one === key) && mayBeAutomatic(plan, key)
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

/** A plan with sizes to choose among: of several the program takes one, without them that of the plan stays. */
export function withDriveSizes(plan: Plan, driveSizes: string): Plan {
  const named = { ...plan, driveSizes }
  return withAutomatic(named, 'databaseDrive', mayBeAutomatic(named, 'databaseDrive'))
}
