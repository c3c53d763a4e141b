import { type TestedSolution, testedSolutions } from '../catalog/tested-solutions.ts'
import { type BundleChoice, bundleOf } from '../evidence/storagetek-2003.ts'
import { considersTested, kindOf, solutionVersions } from '../fields/versions.ts'
import { iopsWhileRebuilding, type RebuildBasis, rebuildLosses } from '../model/rebuild.ts'
import { headroom } from '../model/reserve.ts'
import type { Sizing } from '../model/size.ts'
import { volumeNeeded } from '../model/volumes.ts'
import type { AvailabilityKind, ExchangeVersionId, Plan } from '../plan.ts'
import { powerEdge } from '../sources/documents.ts'
import { ownRule } from '../sources/source.ts'
import { exceeds } from '../units.ts'
import { formula } from '../worked/formula.ts'
import { assumed, given, largest, published, sum, type Worked } from '../worked/worked.ts'

const countRule = ownRule('A part of a block was never tested, so whole ones are taken.')

/** Database IOPS of one server with what is kept above them. */
export const iopsOfBlocks = formula({
  label: 'Database IOPS, with headroom',
  unit: 'IOPS',
  takes: { transactional: 'IOPS', headroom: '%' },
  text: 'transactional × (1 + headroom)',
  source: powerEdge('Test methodology and results'),
  errata: ['E15'],
  examples: [
    { in: { transactional: 1000, headroom: 0.2 }, out: 1200, source: powerEdge('Table 4') },
  ],
})

/** Space of the databases with a copy on one server, and the overhead on top. */
export const spaceOfBlocks = formula({
  label: 'Space for databases and catalog',
  unit: 'GB',
  takes: { all: 'GB', databases: 'databases', onServer: 'databases', overhead: '%' },
  text: 'all ÷ databases × onServer × (1 + overhead)',
  source: ownRule('What the volumes of a server need, before they are rounded up to their step.'),
  examples: [],
})

/** The same for logs, where these have drives of their own. */
export const logSpaceOfBlocks = formula({ ...spaceOfBlocks.definition, label: 'Space for logs' })

/** The same for everything, where logs share the drives of the databases. */
export const wholeSpaceOfBlocks = formula({
  ...spaceOfBlocks.definition,
  label: 'Space for databases, logs and catalog',
})

/** Blocks that carry an amount of I/O. */
export const blocksForIops = formula({
  label: 'Blocks for IOPS',
  unit: 'blocks',
  takes: { required: 'IOPS', each: 'IOPS' },
  text: 'ceil(required ÷ each)',
  source: countRule,
  examples: [],
})

/** Blocks that hold an amount of data. */
export const blocksForSpace = formula({
  label: 'Blocks for database space',
  unit: 'blocks',
  takes: { required: 'GB', each: 'GB' },
  text: 'ceil(required ÷ each)',
  source: countRule,
  examples: [],
})

/** The same for logs. */
export const blocksForLogs = formula({
  ...blocksForSpace.definition,
  label: 'Blocks for log space',
})

/** Blocks that were tested with as many mailboxes. */
export const blocksForMailboxes = formula({
  label: 'Blocks for mailboxes',
  unit: 'blocks',
  takes: { required: 'mailboxes', each: 'mailboxes' },
  text: 'ceil(required ÷ each)',
  source: countRule,
  examples: [],
})

/** Databases that one volume holds whole, each with its overhead. */
export const databasesOnVolume = formula({
  label: 'Databases on one volume',
  unit: 'databases',
  takes: { volume: 'GB', database: 'GB' },
  text: 'floor(volume ÷ database)',
  source: powerEdge('Table 3'),
  examples: [],
})

/** Blocks whose separate volumes hold so many databases. */
export const blocksForVolumes = formula({
  label: 'Blocks for volumes',
  unit: 'blocks',
  takes: { required: 'databases', volumes: 'volumes', each: 'databases' },
  text: 'ceil(required ÷ (volumes × each))',
  source: ownRule('A mirrored pair is a volume, and no database reaches beyond one.'),
  examples: [],
})

/** Databases that the volumes of one block hold. */
export const databasesOnBlock = formula({
  label: 'Databases on one block',
  unit: 'databases',
  takes: { volumes: 'volumes', each: 'databases' },
  text: 'volumes × each',
  source: powerEdge('Table 3'),
  examples: [],
})

/** Places that arrays cannot serve together: sites, or the two copies of continuous replication. */
export const placesApart = formula({
  label: 'Places with arrays of their own',
  unit: 'sites',
  takes: { sites: 'sites', copies: 'copies' },
  text: 'max(sites, copies)',
  source: ownRule('An array stands at one site, and two copies of a database share no drives.'),
  examples: [],
})

/** Blocks of the whole design. */
export const blocksInAll = formula({
  label: 'Blocks in all',
  unit: 'blocks',
  takes: { perServer: 'blocks', servers: 'servers' },
  text: 'perServer × servers',
  source: ownRule('Every server is built alike.'),
  examples: [],
})

