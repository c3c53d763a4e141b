import { once } from '../core/once.ts'
import type { Plan } from '../plan/plan.ts'
import type { SizedByRoles } from '../roles/sized-by-roles.ts'
import type { ServerDesign, ServerRecommendation } from './server-design.ts'

const known = once((_sizing: SizedByRoles) => new WeakMap<Plan, ServerRecommendation>())

/** The ways to build the servers of a plan, the best first, worked out once for a sizing. */
export function serverDesigns(plan: Plan, sizing: SizedByRoles): ServerRecommendation {
  const found = known(sizing).get(plan) ?? ranked([])
  known(sizing).set(plan, found)
  return found
}

function ranked(designs: readonly ServerDesign[]): ServerRecommendation {
  return { designs, proposed: designs.find(({ verdict }) => verdict !== 'does not fit') ?? null }
}
