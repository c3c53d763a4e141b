export type { BilledServer, BilledSite, BillOfMaterials, NamedServer } from './bill-of-materials.ts'
export type { BlockCount } from './block-design.ts'
export {
  type BlockDesign,
  type BlockFailure,
  type BlockRebuild,
  canServe as blocksFit,
  type Untested,
  usesOfBlocks,
} from './block-design.ts'
export { type Build, type Candidate, designId, type Verdict } from './candidate.ts'
export {
  type BlocksDesign,
  cachesOf,
  candidateOf,
  type Design,
  type DesignPower,
  type DriveDesign,
  type DrivePurpose,
  type DriveRow,
  hasServers,
  type ServerCache,
  type ServerDesign,
  type StorageReason,
} from './design.ts'
export { buildCalled, carriedBy, designOf, designsOfOwnArray } from './design-of.ts'
export { storageKinds } from './kinds.ts'
export { type Level, levelOfArrays, levelOfBlocks } from './level.ts'
export {
  type ArraysOfServer,
  type BillLine,
  type DrivesInside,
  lineOfArrays,
  type OrderItem,
  orderOf,
} from './order.ts'
export { fewestDrives, ownArrayProblems, ownSpace, publicDriveIops } from './own-arrays.ts'
export type { Rebuild, RebuildBasis } from './rebuild.ts'
export type { Recommendation } from './recommendation.ts'
export { nearestArrays, nearestDesign } from './recommendation.ts'
