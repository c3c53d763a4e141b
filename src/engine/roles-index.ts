import { bringAnswers } from './plan/bring-answers.ts'
import { sizeByRoles } from './roles/size-by-roles.ts'
import { bringMethod } from './sizing/size.ts'

export {
  type AcrossVersions,
  acrossVersions,
  type DifferingFigure,
  differingFigures,
  failures,
  figureInBothModes,
  type InBothModes,
  isBlankAsMicrosoft,
  type PlanFailures,
  type PreferredRule,
  partInBothModes,
  preferredArchitecture,
  type RoleFigure,
  type RoleText,
  roleParts,
  roleRequirements,
  type TierPreset,
  tierPresets,
  type VersionAdvice,
  type VersionChange,
  withPreferredArchitecture,
  withPreset,
} from './roles/index.ts'

export type {
  CopiesOnBox,
  DrivePurpose,
  DriveRow,
  Holding,
  HoldingCode,
  ServerDesign,
  ServerGroup,
  ServerRecommendation,
  ServerStorage,
  StorageReason,
} from './servers/server-design.ts'
export { serverDesigns } from './servers/server-designs.ts'

// What the rest of the program may use of the method for Exchange 2013 to SE. Whoever imports it has
// that method from then on: with index.ts at once, in the app when a plan first asks for it.
bringAnswers()
bringMethod('roles', sizeByRoles)
