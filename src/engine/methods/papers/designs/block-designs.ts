import { exceeds } from '../../../core/compare.ts'
import { formula } from '../../../core/formula.ts'
import { ownRule } from '../../../core/source.ts'
import { citedFigure, largest, type Worked } from '../../../core/worked.ts'
import {
  type BlockCountForNeed,
  type BlockDesign,
  type BlockRebuild,
  type BlockRebuildCase,
  type BlocksUnfitReason,
  blocksFit,
  type UntestedAspect,
} from '../../../designs/block-design.ts'
import { comparatorByKeys } from '../../../designs/compare-by-keys.ts'
import { blockIopsWhileRebuilding, rebuildLossByRaid } from '../../../designs/rebuild.ts'
import { type TestedSolution, testedSolutions } from '../../../hardware/building-blocks.ts'
import { recommendedBundle } from '../../../hardware/storagetek.ts'
import { availabilityOf, considersTested } from '../../../plan/features.ts'
import { answer, type Plan } from '../../../plan/plan.ts'
import type { Sizing } from '../../../sizing/sizing.ts'
import { databaseCopiesWithOwnVolumes } from '../sizing/placement.ts'
import { asPaperSizing, type PaperSizing } from '../sizing/size.ts'
import { countBlocks, databaseSpaceOnVolume } from './counted-blocks.ts'

export const placesWithOwnArrays = formula({
  label: 'Places with arrays of their own',
  unit: 'sites',
  takes: { sites: 'sites', copies: 'copies' },
  text: 'max(sites, copies)',
  source: ownRule('An array is at one site, and two copies of a database share no drives.'),
})

export const blocksInAll = formula({
  label: 'Blocks in all',
  unit: 'blocks',
  takes: { perServer: 'blocks', servers: 'servers' },
  text: 'perServer × servers',
  source: ownRule('Every server is built alike.'),
})

export const directAttachedArraysInAll = formula({
  label: 'Arrays in all',
  unit: 'arrays',
  takes: { perServer: 'blocks', perArray: 'blocks', servers: 'servers' },
  text: 'ceil(perServer ÷ perArray) × servers',
  source: ownRule('Direct-attached drives serve one server or cluster.'),
})

/** Arrays in all, if several servers share an array over the network. */
export const networkArraysInAll = formula({
  label: 'Arrays in all',
  unit: 'arrays',
  takes: {
    blocks: 'blocks',
    perArray: 'blocks',
    servers: 'servers',
    hosts: 'servers',
    places: 'sites',
  },
  text: 'max(ceil(blocks ÷ places ÷ perArray), ceil(servers ÷ places ÷ hosts)) × places',
  source: ownRule('At each place as many as its drives and its hosts ask for.'),
})

export const drivesOfBlocks = formula({
  label: 'Drives in all',
  unit: 'drives',
  takes: { blocks: 'blocks', each: 'drives' },
  text: 'blocks × each',
  source: ownRule('Database drives, log drives, spares and drives left free for growth.'),
})

/**
 * A design of every tested solution that a plan considers: those that fit first, then fewest
 * drives. The order is not one of merit: the program behind the tests forbids comparing solutions.
 */
export function blockDesigns(plan: Plan, sizing: Sizing): readonly BlockDesign[] {
  // No block was tested with Exchange 2013 or later, so none is considered.
  if (!considersTested(plan)) return []
  const sized = asPaperSizing(sizing)
  const considered = testedSolutions.filter(({ versions }) => versions.includes(plan.exchange))
  // A chosen solution that was not tested with the version is ignored.
  const chosen = considered.filter(({ id }) => id === plan.solution)
  return (chosen.length > 0 ? chosen : considered)
    .map((one) => blockDesign(plan, sized, one))
    .sort(comparatorByKeys([(one) => Number(!blocksFit(one)), ({ drives }) => drives.value]))
}

