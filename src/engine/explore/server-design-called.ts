import type { Plan } from '../plan/plan.ts'
import type { SizedByRoles } from '../roles/sized-by-roles.ts'
import type { ServerDesign } from '../servers/server-design.ts'
import { serverDesigns } from '../servers/server-designs.ts'

/** The design of a plan that has an id; null where the plan does not consider it. */
export function serverDesignCalled(
  plan: Plan,
  sizing: SizedByRoles,
  id: string,
): ServerDesign | null {
  return serverDesigns(plan, sizing).designs.find((one) => one.id === id) ?? null
}
