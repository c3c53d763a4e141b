import { considersArrays, considersDrives } from '../../../plan/features.ts'
import type { Plan } from '../../../plan/plan.ts'
import type { SizedByRoles } from '../sized-by-roles.ts'
import { bestServers } from './judge-servers.ts'
import { proposeServers } from './server-designs.ts'

/**
 * True if servers have drives of their own for databases. If the proposed design is on arrays, the
 * drives that the method counts are only a step of the calculation.
 */
export function hasOwnDrives(plan: Plan, sizing: SizedByRoles): boolean {
  if (!considersDrives(plan) || !considersArrays(plan)) return considersDrives(plan)
  return (proposeServers(plan, sizing)?.arrays ?? null) === null
}

/**
 * True if arrays in RAID hold the databases, or would if no design holds: arrays rebuild a failed
 * drive, and no database has a drive of its own. False for a shelf of single drives.
 */
export function isInArrays(plan: Plan, sizing: SizedByRoles): boolean {
  if (!considersArrays(plan)) return false
  const raid = bestServers(plan, sizing)?.boxes?.raid ?? null
  return raid !== null
}
