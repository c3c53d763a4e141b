export { type ArrayModel, equalLogicArrays } from './catalog/equallogic.ts'
export {
  type Answer,
  type ChoiceField,
  defaultPlan,
  type Field,
  fieldOf,
  fields,
  limits,
  type NumberField,
  type Step,
  type SwitchField,
  steps,
  type TypedUnit,
} from './fields.ts'
export { type Latencies, type LatencyKind, latencies, predictLatency } from './model/latency.ts'
export type { Problem } from './model/problems.ts'
export { type SizeResult, type Sizing, size } from './model/size.ts'
export {
  editions,
  type Plan,
  type RaidPolicy,
  raidPolicies,
  reserves,
  type Tier,
} from './plan.ts'
export { type Candidate, type Constraint, thresholds, type Verdict } from './recommend/candidate.ts'
export { type Recommendation, recommend } from './recommend/recommend.ts'
export { type Cite, documents } from './sources/documents.ts'
export { type ErratumId, errata } from './sources/errata.ts'
export { isPublished, type Source } from './sources/source.ts'
export { convertSize, type Unit } from './units.ts'
export { type Explanation, explain, inSentence } from './worked/explain.ts'
export { decimals, isRounded, shown, shownMargin } from './worked/shown.ts'
export { behind, extrapolations, type How, inputsOf, type Worked } from './worked/worked.ts'
