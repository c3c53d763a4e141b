import { published, type Worked } from '../core/worked.ts'
import { drivesByUse } from './bill-formulas.ts'
import type { BlockDesign } from './block-design.ts'

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
