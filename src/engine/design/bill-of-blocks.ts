import { published, type Worked } from '../core/worked.ts'
import {
  blockSparesInAll,
  databaseDrivesInAll,
  freeDrivesInAll,
  logDrivesInAll,
} from './bill-formulas.ts'
import type { BlockDesign } from './block-design.ts'

const uses = {
  databases: databaseDrivesInAll,
  logs: logDrivesInAll,
  spares: blockSparesInAll,
  free: freeDrivesInAll,
} as const

const labels = {
  databases: 'Database drives of one block',
  logs: 'Log drives of one block',
  spares: 'Spare drives of one block',
  free: 'Free drives of one block',
} as const satisfies Record<keyof typeof uses, string>

/** Everything that a design of tested blocks is built of: its drives by what they are for. */
export type BillOfBlocks = Pick<BlockDesign, 'perServer' | 'blocks' | 'arrays' | 'drives'> & {
  readonly byUse: { readonly [K in keyof typeof uses]: Worked<'drives'> }
}

/** What to buy of tested blocks. */
export function billOfBlocks(design: BlockDesign): BillOfBlocks {
  const { solution, perServer, blocks, arrays, drives } = design
  const of = (use: keyof typeof uses) =>
    uses[use]({
      blocks,
      each: published(labels[use], solution.drives[use], 'drives', solution.cite),
    })
  return {
    perServer,
    blocks,
    arrays,
    drives,
    byUse: { databases: of('databases'), logs: of('logs'), spares: of('spares'), free: of('free') },
  }
}
