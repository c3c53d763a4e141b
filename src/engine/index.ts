export type { Advice, Severity } from './advice/advice.ts'
export { advise } from './advice/advise.ts'
export { checklistOf } from './advice/checklist.ts'
export { comparisonCaveat } from './advice/comparison-caveat.ts'
export { notModelled } from './advice/not-modelled.ts'
export { type ArrayModel, equalLogicArrays } from './catalog/equallogic.ts'
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
export type { BundleChoice, BundleReason } from './evidence/storagetek-2003.ts'
export {
  type QuotaCell,
  type QuotaColumn,
  quotaOfSpace,
  quotaTable,
} from './evidence/storagetek-quotas.ts'
export { profileOf } from './exchange/profile-of.ts'
export { defaultPlan, limits } from './fields/default-plan.ts'
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
  considersTested,
  has,
  isReplicated,
  kindOf,
  shortVersionName,
  versionName,
} from './fields/versions.ts'
export { fieldOf, fields } from './fields.ts'
export { capability, referenceCapabilities, thresholds } from './model/capability.ts'
export { type Compared, compare, comparePaper, fitOf } from './model/comparison.ts'
export { type Latencies, type LatencyKind, latencies, predictPool } from './model/latency.ts'
export { measuredRanges } from './model/measured-range.ts'
export { predictLatency, predictLoad, type Setup } from './model/predict.ts'
export type { Problem } from './model/problems.ts'
export { comparePublicClasses } from './model/public-classes.ts'
export { type SizeResult, type Sizing, size } from './model/size.ts'
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
  type ExchangeVersionId,
  editions,
  exchangeVersions,
  modelChoices,
  type Plan,
  type RaidPolicy,
  raidPolicies,
  reserves,
  type SolutionId,
  solutionIds,
  storageKinds,
  type Tier,
  worstCases,
} from './plan.ts'
export type { BlockCount } from './recommend/block-counts.ts'
export {
  type BlockDesign,
  type BlockFailure,
  fits as blocksFit,
  type Untested,
} from './recommend/block-design.ts'
export type { Candidate, Constraint, Rebuild, Verdict } from './recommend/candidate.ts'
export { compareExample } from './recommend/compare-example.ts'
export type { ComparedLine, Difference } from './recommend/compared-line.ts'
export { type Recommendation, recommend } from './recommend/recommend.ts'
export { widen } from './recommend/widen.ts'
export {
  type ComparedSolution,
  compareReference,
  type ReferenceRun,
  type ReferenceSolution,
} from './reference/reference-solution.ts'
export { referenceSolutions } from './reference/reference-solutions.ts'
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
export { publicFigures } from './worked/beyond-papers.ts'
export { type Explanation, explain, inSentence } from './worked/explain.ts'
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
