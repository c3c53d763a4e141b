export { advise } from './checks/advise.ts'
export {
  asShown,
  decimals,
  inSentence,
  type RequirementFigures,
  type ShownMargin,
  shownMargins,
  shownShare,
} from './core/as-shown.ts'
export type { Answer, ChoiceBox, NumberBox, TextBox } from './core/box.ts'
export type { Advice, Finding, Sentence, Severity } from './core/check.ts'
export { citationsIn, citedTitle, placeWords, standingTitle } from './core/citations.ts'
export { exceeds } from './core/compare.ts'
export {
  changesFigures,
  type Erratum,
  type ErratumId,
  erratumOf,
  paperErratumIds,
  workbookErratumIds,
} from './core/errata.ts'
export { explain } from './core/explain.ts'
export { once, onceForBoth } from './core/once.ts'
export {
  nearlyAll,
  type Requirement,
  type RequirementCode,
  type ServerGroup,
  shareOf,
} from './core/requirement.ts'
export {
  type Cite,
  documents,
  isDocument,
  isPublic,
  isPublicDocument,
  isPublished,
  type PlaceInPublicDocument,
  type PublicFigure,
  publicDocuments,
  type Source,
  type Standing,
} from './core/source.ts'
export { convertSize, type Sizes, type Unit, units } from './core/units.ts'
export { citedFigure, givenFigure, type Worked } from './core/worked.ts'
export {
  extrapolations,
  inputsOf,
  numbersBehind,
  publicFigures,
  titleWithTier,
} from './core/worked-inputs.ts'
export { checklistOf } from './designs/checklist.ts'
export type { TestRun } from './exchange/jetstress.ts'
export {
  type AvailabilityKind,
  type MethodId,
  methodIds,
  type RoleVersion,
} from './exchange/version.ts'
export {
  appliesToPlan,
  type ExchangeVersionId,
  exchangeVersions,
  latestVersion,
  paperVersionOf,
  roleVersionOf,
  roleVersions,
  shortVersionName,
  versionOf,
} from './exchange/versions.ts'
export { recommend, size } from './methods/methods.ts'
export { failures } from './methods/roles/all-stages.ts'
export { roleRequirements } from './methods/roles/role-requirements.ts'
export { predictLatency, predictLoad } from './performance/predict.ts'
export { activeAfter, placeDatabases } from './placement/place-databases.ts'
export {
  type AskedAnswer,
  type ChoiceAnswer,
  type Step,
  steps,
  type TextAnswer,
} from './plan/answer.ts'
export { isAutomatic, mayBeAutomatic, withAutomatic, withChangesGiven } from './plan/automatic.ts'
export {
  availabilityOf,
  considersArrays,
  considersDrives,
  considersOwn,
  hasFeature,
  isVirtual,
  keepsLocalCopies,
  oneCarriesAll,
} from './plan/features.ts'
export {
  countsInPlan,
  type Field,
  fieldOf,
  fields,
  isDefaultAnswer,
  isGiven,
  isOfPlan,
  isSameAnswer,
  type LineField,
  labelIn,
  type NumberField,
  offeredField,
  priceKey,
} from './plan/fields.ts'
export { type FormGroup, fieldGroupsOf, filesForm } from './plan/form-groups.ts'
export { type KeptTest, keptTestBoxes, testableStorageLayouts } from './plan/kept-test.ts'
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
export { priceAnswer } from './plan/storage-answers.ts'
export {
  defaultsOf,
  defaultsOfMethod,
  keepAnswersGiven,
  mappedToRoles,
  withVersion,
  workbookDefaults,
} from './plan/with-version.ts'
export { type ChosenDrive, drivesOf } from './sizing/chosen-drives.ts'
export { type FailedCheck, fixesOfProblem, type Problem } from './sizing/problems.ts'
export type { RecoveryDemand, SizeResult, Sizing } from './sizing/sizing.ts'
export type { Assumption, HeadlineFigure, ServerDemand, SurvivedLosses } from './sizing/summary.ts'
export { shortTierTitle, tierTitle } from './sizing/tiers.ts'