function blockDesign(plan: Plan, sizing: PaperSizing, solution: TestedSolution): BlockDesign {
  const counts = countBlocks(plan, sizing, solution)
  const all = Object.values(counts)
  const perServer = largest(
    'Blocks per server',
    all.map(({ blocks }) => blocks),
    ownRule('The count of whatever runs out first.'),
  )
  const { storages } = sizing.databases
  const blocks = blocksInAll({ perServer, servers: storages })
  const { databases, logs, spares, free } = solution.drives
  const ofOne = databases + logs + spares + free
  const drivesOfOne = citedFigure('Drives of one block', ofOne, 'drives', solution.counted)
  return {
    solution,
    per: availabilityOf(plan) === 'scc' ? 'cluster' : 'server',
    counts,
    binding: all.reduce((most, one) => (fill(one) > fill(most) ? one : most), counts.iops),
    perServer,
    blocks,
    arrays: arraysOf(plan, solution, { perServer, blocks, servers: storages }),
    drives: drivesOfBlocks({ blocks, each: drivesOfOne }),
    drivesOfOne,
    bundle:
      solution.id === 'StorageTek 2530'
        ? recommendedBundle({
            mailboxes: sizing.databases.mailboxesOnServer.value,
            needsHighAvailability: availabilityOf(plan) !== 'none',
            databaseMb: counts.space.required.value * 1000,
            trays: perServer.value,
            raid: 'RAID 10',
          })
        : null,
    failures: failuresOf(plan, sizing, solution, perServer),
    untested: untestedOf(plan, sizing, solution, perServer),
    rebuild: rebuildOf(sizing, solution, perServer),
  }
}

/** What a server requires, as a multiple of what one block gives. */
function fill({ required, each }: BlockCountForNeed): number {
  return required.value / each.value
}

type Counted = {
  readonly perServer: Worked<'blocks'>
  readonly blocks: Worked<'blocks'>
  readonly servers: Worked<'servers'>
}

function arraysOf(
  plan: Plan,
  { hosts, blocksPerArray: perArray }: TestedSolution,
  { perServer, blocks, servers }: Counted,
): Worked<'arrays'> {
  if (!hosts) return directAttachedArraysInAll({ perServer, perArray, servers })
  const places = placesWithOwnArrays({
    sites: answer(plan, 'sites'),
    copies: databaseCopiesWithOwnVolumes(plan),
  })
  return networkArraysInAll({ blocks, perArray, servers, hosts, places })
}

function failuresOf(
  plan: Plan,
  sizing: PaperSizing,
  solution: TestedSolution,
  needed: Worked<'blocks'>,
): readonly BlocksUnfitReason[] {
  const { onePerServer, shared, volumes } = solution
  const database = databaseSpaceOnVolume(sizing, solution)
  const above = volumes && exceeds(database.value, volumes.size.value)
  return [
    ...(above ? [{ code: 'database above volume', database, volume: volumes.size } as const] : []),
    ...(onePerServer && needed.value > 1 ? [{ code: 'one per server', needed } as const] : []),
    ...(availabilityOf(plan) === 'scc' && !shared ? [{ code: 'not shared' } as const] : []),
  ]
}

function untestedOf(
  plan: Plan,
  { databases: { onServer } }: PaperSizing,
  solution: TestedSolution,
  perServer: Worked<'blocks'>,
): readonly UntestedAspect[] {
  const { testedAs, testedWith, testedBlocks, estimated, volumes } = solution
  const tested = volumes?.databases ?? Number.POSITIVE_INFINITY
  return [
    ...(availabilityOf(plan) === testedAs
      ? []
      : [{ code: 'availability', tested: testedAs } as const]),
    ...(plan.exchange === testedWith ? [] : [{ code: 'version', tested: testedWith } as const]),
    ...(estimated ? [{ code: 'layout' } as const] : []),
    ...(perServer.value > testedBlocks ? [{ code: 'blocks', tested: testedBlocks } as const] : []),
    ...(onServer.value > tested * perServer.value ? [{ code: 'databases', tested } as const] : []),
  ]
}

function rebuildOf(
  { iops }: PaperSizing,
  { id, raid, iops: each }: TestedSolution,
  blocks: Worked<'blocks'>,
): BlockRebuild {
  const { loss, basis: known } = rebuildLossByRaid[raid]
  // The IOPS that RAID 5 loses while it rebuilds were measured on the MD3000 itself.
  const basis = id === 'MD3000' ? 'measured' : known
  const available = blockIopsWhileRebuilding({ blocks, each, loss })
  const caseOf = (required: Worked<'IOPS'>, lost: number): BlockRebuildCase => ({
    lost,
    required,
    holds: !exceeds(required.value, available.value),
  })
  const { cases, transactional, lost } = iops
  const worst = cases.length > 1 ? caseOf(transactional, lost) : null
  return { loss, basis, available, ...caseOf(cases[0].transactional, 0), worst }
}
