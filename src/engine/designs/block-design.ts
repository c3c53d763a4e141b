import type { Worked } from '../core/worked.ts'
import type { AvailabilityKind } from '../exchange/version.ts'
import type { ExchangeVersionId } from '../exchange/versions.ts'
import type { TestedSolution } from '../hardware/building-blocks.ts'
import type { BundleChoice } from '../hardware/storagetek.ts'
import type { BlockCount, BlockCounts } from './block-counts.ts'
import type { RebuildLoss } from './rebuild.ts'

/** Why blocks cannot serve a plan at all. */
export type BlockFailure =
  /** One server would need several, and a block is a server or a whole array. */
  | { readonly code: 'one per server'; readonly needed: Worked<'blocks'> }
  /** A database with its overhead is larger than any volume. */
  | {
      readonly code: 'database above volume'
      readonly database: Worked<'GB'>
      readonly volume: Worked<'GB'>
    }
  /** Two servers are to share drives that belong to one. */
  | { readonly code: 'not shared' }

/** What of a design nobody tested. */
export type Untested =
  | { readonly code: 'availability'; readonly tested: AvailabilityKind }
  | { readonly code: 'version'; readonly tested: ExchangeVersionId }
  | { readonly code: 'layout' }
  | { readonly code: 'databases'; readonly tested: number }
  | { readonly code: 'blocks'; readonly tested: number }

/** Storage built of whole tested blocks, and how it does. */
export type BlockDesign = {
  readonly solution: TestedSolution
  /** What has storage of its own: a server, or a single copy cluster. */
  readonly per: 'server' | 'cluster'
  readonly counts: BlockCounts
  /** The count that fills its blocks most. */
  readonly binding: BlockCount
  /** The largest of the counts: what one server takes, or one cluster that shares its drives. */
  readonly perServer: Worked<'blocks'>
  readonly blocks: Worked<'blocks'>
  readonly arrays: Worked<'arrays'>
  readonly drives: Worked<'drives'>
  readonly drivesOfOne: Worked<'drives'>
  /** Which of its bundles of server and array a StorageTek design takes; null of another. */
  readonly bundle: BundleChoice | null
  readonly failures: readonly BlockFailure[]
  readonly untested: readonly Untested[]
  readonly rebuild: BlockRebuild
}

/** How blocks do in one case while one of them rebuilds. */
export type BlockRebuildCase = {
  /** Servers that are lost besides. */
  readonly lost: number
  readonly required: Worked<'IOPS'>
  readonly holds: boolean
}

/** How blocks do while one rebuilds: with all servers up, and in the worst case. */
export type BlockRebuild = RebuildLoss &
  BlockRebuildCase & {
    readonly available: Worked<'IOPS'>
    /** Servers lost and a rebuild together; null where a lost server moves nothing. */
    readonly worst: BlockRebuildCase | null
  }

/** Whether blocks can serve the plan. */
export function fits({ failures }: BlockDesign): boolean {
  return failures.length === 0
}
