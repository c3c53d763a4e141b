import { formula } from '../../../core/formula.ts'
import type { NonEmpty } from '../../../core/non-empty.ts'
import { citeEqualLogic, ownRule } from '../../../core/source.ts'
import { assumedFigure, givenFigure, type Worked } from '../../../core/worked.ts'
import {
  type BilledServerOrCluster,
  type NamedServer,
  type NamedVolume,
  nameOfServer,
  paddedNumber,
  type VolumeLayout,
  volumesInAll,
} from '../../../designs/bill-of-materials.ts'
import { availabilityOf, keepsLocalCopies, oneCarriesAll } from '../../../plan/features.ts'
import { answer, type Plan } from '../../../plan/plan.ts'
import type { Sizing } from '../../../sizing/sizing.ts'
import { databaseCopiesWithOwnVolumes } from '../sizing/placement.ts'
import { asPaperSizing, type PaperSizing } from '../sizing/size.ts'
import { spreadLayoutWithFailures } from '../sizing/spread.ts'

export const serversAtSite = formula({
  label: 'Servers at the site',
  unit: 'servers',
  takes: { servers: 'servers', before: 'sites', sites: 'sites' },
  text: 'ceil((servers − before) ÷ sites)',
  source: ownRule('Servers go to the sites in turn, so that no site has two more than another.'),
})

export const volumesPerServer = formula({
  label: 'Volumes per server',
  unit: 'volumes',
  takes: { databases: 'databases', each: 'volumes' },
  text: 'databases × each',
  source: citeEqualLogic('6.3'),
})

export const reservedVolumesInAll = formula({
  label: 'Reserved volumes in all',
  unit: 'volumes',
  takes: { volumes: 'volumes', databases: 'databases', copies: 'copies', each: 'volumes' },
  text: 'volumes − databases × copies × each',
  source: ownRule(
    'Every server is built like the fullest, or with room for every database; a volume without a copy of its own is kept free.',
  ),
})

/** Volumes of all servers. Servers go to the sites in turn; each database has its own volumes. */
export function volumeLayoutByPapers(
  plan: Plan,
  sizing: Sizing,
  named: readonly NamedServer[],
): VolumeLayout {
  const own = asPaperSizing(sizing)
  return {
    ...volumesByPapers(plan, own),
    naming: hasTooMany(own) ? 'too many' : 'by database',
    sites: sitesByPapers(plan, own),
    servers: serversByPapers(plan, own, named),
  }
}

/** Numbers of volumes per server and in all, and of those that hold no database. */
function volumesByPapers(
  plan: Plan,
  { databases }: PaperSizing,
): Pick<VolumeLayout, 'volumesPerServer' | 'volumes' | 'reserved'> {
  const { storedOnServer, inAll, storages } = databases
  const each = volumesOfDatabase(plan)
  const onEach = volumesPerServer({ databases: storedOnServer, each })
  const all = volumesInAll({ perServer: onEach, servers: storages })
  const reserved = reservedVolumesInAll({
    volumes: all,
    databases: inAll,
    copies: copiesStored(plan),
    each,
  })
  return { volumesPerServer: onEach, volumes: all, reserved }
}

/** Number of servers of each site; servers go to the sites in turn. */
function sitesByPapers(plan: Plan, { databases }: PaperSizing): NonEmpty<Worked<'servers'>> {
  const servers = (before: number) =>
    serversAtSite({
      servers: databases.storages,
      before: assumedFigure('Sites before it', before, 'sites', 'Sites are counted from S1.'),
      sites: answer(plan, 'sites'),
    })
  return [servers(0), ...Array.from({ length: plan.sites - 1 }, (_, index) => servers(index + 1))]
}

/** Copies of each database that have their own volumes, including two on the same server. */
function copiesStored(plan: Plan): Worked<'copies'> {
  return keepsLocalCopies(plan)
    ? assumedFigure('Copies', 2, 'copies', 'Local continuous replication keeps two on each server.')
    : databaseCopiesWithOwnVolumes(plan)
}

function volumesOfDatabase({ separateLogs }: Plan): Worked<'volumes'> {
  return givenFigure('Volumes of one database', separateLogs ? 2 : 1, 'volumes', 'separateLogs')
}

/** All servers, or clusters with shared arrays, with the names of their volumes, site by site. */
function serversByPapers(
  plan: Plan,
  sizing: PaperSizing,
  named: readonly NamedServer[],
): VolumeLayout['servers'] {
  const groups = groupsOf(plan, sizing)
  const placed = hasTooMany(sizing)
    ? null
    : availabilityOf(plan) === 'dag' && !oneCarriesAll(plan)
      ? laidOut(plan, groups)
      : placeCopies(groups)
  const write = volumeNames(sizing)
  return Array.from({ length: groups.count * groups.servers }, (_, index) => {
    const place = placeOf(plan, groups, index, named)
    return { ...place, volumes: placed && write(place.name, placed[index] ?? []) }
  }).sort((one, other) => one.site - other.site)
}

