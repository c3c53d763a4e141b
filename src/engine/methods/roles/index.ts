export { type ChosenDrive, type ChosenDrives, drivesOf } from './chosen-drives.ts'
export { compareWorkbookExample, type ExampleFigure, type ExampleText } from './compare-workbook.ts'
export { failures, type PlanFailures } from './failures.ts'
export { type LogTotal, type LogTotals, logTotals } from './log-totals.ts'
export {
  type DifferingFigure,
  differingFigures,
  figureInBothModes,
  type InBothModes,
  isBlankAsMicrosoft,
  namedInBothModes,
  partInBothModes,
} from './mode-difference.ts'
export { officeDay, officeDayStanding } from './office-day.ts'
export { highestProcessorUse, isTooBusy } from './processor-formulas.ts'
export { rateQuestions } from './rate-check.ts'
export { type RoleText, roleParts, roleRequirements } from './role-requirements.ts'
export { type Seeding, seeding } from './seeding.ts'
export { type CaseCode, type ServerCase, serverCases } from './server-cases.ts'
export {
  mostOfSmall,
  smallServer,
  type UnsizedServer,
  unsizedServers,
  withSmallServer,
} from './server-presets.ts'
export { processorsOf } from './server-processors.ts'
export { type TierPreset, tierPresets, withPreset } from './tier-presets.ts'
export { type VersionBasis, versionBases } from './version-bases.ts'
export {
  type ExampleName,
  exampleNames,
  planOfExample,
  workbookExamples,
} from './workbook-examples.ts'
