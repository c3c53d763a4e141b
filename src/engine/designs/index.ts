export type { BilledServer, BilledSite, BillOfMaterials, NamedServer } from './bill-of-materials.ts'
export {
  type BlockCount,
  type BlockDesign,
  type BlockFailure,
  type BlockRebuild,
  blocksFit,
  type UntestedAspect,
  usesOfBlocks,
} from './block-design.ts'
export { type Build, type Candidate, designId, type Verdict } from './candidate.ts'
export {
  type BlocksDesign,
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
  serverCaches,
} from './design.ts'
export { buildById, designsOfOwnArray, iopsCarried, judgeBuild } from './judge-build.ts'
export { storageKinds } from './kinds.ts'
export { type Level, levelOfArrays, levelOfBlocks } from './level.ts'
export {
  type ArraysOfServer,
  type BillLine,
  type DrivesInside,
  itemsToOrder,
  lineOfArrays,
  type OrderItem,
} from './order.ts'
export { fewestDrives, ownArrayProblems, ownSpace, publicDriveIops } from './own-arrays.ts'
export type { Rebuild, RebuildBasis } from './rebuild.ts'
export { nearestArrays, nearestDesign, type Recommendation } from './recommendation.ts'
