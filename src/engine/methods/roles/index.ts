export { failures, type PlanFailures } from './activation/failures.ts'
export { type CaseCode, type ServerCase, serverCases } from './activation/server-cases.ts'
export { rateQuestions } from './checks/rate-check.ts'
export { type ChosenDrive, type ChosenDrives, drivesOf } from '../../sizing/chosen-drives.ts'
export { type TierPreset, tierPresets, withPreset } from './mailbox/tier-presets.ts'
export {
  type DifferingFigure,
  differingFigures,
  figureInBothModes,
  type InBothModes,
  isBlankAsMicrosoft,
  namedInBothModes,
  partInBothModes,
} from './mode-difference.ts'
export { officeDay, officeDayStanding } from './network/log-hours.ts'
export { type Seeding, seeding } from './network/seeding.ts'
export { highestProcessorUse, isTooBusy } from './processors/processor-formulas.ts'
export { processorsOf } from './processors/server-processors.ts'
export { type RoleText, roleParts, roleRequirements } from './role-requirements.ts'
export {
  mostOfSmall,
  smallServer,
  type UnsizedServer,
  unsizedServers,
  withSmallServer,
} from './servers/server-presets.ts'
export { type LogTotal, type LogTotals, logTotals } from './space/log-totals.ts'
export { type VersionBasis, versionBases } from './version-bases.ts'
export {
  compareWorkbookExample,
  type ExampleFigure,
  type ExampleText,
} from './workbook/compare-workbook.ts'
export {
  type ExampleName,
  exampleNames,
  planOfExample,
  workbookExamples,
} from './workbook/workbook-examples.ts'
