import type { RoleStages } from './checks/checked-roles.ts'
import type { RoleCheck } from './checks/checks.ts'

/** Results of each stage of the method for Exchange 2013 to SE, and of all checks. */
export type RoleParts = RoleStages & { readonly checks: readonly RoleCheck[] }
