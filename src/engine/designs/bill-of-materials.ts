import { formula } from '../core/formula.ts'
import { mapEach, type NonEmpty } from '../core/non-empty.ts'
import { ax45i, byHand, equalLogic, ownRule, powerEdge } from '../core/source.ts'
import { assumed, given, published, type Worked } from '../core/worked.ts'
import { workingDrives } from '../hardware/equallogic-arrays.ts'
import { copiesKept } from '../methods/papers/sizing/placement.ts'
import { isByPapers } from '../methods/papers/sizing/size.ts'
import type { RoleSizing } from '../methods/roles/sized-by-roles.ts'
import { isByRoles } from '../methods/roles/sized-by-roles.ts'
import { keepsLocalCopies, kindOf } from '../plan/features.ts'
import { answer, type Plan } from '../plan/plan.ts'
import type { Sizing } from '../sizing/sizing.ts'
import { type BilledServer, type NamedServer, serversByRoles, serversOf } from './billed-servers.ts'
import type { BlockDesign } from './block-design.ts'
import type { Build, Candidate } from './candidate.ts'
import { arraysInAll } from './design-formulas.ts'
import { ownFigure, ownSpace } from './own-arrays.ts'
import { arraysPerServer } from './pool-prediction.ts'
import { type Organization, organizationOf } from './recommend.ts'

/** Drives of the whole design that hold data. */
export const workingInAll = formula({
  label: 'Working drives in all',
  unit: 'drives',
  takes: { arrays: 'arrays', each: 'drives' },
  text: 'arrays × each',
  source: equalLogic('5.5'),
  examples: [{ in: { arrays: 4, each: 23 }, out: 92, source: byHand }],
})

/** Servers at one site. */
export const serversAtSite = formula({
  label: 'Servers at the site',
  unit: 'servers',
  takes: { servers: 'servers', before: 'sites', sites: 'sites' },
  text: 'ceil((servers − before) ÷ sites)',
  source: ownRule('Servers go to the sites in turn, so that no site has two more than another.'),
  examples: [
    { in: { servers: 4, before: 0, sites: 2 }, out: 2, source: equalLogic('6.3') },
    { in: { servers: 5, before: 0, sites: 2 }, out: 3, source: byHand },
    { in: { servers: 5, before: 1, sites: 2 }, out: 2, source: byHand },
  ],
})

/** Volumes on the arrays of one server. */
export const volumesPerServer = formula({
  label: 'Volumes per server',
  unit: 'volumes',
  takes: { databases: 'databases', each: 'volumes' },
  text: 'databases × each',
  source: equalLogic('6.3'),
  examples: [{ in: { databases: 7, each: 1 }, out: 7, source: equalLogic('Table 26') }],
})

/** Volumes of the whole design. */
export const volumesInAll = formula({
  label: 'Volumes in all',
  unit: 'volumes',
  takes: { perServer: 'volumes', servers: 'servers' },
  text: 'perServer × servers',
  source: ownRule('Every server is built alike.'),
  examples: [{ in: { perServer: 7, servers: 4 }, out: 28, source: byHand }],
})

/** Volumes of the whole design that hold no copy. */
export const reservedInAll = formula({
  label: 'Reserved volumes in all',
  unit: 'volumes',
  takes: { volumes: 'volumes', databases: 'databases', copies: 'copies', each: 'volumes' },
  text: 'volumes − databases × copies × each',
  source: ownRule(
    'Every server is built like the fullest, or with room for every database; a volume without a copy of its own is kept free.',
  ),
  examples: [{ in: { volumes: 32, databases: 7, copies: 4, each: 1 }, out: 4, source: byHand }],
})

/** One site, with its group of arrays and its servers. */
export type BilledSite = {
  /** What it is called, as `S1`. Its group of arrays bears the same name. */
  readonly name: string
  readonly servers: Worked<'servers'>
  readonly arrays: Worked<'arrays'>
  readonly holders: NonEmpty<BilledServer>
}

/** Everything that a design is built of. */
export type BillOfMaterials = Organization & {
  /** What has arrays of its own: a server, or a single copy cluster. */
  readonly per: 'server' | 'cluster'
  readonly perServer: Worked<'arrays'>
  readonly arrays: Worked<'arrays'>
  readonly drives: Worked<'drives'>
  readonly working: Worked<'drives'>
  readonly spares: Worked<'drives'>
  /** Volumes on the arrays of each server, reserved ones included. */
  readonly volumesPerServer: Worked<'volumes'>
  readonly volumes: Worked<'volumes'>
  /** Volumes of `volumes` that hold no copy. */
  readonly reserved: Worked<'volumes'>
  readonly capacityPerServer: Worked<'GB'>
  readonly capacity: Worked<'GB'>
  readonly sites: NonEmpty<BilledSite>
}

/**
 * What to buy and how to lay it out: arrays and drives, groups by site, pools by server, and every
 * volume by name. Each server has as many volumes as the plan sizes it for, so that all adds up to
 * the sizing; those that no copy is placed on are reserved. Servers bear the names given, or the usual
 * ones where none are.
 */
