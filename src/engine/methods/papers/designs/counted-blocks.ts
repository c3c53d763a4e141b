import { formula } from '../../../core/formula.ts'
import { citePowerEdge, ownRule } from '../../../core/source.ts'
import { assumedFigure, givenFigure, sum, type Worked } from '../../../core/worked.ts'
import {
  type BlockCountForNeed,
  type BlockCountsByNeed,
  type BlockNeedCode,
  sourceOfWholeBlocksRule,
  type UnitByBlockNeed,
} from '../../../designs/block-design.ts'
import type { TestedSolution } from '../../../hardware/building-blocks.ts'
import type { Plan } from '../../../plan/plan.ts'
import { testedHeadroom } from '../sizing/reserve.ts'
import type { PaperSizing } from '../sizing/size.ts'
import { type SpaceOfOneDataCopy, spaceNeededPerVolume } from '../sizing/volumes.ts'

export const iopsRequiredOfBlocks = formula({
  label: 'Database IOPS, with headroom',
  unit: 'IOPS',
  takes: { transactional: 'IOPS', headroom: '%' },
  text: 'transactional × (1 + headroom)',
  source: citePowerEdge('Test methodology and results'),
  errata: ['E15'],
})

export const spaceRequiredOfBlocks = formula({
  label: 'Space for databases and catalog',
  unit: 'GB',
  takes: { all: 'GB', databases: 'databases', onServer: 'databases', overhead: '%' },
  text: 'all ÷ databases × onServer × (1 + overhead)',
  source: ownRule('What the volumes of a server need, before they are rounded up to their step.'),
})

export const blocksForIops = formula({
  label: 'Blocks for IOPS',
  unit: 'blocks',
  takes: { required: 'IOPS', each: 'IOPS' },
  text: 'ceil(required ÷ each)',
  source: sourceOfWholeBlocksRule,
})

export const blocksForSpace = formula({
  ...blocksForIops.definition,
  label: 'Blocks for database space',
  takes: { required: 'GB', each: 'GB' },
})

/** Blocks for a number of mailboxes, by the number that one block was tested with. */
export const blocksForMailboxes = formula({
  ...blocksForIops.definition,
  label: 'Blocks for mailboxes',
  takes: { required: 'mailboxes', each: 'mailboxes' },
})

/** Databases that fit whole on one volume of a block, each with its overhead. */
export const databasesOnBlockVolume = formula({
  label: 'Databases on one volume',
  unit: 'databases',
  takes: { volume: 'GB', database: 'GB' },
  text: 'floor(volume ÷ database)',
  source: citePowerEdge('Table 3'),
})

export const blocksForVolumes = formula({
  label: 'Blocks for volumes',
  unit: 'blocks',
  takes: { required: 'databases', volumes: 'volumes', each: 'databases' },
  text: 'ceil(required ÷ (volumes × each))',
  source: ownRule('A mirrored pair is a volume, and no database reaches beyond one.'),
})

export const databasesOnBlock = formula({
  label: 'Databases on one block',
  unit: 'databases',
  takes: { volumes: 'volumes', each: 'databases' },
  text: 'volumes × each',
  source: citePowerEdge('Table 3'),
})

/** Blocks of a solution that one server needs, or one cluster with shared drives. */
export function countBlocks(
  plan: Plan,
  sizing: PaperSizing,
  solution: TestedSolution,
): BlockCountsByNeed {
  const { iops, capacity, databases, volumes } = sizing
  const { inAll, storedOnServer: onServer, mailboxesOnServer } = databases
  const share = { databases: inAll, onServer, overhead: volumes.overhead }
  const { logSpace } = solution
  const load = iopsRequiredOfBlocks({
    transactional: iops.transactional,
    headroom: headroomOf(plan),
  })
  const space = logSpace
    ? spaceRequiredOfBlocks({ ...share, all: withoutLogs(capacity) })
    : spaceRequiredOfBlocks(
        { ...share, all: capacity.total },
        'Space for databases, logs and catalog',
      )
  return {
    iops: counted('iops', blocksForIops, load, solution.iops),
    space: counted('space', blocksForSpace, space, solution.space),
    mailboxes: counted('mailboxes', blocksForMailboxes, mailboxesOnServer, solution.mailboxes),
    ...volumesOf(sizing, solution),
    ...(logSpace && {
      logs: counted(
        'logs',
        blocksForSpace,
        spaceRequiredOfBlocks({ ...share, all: capacity.logs }, 'Space for logs'),
        logSpace,
        'Blocks for log space',
      ),
    }),
  }
}

/** Blocks for a requirement, by what each block gives. */
function counted<C extends BlockNeedCode>(
  code: C,
  blocksFor: (
    of: { required: Worked<UnitByBlockNeed[C]>; each: Worked<UnitByBlockNeed[C]> },
    label?: string,
  ) => Worked<'blocks'>,
  required: Worked<UnitByBlockNeed[C]>,
  each: Worked<UnitByBlockNeed[C]>,
  label?: string,
): BlockCountForNeed<C> {
  return { code, required, each, blocks: blocksFor({ required, each }, label) }
}

/** Blocks by number of volumes; empty without separate volumes, or if none holds a database. */
function volumesOf(
  sizing: PaperSizing,
  solution: TestedSolution,
): Pick<BlockCountsByNeed, 'volumes'> {
  if (!solution.volumes) return {}
  const { count: volumes, size: volume } = solution.volumes
  const each = databasesOnBlockVolume({ volume, database: databaseSpaceOnVolume(sizing, solution) })
  // A volume too small for a database is a failure that no number of blocks fixes.
  if (each.value <= 0) return {}
  const required = sizing.databases.storedOnServer
  const blocks = blocksForVolumes({ required, volumes, each })
  return {
    volumes: { code: 'volumes', required, each: databasesOnBlock({ volumes, each }), blocks },
  }
}

/** Space of a database on its volume, with catalog, overhead and, without log drives, its logs. */
export function databaseSpaceOnVolume(
  { capacity, databases, volumes: { overhead } }: PaperSizing,
  { logSpace }: TestedSolution,
): Worked<'GB'> {
  const total = logSpace ? withoutLogs(capacity) : capacity.total
  return spaceNeededPerVolume({ total, databases: databases.inAll, overhead })
}

function withoutLogs({ databases, catalog }: SpaceOfOneDataCopy): Worked<'GB'> {
  return sum('Databases and catalog', [databases, catalog], alike)
}

const alike = ownRule('All databases are alike, so each has an equal share.')

/** Headroom above the database IOPS: 20 % as in tested solutions, or the plan’s own reserve. */
function headroomOf({ reserve, reservePercent }: Plan): Worked<'%'> {
  switch (reserve) {
    case 'paper':
      return testedHeadroom
    case 'percent':
      return givenFigure(
        'Reserve, of the database IOPS',
        reservePercent / 100,
        '%',
        'reservePercent',
      )
    case 'none':
      return assumedFigure('Headroom', 0, '%', 'This plan keeps no reserve.')
  }
}
