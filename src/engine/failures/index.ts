export type {
  CopyLayout,
  Dag,
  DagDatabase,
  DagServer,
  Dags,
  DatabaseCopy,
  LayoutCopy,
} from './dags.ts'
export type {
  DeployedPlaces,
  DeploymentNamesAndPlaces,
  PlaceAnswerKey,
  PlaceProblem,
} from './deployed-places.ts'
export { databaseFolders, deployedFolders } from './deployed-places.ts'
export { lossOutcome } from './loss-outcome.ts'
export { type NameAnswerKey, type NamingProblem, planNames } from './names.ts'
export { type DagOutcome, type Loss, type LossOutcome, nothingLost } from './outcome.ts'
export type { EveryLossProof, LossKind, LossKindOutcomes, LossSetSummary } from './prove-losses.ts'
export type { NeedAndSupply, ServerLoad } from './server-load.ts'
