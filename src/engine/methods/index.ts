export { basisOf } from './basis-of.ts'
export { dagsOf } from './dags-of.ts'
export { billOfMaterials, exploringOf } from './exploring-of.ts'
export {
  type MailOutage,
  mailOutage,
  type OutageStep,
  type OutageStepCode,
  siteOutage,
} from './mail-outage.ts'
export { mailStopOf } from './mail-stop.ts'
export { levelOfPlan, methodOf } from './method-of.ts'
export {
  isCarried,
  type PlanProof,
  type ProvenCase,
  planProof,
  provePlan,
  siteLossOf,
} from './plan-proof.ts'
export type { DeployedServers } from './port/deploying.ts'
export {
  type Goal,
  goalOf,
  putsServersFirst,
  rankingFigures,
  recommendedKeys,
  type SolveFigures,
} from './port/goal.ts'
export type {
  ArrayYear,
  Grown,
  GrownArrays,
  GrownServers,
  Purchases,
  ServerYear,
} from './port/growth.ts'
export { type PruneReason, pruneReasons } from './port/layout-reasons.ts'
export type {
  BrokenRules,
  BuiltArrays,
  BuiltHardware,
  BuiltServers,
  Designs,
  ExistingHardwareRules,
  JudgedDesign,
  ReportBasis,
  SensitivityRules,
  UnmetCode,
} from './port/port.ts'
export { type SolvedAnswers, type SolvedKey, solvedKeys } from './port/solving.ts'
export { busiestLoads, loadOnServer } from './server-loads.ts'
