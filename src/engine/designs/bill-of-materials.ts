import { formula } from '../core/formula.ts'
import { mapEach, type NonEmpty } from '../core/non-empty.ts'
import { byHand, equalLogic, ownRule } from '../core/source.ts'
import { published, type Worked } from '../core/worked.ts'
import { workingDrives } from '../hardware/equallogic-arrays.ts'
import { kindOf } from '../plan/features.ts'
import type { Plan } from '../plan/plan.ts'
import type { Sizing } from '../sizing/sizing.ts'
import type { Build, Candidate } from './candidate.ts'
import { arraysInAll } from './design-formulas.ts'
import { ownFigure, ownSpace } from './own-arrays.ts'
import { arraysPerServer } from './pool-prediction.ts'
import { type Organization, organizationOf } from './recommendation.ts'

/** One volume on the arrays of a server. */
export type BilledVolume = {
  /** What it is called, as `MBX01-DB001`. */
  readonly name: string
  /** The database it is for, or null where it is reserved: no copy is placed on it. */
  readonly database: string | null
  readonly holds: 'database and logs' | 'database' | 'logs'
  readonly size: Worked<'GB'>
}

/** A server with arrays of its own, or a single copy cluster that shares its arrays. */
export type BilledServer = {
  /** What it is called, as `MBX01`. Its pool of arrays bears the same name. */
  readonly name: string
  /** The servers that share its arrays: itself, or both of its cluster. */
  readonly servers: readonly string[]
  /** Its site, counted from 1. */
  readonly site: number
  /** Its DAG or cluster, as `DAG1`; null for a standalone server. */
  readonly group: string | null
  readonly arrays: Worked<'arrays'>
  /**
   * Every volume in order of its database, those reserved last; null where there is no use in
   * naming them.
   */
  readonly volumes: readonly BilledVolume[] | null
}

/** Drives of the whole design that hold data. */
export const workingInAll = formula({
  label: 'Working drives in all',
  unit: 'drives',
  takes: { arrays: 'arrays', each: 'drives' },
  text: 'arrays × each',
  source: equalLogic('5.5'),
  examples: [{ in: { arrays: 4, each: 23 }, out: 92, source: byHand }],
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
  /**
   * Whether volumes bear the names of their databases; not where databases share them, or where
   * there would be more than Exchange mounts.
   */
  readonly naming: 'by database' | 'shared' | 'too many'
  readonly capacityPerServer: Worked<'GB'>
  readonly capacity: Worked<'GB'>
  readonly sites: NonEmpty<BilledSite>
}

/** How a method lays volumes out on the arrays of its servers. */
export type VolumeLayout = Pick<
  BillOfMaterials,
  'volumesPerServer' | 'volumes' | 'reserved' | 'naming'
> & {
  /** Servers of each site. */
  readonly sites: NonEmpty<Worked<'servers'>>
  /** The same servers by name. */
  readonly servers: readonly Omit<BilledServer, 'arrays'>[]
}

/**
 * What to buy and how to lay it out: arrays and drives, groups by site, pools by server, and every
 * volume by name. Each server has as many volumes as the plan sizes it for, so that all adds up to
 * the sizing; those that no copy is placed on are reserved.
 */
export function billOf(
  plan: Plan,
  sizing: Sizing,
  { arrays, drives, ...build }: Candidate,
  { sites, servers: named, ...volumes }: VolumeLayout,
): BillOfMaterials {
  const perServer = arraysPerServer(build.perServer)
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
    ...organizationOf(sizing),
    per: kindOf(plan) === 'scc' ? 'cluster' : 'server',
    perServer,
    arrays,
    drives,
    working: workingInAll({ arrays, each: working }),
    spares: workingInAll({ arrays, each: spares }, 'Spare drives in all'),
    ...volumes,
    capacityPerServer: sizing.volumes.perServer,
    capacity: sizing.volumes.inAll,
    sites: mapEach(sites, siteOf),
  }
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

/** A server as the plan calls it, in the order that servers are numbered. */
export type NamedServer = { readonly name: string; readonly site: number; readonly dag: number }

/** What a server is called, counted from 0: as the plan calls it, else by the usual pattern. */
export function nameOfServer(index: number, named: readonly NamedServer[]): string {
  return named[index]?.name ?? `MBX${digits(index + 1, 2)}`
}

/** A number with zeros before it, so that names sort as they count. */
export function digits(value: number, width: number): string {
  return value.toString().padStart(width, '0')
}
