export {
  type ServerFailureCase,
  type ServerFailureCode,
  serverFailureCases,
} from './activation/server-cases.ts'
export { unlikelyRateQuestionsForPlan } from './checks/rate-check.ts'
export { advisedCacheShare } from './designs/cache.ts'
export { volumeForDatabases } from './designs/deployed-servers.ts'
export { figureWordFacts } from './designs/figure-word-facts.ts'
export {
  type JudgedPreferredRule,
  judgePreferredRules,
  withPreferredArchitecture,
} from './designs/preferred-architecture.ts'
export { serverDesigns } from './designs/server-designs.ts'
export { failureToSurviveInWords } from './designs/survival.ts'
export { listFiguresSetByVersions } from './figures-set-by-versions.ts'
export { type TierPreset, tierPresets, tierWithPreset } from './mailbox/tier-presets.ts'
export {
  type FigureInBothModes,
  figuresDifferingByMode,
  isBlankAsMicrosoft,
  namedFigureInBothModes,
  roleFigureInBothModes,
  stageFigureInBothModes,
} from './mode-difference.ts'
export { officeDayLogHours, officeDaySource } from './network/log-hours.ts'
export { seedingTimes } from './network/seeding.ts'
export {
  advisedProcessorUseLimit,
  areProcessorsTooBusy,
} from './processors/processor-formulas.ts'
export { processorsByServerKind } from './processors/server-processors.ts'
export { type RoleResultTextKey, roleResults } from './role-requirements.ts'
export {
  mostSmallServerMailboxes,
  type ServerWithoutMailboxes,
  serversWithoutMailboxesInVersion,
  smallServerPreset,
  withSmallServer,
} from './servers/server-presets.ts'
export { hasStageResults, type SizedByRoles } from './sized-by-roles.ts'
export { logTotals } from './space/recovery-demand.ts'
export {
  type ComparedWorkbookFigure,
  type ComparedWorkbookText,
  compareWorkbookExample,
} from './workbook/compare-workbook.ts'
export {
  type ExampleName,
  exampleNames,
  planOfExample,
  workbookExamples,
} from './workbook/workbook-examples.ts'
