import { bringChecks } from './checks/advise.ts'
import { namingChecks } from './checks/naming-checks.ts'
import { recoveryChecks } from './checks/recovery-checks.ts'
import { bringMethod } from './methods/papers/sizing/size.ts'
import { sizeByRoles } from './methods/roles/size-by-roles.ts'
import { bringAnswers } from './plan/bring-answers.ts'

export type { ChecklistGroup } from './checks/checklist.ts'
export { serverChecklist } from './checks/server-checklist.ts'
export { type BusiestLoad, busiestLoads } from './dags/busiest-loads.ts'
export type {
  CopyLayout,
  Dag,
  DagDatabase,
  DagServer,
  Dags,
  DagWitness,
  DatabaseCopy,
  LaidCopy,
  ServerBuild,
} from './dags/dags.ts'
export { dagsOf } from './dags/dags-of.ts'
export { type DatabasePaths, databasePaths, deployedFolders } from './dags/deployed-folders.ts'
export { type DeployedNaming, deployedNaming } from './dags/deployed-naming.ts'
export {
  type DagPlaces,
  type Deployed,
  type DeployedPlaces,
  type PlaceKey,
  type PlaceProblem,
  placesOf,
  type Witness,
} from './dags/deployed-places.ts'
export { loadOnServer } from './dags/load-on-server.ts'
export { type NameKey, nameKinds } from './dags/name-kinds.ts'
export {
  type NamedCounts,
  type Names,
  type NamingProblem,
  namesOf,
  namingProblems,
} from './dags/names.ts'
export {
  type DagOutcome,
  type DatabaseState,
  type Lost,
  nothingLost,
  type Outcome,
  type Quorum,
} from './dags/outcome.ts'
export { outcomeOf } from './dags/outcome-of.ts'
export { type PlanProof, type ProvenCase, planProof } from './dags/plan-proof.ts'
export type { BusiestOfLosses, LossKind, LossSets, Proof, ProvenLoss } from './dags/proof.ts'
export { proofOf, provePlan } from './dags/proof-of.ts'
export { type Beside, type ServerLoad, serverLoad } from './dags/server-load.ts'
export type { TestRun } from './exchange/jetstress.ts'
export type { AlternativeShape } from './explore/alternative-shapes.ts'
export type { BrokenRules, BuiltServers, Unmet, UnmetCode } from './explore/built-servers.ts'
export { type Dial, tidy } from './explore/dial.ts'
export { dialsOf } from './explore/dials.ts'
export {
  type CarriedByServers,
  carriedByServers,
  type ExistingServers,
  judgeExisting,
  withServers,
} from './explore/existing-servers.ts'
export {
  type AlternativeLack,
  type BuiltAlternative,
  type ServerAlternatives,
  serverAlternatives,
  type UnbuiltAlternative,
} from './explore/server-alternatives.ts'
export {
  isOfServerDesigner,
  type NoServerFix,
  type ServerFix,
  type ServerSuggestion,
  smallestServerChanges,
} from './explore/server-changes.ts'
export {
  type ServerGrowth,
  type ServerPurchase,
  type ServerYear,
  serverGrowth,
} from './explore/server-growth.ts'
export {
  type ServerPruneReason,
  type ServerSearchProgress,
  type ServerSearchResult,
  searchServers,
  serverPruneReasons,
} from './explore/server-search.ts'
export {
  type FoundServers,
  type ServerBounds,
  serverBounds,
  serverLayouts,
  withFoundServers,
} from './explore/server-search-space.ts'
export {
  type ServerChange,
  type ServerSensitivity,
  serverSensitivity,
} from './explore/server-sensitivity.ts'
export type { UnsharedDrives } from './explore/unshared-drives.ts'
export {
  type AcrossVersions,
  acrossVersions,
  type CaseCode,
  type ChosenDrive,
  type ChosenDrives,
  type DifferingFigure,
  differingFigures,
  drivesOf,
  failures,
  figureInBothModes,
  generationStanding,
  highestProcessorUse,
  type InBothModes,
  isBlankAsMicrosoft,
  isTooBusy,
  type LogTotal,
  type LogTotals,
  logTotals,
  namedInBothModes,
  officeDay,
  officeDayStanding,
  type PlanFailures,
  type PreferredRule,
  partInBothModes,
  preferredArchitecture,
  processorsOf,
  type RoleText,
  roleParts,
  roleRequirements,
  type Seeding,
  type ServerCase,
  seeding,
  serverCases,
  serverGenerations,
  type TierPreset,
  tierPresets,
  type VersionAdvice,
  type VersionChange,
  withPreferredArchitecture,
  withPreset,
} from './methods/roles/index.ts'
export {
  type BillLine,
  billOfServers,
  type OrderItem,
  orderOf,
} from './methods/roles/servers/bill-of-servers.ts'
export { cacheDrives, cacheRange, hasCache } from './methods/roles/servers/cache.ts'
export { levelOfServers } from './methods/roles/servers/level-of-servers.ts'
export type {
  CopiesOnBox,
  DrivePurpose,
  DriveRow,
  ServerCache,
  ServerDesign,
  ServerRecommendation,
  ServerStorage,
  StorageReason,
} from './methods/roles/servers/server-design.ts'
export {
  proposeServers,
  serverDesignCalled,
  serverDesigns,
} from './methods/roles/servers/server-designs.ts'
export { byServerRank } from './methods/roles/servers/server-rank.ts'
export { askedFailure } from './methods/roles/servers/survival.ts'
export { recoveryForm } from './plan/recovery-answers.ts'
export { filesForm } from './plan/roles-form.ts'
export {
  isSameVolume,
  type JetstressRun,
  type LatenciesOverTime,
  type LatencySeries,
  type LogReplay,
  type RunKind,
  type StatedLimits,
  type StreamedBackup,
  type VolumeFigures,
  type VolumeRole,
} from './testing/jetstress-run.ts'
export type {
  Criterion,
  CriterionCode,
  Judged,
  JudgedLatency,
  JudgedRun,
  JudgedServer,
  JudgedTest,
  JudgedVolume,
  MeasuredLatency,
  Outcome as TestOutcome,
  PlannedLoad,
  ReportedRun,
  TestChoices,
  TestKind,
  TestVerdict,
} from './testing/judged-test.ts'
export {
  driveGives,
  type KeptCount,
  type KeptFigures,
  keptCount,
  keptFrom,
} from './testing/kept-from-test.ts'
export {
  highestOverTime,
  type LatencyGroup,
  type LatencyOf,
  latencyGroups,
  type TimedLatency,
} from './testing/latency-groups.ts'
export { type MeasuredRates, measuredRates } from './testing/measured-rates.ts'
export {
  kindOfTest,
  reachOf,
  reachOfServers,
  type StorageReach,
  type TestedTogether,
  testedTogether,
} from './testing/ran-at-once.ts'
export type { RecoveryDemand } from './testing/recovery-demand.ts'
export {
  isTooLong,
  type Objective,
  type Objectives,
  objectivesOf,
  type RecoveryTime,
  type RecoveryTimes,
  recoveryTimes,
  type Took,
} from './testing/recovery-times.ts'
export { achievedIn, lacksDatabases, ratesOf } from './testing/run-figures.ts'
export { type TestLimits, testLimits } from './testing/test-limits.ts'
export { type TestedServers, type TestPlan, testPlan } from './testing/test-plan.ts'
export type { TestedServer } from './testing/tested-servers.ts'
export { type TestedOn, testedOn } from './testing/tested-storage.ts'
export { verdictOf } from './testing/verdict.ts'
export {
  answerDifferences,
  type ComparedAnswer,
  comparedAnswers,
} from './variants/answer-differences.ts'
export {
  type ComparedDesign,
  comparedDesignCalled,
  comparedDesignId,
  proposedDesign,
  verdictOfDesign,
} from './variants/compared-design.ts'
export { type Difference, differenceOf } from './variants/difference.ts'
export { figuresOfDesign, figuresOfPlan, type ResultFigures } from './variants/result-figures.ts'
export { type SurvivedLoss, survivedLosses } from './variants/survived-losses.ts'

// What the rest of the program may use of the method for Exchange 2013 to SE. Whoever imports it has
// that method from then on: with index.ts at once, in the app when a plan first asks for it.
bringAnswers()
bringMethod('roles', sizeByRoles)
bringChecks([...namingChecks, ...recoveryChecks])

export { type ResultGroup, type ResultKind, resultGroups } from './figures/common-results.ts'
export type { FigureTable } from './figures/figure.ts'
export {
  type ResultKey,
  type RoleFigure,
  resultKeys,
  resultKinds,
  rowsOf,
  tierColumns,
  workbookResults,
} from './figures/role-figures.ts'
