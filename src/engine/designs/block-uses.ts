import { formula } from '../core/formula.ts'
import { requirement, type UsedRequirement } from '../core/requirement.ts'
import { ownRule } from '../core/source.ts'
import type { Worked } from '../core/worked.ts'
import { type BlockCount, spaceOfServer } from './block-counts.ts'
import type { BlockDesign } from './block-design.ts'

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
export type BlockUse = Pick<BlockCount, 'code' | 'required'> & {
  readonly each: Worked
  readonly used: Worked<'%'>
}

/** Used shares of the blocks of one server or cluster, by need. */
export function usesOfBlocks({ counts, perServer: blocks }: BlockDesign): readonly BlockUse[] {
  const { space, iops, mailboxes, volumes, logs } = counts
  // Only what the formula takes: a working lists all inputs that it is given.
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

export const iopsOfServer = formula({
  label: 'IOPS of the blocks',
  unit: 'IOPS',
  takes: { blocks: 'blocks', each: 'IOPS' },
  text: 'blocks × each',
  source: needed,
})

export const databasesOfServer = formula({
  ...iopsOfServer.definition,
  label: 'Databases on the blocks',
  unit: 'databases',
  takes: { blocks: 'blocks', each: 'databases' },
})

/** Mailboxes that the blocks were tested with. */
export const mailboxesOfServer = formula({
  ...iopsOfServer.definition,
  label: 'Mailboxes of the blocks',
  unit: 'mailboxes',
  takes: { blocks: 'blocks', each: 'mailboxes' },
})

/** Requirements of one server or cluster, with what all its blocks give. */
export function requirementsOfBlocks(design: BlockDesign): readonly UsedRequirement[] {
  const { counts, perServer: blocks } = design
  const { space, iops, mailboxes, volumes, logs } = counts
  const given = {
    space: spaceOfServer({ blocks, each: space.each }),
    iops: iopsOfServer({ blocks, each: iops.each }),
    logs: logs && spaceOfServer({ blocks, each: logs.each }, 'Log space of one server'),
    volumes: volumes && databasesOfServer({ blocks, each: volumes.each }),
    mailboxes: mailboxesOfServer({ blocks, each: mailboxes.each }),
  }
  return usesOfBlocks(design).flatMap(({ code, required, used }) => {
    const available = given[code]
    return available ? [{ ...requirement(code, null, { required, available, used }), used }] : []
  })
}
