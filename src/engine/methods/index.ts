export { billOfArraysWithVolumes, explorationOf } from './exploration.ts'
export {
  type MailOutage,
  mailboxesDownWithSite,
  mailOutage,
  type OutageStep,
  type OutageStepCode,
} from './mail-outage.ts'
export {
  isAskedLoss,
  type LossAwaitingAdministrator,
  lossAwaitingAdministrator,
} from './mail-stopping-loss.ts'
export { levelOfPlan, methodOf } from './methods.ts'
export { dagsOf } from './plan-dags.ts'
export {
  type EveryLossProofWithLoads,
  everyLossProofWithLoads,
  isCarried,
  type LossKindOutcomesWithLoad,
  provenSiteLoss,
  provePlan,
} from './plan-proof.ts'
export type { DeployedServers } from './port/deployment.ts'
export {
  type Goal,
  goalOfPlan,
  putsServersFirst,
  type RankingFigures,
  rankingFigures,
  sortKeysOfRecommendedGoal,
} from './port/goal.ts'
export type {
  ArrayGrowthPurchases,
  GrownArrays,
  GrownDesign,
  GrownServers,
  YearOfGrownArrays,
  YearOfGrownServers,
} from './port/growth.ts'
export { type PruneReason, pruneReasons } from './port/layout-reasons.ts'
export { type SolvedAnswers, type SolvedKey, solvedKeys } from './port/layout-search.ts'
export type {
  BuiltArrays,
  BuiltHardware,
  BuiltServers,
  DesignsOfPlan,
  ExistingHardwareRules,
  JudgedDesign,
  NewlyBrokenRules,
  ReportBasis,
  SensitivityRules,
  UnmetCode,
} from './port/port.ts'
export { reportBasis } from './report-basis.ts'
export { busiestLoads, loadOnServer } from './server-loads.ts'
