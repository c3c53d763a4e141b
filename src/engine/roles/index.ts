export { activeAfter } from '../placement/active-after.ts'
export { placeDatabases } from '../placement/place-databases.ts'
export { failures } from './failures.ts'
export { type RoleFigure, type RoleText, roleParts, roleRequirements } from './role-requirements.ts'
