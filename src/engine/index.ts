export { adviceCodes, advise, checksOf } from './checks/advise.ts'
export { notModelled } from './checks/not-modelled.ts'
export {
  type Consequence,
  consequenceOfAdvice,
  consequences,
  type Risk,
  risksOf,
} from './checks/risks.ts'
export type { Answer, ChoiceBox, NumberBox, TextBox } from './core/box.ts'
export type { Advice, Finding, Sentence, Severity } from './core/check.ts'
export {
  type Citations,
  citationsIn,
  citedTitle,
  placeWords,
  standingTitle,
} from './core/citations.ts'
export {
  type ErratumId,
  errata,
  erratumOf,
  paperErratumIds,
  workbookErratumIds,
} from './core/errata.ts'
export { changesFigures, type Erratum } from './core/erratum.ts'
export { explain } from './core/explain.ts'
export type { Condition, Expression } from './core/expression.ts'
export { once, onceForBoth } from './core/once.ts'
export {
  type Requirement,
  type RequirementCode,
  type ServerGroup,
  shareOf,
} from './core/requirement.ts'
export {
  decimals,
  inSentence,
  isRounded,
  type RequirementFigures,
  type ShownMargin,
  shown,
  shownMargins,
  shownShare,
} from './core/shown.ts'
export {
  type Cite,
  type DocumentId,
  documents,
  isPublic,
  isPublished,
  type OwnRule,
  type PublicDocumentId,
  type PublicFigure,
  type PublicPlace,
  publicDocuments,
  type Source,
  type Standing,
  standings,
} from './core/source.ts'
export { type ConstantUnit, convertSize, type Sizes, type Unit, units } from './core/units.ts'
export { given, type Lookup, published, type Worked } from './core/worked.ts'
export { behind, extrapolations, inputsOf, publicFigures, titleOf } from './core/worked-inputs.ts'
export type {
  BilledServer,
  BilledSite,
  BillOfMaterials,
  NamedServer,
} from './designs/bill-of-materials.ts'
export type { BlockCount } from './designs/block-counts.ts'
export {
  type BlockDesign,
  type BlockFailure,
  type BlockRebuild,
  fits as blocksFit,
  type Untested,
} from './designs/block-design.ts'
export { type BlockUse, usesOfBlocks } from './designs/block-uses.ts'
export { type Build, type Candidate, designId, type Verdict } from './designs/candidate.ts'
export { checklistOf } from './designs/checklist.ts'
export {
  type BlocksDesign,
  type CopiesOnBox,
  cachesOf,
  candidateOf,
  type Design,
  type DesignPower,
  type DriveDesign,
  type DrivePurpose,
  type DriveRow,
  hasServers,
  isOnArrays,
  type ServerCache,
  type ServerDesign,
  type StorageReason,
} from './designs/design.ts'
export { buildCalled, carriedBy, designOf, designsOfOwnArray } from './designs/design-of.ts'
export type { GrowthYear, OutgrownDesign } from './designs/growth-years.ts'
export { priceOf } from './designs/judge.ts'
export { storageKinds } from './designs/kinds.ts'
export { paretoFront } from './designs/leading.ts'
export { type Level, levelOfArrays, levelOfBlocks } from './designs/level.ts'
export { nearestArrays, nearestDesign } from './designs/nearest-arrays.ts'
export {
  type BillLine,
  type DrivesInside,
  lineOfArrays,
  type OrderItem,
  orderOf,
  type PerServer,
} from './designs/order.ts'
export { fewestDrives, ownArrayProblems, ownSpace, publicDriveIops } from './designs/own-arrays.ts'
export { proposeArrays } from './designs/propose.ts'
export type { Rebuild, RebuildBasis } from './designs/rebuild.ts'
export type { Recommendation } from './designs/recommendation.ts'
export type { TestRun } from './exchange/jetstress.ts'
export {
  type AvailabilityKind,
  type MethodId,
  methodIds,
  type RoleVersion,
} from './exchange/version.ts'
export {
  type ExchangeVersionId,
  exchangeVersions,
  isOfMethod,
  latestVersion,
  paperVersionOf,
  profileOf,
  roleVersionOf,
  roleVersions,
  shortVersionName,
  versionOf,
} from './exchange/versions.ts'
export { type Decided, decideAutomatic } from './explore/automatic.ts'
export { automaticFigure } from './explore/automatic-figure.ts'
export {
  type CombinedChange,
  type CombinedChanges,
  combinedChanges,
} from './explore/combined-changes.ts'
export { type Dial, dialsOf, tidy } from './explore/dial.ts'
export {
  allLines,
  consideringOnly,
  type ExistingServers,
  existingServers,
  withServers,
} from './explore/existing-hardware.ts'
export {
  type Growth,
  type GrowthTimeline,
  growth,
  growthTimeline,
  yearsFollowed,
} from './explore/growth-timeline.ts'
export { isOfDesigner, type Setting } from './explore/ladder.ts'
export type { MissedLayout } from './explore/missed.ts'
export { type Carried, mostCarried } from './explore/most-carried.ts'
export {
  judgeTurned,
  type Sensitivity,
  type SensitivityProgress,
  type Stop,
  sensitivity,
  type VerdictChange,
} from './explore/sensitivity.ts'
export {
  type FailedLayout,
  type SearchProgress,
  type Solved,
  type SolvedLayout,
  solve,
} from './explore/solve.ts'
export {
  type Change,
  isWeaker,
  type NoneHelps,
  type Suggestion,
  suggestions,
} from './explore/suggestions.ts'
export { type TierTotals, tierTotals } from './explore/tier-totals.ts'
export { type Use, utilizationOverTime } from './explore/utilization-over-time.ts'
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
} from './failures/dags.ts'
export { type DatabasePaths, databasePaths, deployedFolders } from './failures/deployed-folders.ts'
export type {
  DagPlaces,
  DeployedNaming,
  DeployedPlaces,
  PlaceKey,
  PlaceProblem,
  Witness,
} from './failures/deployed-places.ts'
export {
  type NamedCounts,
  type NameKey,
  type Names,
  type NamingProblem,
  nameKinds,
  namesOf,
  namingProblems,
} from './failures/names.ts'
export {
  type DagOutcome,
  type DatabaseState,
  type Lost,
  nothingLost,
  type Outcome,
  type Quorum,
} from './failures/outcome.ts'
export { outcomeOf } from './failures/outcome-of.ts'
export {
  type BusiestOfLosses,
  type LossKind,
  type LossSets,
  type Proof,
  type ProvenLoss,
  proofOf,
} from './failures/proof-of.ts'
export type { Beside, ServerLoad } from './failures/server-load.ts'
export { type ResultGroup, type ResultKind, resultGroups } from './figures/common-results.ts'
export { type FigureTable, figureTables, type Stage } from './figures/figure.ts'
export {
  type ResultFigures,
  type ResultKey,
  type RoleFigure,
  resultKeys,
  resultKinds,
  rowsOf,
  tierColumns,
} from './figures/role-figures.ts'
export { type TestedSolution, testedSolutions } from './hardware/building-blocks.ts'
export { type DriveKind, driveKinds, driveTypes, flashTypes, isFlash } from './hardware/drives.ts'
export {
  equalLogicArrays,
  pricedArrays,
  type RaidPolicy,
  raidPolicies,
} from './hardware/equallogic-arrays.ts'
export type { JetstressTest } from './hardware/equallogic-tests.ts'
export {
  type PublishedProcessor,
  processorIn,
  processorsIn,
  processorText,
  processorTitle,
} from './hardware/published-processor.ts'
export { publishedProcessors } from './hardware/published-processors.ts'
export { conversionCost, raidConversions } from './hardware/raid-conversion.ts'
export {
  type BundleChoice,
  type BundleReason,
  type QuotaCell,
  type QuotaColumn,
  quotaOfSpace,
  quotaTable,
} from './hardware/storagetek.ts'
export type { SolutionId } from './hardware/tested-choices.ts'
export {
  isSameVolume,
  type JetstressRun,
  type LogReplay,
  type RunKind,
  type StatedLimits,
  type StreamedBackup,
  type VolumeFigures,
  type VolumeRole,
} from './jetstress/jetstress-run.ts'
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
} from './jetstress/judged-test.ts'
export {
  driveGives,
  type KeptCount,
  type KeptFigures,
  keptCount,
  keptFrom,
} from './jetstress/kept-from-test.ts'
export { type MeasuredRates, measuredRates } from './jetstress/measured-rates.ts'
export {
  kindOfTest,
  reachOf,
  type StorageReach,
  type TestedTogether,
  testedTogether,
} from './jetstress/ran-at-once.ts'
export {
  isTooLong,
  type Objective,
  type Objectives,
  objectivesOf,
  type RecoveryTime,
  type RecoveryTimes,
  recoveryTimes,
  type Took,
} from './jetstress/recovery-times.ts'
export { achievedIn, lacksDatabases, ratesOf } from './jetstress/run-figures.ts'
export { type TestLimits, testLimits } from './jetstress/test-limits.ts'
export { type TestedServers, type TestPlan, testPlan } from './jetstress/test-plan.ts'
export type { TestedServer } from './jetstress/tested-servers.ts'
export { type TestedOn, testedOn } from './jetstress/tested-storage.ts'
export { verdictOf } from './jetstress/verdict.ts'
export { basisOf } from './methods/basis-of.ts'
export { billOfMaterials } from './methods/bill-of-materials.ts'
export { dagsOf } from './methods/dags-of.ts'
export type { DeployedServers } from './methods/deploying.ts'
export { exploringOf } from './methods/exploring-of.ts'
export type {
  ArrayYear,
  BrokenYear,
  Grown,
  GrownArrays,
  GrownServers,
  Purchases,
  ServerYear,
} from './methods/growth.ts'
export { type PruneReason, pruneReasons } from './methods/layout-reasons.ts'
export {
  type MailOutage,
  mailOutage,
  type OutageStep,
  type OutageStepCode,
  siteOutage,
} from './methods/mail-outage.ts'
export { type MailStop, mailStopOf } from './methods/mail-stop.ts'
export { levelOfPlan, methodOf, serverLoad, size } from './methods/method-of.ts'
export { type ComparedLine, comparedFigure } from './methods/papers/compare/compared-line.ts'
export {
  bandOf,
  type Compared,
  compare,
  comparePaper,
  endToEnd,
  fitOf,
} from './methods/papers/compare/comparison.ts'
export { compareExample } from './methods/papers/compare/example.ts'
export { equatedTests, logTable } from './methods/papers/compare/printed-tables.ts'
export type { ReferenceSolution } from './methods/papers/compare/reference-solution.ts'
export {
  type ComparedSolution,
  compareReference,
  type ReferenceRun,
  referenceSolutions,
} from './methods/papers/compare/reference-solutions.ts'
export { billOfBlocks } from './methods/papers/designs/bill-of-blocks.ts'
export { growArrays, purchasesOf } from './methods/papers/designs/growing-arrays.ts'
export { propose, recommend } from './methods/papers/designs/recommend.ts'
export { mailboxQuota, printedMailboxQuotas } from './methods/papers/documents/ax4-5i-mailboxes.ts'
export { comparisonCaveats } from './methods/papers/documents/comparison-caveats.ts'
export type { Printed } from './methods/papers/documents/equallogic-example.ts'
export type { Reason as ExampleReason } from './methods/papers/documents/example-reasons.ts'
export { printedGains } from './methods/papers/documents/poweredge-users.ts'
export { comparePublicClasses } from './methods/papers/documents/public-classes.ts'
export { hasCapacity, type PaperSizing } from './methods/papers/sizing/size.ts'
export {
  isCarried,
  type PlanProof,
  type ProvenCase,
  planProof,
  provePlan,
  siteLossOf,
} from './methods/plan-proof.ts'
export type {
  BrokenRules,
  Built,
  BuiltArrays,
  BuiltServers,
  Carrying,
  Designs,
  JudgedDesign,
  Method,
  ReportBasis,
  Turning,
  Unmet,
  UnmetCode,
} from './methods/port.ts'
export { cacheRange, hasCache } from './methods/roles/designs/cache.ts'
export { levelOfServers } from './methods/roles/designs/level-of-servers.ts'
export {
  type PreferredRule,
  preferredArchitecture,
  withPreferredArchitecture,
} from './methods/roles/designs/preferred-architecture.ts'
export {
  proposeServers,
  serverDesignCalled,
  serverDesigns,
} from './methods/roles/designs/server-designs.ts'
export { byServerRank } from './methods/roles/designs/server-rank.ts'
export { situationOf } from './methods/roles/designs/situation.ts'
export { askedFailure } from './methods/roles/designs/survival.ts'
export { volumeHolding } from './methods/roles/designs/volume-holding.ts'
export {
  type CaseCode,
  type ChosenDrive,
  type ChosenDrives,
  compareWorkbookExample,
  type DifferingFigure,
  differingFigures,
  drivesOf,
  type ExampleFigure,
  type ExampleName,
  type ExampleText,
  exampleNames,
  failures,
  figureInBothModes,
  highestProcessorUse,
  type InBothModes,
  isBlankAsMicrosoft,
  isTooBusy,
  type LogTotal,
  type LogTotals,
  logTotals,
  mostOfSmall,
  namedInBothModes,
  officeDay,
  officeDayStanding,
  type PlanFailures,
  partInBothModes,
  planOfExample,
  processorsOf,
  type RoleText,
  rateQuestions,
  roleParts,
  roleRequirements,
  type Seeding,
  type ServerCase,
  seeding,
  serverCases,
  smallServer,
  type TierPreset,
  tierPresets,
  type UnsizedServer,
  unsizedServers,
  type VersionBasis,
  versionBases,
  withPreset,
  withSmallServer,
  workbookExamples,
} from './methods/roles/index.ts'
export { hasParts, type SizedByRoles } from './methods/roles/sized-by-roles.ts'
export { type BusiestLoad, busiestLoads, loadOnServer } from './methods/server-loads.ts'
export {
  figuresOf,
  type Goal,
  goalOf,
  putsServersFirst,
  type SolvedAnswers,
  type SolvedKey,
  type SolveFigures,
  solvedKeys,
} from './methods/solving.ts'
export { capability, referenceCapabilities } from './performance/capability.ts'
export { type Quantity, quantities } from './performance/fit.ts'
export {
  type Latencies,
  latencies,
  predictPool,
  reachesOver,
  thresholds,
} from './performance/latency.ts'
export { measuredOf } from './performance/measured-range.ts'
export { predictLatency, predictLoad, type Setup } from './performance/predict.ts'
export type { DagLayout } from './placement/layout.ts'
export { activeAfter, placeDatabases } from './placement/place-databases.ts'
export {
  type AskedAnswer,
  type ChoiceAnswer,
  type LineAnswer,
  type NumberAnswer,
  type Step,
  steps,
  type TextAnswer,
} from './plan/answer.ts'
export { isAutomatic, mayBeAutomatic, withAutomatic, withGiven } from './plan/automatic.ts'
export {
  considersArrays,
  considersDrives,
  considersOwn,
  considersTested,
  has,
  isVirtual,
  keepsLocalCopies,
  kindOf,
  oneCarriesAll,
} from './plan/features.ts'
export {
  type ChoiceField,
  type Field,
  fieldOf,
  fields,
  isGiven,
  isOfPlan,
  isSameAnswer,
  isUsual,
  type LineField,
  labelIn,
  type NumberField,
  offeredField,
  priceKey,
} from './plan/fields.ts'
export { type FormGroup, groupsOf } from './plan/form-groups.ts'
export { withHorizon } from './plan/horizon.ts'
export { type KeptTest, type TestedStorage, testedStorages } from './plan/kept-test.ts'
export { keptTestBoxes } from './plan/kept-test-boxes.ts'
export { cutName, limits, unseenAt } from './plan/limits.ts'
export { namedProcessor } from './plan/named-processor.ts'
export { measuredIn, type OwnArray, ownArrayAnswers } from './plan/own-array.ts'
export { isPinned, pinKeys, withPin } from './plan/pins.ts'
export {
  type AutomaticKey,
  answers,
  automaticKeys,
  defaultPlan,
  type Plan,
  type Ranking,
  type Tier,
  tierName,
  titles,
} from './plan/plan.ts'
export { recoveryForm } from './plan/recovery-answers.ts'
export { filesForm } from './plan/roles-form.ts'
export { priceAnswer } from './plan/storage-answers.ts'
export {
  defaultsOf,
  defaultsOfMethod,
  keepGiven,
  mappedToRoles,
  withVersion,
  workbookDefaults,
} from './plan/with-version.ts'
export { type FailedCheck, mendsOf, type Problem } from './sizing/problems.ts'
export type { RecoveryDemand, SizeResult, Sizing } from './sizing/sizing.ts'
export type { Asked, Assumption, HeadlineFigure, Survived } from './sizing/summary.ts'
export { shortTierTitle, tierTitle } from './sizing/tiers.ts'
export {
  answerDifferences,
  type ComparedAnswer,
  comparedAnswers,
} from './variants/answer-differences.ts'
export { assumedAnswers, type Departure, departures, isAssumed } from './variants/departures.ts'
export { type Difference, differenceOf } from './variants/difference.ts'
export { type FigureGroup, type ListedFigure, listedFigures } from './variants/listed-figures.ts'
export { figuresOfDesign, figuresOfPlan } from './variants/result-figures.ts'
export { type SurvivedLoss, survivedLosses } from './variants/survived-losses.ts'
