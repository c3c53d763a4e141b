import type { Worked } from '../core/worked.ts'
import { copiesKept } from '../methods/papers/sizing/placement.ts'
import type { PaperSizing } from '../methods/papers/sizing/size.ts'
import { spreadLayout } from '../methods/papers/sizing/spread-layout.ts'
import type { Volume } from '../methods/papers/sizing/volumes.ts'
import type { RoleSizing } from '../methods/roles/sized-by-roles.ts'
import { kindOf, oneCarriesAll } from '../plan/features.ts'
import type { Plan } from '../plan/plan.ts'
/** One volume on the arrays of a server. */
export type BilledVolume = {
  /** What it is called, as `MBX01-DB001`. */
  readonly name: string
  /** The database it is for, or null where it is reserved: no copy is placed on it. */
  readonly database: string | null
  readonly holds: Volume['holds']
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
   * Every volume in order of its database, those reserved last. Null where Exchange does not mount
   * as many databases: there is no use in naming them.
   */
  readonly volumes: readonly BilledVolume[] | null
}

/** A server as the plan calls it, in the order that servers are numbered. */
export type NamedServer = { readonly name: string; readonly site: number; readonly dag: number }

/** What a server is called, counted from 0: as the plan calls it, else by the usual pattern. */
function nameOf(index: number, named: readonly NamedServer[]): string {
  return named[index]?.name ?? `MBX${digits(index + 1, 2)}`
}

/** Every server or cluster with arrays of its own, site after site. */
export function serversOf(
  plan: Plan,
  sizing: PaperSizing,
  arrays: Worked<'arrays'>,
  named: readonly NamedServer[],
): readonly BilledServer[] {
  const groups = groupsOf(plan, sizing)
  const tooMany = sizing.broken.some(({ code }) => code === 'too many databases')
  const placed = tooMany ? null : isSpread(plan) ? laidOut(plan, groups) : placeCopies(groups)
  const write = volumeNames(sizing)
  return Array.from({ length: groups.count * groups.servers }, (_, index): BilledServer => {
    const place = placeOf(plan, groups, index, named)
    return { ...place, arrays, volumes: placed && write(place.name, placed[index] ?? []) }
  }).sort((one, other) => one.site - other.site)
}

/**
 * Every server of a plan of Exchange 2013 to SE, site after site. Its volumes are not named: several
 * databases share one.
 */
export function serversByRoles(
  plan: Plan,
  { serversOfDags, sites }: RoleSizing,
  arrays: Worked<'arrays'>,
  named: readonly NamedServer[],
): readonly BilledServer[] {
  const usual = sites.flatMap((_servers, at) =>
    serversOfDags.flatMap((counts, dag) =>
      Array.from({ length: counts[at] ?? 0 }, () => ({ site: at + 1, dag: dag + 1 })),
    ),
  )
  const servers = named.length > 0 ? named : usual
  return servers
    .map(({ site, dag }, index): BilledServer => {
      const name = nameOf(index, named)
      const group = isDag(plan) ? `DAG${dag}` : null
      return { name, servers: [name], site, group, arrays, volumes: null }
    })
    .sort((one, other) => one.site - other.site)
}

function isDag(plan: Plan): boolean {
  return kindOf(plan) === 'dag'
}

/** The DAGs or clusters of a plan, or all its standalone servers as one group. */
function groupsOf(
  plan: Plan,
  { databases: { dags, clusters, perGroup, storages } }: PaperSizing,
): Groups {
  const count = (dags ?? clusters)?.value ?? 1
  return {
    count,
    servers: storages.value / count,
    databases: perGroup.value,
    copies: copiesKept(plan).value,
    sites: plan.sites,
  }
}

