export { type RoleFigure, type RoleText, roleRequirements } from './role-requirements.ts'
