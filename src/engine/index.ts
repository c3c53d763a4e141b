export type { Advice, Severity } from './advice/advice.ts'
export { advise } from './advice/advise.ts'
export { checklistOf } from './advice/checklist.ts'
export { comparisonCaveat } from './advice/comparison-caveat.ts'
export { notModelled } from './advice/not-modelled.ts'
export { type ArrayModel, equalLogicArrays } from './catalog/equallogic.ts'
export {
  fewestDrives,
  type OwnArrayProblem,
  ownArrayLimits,
  ownArrayProblems,
  ownSpace,
  publicDriveIops,
} from './catalog/own-arrays.ts'
export { type TestedSolution, testedSolutions } from './catalog/tested-solutions.ts'
export { mailboxQuota, printedMailboxQuotas } from './evidence/ax4-5i-mailboxes.ts'
export type { Printed } from './evidence/equallogic-example.ts'
export type { JetstressTest } from './evidence/equallogic-tests.ts'
export type { Reason as ExampleReason } from './evidence/example-reasons.ts'
export { type FitErrors, type Quantity, quantities } from './evidence/fit.ts'
export {
  compareGenerations,
  type GenerationSide,
  printedGains,
  testedServers,
} from './evidence/poweredge-users.ts'
export type { BundleChoice, BundleReason } from './evidence/storagetek-bundles.ts'
export {
  type QuotaCell,
  type QuotaColumn,
  quotaOfSpace,
  quotaTable,
} from './evidence/storagetek-quotas.ts'
export { profileOf } from './exchange/profile-of.ts'
export { cutName, defaultPlan, limits } from './fields/default-plan.ts'
export {
  type Answer,
  type ChoiceField,
  type Field,
  type NumberField,
  type Step,
  type SwitchField,
  steps,
  type TypedUnit,
} from './fields/field.ts'
export {
  considersEqualLogic,
  considersOwn,
  considersTested,
  has,
  isReplicated,
  kindOf,
  shortVersionName,
  versionName,
} from './fields/versions.ts'
export { fieldOf, fields } from './fields.ts'
export { capability, referenceCapabilities } from './model/capability.ts'
export { type Compared, compare, comparePaper, fitOf } from './model/comparison.ts'
export { type Latencies, type LatencyKind, latencies, predictPool } from './model/latency.ts'
export { measuredRanges } from './model/measured-range.ts'
export { predictLatency, predictLoad, type Setup } from './model/predict.ts'
export type { Problem } from './model/problems.ts'
export { comparePublicClasses } from './model/public-classes.ts'
export { type SizeResult, type Sizing, size } from './model/size.ts'
export { thresholds } from './model/thresholds.ts'
export { shortTierTitle, tierTitle } from './model/tier.ts'
export {
  compareVersions,
  type VersionCell,
  type VersionFigure,
  type VersionRow,
} from './model/version-figures.ts'
export type { FigureStanding } from './model/version-standing.ts'
export {
  type AdviceCode,
  type AvailabilityKind,
  adviceCodes,
  availabilities,
  type DriveKind,
  driveKinds,
  type ExchangeVersionId,
  editions,
  exchangeVersions,
  modelChoices,
  type OwnArray,
  type Plan,
  type PricedArray,
  pricedArrays,
  type RaidPolicy,
  type Ranking,
  raidPolicies,
  rankings,
  reserves,
  type SolutionId,
  solutionIds,
  storageKinds,
  type Tier,
  worstCases,
} from './plan.ts'
export { billOfBlocks } from './recommend/bill-of-blocks.ts'
export {
  type BilledSite,
  type BillOfMaterials,
  billOfMaterials,
} from './recommend/bill-of-materials.ts'
export type { BilledServer } from './recommend/billed-servers.ts'
export type { BlockCount } from './recommend/block-counts.ts'
export {
  type BlockDesign,
  type BlockFailure,
  fits as blocksFit,
  type Untested,
} from './recommend/block-design.ts'
export {
  type Build,
  type Candidate,
  type Constraint,
  designId,
  type Rebuild,
  type Verdict,
} from './recommend/candidate.ts'
export { compareExample } from './recommend/compare-example.ts'
export type { ComparedLine, Difference } from './recommend/compared-line.ts'
export { buildCalled, carriedBy, designOf, designsOfOwnArray } from './recommend/design-of.ts'
export { paretoFront } from './recommend/pareto-front.ts'
export { type Proposal, propose, proposeBlocks } from './recommend/propose.ts'
export { proposeArrays } from './recommend/propose-arrays.ts'
export { type Recommendation, recommend } from './recommend/recommend.ts'
export {
  type ComparedSolution,
  compareReference,
  type ReferenceRun,
  type ReferenceSolution,
} from './reference/reference-solution.ts'
export { referenceSolutions } from './reference/reference-solutions.ts'
export { type FoundDesign, withDesign } from './search/found-design.ts'
export {
  type PruneReason,
  pruneReasons,
  type SearchProgress,
  type SearchResult,
  searchDesigns,
} from './search/search-designs.ts'
export {
  type SearchBounds,
  type SearchSpace,
  searchBounds,
  searchSpace,
} from './search/search-space.ts'
export { type Cite, documents } from './sources/documents.ts'
export { type ErratumId, errata } from './sources/errata.ts'
export {
  isPublic,
  isPublished,
  type PublicFigure,
  type Source,
  type Standing,
  standings,
} from './sources/source.ts'
export { convertSize, type Unit } from './units.ts'
export { consideringOnly, linesAtHand } from './what-if/arrays-at-hand.ts'
export { type Purchases, purchasesOf } from './what-if/growth-purchases.ts'
export { growthTimeline, type OutgrownDesign } from './what-if/growth-timeline.ts'
export { type GrowthYear, yearsFollowed } from './what-if/growth-year.ts'
export {
  type Carried,
  searchMostCarried,
} from './what-if/most-carried.ts'
export type { Piecewise } from './what-if/piecewise.ts'
export {
  type Edge,
  type Room,
  searchRoomToMove,
} from './what-if/room-to-move.ts'
export {
  type Change,
  type NoneHelps,
  type Setting,
  type SmallestChange,
  searchSmallestChanges,
} from './what-if/smallest-changes.ts'
export { type Use, utilizationOverTime } from './what-if/utilization-over-time.ts'
export { publicFigures } from './worked/beyond-papers.ts'
export { type Explanation, explain } from './worked/explain.ts'
export { inSentence } from './worked/in-sentence.ts'
export { decimals, isRounded, shown, shownMargin } from './worked/shown.ts'
export {
  type Beyond,
  behind,
  extrapolations,
  given,
  type How,
  inputsOf,
  published,
  titleOf,
  type Worked,
} from './worked/worked.ts'
