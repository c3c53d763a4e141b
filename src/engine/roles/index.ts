export { type Mode, type RoleFigure, type RoleText, roleRequirements } from './role-requirements.ts'
