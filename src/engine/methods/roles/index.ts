export { type CaseCode, type ServerCase, serverCases } from './activation/server-cases.ts'
export { rateQuestions } from './checks/rate-check.ts'
export { cacheRange } from './designs/cache.ts'
export { volumeHolding } from './designs/deployed-servers.ts'
export { figureContext } from './designs/figure-context.ts'
export {
  type PreferredRule,
  preferredArchitecture,
  withPreferredArchitecture,
} from './designs/preferred-architecture.ts'
export { serverDesigns } from './designs/server-designs.ts'
export { failureToSurvive } from './designs/survival.ts'
export { type TierPreset, tierPresets, withPreset } from './mailbox/tier-presets.ts'
export {
  compareFigure,
  differingFigures,
  type InBothModes,
  isBlankAsMicrosoft,
  namedInBothModes,
  partInBothModes,
} from './mode-difference.ts'
export { officeDay, officeDayStanding } from './network/log-hours.ts'
export { seeding } from './network/seeding.ts'
export { highestProcessorUse, isTooBusy } from './processors/processor-formulas.ts'
export { processorsByServer } from './processors/server-processors.ts'
export { type RoleText, roleParts } from './role-requirements.ts'
export {
  mostSmallServerMailboxes,
  smallServer,
  type UnsizedServer,
  unsizedServers,
  withSmallServer,
} from './servers/server-presets.ts'
export { hasParts, type SizedByRoles } from './sized-by-roles.ts'
export { logTotals } from './space/recovery-demand.ts'
export { versionBases } from './version-bases.ts'
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
