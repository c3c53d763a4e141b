export { failures, type PlanFailures } from './failures.ts'
export { type RoleFigure, type RoleText, roleParts, roleRequirements } from './role-requirements.ts'
