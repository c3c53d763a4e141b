import { ownRule } from '../core/source.ts'
import type { Unit } from '../core/units.ts'
import { assumed, given, sum, type Worked } from '../core/worked.ts'
import type { TestedSolution } from '../papers/building-blocks.ts'
import type { Plan } from '../plan/plan.ts'
import { headroom } from '../sizing/reserve.ts'
import type { Sizing } from '../sizing/size.ts'
import { type Capacity, volumeNeeded } from '../sizing/volumes.ts'
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

/** What one block is asked for, what it gives, and how many are needed of it. */
export type BlockCount = {
  readonly code: 'iops' | 'space' | 'volumes' | 'logs' | 'mailboxes'
  readonly required: Worked
  readonly each: Worked
  readonly blocks: Worked<'blocks'>
}

/** What blocks are counted by: volumes and logs only where they have some of their own. */
export type BlockCounts = Readonly<Record<'iops' | 'space' | 'mailboxes', BlockCount>> &
  Readonly<Partial<Record<'volumes' | 'logs', BlockCount>>>

/** What one server, or one cluster that shares its drives, asks of the blocks of a solution. */
export function countsOf(plan: Plan, sizing: Sizing, solution: TestedSolution): BlockCounts {
  const { iops, capacity, databases, volumes } = sizing
  const { inAll, onServer, mailboxesOnServer } = databases
  const share = { databases: inAll, onServer, overhead: volumes.overhead }
  const { logSpace } = solution
  const load = iopsOfBlocks({ transactional: iops.transactional, headroom: headroomOf(plan) })
  const space = logSpace
    ? spaceOfBlocks({ ...share, all: withoutLogs(capacity) })
    : spaceOfBlocks({ ...share, all: capacity.total }, 'Space for databases, logs and catalog')
  return {
    iops: counted('iops', blocksForIops, load, solution.iops),
    space: counted('space', blocksForSpace, space, solution.space),
    mailboxes: counted('mailboxes', blocksForMailboxes, mailboxesOnServer, solution.mailboxes),
    ...volumesOf(sizing, solution),
    ...(logSpace && {
      logs: counted(
        'logs',
        blocksForSpace,
        spaceOfBlocks({ ...share, all: capacity.logs }, 'Space for logs'),
        logSpace,
        'Blocks for log space',
      ),
    }),
  }
}

/** Blocks for what is required, by what each of them gives. */
function counted<U extends Unit>(
  code: BlockCount['code'],
  blocksFor: (of: { required: Worked<U>; each: Worked<U> }, label?: string) => Worked<'blocks'>,
  required: Worked<U>,
  each: Worked<U>,
  label?: string,
): BlockCount {
  return { code, required, each, blocks: blocksFor({ required, each }, label) }
}

/** The count by volumes, where a solution has separate ones and each holds a database. */
function volumesOf(sizing: Sizing, solution: TestedSolution): Pick<BlockCounts, 'volumes'> {
  if (!solution.volumes) return {}
  const { count: volumes, size: volume } = solution.volumes
  const each = databasesOnVolume({ volume, database: databaseOnVolume(sizing, solution) })
  // Where a volume holds none, that is the failure, and no number of blocks fixes it.
  if (each.value === 0) return {}
  const required = sizing.databases.onServer
  const blocks = blocksForVolumes({ required, volumes, each })
  return {
    volumes: { code: 'volumes', required, each: databasesOnBlock({ volumes, each }), blocks },
  }
}

/** One database as its volume holds it: with its catalog, its overhead and the logs beside it. */
export function databaseOnVolume(
  { capacity, databases, volumes: { overhead } }: Sizing,
  { logSpace }: TestedSolution,
): Worked<'GB'> {
  const total = logSpace ? withoutLogs(capacity) : capacity.total
  return volumeNeeded({ total, databases: databases.inAll, overhead })
}

function withoutLogs({ databases, catalog }: Capacity): Worked<'GB'> {
  return sum('Databases and catalog', [databases, catalog], alike)
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
