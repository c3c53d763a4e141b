import { formula } from '../../../core/formula.ts'
import { citeAx45i, ownRule } from '../../../core/source.ts'
import { citedFigure } from '../../../core/worked.ts'
import type { BlockDesign } from '../../../designs/block-design.ts'
import type { BillLine } from '../../../designs/order.ts'
import { systemDrivesSource, type TestedSolution } from '../../../hardware/building-blocks.ts'

export const drivesByUse = formula({
  label: 'Drives in all, by use',
  unit: 'drives',
  takes: { blocks: 'blocks', each: 'drives' },
  text: 'blocks × each',
  source: ownRule('Every block is built alike.'),
})

const uses = {
  databases: 'Database drives',
  logs: 'Log drives',
  spares: 'Spare drives',
  free: 'Free drives',
} as const

/** Disk enclosures in all; each array fills one enclosure before the next. */
export const enclosuresInAll = formula({
  label: 'Enclosures in all',
  unit: 'enclosures',
  takes: { drives: 'drives', arrays: 'arrays', each: 'drives' },
  text: 'ceil(drives ÷ arrays ÷ each) × arrays',
  source: citeAx45i('Features'),
})

export const systemDrivesInAll = formula({
  label: 'Drives for the operating system',
  unit: 'drives',
  takes: { servers: 'blocks', each: 'drives' },
  text: 'servers × each',
  source: systemDrivesSource,
})

/** Numbers of arrays, enclosures and drives of a design of tested blocks; drives by use, too. */
export function billOfBlocks(design: BlockDesign) {
  const { solution, perServer, blocks, arrays, drives } = design
  const of = (use: keyof typeof uses) =>
    drivesByUse(
      {
        blocks,
        each: citedFigure(
          `${uses[use]} of one block`,
          solution.drives[use],
          'drives',
          solution.counted,
        ),
      },
      `${uses[use]} in all`,
    )
  return {
    perServer,
    blocks,
    arrays,
    /** Enclosures, with the first of each array; null if a block is an enclosure or a server. */
    enclosures: solution.enclosure && enclosuresInAll({ drives, arrays, each: solution.enclosure }),
    /** Boot drives of servers, not part of any block; null if no document gives their number. */
    systemDrives:
      solution.systemDrives && systemDrivesInAll({ servers: blocks, each: solution.systemDrives }),
    drives,
    byUse: { databases: of('databases'), logs: of('logs'), spares: of('spares'), free: of('free') },
  }
}

const unpriced = { each: null, cost: null } as const

/** Lines of the bill of materials: arrays or servers, their parts, and drives beside them. */
export function billLinesOfBlocks(design: BlockDesign): readonly BillLine[] {
  const { solution, perServer, per, drivesOfOne } = design
  const { arrays, blocks, enclosures, drives, systemDrives, byUse } = billOfBlocks(design)
  const raid = raidOf(solution)
  const filled = { count: drivesOfOne.value, driveGb: null, kind: solution.drives.kind }
  const block = solution.block[perServer.value === 1 ? 0 : 1]
  const array = {
    ...unpriced,
    kind: 'arrays',
    name: solution.name,
    count: arrays,
    perServer: { count: perServer, block, per },
    sites: [],
  } as const
  if (enclosures && solution.enclosure)
    return [
      { ...array, drives: null, raid: null },
      { ...unpriced, kind: 'enclosures', count: enclosures, holds: solution.enclosure },
      {
        ...unpriced,
        kind: 'drives of blocks',
        name: solution.drives.kind,
        count: drives,
        byUse,
        raid,
      },
    ]
  if (solution.blocksPerArray.value > 1)
    return [
      { ...array, drives: null, raid: null },
      { ...unpriced, kind: 'trays', count: blocks, drives: filled, raid },
    ]
  const whole = { ...array, drives: filled, raid }
  return systemDrives
    ? [whole, { ...unpriced, kind: 'system drives', count: systemDrives }]
    : [whole]
}

/** RAID type of a tested solution; separate log drives are on mirrored pairs. */
function raidOf({ raid, drives }: TestedSolution): string {
  return drives.logs > 0 && raid !== 'RAID 1' ? `${raid}, logs mirrored` : raid
}
