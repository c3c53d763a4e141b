export type {
  CopyLayout,
  Dag,
  DagDatabase,
  DagServer,
  Dags,
  DatabaseCopy,
  LayoutCopy,
} from './dags.ts'
export type { DeployedNaming, DeployedPlaces, PlaceKey, PlaceProblem } from './deployed-places.ts'
export { databasePaths, deployedFolders } from './deployed-places.ts'
export { lossOutcome } from './loss-outcome.ts'
export { type NameKey, type NamingProblem, planNames } from './names.ts'
export { type DagOutcome, type Loss, nothingLost, type Outcome } from './outcome.ts'
export type { LossKind, LossSets, Proof, ProvenLoss } from './prove-losses.ts'
export type { NeedAndSupply, ServerLoad } from './server-load.ts'
