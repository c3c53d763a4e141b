import type { RoleStages } from './checks/checked-roles.ts'
import type { RoleCheck } from './checks/checks.ts'

/** Results of the method, stage by stage, and its checks of them. */
export type RoleParts = RoleStages & { readonly checks: readonly RoleCheck[] }
