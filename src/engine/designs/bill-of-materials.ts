import { formula } from '../core/formula.ts'
import { mapNonEmpty, type NonEmpty } from '../core/non-empty.ts'
import { citeEqualLogic, ownRule } from '../core/source.ts'
import { citedFigure, type Worked } from '../core/worked.ts'
import { workingDriveCount } from '../hardware/equallogic-arrays.ts'
import { availabilityOf } from '../plan/features.ts'
import type { Plan } from '../plan/plan.ts'
import type { Sizing } from '../sizing/sizing.ts'
import type { ArrayBuild, Candidate } from './candidate.ts'
import { arraysInAll } from './design-formulas.ts'
import { ownArrayDrivesAndCapacity, ownArrayFigure } from './own-arrays.ts'
import { arraysPerServerFigure } from './pool-prediction.ts'
import { type GroupsAndPools, groupsAndPoolsOf } from './recommendation.ts'

/** One volume on the arrays of a server. */
export type NamedVolume = {
  /** Name of the volume, such as `MBX01-DB001`. */
  readonly name: string
  /** Database on the volume; null for a reserved volume, which holds no copy. */
  readonly database: string | null
  readonly holds: 'database and logs' | 'database' | 'logs'
  readonly size: Worked<'GB'>
}

/** A server with arrays of its own, or a single copy cluster that shares its arrays. */
export type BilledServerOrCluster = {
  /** Name of the server or cluster, such as `MBX01`; its pool of arrays has the same name. */
  readonly name: string
  /** Servers that share the arrays: one, or both of a cluster. */
  readonly servers: readonly string[]
  /** Site of the server, counted from 1. */
  readonly site: number
  /** DAG or cluster, such as `DAG1`; null for a standalone server. */
  readonly group: string | null
  readonly arrays: Worked<'arrays'>
  /** Volumes in the order of their databases, reserved ones last; null unless named by database. */
  readonly volumes: readonly NamedVolume[] | null
}

/** Drives of the whole design that hold data. */
export const workingDrivesInAll = formula({
  label: 'Working drives in all',
  unit: 'drives',
  takes: { arrays: 'arrays', each: 'drives' },
  text: 'arrays × each',
  source: citeEqualLogic('5.5'),
})

export const volumesInAll = formula({
  label: 'Volumes in all',
  unit: 'volumes',
  takes: { perServer: 'volumes', servers: 'servers' },
  text: 'perServer × servers',
  source: ownRule('Every server is built alike.'),
})

/** One site with its group of arrays and its servers. */
export type BilledSite = {
  /** Name of the site, such as `S1`; its group of arrays has the same name. */
  readonly name: string
  readonly servers: Worked<'servers'>
  readonly arrays: Worked<'arrays'>
  readonly holders: NonEmpty<BilledServerOrCluster>
}

/** Everything that a design is built of. */
export type BillOfMaterials = GroupsAndPools & {
  /** Whether each server or each cluster has its own arrays. */
  readonly per: 'server' | 'cluster'
  readonly perServer: Worked<'arrays'>
  readonly arrays: Worked<'arrays'>
  readonly drives: Worked<'drives'>
  readonly working: Worked<'drives'>
  readonly spares: Worked<'drives'>
  /** Volumes on the arrays of one server, reserved ones included. */
  readonly volumesPerServer: Worked<'volumes'>
  readonly volumes: Worked<'volumes'>
  /** Reserved volumes, which hold no copy. */
  readonly reserved: Worked<'volumes'>
  /** Volumes are named by database unless they are shared, or more than Exchange mounts. */
  readonly naming: 'by database' | 'shared' | 'too many'
  readonly capacityPerServer: Worked<'GB'>
  readonly capacity: Worked<'GB'>
  readonly sites: NonEmpty<BilledSite>
}

/** Volumes on the arrays of the servers, as a method lays them out. */
export type VolumeLayout = Pick<
  BillOfMaterials,
  'volumesPerServer' | 'volumes' | 'reserved' | 'naming'
> & {
  /** Number of servers in each site. */
  readonly sites: NonEmpty<Worked<'servers'>>
  /** The servers of all sites by name. */
  readonly servers: readonly Omit<BilledServerOrCluster, 'arrays'>[]
}

/**
 * What to buy and how to lay it out: arrays and drives, groups by site, pools by server, volumes by
 * name. Each server has as many volumes as the sizing counts; those without a copy are reserved.
 */
export function billOfArrays(
  plan: Plan,
  sizing: Sizing,
  { arrays, drives, ...build }: Candidate,
  { sites, servers: named, ...volumes }: VolumeLayout,
): BillOfMaterials {
  const perServer = arraysPerServerFigure(build.perServer)
  const { working, spares } = drivesOf(build)
  const siteOf = (servers: Worked<'servers'>, at: number): BilledSite => {
    const number = at + 1
    const [first, ...others] = named
      .filter(({ site }) => site === number)
      .map((server) => ({ ...server, arrays: perServer }))
    if (!first) throw new Error(`There is no server at site ${number}`)
    return {
      name: `S${number}`,
      servers,
      arrays: arraysInAll({ perServer, servers }, 'Arrays at the site'),
      holders: [first, ...others],
    }
  }
  return {
    ...groupsAndPoolsOf(sizing),
    per: availabilityOf(plan) === 'scc' ? 'cluster' : 'server',
    perServer,
    arrays,
    drives,
    working: workingDrivesInAll({ arrays, each: working }),
    spares: workingDrivesInAll({ arrays, each: spares }, 'Spare drives in all'),
    ...volumes,
    capacityPerServer: sizing.volumes.perServer,
    capacity: sizing.volumes.inAll,
    sites: mapNonEmpty(sites, siteOf),
  }
}

/** Working drives and spares of one array. */
function drivesOf({ array, raid }: Pick<ArrayBuild, 'array' | 'raid'>) {
  if (array.kind === 'own') {
    const { own } = array
    const spares = ownArrayFigure(own, 'spares', 'Spares of one array', own.spares, 'drives')
    return { working: ownArrayDrivesAndCapacity(own, raid).working, spares }
  }
  const cite = citeEqualLogic('5.5')
  const working = workingDriveCount(array, raid)
  const name = `one ${array.model} in ${raid}`
  return {
    working: citedFigure(`Working drives of ${name}`, working, 'drives', cite),
    spares: citedFigure(`Spares of ${name}`, array.drives - working, 'drives', cite),
  }
}

/** A server by the name that the plan gives it, with its site and DAG. */
export type NamedServer = { readonly name: string; readonly site: number; readonly dag: number }

/** Name of a server, counted from 0: as the plan names it, else `MBX01` and so on. */
export function nameOfServer(index: number, named: readonly NamedServer[]): string {
  return named[index]?.name ?? `MBX${paddedNumber(index + 1, 2)}`
}

/** A number padded with zeros, so that names sort as they count. */
export function paddedNumber(value: number, width: number): string {
  return value.toString().padStart(width, '0')
}
