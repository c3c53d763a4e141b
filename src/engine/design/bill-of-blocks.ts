import { formula } from '../core/formula.ts'
import { byHand, ownRule } from '../core/source.ts'
import { published, type Worked } from '../core/worked.ts'
import type { BlockDesign } from './block-design.ts'

/** Drives of whole blocks that are for one use. */
export const drivesByUse = formula({
  label: 'Drives in all, by use',
  unit: 'drives',
  takes: { blocks: 'blocks', each: 'drives' },
  text: 'blocks × each',
  source: ownRule('Every block is built alike.'),
  examples: [{ in: { blocks: 3, each: 10 }, out: 30, source: byHand }],
})

const uses = {
  databases: 'Database drives',
  logs: 'Log drives',
  spares: 'Spare drives',
  free: 'Free drives',
} as const

/** Everything that a design of tested blocks is built of: its drives by what they are for. */
export type BillOfBlocks = Pick<BlockDesign, 'perServer' | 'blocks' | 'arrays' | 'drives'> & {
  readonly byUse: { readonly [K in keyof typeof uses]: Worked<'drives'> }
}

/** What to buy of tested blocks. */
export function billOfBlocks(design: BlockDesign): BillOfBlocks {
  const { solution, perServer, blocks, arrays, drives } = design
  const of = (use: keyof typeof uses) =>
    drivesByUse(
      {
        blocks,
        each: published(`${uses[use]} of one block`, solution.drives[use], 'drives', solution.cite),
      },
      `${uses[use]} in all`,
    )
  return {
    perServer,
    blocks,
    arrays,
    drives,
    byUse: { databases: of('databases'), logs: of('logs'), spares: of('spares'), free: of('free') },
  }
}
