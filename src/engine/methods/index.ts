export { basisOf } from './basis-of.ts'
export { billOfMaterials } from './bill-of-materials.ts'
export { dagsOf } from './dags-of.ts'
export type { DeployedServers } from './deploying.ts'
export { exploringOf } from './exploring-of.ts'
export type {
  ArrayYear,
  BrokenYear,
  Grown,
  GrownArrays,
  GrownServers,
  Purchases,
  ServerYear,
} from './growth.ts'
export { type PruneReason, pruneReasons } from './layout-reasons.ts'
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
} from './port.ts'
export { busiestLoads, loadOnServer } from './server-loads.ts'
export {
  type Goal,
  goalOf,
  putsServersFirst,
  rankingFigures,
  type SolvedAnswers,
  type SolvedKey,
  type SolveFigures,
  solvedKeys,
} from './solving.ts'
