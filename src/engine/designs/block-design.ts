import { formula } from '../core/formula.ts'
import { makeRequirement, type RequirementWithUse } from '../core/requirement.ts'
import { ownRule } from '../core/source.ts'
import type { Worked } from '../core/worked.ts'
import type { AvailabilityKind } from '../exchange/version.ts'
import type { ExchangeVersionId } from '../exchange/versions.ts'
import type { TestedSolution } from '../hardware/building-blocks.ts'
import type { BundleChoice } from '../hardware/storagetek.ts'
import type { RebuildLoss } from './rebuild.ts'

export const sourceOfWholeBlocksRule = ownRule(
  'A part of a block was never tested, so whole ones are taken.',
)

export const databaseSpaceOfServerBlocks = formula({
  label: 'Database space of one server',
  unit: 'GB',
  takes: { blocks: 'blocks', each: 'GB' },
  text: 'blocks × each',
  source: sourceOfWholeBlocksRule,
})

/** Needs that blocks are counted by, with their units. */
export type UnitByBlockNeed = {
  readonly iops: 'IOPS'
  readonly space: 'GB'
  readonly volumes: 'databases'
  readonly logs: 'GB'
  readonly mailboxes: 'mailboxes'
}

export type BlockNeedCode = keyof UnitByBlockNeed

/** One need: the amount needed, the amount that one block gives, and the resulting blocks. */
export type BlockCountForNeed<C extends BlockNeedCode = BlockNeedCode> = {
  readonly code: C
  readonly required: Worked<UnitByBlockNeed[C]>
  readonly each: Worked<UnitByBlockNeed[C]>
  readonly blocks: Worked<'blocks'>
}

/** Counts of blocks by need; volumes and logs only if the blocks have some of their own. */
export type BlockCountsByNeed = {
  readonly [C in 'iops' | 'space' | 'mailboxes']: BlockCountForNeed<C>
} & {
  readonly [C in 'volumes' | 'logs']?: BlockCountForNeed<C>
}

/** Why blocks cannot serve a plan at all. */
export type BlocksUnfitReason =
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
export type UntestedAspect =
  | { readonly code: 'availability'; readonly tested: AvailabilityKind }
  | { readonly code: 'version'; readonly tested: ExchangeVersionId }
  | { readonly code: 'layout' }
  | { readonly code: 'databases'; readonly tested: number }
  | { readonly code: 'blocks'; readonly tested: number }

/** Storage built of whole tested blocks, judged. */
export type BlockDesign = {
  readonly solution: TestedSolution
  /** Whether each server or each cluster has its own storage. */
  readonly per: 'server' | 'cluster'
  readonly counts: BlockCountsByNeed
  /** Need that uses the blocks most. */
  readonly binding: BlockCountForNeed
  /** Most blocks that a need takes, for a server or for a cluster with shared drives. */
  readonly perServer: Worked<'blocks'>
  readonly blocks: Worked<'blocks'>
  readonly arrays: Worked<'arrays'>
  readonly drives: Worked<'drives'>
  readonly drivesOfOne: Worked<'drives'>
  /** Bundle of server and array in a StorageTek design; null in others. */
  readonly bundle: BundleChoice | null
  readonly failures: readonly BlocksUnfitReason[]
  readonly untested: readonly UntestedAspect[]
  readonly rebuild: BlockRebuild
}

/** Load on tested blocks while one of them rebuilds, with some servers lost. */
export type BlockRebuildCase = {
  /** Number of servers lost at the same time. */
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

export function blocksFit({ failures }: BlockDesign): boolean {
  return failures.length === 0
}

const needed = ownRule('What is needed against what its blocks give.')

export const blockIopsUse = formula({
  label: 'IOPS of the blocks used',
  unit: '%',
  takes: { required: 'IOPS', each: 'IOPS', blocks: 'blocks' },
  text: 'required ÷ (each × blocks)',
  shownAs: { most: 1 },
  source: needed,
})

export const blockSpaceUse = formula({
  ...blockIopsUse.definition,
  label: 'Space of the blocks used',
  takes: { required: 'GB', each: 'GB', blocks: 'blocks' },
})

/** Used share of the databases that the volumes of the blocks hold. */
export const blockVolumeUse = formula({
  ...blockIopsUse.definition,
  label: 'Volumes of the blocks used',
  takes: { required: 'databases', each: 'databases', blocks: 'blocks' },
})

/** Used share of the mailboxes that the blocks were tested with. */
export const blockMailboxUse = formula({
  ...blockIopsUse.definition,
  label: 'Mailboxes of the blocks used',
  takes: { required: 'mailboxes', each: 'mailboxes', blocks: 'blocks' },
})

/** One need of the blocks, with its used share. */
export type UsedShareOfBlockNeed = Pick<BlockCountForNeed, 'code' | 'required'> & {
  readonly each: Worked
  readonly used: Worked<'%'>
}

/** Used shares of the blocks of one server or cluster, by need. */
export function usedSharesOfBlocks({
  counts,
  perServer: blocks,
}: BlockDesign): readonly UsedShareOfBlockNeed[] {
  const { space, iops, mailboxes, volumes, logs } = counts
  // Passes only what the formula takes, because a working lists every input it is given.
  const of = <T>({ required, each }: { readonly required: T; readonly each: T }) => ({
    required,
    each,
    blocks,
  })
  return [
    { ...space, used: blockSpaceUse(of(space)) },
    { ...iops, used: blockIopsUse(of(iops)) },
    ...(logs ? [{ ...logs, used: blockSpaceUse(of(logs), 'Log space of the blocks used') }] : []),
    ...(volumes ? [{ ...volumes, used: blockVolumeUse(of(volumes)) }] : []),
    { ...mailboxes, used: blockMailboxUse(of(mailboxes)) },
  ]
}

export const iopsThatBlocksGive = formula({
  label: 'IOPS of the blocks',
  unit: 'IOPS',
  takes: { blocks: 'blocks', each: 'IOPS' },
  text: 'blocks × each',
  source: needed,
})

export const databasesThatBlocksHold = formula({
  ...iopsThatBlocksGive.definition,
  label: 'Databases on the blocks',
  unit: 'databases',
  takes: { blocks: 'blocks', each: 'databases' },
})

/** Mailboxes that the blocks were tested with. */
export const mailboxesThatBlocksHold = formula({
  ...iopsThatBlocksGive.definition,
  label: 'Mailboxes of the blocks',
  unit: 'mailboxes',
  takes: { blocks: 'blocks', each: 'mailboxes' },
})

/** Requirements of one server or cluster, with what all its blocks give. */
export function requirementsOfBlocks(design: BlockDesign): readonly RequirementWithUse[] {
  const { counts, perServer: blocks } = design
  const { space, iops, mailboxes, volumes, logs } = counts
  const given = {
    space: databaseSpaceOfServerBlocks({ blocks, each: space.each }),
    iops: iopsThatBlocksGive({ blocks, each: iops.each }),
    logs:
      logs && databaseSpaceOfServerBlocks({ blocks, each: logs.each }, 'Log space of one server'),
    volumes: volumes && databasesThatBlocksHold({ blocks, each: volumes.each }),
    mailboxes: mailboxesThatBlocksHold({ blocks, each: mailboxes.each }),
  }
  return usedSharesOfBlocks(design).flatMap(({ code, required, used }) => {
    const available = given[code]
    return available
      ? [{ ...makeRequirement(code, null, { required, available, used }), used }]
      : []
  })
}
