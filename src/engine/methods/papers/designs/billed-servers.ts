import {
  type BilledServer,
  type BilledVolume,
  digits,
  type NamedServer,
  nameOfServer,
  type VolumeLayout,
} from '../../../designs/bill-of-materials.ts'
import { kindOf, oneCarriesAll } from '../../../plan/features.ts'
import type { Plan } from '../../../plan/plan.ts'
import { copiesKept } from '../sizing/placement.ts'
import type { PaperSizing } from '../sizing/size.ts'
import { spreadLayout } from '../sizing/spread-layout.ts'

/** Every server or cluster with arrays of its own, site after site. */
export function serversByPapers(
  plan: Plan,
  sizing: PaperSizing,
  named: readonly NamedServer[],
): VolumeLayout['servers'] {
  const groups = groupsOf(plan, sizing)
  const placed = hasTooMany(sizing)
    ? null
    : isSpread(plan)
      ? laidOut(plan, groups)
      : placeCopies(groups)
  const write = volumeNames(sizing)
  return Array.from({ length: groups.count * groups.servers }, (_, index) => {
    const place = placeOf(plan, groups, index, named)
    return { ...place, volumes: placed && write(place.name, placed[index] ?? []) }
  }).sort((one, other) => one.site - other.site)
}

/** Whether a server would hold more databases than Exchange mounts. */
export function hasTooMany({ broken }: PaperSizing): boolean {
  return broken.some(({ code }) => code === 'too many databases')
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
  const server = nameOfServer(index, named)
  switch (kindOf(plan)) {
    case 'scc':
      return {
        name: `CL${digits(index + 1, 2)}`,
        servers: [nameOfServer(2 * index, named), nameOfServer(2 * index + 1, named)],
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
  return kindOf(plan) === 'dag' && !oneCarriesAll(plan)
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
