import type { RoleStageResults } from './checks/checked-roles.ts'
import type { RoleCheckResult } from './checks/checks.ts'

/** Results of each stage of the method for Exchange 2013 to SE, and of all checks. */
export type RoleResults = RoleStageResults & { readonly checks: readonly RoleCheckResult[] }