/** Arrays of the whole design, where each server has arrays of its own. */
export const arraysOfServers = formula({
  label: 'Arrays in all',
  unit: 'arrays',
  takes: { perServer: 'blocks', perArray: 'blocks', servers: 'servers' },
  text: 'ceil(perServer ÷ perArray) × servers',
  source: ownRule('Direct-attached drives serve one server or cluster.'),
  examples: [],
})

/** Arrays of the whole design, where several servers share one over the network. */
export const arraysOfNetwork = formula({
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
  examples: [],
})

/** Drives of the whole design, spares and those left free included. */
export const drivesOfBlocks = formula({
  label: 'Drives in all',
  unit: 'drives',
  takes: { blocks: 'blocks', each: 'drives' },
  text: 'blocks × each',
  source: ownRule('Database drives, log drives, spares and drives left free for growth.'),
  examples: [],
})

/** What one block is asked for, what it gives, and how many are needed of it. */
export type BlockCount = {
  readonly code: 'iops' | 'space' | 'volumes' | 'logs' | 'mailboxes'
  readonly required: Worked
  readonly each: Worked
  readonly blocks: Worked<'blocks'>
}

/** Why blocks cannot serve a plan at all. */
export type BlockFailure =
  /** One server would need several, and a block is a server or a whole array. */
  | { readonly code: 'one per server'; readonly needed: Worked<'blocks'> }
  /** A database with its overhead is larger than any volume. */
  | {
      readonly code: 'database above volume'
      readonly database: Worked<'GB'>
      readonly volume: Worked<'GB'>
    }
  /** Two servers are to share drives that belong to one. */
  | { readonly code: 'not shared' }

/** What of a design nobody tested. */
export type Untested =
  | { readonly code: 'availability'; readonly tested: AvailabilityKind }
  | { readonly code: 'version'; readonly tested: ExchangeVersionId }
  | { readonly code: 'layout' }
  | { readonly code: 'databases'; readonly tested: number }
  | { readonly code: 'blocks'; readonly tested: number }

/** Storage built of whole tested blocks, and how it does. */
export type BlockDesign = {
  readonly solution: TestedSolution
  /** What has storage of its own: a server, or a single copy cluster. */
  readonly per: 'server' | 'cluster'
  readonly counts: readonly [BlockCount, ...BlockCount[]]
  /** The largest of the counts: what one server takes, or one cluster that shares its drives. */
  readonly perServer: Worked<'blocks'>
  readonly blocks: Worked<'blocks'>
  readonly arrays: Worked<'arrays'>
  readonly drives: Worked<'drives'>
  /** Which of its bundles of server and array a StorageTek design takes; null of another. */
  readonly bundle: BundleChoice | null
  readonly failures: readonly BlockFailure[]
  readonly untested: readonly Untested[]
  readonly rebuild: {
    readonly loss: Worked<'%'>
    readonly basis: RebuildBasis
    readonly required: Worked<'IOPS'>
    readonly available: Worked<'IOPS'>
    readonly holds: boolean
  }
}

/** Whether blocks can serve the plan. */
export function fits({ failures }: BlockDesign): boolean {
  return failures.length === 0
}

/**
 * A design of every tested solution that a plan considers: those that can serve it first, then
 * fewest drives. The programme behind the tests forbids comparing them; the order is none of merit.
 */
export function blockDesigns(plan: Plan, sizing: Sizing): readonly BlockDesign[] {
  if (!considersTested(plan)) return []
  const considered = testedSolutions.filter(({ id }) =>
    solutionVersions[id].includes(plan.exchange),
  )
  // A choice that the version has no use for does not count.
  const chosen = considered.filter(({ id }) => id === plan.storage.solution)
  return (chosen.length > 0 ? chosen : considered)
    .map((one) => blockDesign(plan, sizing, one))
    .sort((a, b) => Number(fits(b)) - Number(fits(a)) || a.drives.value - b.drives.value)
}

function blockDesign(plan: Plan, sizing: Sizing, solution: TestedSolution): BlockDesign {
  const counts = countsOf(plan, sizing, solution)
  const perServer = largest(
    'Blocks per server',
    counts.map(({ blocks }) => blocks),
    ownRule('The count of whatever runs out first.'),
  )
  const { storages } = sizing.databases
  const blocks = blocksInAll({ perServer, servers: storages })
  const { databases, logs, spares, free } = solution.drives
  return {
    solution,
    per: kindOf(plan) === 'scc' ? 'cluster' : 'server',
    counts,
    perServer,
    blocks,
    arrays: arraysOf(plan, solution, { perServer, blocks, servers: storages }),
    drives: drivesOfBlocks({
      blocks,
      each: published(
        'Drives of one block',
        databases + logs + spares + free,
        'drives',
        solution.cite,
      ),
    }),
    bundle:
      solution.id === 'StorageTek 2530' ? bundleFor(plan, sizing, { counts, perServer }) : null,
    failures: failuresOf(plan, sizing, solution, perServer),
    untested: untestedOf(plan, sizing, solution, perServer),
    rebuild: rebuildOf(sizing, solution, perServer),
  }
}

