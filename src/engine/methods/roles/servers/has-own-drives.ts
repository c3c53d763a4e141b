import { considersArrays, considersDrives } from '../../../plan/features.ts'
import type { Plan } from '../../../plan/plan.ts'
import type { SizedByRoles } from '../sized-by-roles.ts'
import { proposeServers } from './server-designs.ts'

/**
 * Whether servers have drives of their own for databases. Where the design proposed stands on arrays,
 * the drives that the method counts are a working, never what a server has.
 */
export function hasOwnDrives(plan: Plan, sizing: SizedByRoles): boolean {
  if (!considersDrives(plan) || !considersArrays(plan)) return considersDrives(plan)
  return (proposeServers(plan, sizing)?.arrays ?? null) === null
}
