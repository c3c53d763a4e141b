export type { Advice, Severity } from './advice/advice.ts'
export { advise } from './advice/advise.ts'
export { checklist } from './advice/checklist.ts'
export { notModelled } from './advice/not-modelled.ts'
export { type ArrayModel, equalLogicArrays } from './catalog/equallogic.ts'
export type { Printed } from './evidence/equallogic-example.ts'
export type { JetstressTest } from './evidence/equallogic-tests.ts'
export type { Reason as ExampleReason } from './evidence/example-reasons.ts'
export { type FitErrors, type Quantity, quantities } from './evidence/fit.ts'
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
export { fieldOf, fields } from './fields.ts'
export { capability, referenceCapabilities, thresholds } from './model/capability.ts'
export { type Compared, compare, comparePaper, fitOf } from './model/comparison.ts'
export { type Latencies, type LatencyKind, latencies, predictPool } from './model/latency.ts'
export { measuredRanges } from './model/measured-range.ts'
export { predictLatency, predictLoad, type Setup } from './model/predict.ts'
export type { Problem } from './model/problems.ts'
export { type SizeResult, type Sizing, size } from './model/size.ts'
export { shortTierTitle, tierTitle } from './model/tier.ts'
export {
  type AdviceCode,
  adviceCodes,
  availabilities,
  editions,
  modelChoices,
  type Plan,
  type RaidPolicy,
  raidPolicies,
  reserves,
  type Tier,
  worstCases,
} from './plan.ts'
export type { Candidate, Constraint, Verdict } from './recommend/candidate.ts'
export { type ComparedLine, compareExample, type Difference } from './recommend/compare-example.ts'
export { type Recommendation, recommend } from './recommend/recommend.ts'
export { widen } from './recommend/widen.ts'
export { type Cite, documents } from './sources/documents.ts'
export { type ErratumId, errata } from './sources/errata.ts'
export {
  isPublic,
  isPublished,
  type Source,
  type Standing,
  standings,
} from './sources/source.ts'
export { convertSize, type Unit } from './units.ts'
export { type Explanation, explain, inSentence } from './worked/explain.ts'
export { decimals, isRounded, shown, shownMargin } from './worked/shown.ts'
export {
  type Beyond,
  behind,
  extrapolations,
  type How,
  inputsOf,
  titleOf,
  type Worked,
} from './worked/worked.ts'
