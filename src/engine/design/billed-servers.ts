import type { Worked } from '../core/worked.ts'
import { kindOf } from '../plan/features.ts'
import type { Plan } from '../plan/plan.ts'
import type { Sizing } from '../sizing/size.ts'
import type { Volume } from '../sizing/volumes.ts'
import { type Groups, placeCopies } from './copy-placement.ts'

/** One volume on the arrays of a server. */
export type BilledVolume = {
  /** What it is called, as `S1-MBX01-DB001`. */
  readonly name: string
  /** The database it is for, or null where it is reserved: no copy is placed on it. */
  readonly database: string | null
  readonly holds: Volume['holds']
  readonly size: Worked<'GB'>
}

/** A server with arrays of its own, or a single copy cluster that shares its arrays. */
export type BilledServer = {
  /** What it is called, as `S1-MBX01`. Its pool of arrays bears the same name. */
  readonly name: string
  /** The servers that share its arrays: itself, or both of its cluster. */
  readonly servers: readonly string[]
  /** Its site, counted from 1. */
  readonly site: number
  /** Its DAG or cluster, as `DAG1`; null for a standalone server. */
  readonly group: string | null
  readonly arrays: Worked<'arrays'>
  /**
   * Every volume in order of its database, those reserved last. Null where Exchange does not mount
   * as many databases: there is no use in naming them.
   */
  readonly volumes: readonly BilledVolume[] | null
}

/** Every server or cluster with arrays of its own, site after site. */
export function serversOf(
  plan: Plan,
  sizing: Sizing,
  arrays: Worked<'arrays'>,
): readonly BilledServer[] {
  const groups = groupsOf(plan, sizing)
  const tooMany = sizing.broken.some(({ code }) => code === 'too many databases')
  const placed = tooMany ? null : placeCopies(groups)
  const write = volumeNames(sizing)
  return Array.from({ length: groups.count * groups.servers }, (_, index): BilledServer => {
    const place = placeOf(plan, groups, index)
    return { ...place, arrays, volumes: placed && write(place.name, placed[index] ?? []) }
  }).sort((one, other) => one.site - other.site)
}

/** The DAGs or clusters of a plan, or all its standalone servers as one group. */
function groupsOf(
  plan: Plan,
  { databases: { dags, clusters, perGroup, storages } }: Sizing,
): Groups {
  const count = (dags ?? clusters)?.value ?? 1
  const { copies, sites } = plan
  const kept = { dag: copies, ccr: 2, scc: 1, none: 1 } as const
  return {
    count,
    servers: storages.value / count,
    databases: perGroup.value,
    copies: kept[kindOf(plan)],
    sites,
  }
}

/** The site of the server of an index, and its name. */
function placeOf(
  plan: Plan,
  { sites, servers }: Groups,
  index: number,
): Omit<BilledServer, 'arrays' | 'volumes'> {
  const site = (index % sites) + 1
  const number = Math.floor(index / sites) + 1
  const server = (at: number) => `S${site}-MBX${digits(at, 2)}`
  const group = Math.floor(index / servers) + 1
  switch (kindOf(plan)) {
    case 'scc':
      return {
        name: `S${site}-CL${digits(number, 2)}`,
        servers: [server(2 * number - 1), server(2 * number)],
        site,
        group: null,
      }
    case 'dag':
      return { name: server(number), servers: [server(number)], site, group: `DAG${group}` }
    case 'ccr':
      return {
        name: server(number),
        servers: [server(number)],
        site,
        group: `CL${digits(group, 2)}`,
      }
    case 'none':
      return { name: server(number), servers: [server(number)], site, group: null }
  }
}

/** Writes the volumes of a server that has copies of some databases, and room for all it is sized for. */
function volumeNames({ databases: { inAll, onServer }, volumes: { ofDatabase } }: Sizing) {
  const width = Math.max(3, String(inAll.value).length)
  return (server: string, databases: readonly number[]): readonly BilledVolume[] =>
    Array.from({ length: onServer.value }, (_, at) => {
      const index = databases[at]
      const database = index === undefined ? null : `DB${digits(index + 1, width)}`
      const called = database ?? `RESERVED${digits(at - databases.length + 1, 2)}`
      return ofDatabase.map(({ holds, size }) => ({
        name: `${server}-${called}${holds === 'logs' ? '-LOGS' : ''}`,
        database,
        holds,
        size,
      }))
    }).flat()
}

/** A number with zeros before it, so that names sort as they count. */
function digits(value: number, width: number): string {
  return value.toString().padStart(width, '0')
}
