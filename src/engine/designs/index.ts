export type { BilledServer, BilledSite, BillOfMaterials, NamedServer } from './bill-of-materials.ts'
export {
  type BlockCount,
  type BlockDesign,
  type BlockFailure,
  type BlockRebuild,
  blocksFit,
  type UntestedAspect,
  usedSharesOfBlocks,
} from './block-design.ts'
export { type ArrayBuild, type Candidate, designId, type Verdict } from './candidate.ts'
export {
  arrayCandidateOf,
  type Design,
  type DesignPower,
  type DriveDesign,
  type DrivePurpose,
  type DrivesForPurpose,
  isServerDesign,
  type ServerCache,
  type ServerDesign,
  type StorageReason,
  serverCaches,
  type TestedBlocksDesign,
  takesSystemBay,
} from './design.ts'
export { buildById, designsOfOwnArray, iopsCarriedByArrays, judgeBuild } from './judge-build.ts'
export { storageKinds } from './kinds.ts'
export { type DesignLevel, levelOfArrays, levelOfBlocks } from './level.ts'
export {
  type ArraysOfServer,
  type BillLine,
  billLineOfArrays,
  type DrivesInside,
  itemsToOrder,
  type OrderItem,
} from './order.ts'
export {
  fewestDrivesByRaid,
  ownArrayProblems,
  ownArraySpace,
  publicDriveIops,
} from './own-arrays.ts'
export type { JudgedRebuild, RebuildBasis } from './rebuild.ts'
export { nearestCandidate, nearestDesign, type Recommendation } from './recommendation.ts'
