import type { Worked } from '../core/worked.ts'
import type { AvailabilityKind } from '../exchange/version.ts'
import type { ExchangeVersionId } from '../exchange/versions.ts'
import type { TestedSolution } from '../hardware/building-blocks.ts'
import type { BundleChoice } from '../hardware/storagetek.ts'
import type { BlockCount, BlockCounts } from './block-counts.ts'
import type { RebuildLoss } from './rebuild.ts'

/** Why blocks cannot serve a plan at all. */
export type BlockFailure =
  /** A server would need several blocks, but a block is a server or a whole array. */
  | { readonly code: 'one per server'; readonly needed: Worked<'blocks'> }
  /** A database with its overhead is larger than any volume. */
  | {
      readonly code: 'database above volume'
      readonly database: Worked<'GB'>
      readonly volume: Worked<'GB'>
    }
  /** Two servers would share drives that belong to one. */
  | { readonly code: 'not shared' }

/** Aspects of a design that nobody tested. */
export type Untested =
  | { readonly code: 'availability'; readonly tested: AvailabilityKind }
  | { readonly code: 'version'; readonly tested: ExchangeVersionId }
  | { readonly code: 'layout' }
  | { readonly code: 'databases'; readonly tested: number }
  | { readonly code: 'blocks'; readonly tested: number }

/** Storage built of whole tested blocks, judged. */
export type BlockDesign = {
  readonly solution: TestedSolution
  /** What has its own storage. */
  readonly per: 'server' | 'cluster'
  readonly counts: BlockCounts
  /** Count that uses its blocks most. */
  readonly binding: BlockCount
  /** Largest of the counts, for one server or for one cluster that shares its drives. */
  readonly perServer: Worked<'blocks'>
  readonly blocks: Worked<'blocks'>
  readonly arrays: Worked<'arrays'>
  readonly drives: Worked<'drives'>
  readonly drivesOfOne: Worked<'drives'>
  /** Bundle of server and array in a StorageTek design; null in others. */
  readonly bundle: BundleChoice | null
  readonly failures: readonly BlockFailure[]
  readonly untested: readonly Untested[]
  readonly rebuild: BlockRebuild
}

/** Blocks in one case while one of them rebuilds. */
export type BlockRebuildCase = {
  /** Servers lost besides. */
  readonly lost: number
  readonly required: Worked<'IOPS'>
  readonly holds: boolean
}

/** Blocks while one of them rebuilds: with all servers up, and in the worst case. */
export type BlockRebuild = RebuildLoss &
  BlockRebuildCase & {
    readonly available: Worked<'IOPS'>
    /** Rebuild with servers lost; null if a lost server moves nothing. */
    readonly worst: BlockRebuildCase | null
  }

export function canServe({ failures }: BlockDesign): boolean {
  return failures.length === 0
}
