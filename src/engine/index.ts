export { adviceCodes, advise, checksOf } from './checks/advise.ts'
export { checklistOf } from './checks/checklist.ts'
export { notModelled } from './checks/not-modelled.ts'
export type { Answer, ChoiceBox, NumberBox, TextBox } from './core/box.ts'
export type { Advice, Finding, Sentence, Severity } from './core/check.ts'
export {
  type ErratumId,
  errata,
  erratumOf,
  paperErratumIds,
  workbookErratumIds,
} from './core/errata.ts'
export type { Erratum } from './core/erratum.ts'
export { explain } from './core/explain.ts'
export type {
  Requirement,
  RequirementCode,
  ServerGroup,
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
  publicDocuments,
  type Source,
  type Standing,
  standings,
} from './core/source.ts'
export { type ConstantUnit, convertSize, type Sizes, type Unit, units } from './core/units.ts'
export {
  behind,
  extrapolations,
  given,
  inputsOf,
  publicFigures,
  published,
  titleOf,
  type Worked,
} from './core/worked.ts'
export { type Lost, nothingLost } from './dags/outcome.ts'
export {
  type BilledSite,
  type BillOfMaterials,
  billOfBlocks,
  billOfMaterials,
} from './designs/bill-of-materials.ts'
export type { BilledServer, NamedServer } from './designs/billed-servers.ts'
export type { BlockCount } from './designs/block-counts.ts'
export {
  type BlockDesign,
  type BlockFailure,
  type BlockRebuild,
  fits as blocksFit,
  type Untested,
} from './designs/block-design.ts'
export { type BlockUse, usesOfBlocks } from './designs/block-uses.ts'
export {
  type Build,
  type Candidate,
  designId,
  type Verdict,
} from './designs/candidate.ts'
export { curvedBy, ownDrives } from './designs/curved-arrays.ts'
export { buildCalled, carriedBy, designOf, designsOfOwnArray } from './designs/design-of.ts'
export { priceOf } from './designs/judge.ts'
export { paretoFront } from './designs/leading.ts'
export { type Level, levelOfArrays, levelOfBlocks } from './designs/level.ts'
export { nearestArrays } from './designs/nearest-arrays.ts'
export {
  fewestDrives,
  ownArrayProblems,
  ownSpace,
  publicDriveIops,
} from './designs/own-arrays.ts'
export { type Proposal, propose, proposeBlocks } from './designs/propose.ts'
export { proposeArrays } from './designs/propose-arrays.ts'
export type { Rebuild, RebuildBasis } from './designs/rebuild.ts'
export { type Recommendation, recommend } from './designs/recommend.ts'
export { type Recovery, recoveries } from './designs/recovery.ts'
export type { AvailabilityKind, Method, RoleVersion } from './exchange/version.ts'
export {
  type ExchangeVersionId,
  exchangeVersions,
  latestVersion,
  paperVersionOf,
  profileOf,
  roleVersionOf,
  roleVersions,
  shortVersionName,
  versionOf,
} from './exchange/versions.ts'
export {
  allLines,
  type Carried,
  consideringOnly,
  mostCarried,
} from './explore/existing-arrays.ts'
export { type Purchases, purchasesOf } from './explore/growth-purchases.ts'
export {
  type GrowthTimeline,
  type GrowthYear,
  growthTimeline,
  type OutgrownDesign,
  yearsFollowed,
} from './explore/growth-timeline.ts'
export {
  type PruneReason,
  pruneReasons,
  type SearchProgress,
  type SearchResult,
  searchDesigns,
} from './explore/search-designs.ts'
export {
  type FoundDesign,
  layoutServers,
  type SearchBounds,
  type SearchSpace,
  searchBounds,
  searchSpace,
  withDesign,
} from './explore/search-space.ts'
export { type Sensitivity, sensitivity, type VerdictChange } from './explore/sensitivity.ts'
export {
  type Change,
  isOfDesigner,
  type NoneHelps,
  type Setting,
  type SmallestChange,
  smallestChanges,
} from './explore/smallest-changes.ts'
export { type TierTotals, tierTotals } from './explore/tier-totals.ts'
export { type Use, utilizationOverTime } from './explore/utilization-over-time.ts'
export {
  comparePublicClasses,
  compareVersions,
  type FigureStanding,
  type VersionCell,
  type VersionFigure,
  type VersionRow,
} from './explore/version-figures.ts'
export { type WideSearch, wideSearch, withFound } from './explore/wide-search.ts'
export {
  equalLogicArrays,
  pricedArrays,
  type RaidPolicy,
  raidPolicies,
} from './hardware/equallogic-arrays.ts'
export type { JetstressTest } from './hardware/equallogic-tests.ts'
export type { SolutionId } from './hardware/tested-choices.ts'
export type { ComparedLine, Difference } from './methods/papers/compare/compared-line.ts'
export {
  bandOf,
  type Compared,
  compare,
  comparePaper,
  endToEnd,
  errorsByGroup,
  fitOf,
} from './methods/papers/compare/comparison.ts'
export { compareExample } from './methods/papers/compare/example.ts'
export {
  type EquatedTest,
  equatedTests,
  logTable,
} from './methods/papers/compare/printed-tables.ts'
export type { ReferenceSolution } from './methods/papers/compare/reference-solution.ts'
export {
  type ComparedSolution,
  compareReference,
  type ReferenceRun,
  referenceSolutions,
} from './methods/papers/compare/reference-solutions.ts'
export { mailboxQuota, printedMailboxQuotas } from './methods/papers/documents/ax4-5i-mailboxes.ts'
export type { TestedSolution } from './methods/papers/documents/building-blocks.ts'
export { testedSolutions } from './methods/papers/documents/building-blocks.ts'
export { comparisonCaveats } from './methods/papers/documents/comparison-caveats.ts'
export type { Printed } from './methods/papers/documents/equallogic-example.ts'
export type { Reason as ExampleReason } from './methods/papers/documents/example-reasons.ts'
export {
  compareGenerations,
  type GenerationSide,
  printedGains,
  testedServers,
} from './methods/papers/documents/poweredge-users.ts'
export { conversionCost, raidConversions } from './methods/papers/documents/raid-conversion.ts'
export {
  type BundleChoice,
  type BundleReason,
  type QuotaCell,
  type QuotaColumn,
  quotaOfSpace,
  quotaTable,
} from './methods/papers/documents/storagetek.ts'
export { versionChanges } from './methods/papers/documents/version-changes.ts'
export type { FailedCheck, Problem } from './methods/papers/sizing/problems.ts'
export {
  canSize,
  type PaperSizing,
  type SizeResult,
  type Sizing,
  size,
} from './methods/papers/sizing/size.ts'
export { shortTierTitle, tierTitle } from './methods/papers/sizing/users.ts'
export { isByRoles, type SizedByRoles } from './methods/roles/sized-by-roles.ts'
export type { ArrayDrives } from './performance/array-drives.ts'
export { capability, referenceCapabilities } from './performance/capability.ts'
export {
  type CurvedArray,
  coefficientsOfCurve,
  leastBand,
  startOfCurve,
} from './performance/curved-array.ts'
export { type Quantity, quantities } from './performance/fit.ts'
export {
  type CurveTest,
  curveTestsOf,
  fewestCurveTests,
  isCurveTest,
  loadOfTest,
  poolOfTest,
} from './performance/kept-place.ts'
export {
  type Latencies,
  latencies,
  latenciesByCurve,
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
export { answers, bringAnswers } from './plan/bring-answers.ts'
export { driveTypes, flashTypes } from './plan/drive-answers.ts'
export {
  considersOwn,
  considersTested,
  has,
  keepsLocalCopies,
  kindOf,
  methodOf,
  oneCarriesAll,
} from './plan/features.ts'
export {
  type ChoiceField,
  type Field,
  fieldOf,
  fields,
  isGiven,
  isOfPlan,
  type LineField,
  type NumberField,
  priceKey,
} from './plan/fields.ts'
export { type FormGroup, groupsOf } from './plan/form-groups.ts'
export {
  type CurveQuantity,
  curveMethods,
  curveQuantities,
  type KeptTest,
  type OwnCurve,
  type TestedStorage,
  testedStorages,
} from './plan/kept-test.ts'
export { keptTestBoxes, ownCurveBoxes } from './plan/kept-test-boxes.ts'
export { cutName, limits, unseenAt } from './plan/limits.ts'
export {
  type DriveKind,
  driveKinds,
  measuredIn,
  type OwnArray,
  ownArrayAnswers,
} from './plan/own-array.ts'
export { isPinned, pinKeys, withPin } from './plan/pins.ts'
export {
  defaultPlan,
  type Plan,
  paperAnswers,
  type Ranking,
  type Tier,
  tierName,
  titles,
} from './plan/plan.ts'
export { rolesDefaults } from './plan/roles-defaults.ts'
export { priceAnswer } from './plan/storage-answers.ts'
export { defaultsOf, mappedToRoles, withVersion } from './plan/with-version.ts'
export {
  failures,
  type PlanFailures,
  type RoleFigure,
  type RoleText,
  roleRequirements,
} from './roles-index.ts'
export { type Departure, departures } from './variants/departures.ts'