/** The site of the server of an index, and its name. */
function placeOf(
  plan: Plan,
  { sites, servers }: Groups,
  index: number,
  named: readonly NamedServer[],
): Omit<BilledServer, 'arrays' | 'volumes'> {
  const site = (index % sites) + 1
  const group = Math.floor(index / servers) + 1
  const server = nameOf(index, named)
  switch (kindOf(plan)) {
    case 'scc':
      return {
        name: `CL${digits(index + 1, 2)}`,
        servers: [nameOf(2 * index, named), nameOf(2 * index + 1, named)],
        site,
        group: null,
      }
    case 'dag':
      return { name: server, servers: [server], site, group: `DAG${group}` }
    case 'ccr':
      return { name: server, servers: [server], site, group: `CL${digits(group, 2)}` }
    case 'none':
      return { name: server, servers: [server], site, group: null }
  }
}

/** Writes the volumes of a server that has copies of some databases, and room for all it is sized for. */
function volumeNames({ databases, volumes: { ofDatabase } }: PaperSizing) {
  const { inAll, onServer, storedOnServer } = databases
  const width = Math.max(3, String(inAll.value).length)
  const named = (server: string, databases: readonly number[]): readonly BilledVolume[] =>
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
  return (server: string, placed: readonly number[]): readonly BilledVolume[] => {
    const own = named(server, placed)
    if (storedOnServer === onServer) return own
    return [...own, ...own.map((volume) => ({ ...volume, name: `${volume.name}-LCR` }))]
  }
}

/** A number with zeros before it, so that names sort as they count. */
function digits(value: number, width: number): string {
  return value.toString().padStart(width, '0')
}

/** Servers in equal groups, and what each group has. */
export type Groups = {
  /** DAGs or clusters, or one of all standalone servers. */
  readonly count: number
  readonly servers: number
  readonly databases: number
  readonly copies: number
  readonly sites: number
}

/** Whether a plan’s copies are spread by the layout that its failures are tried on. */
function isSpread(plan: Plan): boolean {
  return isDag(plan) && !oneCarriesAll(plan)
}

/** The databases that have a copy on each server by that layout, counted as below. */
function laidOut(plan: Plan, groups: Groups): readonly (readonly number[])[] {
  const { count, servers, databases } = groups
  const { rows } = spreadLayout({ ...plan, servers, databases })
  const onServers: number[][] = Array.from({ length: count * servers }, () => [])
  for (let group = 0; group < count; group += 1)
    rows.forEach((row, database) => {
      for (const server of row)
        onServers[group * servers + server - 1]?.push(group * databases + database)
    })
  return onServers
}

/**
 * The databases that have a copy on each server: group by group, servers and databases counted from 0
 * over all of them. Servers go to the sites in turn, so the one of index i is at site i mod sites.
 *
 * Databases are dealt as many at a time as a group has servers: the copies of each are on servers a
 * stride apart, the first of them one server further than that of the database before, so that every
 * server gets as many. The stride changes from one deal to the next, so that a server shares its
 * databases with many others and what it carried is spread when it is lost. What is left over is dealt
 * one copy after the other, so that no server gets more than one above another.
 */
export function placeCopies(groups: Groups): readonly (readonly number[])[] {
  const { count, servers, databases, copies, sites } = groups
  const strides = stridesOf(servers, sites)
  const whole = Math.floor(databases / servers)
  const onServers: number[][] = Array.from({ length: count * servers }, () => [])
  for (let group = 0; group < count; group += 1)
    for (let database = 0; database < databases; database += 1) {
      const deal = Math.floor(database / servers)
      const place = database % servers
      const stride = copies === 1 ? 1 : (strides[deal % strides.length] ?? 1)
      for (let copy = 0; copy < copies; copy += 1) {
        const at = deal < whole ? place + stride * copy : stride * (place * copies + copy)
        onServers[group * servers + (at % servers)]?.push(group * databases + database)
      }
    }
  return onServers
}

/**
 * Strides without a common divisor with the servers, so that copies never meet; nor then with sites
 * that have equally many of them. Where they have not, neighbours are most often at different sites.
 */
function stridesOf(servers: number, sites: number): readonly number[] {
  if (servers === 1 || servers % sites !== 0) return [1]
  const strides = Array.from({ length: servers - 1 }, (_, index) => index + 1)
  return strides.filter((stride) => divisor(stride, servers) === 1)
}

/** The largest divisor that two whole numbers have in common. */
function divisor(one: number, other: number): number {
  return other === 0 ? one : divisor(other, one % other)
}
