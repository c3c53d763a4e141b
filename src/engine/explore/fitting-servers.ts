import type { ServerDesign } from '../designs/design.ts'
import { size } from '../methods/method-of.ts'
import { bestServers } from '../methods/roles/servers/judge-servers.ts'
import { isByRoles, type SizedByRoles } from '../methods/roles/sized-by-roles.ts'
import type { Plan } from '../plan/plan.ts'
import { type Broken, newlyBroken } from '../sizing/problems.ts'

/** The sizing of a plan by role requirements; null where there is none. */
export function sizedServers(plan: Plan): SizedByRoles | null {
  const result = size(plan)
  return result.ok && isByRoles(result.sizing) ? result.sizing : null
}

/** The design that fits a plan which breaks no further limits than those; null where none does. */
export function fittingServers(plan: Plan, before: Broken): ServerDesign | null {
  const sizing = sizedServers(plan)
  if (!sizing || newlyBroken(sizing, before).length > 0) return null
  const best = bestServers(plan, sizing)
  return best && best.verdict !== 'does not fit' ? best : null
}

/** What comes first for a plan that nothing fits; null where it cannot be sized. */
export function closestServers(plan: Plan): ServerDesign | null {
  const sizing = sizedServers(plan)
  return sizing && bestServers(plan, sizing)
}
