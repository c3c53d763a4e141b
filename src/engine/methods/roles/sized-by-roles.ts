import type { RoleSizing, Sizing } from '../papers/sizing/size.ts'
import type { RoleParts } from './role-parts.ts'
import type { RoleRequirements } from './role-requirements.ts'

/** A plan of Exchange 2013 to SE as it was sized, with everything the method found. */
export type SizedByRoles = RoleSizing & {
  readonly parts: RoleParts
  readonly requirements: RoleRequirements
}

/** Whether a plan was sized by the method for Exchange 2013 to SE. */
export function isByRoles(sizing: Sizing): sizing is SizedByRoles {
  return sizing.method === 'roles'
}