export function billOfMaterials(
  plan: Plan,
  sizing: Sizing,
  { arrays, drives, ...build }: Candidate,
  named: readonly NamedServer[] = [],
): BillOfMaterials {
  const { volumes } = sizing
  const perServer = arraysPerServer(build.perServer)
  const { working, spares } = drivesOf(build)
  const holders = isByRoles(sizing)
    ? serversByRoles(plan, sizing, perServer, named)
    : isByPapers(sizing)
      ? serversOf(plan, sizing, perServer, named)
      : []
  const siteOf = (servers: Worked<'servers'>, at: number): BilledSite => {
    const number = at + 1
    const [first, ...others] = holders.filter(({ site }) => site === number)
    if (!first) throw new Error(`There is no server at site ${number}`)
    return {
      name: `S${number}`,
      servers,
      arrays: arraysInAll({ perServer, servers }, 'Arrays at the site'),
      holders: [first, ...others],
    }
  }
  return {
    ...organizationOf(plan, sizing),
    per: kindOf(plan) === 'scc' ? 'cluster' : 'server',
    perServer,
    arrays,
    drives,
    working: workingInAll({ arrays, each: working }),
    spares: workingInAll({ arrays, each: spares }, 'Spare drives in all'),
    ...(isByRoles(sizing) ? volumesByRoles(sizing) : volumesByPapers(plan, sizing)),
    capacityPerServer: volumes.perServer,
    capacity: volumes.inAll,
    sites: mapEach(isByRoles(sizing) ? sizing.sites : sitesByPapers(plan, sizing), siteOf),
  }
}

type Counts = Pick<BillOfMaterials, 'volumesPerServer' | 'volumes' | 'reserved'>

/** Volumes where each is of one database. */
function volumesByPapers(plan: Plan, { databases }: Sizing): Counts {
  const { storedOnServer, inAll, storages } = databases
  const each = volumesOfDatabase(plan)
  const onEach = volumesPerServer({ databases: storedOnServer, each })
  const all = volumesInAll({ perServer: onEach, servers: storages })
  const reserved = reservedInAll({
    volumes: all,
    databases: inAll,
    copies: copiesStored(plan),
    each,
  })
  return { volumesPerServer: onEach, volumes: all, reserved }
}

/** Volumes where several databases can share one, beside spares and one to restore to. */
function volumesByRoles({ databases: { storages: servers }, volumes }: RoleSizing): Counts {
  return {
    volumesPerServer: volumes.onServer,
    volumes: volumesInAll({ perServer: volumes.onServer, servers }),
    reserved: volumesInAll({ perServer: volumes.free, servers }, 'Reserved volumes in all'),
  }
}

/** Servers of each site, to which they go in turn. */
function sitesByPapers(plan: Plan, { databases }: Sizing): NonEmpty<Worked<'servers'>> {
  const servers = (before: number) =>
    serversAtSite({
      servers: databases.storages,
      before: assumed('Sites before it', before, 'sites', 'Sites are counted from S1.'),
      sites: answer(plan, 'sites'),
    })
  return [servers(0), ...Array.from({ length: plan.sites - 1 }, (_, index) => servers(index + 1))]
}

/** Copies of each database that have volumes of their own, those on the same server included. */
function copiesStored(plan: Plan): Worked<'copies'> {
  return keepsLocalCopies(plan)
    ? assumed('Copies', 2, 'copies', 'Local continuous replication keeps two on each server.')
    : copiesKept(plan)
}

/** The drives of one array, by whether they hold data or are spares. */
function drivesOf({ array, raid }: Pick<Build, 'array' | 'raid'>) {
  if (array.kind === 'own') {
    const { own } = array
    const spares = ownFigure(own, 'spares', 'Spares of one array', own.spares, 'drives')
    return { working: ownSpace(own, raid).working, spares }
  }
  const cite = equalLogic('5.5')
  const working = workingDrives(array, raid)
  const name = `one ${array.model} in ${raid}`
  return {
    working: published(`Working drives of ${name}`, working, 'drives', cite),
    spares: published(`Spares of ${name}`, array.drives - working, 'drives', cite),
  }
}

function volumesOfDatabase({ separateLogs }: Plan): Worked<'volumes'> {
  return given('Volumes of one database', separateLogs ? 2 : 1, 'volumes', 'separateLogs')
}

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
  /** The first of each array included; null where a block is an enclosure or a server of its own. */
  readonly enclosures: Worked<'enclosures'> | null
  /** Drives beside the blocks that servers start from; null where no document gives them any. */
  readonly systemDrives: Worked<'drives'> | null
  readonly byUse: { readonly [K in keyof typeof uses]: Worked<'drives'> }
}

/** Enclosures of the whole design, where those of an array are filled one after the other. */
export const enclosuresInAll = formula({
  label: 'Enclosures in all',
  unit: 'enclosures',
  takes: { drives: 'drives', arrays: 'arrays', each: 'drives' },
  text: 'ceil(drives ÷ arrays ÷ each) × arrays',
  source: ax45i('Features'),
  examples: [
    { in: { drives: 60, arrays: 1, each: 12 }, out: 5, source: ax45i('Features') },
    { in: { drives: 6, arrays: 1, each: 12 }, out: 1, source: ax45i('Solution description') },
    { in: { drives: 36, arrays: 2, each: 12 }, out: 4, source: byHand },
  ],
})

/** Drives of the whole design that hold the operating system, where a block is a server. */
export const systemDrivesInAll = formula({
  label: 'Drives for the operating system',
  unit: 'drives',
  takes: { servers: 'blocks', each: 'drives' },
  text: 'servers × each',
  source: powerEdge('Table 3'),
  examples: [{ in: { servers: 4, each: 2 }, out: 8, source: byHand }],
})

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
    enclosures: solution.enclosure && enclosuresInAll({ drives, arrays, each: solution.enclosure }),
    systemDrives:
      solution.systemDrives && systemDrivesInAll({ servers: blocks, each: solution.systemDrives }),
    drives,
    byUse: { databases: of('databases'), logs: of('logs'), spares: of('spares'), free: of('free') },
  }
}