/** True if a server would hold more databases than Exchange mounts. */
function hasTooMany({ broken }: PaperSizing): boolean {
  return broken.some(({ code }) => code === 'too many databases')
}

/** DAGs or clusters of a plan, or all its standalone servers as one group. */
function groupsOf(
  plan: Plan,
  { databases: { dags, clusters, perGroup, storages } }: PaperSizing,
): EqualServerGroups {
  const count = (dags ?? clusters)?.value ?? 1
  return {
    count,
    servers: storages.value / count,
    databases: perGroup.value,
    copies: databaseCopiesWithOwnVolumes(plan).value,
    sites: plan.sites,
  }
}

/** Name, site and group of the server with this index. */
function placeOf(
  plan: Plan,
  { sites, servers }: EqualServerGroups,
  index: number,
  named: readonly NamedServer[],
): Omit<BilledServerOrCluster, 'arrays' | 'volumes'> {
  const site = (index % sites) + 1
  const group = Math.floor(index / servers) + 1
  const server = nameOfServer(index, named)
  switch (availabilityOf(plan)) {
    case 'scc':
      return {
        name: `CL${paddedNumber(index + 1, 2)}`,
        servers: [nameOfServer(2 * index, named), nameOfServer(2 * index + 1, named)],
        site,
        group: null,
      }
    case 'dag':
      return { name: server, servers: [server], site, group: `DAG${group}` }
    case 'ccr':
      return { name: server, servers: [server], site, group: `CL${paddedNumber(group, 2)}` }
    case 'none':
      return { name: server, servers: [server], site, group: null }
  }
}

/** Names the volumes of a server: first those of its databases, then the reserved ones. */
function volumeNames({ databases, volumes: { ofDatabase } }: PaperSizing) {
  const { inAll, onServer, storedOnServer } = databases
  const width = Math.max(3, String(inAll.value).length)
  const named = (server: string, databases: readonly number[]): readonly NamedVolume[] =>
    Array.from({ length: onServer.value }, (_, at) => {
      const index = databases[at]
      const database = index === undefined ? null : `DB${paddedNumber(index + 1, width)}`
      const called = database ?? `RESERVED${paddedNumber(at - databases.length + 1, 2)}`
      return ofDatabase.map(({ holds, size }) => ({
        name: `${server}-${called}${holds === 'logs' ? '-LOGS' : ''}`,
        database,
        holds,
        size,
      }))
    }).flat()
  return (server: string, placed: readonly number[]): readonly NamedVolume[] => {
    const own = named(server, placed)
    if (storedOnServer === onServer) return own
    return [...own, ...own.map((volume) => ({ ...volume, name: `${volume.name}-LCR` }))]
  }
}

export type EqualServerGroups = {
  /** Number of DAGs or clusters; 1 for all standalone servers. */
  readonly count: number
  readonly servers: number
  readonly databases: number
  readonly copies: number
  readonly sites: number
}

/** Databases with a copy on each server, if copies are spread; numbered as in `placeCopies`. */
function laidOut(plan: Plan, groups: EqualServerGroups): readonly (readonly number[])[] {
  const { count, servers, databases } = groups
  const { rows } = spreadLayoutWithFailures({ ...plan, servers, databases })
  const onServers: number[][] = Array.from({ length: count * servers }, () => [])
  for (let group = 0; group < count; group += 1)
    rows.forEach((row, database) => {
      for (const server of row)
        onServers[group * servers + server - 1]?.push(group * databases + database)
    })
  return onServers
}

/**
 * Databases with a copy on each server, group by group; servers and databases are counted from 0
 * over all groups. Servers go to the sites in turn, so server i is at site i mod sites.
 *
 * Databases are dealt in rounds of as many as a group has servers. Copies of a database are a
 * stride apart, and each database starts one server after the one before, so every server gets
 * equally many. The stride changes from round to round: a server shares its databases with many
 * others, and its load is spread when it is lost. Databases left over are dealt copy after copy, so
 * that no server has two copies more than another.
 */
export function placeCopies(groups: EqualServerGroups): readonly (readonly number[])[] {
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
 * Strides without a common divisor with the number of servers, so that copies of a database never
 * meet. If all sites have equally many servers, they share none with the number of sites either. If
 * not, a stride of 1 most often changes the site.
 */
function stridesOf(servers: number, sites: number): readonly number[] {
  if (servers === 1 || servers % sites !== 0) return [1]
  const strides = Array.from({ length: servers - 1 }, (_, index) => index + 1)
  return strides.filter((stride) => divisor(stride, servers) === 1)
}

/** Greatest common divisor of two whole numbers. */
function divisor(one: number, other: number): number {
  return other === 0 ? one : divisor(other, one % other)
}
