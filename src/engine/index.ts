export { advise } from './checks/advise.ts'
export {
  asShown,
  decimalsOfUnit,
  labelInSentence,
  type RequirementFigures,
  type ShownMargin,
  shareAsShown,
  shownMargins,
} from './core/as-shown.ts'
export type { Advice, Finding, Sentence, Severity } from './core/check.ts'
export {
  citationsOfSources,
  citedDocumentTitle,
  sourcePlaceWords,
  standingTitle,
} from './core/citations.ts'
export { exceeds } from './core/compare.ts'
export {
  type Erratum,
  type ErratumId,
  erratumChangesFigures,
  erratumOfId,
  paperErratumIds,
  workbookErratumIds,
} from './core/errata.ts'
export { explain } from './core/explain.ts'
export type {
  ChoiceInputSpec,
  NumberInputSpec,
  RawAnswer,
  TextInputSpec,
} from './core/input-specs.ts'
export { oncePerObject, oncePerPair } from './core/once.ts'
export {
  nearlyFullShare,
  type Requirement,
  type RequirementCode,
  type ServerGroup,
  usedShareOf,
} from './core/requirement.ts'
export {
  type Cite,
  documents,
  isDocumentCite,
  isDocumentId,
  isPublicDocumentId,
  isPublicFigure,
  type PlaceInPublicDocument,
  type PublicFigure,
  publicDocuments,
  type Source,
  type SourceStanding,
} from './core/source.ts'
export { convertSize, type SizeUnitSystem, type Unit, units } from './core/units.ts'
export { citedFigure, givenFigure, type Worked } from './core/worked.ts'
export {
  directInputsOf,
  extrapolatedNumbersBehind,
  labelWithTier,
  numbersBehind,
  publicFiguresBehind,
} from './core/worked-inputs.ts'
export { checklistOf } from './designs/checklist.ts'
export type { RequiredTestRun } from './exchange/jetstress.ts'
export {
  type AvailabilityKind,
  type MethodId,
  methodIds,
  type RoleVersion,
} from './exchange/version.ts'
export {
  type ExchangeVersionId,
  entryAppliesToPlan,
  exchangeVersionIds,
  latestVersionId,
  paperVersionOf,
  roleVersionIds,
  roleVersionOf,
  shortVersionName,
  versionOf,
} from './exchange/versions.ts'
export { recommend, size } from './methods/methods.ts'
export { failures } from './methods/roles/all-stages.ts'
export { roleRequirements } from './methods/roles/role-requirements.ts'
export { predictLatency, predictLoad } from './performance/predict.ts'
export { activeAfter, placeDatabases } from './placement/place-databases.ts'
export {
  type AnswerDefinition,
  type ChoiceAnswerDefinition,
  type NameAnswerDefinition,
  type QuestionStep,
  questionSteps,
} from './plan/answer.ts'
export {
  isAutomatic,
  mayBeAutomatic,
  planWithAutomaticToggled,
  planWithChangedAnswersManual,
} from './plan/automatic.ts'
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
  allAnswerFields,
  type Field,
  fieldCountsInPlan,
  fieldLabelInPlan,
  fieldOf,
  isAnswerGiven,
  isDefaultAnswerInTier,
  isFieldOfPlan,
  isSameAnswer,
  type LineField,
  type NumberField,
  offeredField,
  priceFieldKey,
} from './plan/fields.ts'
export { deploymentFilesForm, type FormGroup, fieldGroupsOfStep } from './plan/form-groups.ts'
export { type KeptTest, keptTestInputs, testedStorageLayouts } from './plan/kept-test.ts'
export { cutName, indexOfInvisibleCharacter, projectLimits } from './plan/limits.ts'
export { publishedProcessorOfPlan } from './plan/named-processor.ts'
export { measuredIopsInputOfPolicy, type OwnArray, ownArrayInputs } from './plan/own-array.ts'
export { isPinned, pinKeys, planWithPinToggled } from './plan/pins.ts'
export {
  type AutomaticKey,
  answerDefinitions,
  automaticKeys,
  defaultPlan,
  type Plan,
  planTextDefinitions,
  type Ranking,
  type Tier,
  tierNameDefinition,
} from './plan/plan.ts'
export { recoveryForm } from './plan/recovery-answers.ts'
export { definePriceAnswer } from './plan/storage-answers.ts'
export {
  defaultsOfMethod,
  defaultsOfVersion,
  keepAnswersGiven,
  planMappedToRoles,
  withVersion,
  workbookDefaults,
} from './plan/with-version.ts'
export { type ChosenDrive, chosenDrivesOf } from './sizing/chosen-drives.ts'
export { type FailedCheck, fixesOfProblem, type Problem } from './sizing/problems.ts'
export type { RecoveryDataAmounts, SizeResult, Sizing } from './sizing/sizing.ts'
export type {
  AssumedAnswer,
  HeadlineFigure,
  ServerDemandItem,
  SurvivedLosses,
} from './sizing/summary.ts'
export { shortTierTitle, tierTitle } from './sizing/tiers.ts'
