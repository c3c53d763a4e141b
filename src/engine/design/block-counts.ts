import { ownRule } from '../core/source.ts'
import { assumed, given, sum, type Worked } from '../core/worked.ts'
import type { Plan } from '../plan/plan.ts'
import { headroom } from '../sizing/reserve.ts'
import type { Sizing } from '../sizing/size.ts'
import { volumeNeeded } from '../sizing/volumes.ts'
import {
  blocksForIops,
  blocksForMailboxes,
  blocksForSpace,
  blocksForVolumes,
  databasesOnBlock,
  databasesOnVolume,
  iopsOfBlocks,
  spaceOfBlocks,
} from './block-formulas.ts'
import type { TestedSolution } from './building-blocks.ts'

/** What one block is asked for, what it gives, and how many are needed of it. */
export type BlockCount = {
  readonly code: 'iops' | 'space' | 'volumes' | 'logs' | 'mailboxes'
  readonly required: Worked
  readonly each: Worked
  readonly blocks: Worked<'blocks'>
}

/** What one server, or one cluster that shares its drives, asks of the blocks of a solution. */
export function countsOf(
  plan: Plan,
  sizing: Sizing,
  solution: TestedSolution,
): readonly [BlockCount, ...BlockCount[]] {
  const { iops, capacity, databases, volumes } = sizing
  const { inAll, onServer, mailboxesOnServer } = databases
  const share = { databases: inAll, onServer, overhead: volumes.overhead }
  const { logSpace } = solution
  const space = logSpace
    ? spaceOfBlocks({
        ...share,
        all: sum('Databases and catalog', [capacity.databases, capacity.catalog], alike),
      })
    : spaceOfBlocks({ ...share, all: capacity.total }, 'Space for databases, logs and catalog')
  const load = iopsOfBlocks({ transactional: iops.transactional, headroom: headroomOf(plan) })
  const found: [BlockCount, ...BlockCount[]] = [
    {
      code: 'iops',
      required: load,
      each: solution.iops,
      blocks: blocksForIops({ required: load, each: solution.iops }),
    },
    {
      code: 'space',
      required: space,
      each: solution.space,
      blocks: blocksForSpace({ required: space, each: solution.space }),
    },
    {
      code: 'mailboxes',
      required: mailboxesOnServer,
      each: solution.mailboxes,
      blocks: blocksForMailboxes({ required: mailboxesOnServer, each: solution.mailboxes }),
    },
  ]
  if (solution.volumes) {
    const { count, size: volume } = solution.volumes
    const each = databasesOnVolume({ volume, database: databaseOnVolume(sizing, solution) })
    // Where a volume holds none, that is the failure, and no number of blocks mends it.
    if (each.value > 0)
      found.push({
        code: 'volumes',
        required: onServer,
        each: databasesOnBlock({ volumes: count, each }),
        blocks: blocksForVolumes({ required: onServer, volumes: count, each }),
      })
  }
  if (logSpace) {
    const required = spaceOfBlocks({ ...share, all: capacity.logs }, 'Space for logs')
    const blocks = blocksForSpace({ required, each: logSpace }, 'Blocks for log space')
    found.push({ code: 'logs', required, each: logSpace, blocks })
  }
  return found
}

/** One database as its volume holds it: with its catalog, its overhead and the logs beside it. */
export function databaseOnVolume(
  { capacity, databases, volumes: { overhead } }: Sizing,
  { logSpace }: TestedSolution,
): Worked<'GB'> {
  const total = logSpace
    ? sum('Databases and catalog', [capacity.databases, capacity.catalog], alike)
    : capacity.total
  return volumeNeeded({ total, databases: databases.inAll, overhead })
}

const alike = ownRule('All databases are alike, so each has an equal share.')

/** What the tested solutions keep above the load of their mailboxes, or what the plan asks for. */
function headroomOf({ reserve, reservePercent }: Plan): Worked<'%'> {
  switch (reserve) {
    case 'paper':
      return headroom
    case 'percent':
      return given('Reserve, of the database IOPS', reservePercent / 100, '%', 'reservePercent')
    case 'none':
      return assumed('Headroom', 0, '%', 'This plan keeps no reserve.')
  }
}