function countsOf(
  plan: Plan,
  sizing: Sizing,
  solution: TestedSolution,
): readonly [BlockCount, ...BlockCount[]] {
  const { iops, capacity, databases } = sizing
  const { inAll, onServer, mailboxesOnServer } = databases
  const overhead = given('Capacity overhead', plan.overheadPercent / 100, '%', 'overhead')
  const share = { databases: inAll, onServer, overhead }
  const { logSpace } = solution
  const space = logSpace
    ? spaceOfBlocks({
        ...share,
        all: sum('Databases and catalog', [capacity.databases, capacity.catalog], alike),
      })
    : wholeSpaceOfBlocks({ ...share, all: capacity.total })
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
    const { count: volumes, size: volume } = solution.volumes
    const each = databasesOnVolume({ volume, database: databaseOnVolume(plan, sizing, solution) })
    // Where a volume holds none, that is the failure, and no number of blocks mends it.
    if (each.value > 0)
      found.push({
        code: 'volumes',
        required: onServer,
        each: databasesOnBlock({ volumes, each }),
        blocks: blocksForVolumes({ required: onServer, volumes, each }),
      })
  }
  if (logSpace) {
    const required = logSpaceOfBlocks({ ...share, all: capacity.logs })
    const blocks = blocksForLogs({ required, each: logSpace })
    found.push({ code: 'logs', required, each: logSpace, blocks })
  }
  return found
}

/** One database as its volume holds it: with its catalog, its overhead and the logs beside it. */
function databaseOnVolume(
  plan: Plan,
  { capacity, databases }: Sizing,
  { logSpace }: TestedSolution,
): Worked<'GB'> {
  const total = logSpace
    ? sum('Databases and catalog', [capacity.databases, capacity.catalog], alike)
    : capacity.total
  const overhead = given('Capacity overhead', plan.overheadPercent / 100, '%', 'overhead')
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
  if (!hosts) return arraysOfServers({ perServer, perArray, servers })
  const { sites } = plan.availability
  const places = placesApart({
    sites: given('Sites', sites, 'sites', 'sites'),
    copies:
      kindOf(plan) === 'ccr'
        ? assumed('Copies', 2, 'copies', 'Continuous replication keeps two copies.')
        : assumed('Copies', 1, 'copies', 'There is one copy of each database.'),
  })
  return arraysOfNetwork({ blocks, perArray, servers, hosts, places })
}

function failuresOf(
  plan: Plan,
  sizing: Sizing,
  solution: TestedSolution,
  needed: Worked<'blocks'>,
): readonly BlockFailure[] {
  const { onePerServer, shared, volumes } = solution
  const database = databaseOnVolume(plan, sizing, solution)
  const above = volumes && exceeds(database.value, volumes.size.value)
  return [
    ...(above ? [{ code: 'database above volume', database, volume: volumes.size } as const] : []),
    ...(onePerServer && needed.value > 1 ? [{ code: 'one per server', needed } as const] : []),
    ...(kindOf(plan) === 'scc' && !shared ? [{ code: 'not shared' } as const] : []),
  ]
}

type Taken = Pick<BlockDesign, 'counts' | 'perServer'>

/** The bundle for one server or cluster: what it carries, and whether it is clustered. */
function bundleFor(
  plan: Plan,
  { databases: { mailboxesOnServer } }: Sizing,
  { counts, perServer }: Taken,
): BundleChoice {
  const space = counts.find(({ code }) => code === 'space')
  if (!space) throw new Error('Blocks are counted by space')
  return bundleOf({
    mailboxes: mailboxesOnServer.value,
    needsHighAvailability: kindOf(plan) !== 'none',
    databaseMb: space.required.value * 1000,
    trays: perServer.value,
    raid: 'RAID 10',
  })
}

function untestedOf(
  plan: Plan,
  { databases: { onServer } }: Sizing,
  solution: TestedSolution,
  perServer: Worked<'blocks'>,
): readonly Untested[] {
  const { testedAs, testedWith, testedBlocks, estimated, volumes } = solution
  const tested = volumes?.databases ?? Number.POSITIVE_INFINITY
  return [
    ...(kindOf(plan) === testedAs ? [] : [{ code: 'availability', tested: testedAs } as const]),
    ...(plan.exchange === testedWith ? [] : [{ code: 'version', tested: testedWith } as const]),
    ...(estimated ? [{ code: 'layout' } as const] : []),
    ...(perServer.value > testedBlocks ? [{ code: 'blocks', tested: testedBlocks } as const] : []),
    ...(onServer.value > tested * perServer.value ? [{ code: 'databases', tested } as const] : []),
  ]
}

function rebuildOf(
  { iops }: Sizing,
  { id, raid, iops: each }: TestedSolution,
  blocks: Worked<'blocks'>,
): BlockDesign['rebuild'] {
  const { loss, basis: known } = rebuildLosses[raid]
  // The loss of RAID 5 was measured on this very array.
  const basis = id === 'MD3000' ? 'measured' : known
  const available = iopsWhileRebuilding({ blocks, each, loss })
  const required = iops.transactional
  return { loss, basis, required, available, holds: !exceeds(required.value, available.value) }
}
