export { failures, type PlanFailures } from './failures.ts'
export {
  type DifferingFigure,
  differingFigures,
  figureInBothModes,
  type InBothModes,
  isBlankAsMicrosoft,
  partInBothModes,
} from './mode-difference.ts'
export { type RoleFigure, type RoleText, roleParts, roleRequirements } from './role-requirements.ts'
