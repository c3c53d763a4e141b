export type {
  BilledServerOrCluster,
  BilledSite,
  BillOfMaterials,
  NamedServer,
} from './bill-of-materials.ts'
export {
  type BlockCountForNeed,
  type BlockDesign,
  type BlockRebuild,
  type BlocksUnfitReason,
  blocksFit,
  type UntestedAspect,
  usedSharesOfBlocks,
} from './block-design.ts'
export { type ArrayBuild, type Candidate, designId, type Verdict } from './candidate.ts'
export {
  arrayCandidateOf,
  type Design,
  type DesignPowerAndRackSpace,
  type DriveDesign,
  type DrivePurpose,
  type DrivesForPurpose,
  isServerDesign,
  type JbodOrRaidReason,
  type ServerDesign,
  type ServerMetacache,
  serverMetacachesOf,
  type TestedBlocksDesign,
  takesSystemBay,
} from './design.ts'
export {
  consideredBuildOfId,
  iopsCarriedByArrays,
  judgeBuild,
  judgedCandidatesOfOwnArray,
} from './judge-build.ts'
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
  ownArrayDrivesAndCapacity,
  ownArrayProblems,
  publicIopsOfDriveKind,
} from './own-arrays.ts'
export type { JudgedRebuild, RebuildBasis } from './rebuild.ts'
export { nearestCandidate, nearestDesign, type Recommendation } from './recommendation.ts'
