import { formula } from '../../../core/formula.ts'
import { ownRule } from '../../../core/source.ts'
import { sum, type Worked } from '../../../core/worked.ts'
import type { ServersResults } from '../servers/servers.ts'

const alike = ownRule('Every server of a DAG is built alike, and so is every DAG.')

export const drivesOfServers = formula({
  label: 'Drives of the servers',
  unit: 'drives',
  takes: { each: 'drives', count: 'servers' },
  text: 'each × count',
  source: alike,
})

/** Drives of all DAGs, or of all standalone servers. */
export const drivesOfDags = formula({
  ...drivesOfServers.definition,
  label: 'Drives in all',
  takes: { each: 'drives', count: 'dags' },
})

/** Drives of one server: as calculated or forced, all in RAID, and all JBOD. */
type OfServer = {
  readonly server: Worked<'drives'>
  readonly raid: { readonly server: Worked<'drives'> }
  readonly allJbod: Worked<'drives'> | null
}

type Sites = {
  readonly site1: OfServer
  readonly site2: OfServer | null
  readonly lagged1: OfServer | null
  readonly lagged2: OfServer | null
}

type Way = (of: OfServer) => Worked<'drives'> | null

/** Drives per site, DAG and in all: as calculated, all in RAID, all JBOD; null if impossible. */
export function driveTotals(sites: Sites, servers: ServersResults, dags: Worked<'dags'>) {
  const total = (way: Way) => {
    const site1 = totalOf('Drives in site 1', [
      servers.members
        ? several(sites.site1, [servers.servers1, servers.recoveryServers1], way)
        : [way(sites.site1)],
      several(sites.lagged1, [servers.lagged1], way),
    ])
    const site2 = totalOf('Drives in site 2', [
      several(sites.site2, [servers.servers2, servers.recoveryServers2], way),
      several(sites.lagged2, [servers.lagged2], way),
    ])
    const hasSite2 = sites.site2 !== null || sites.lagged2 !== null
    const dag = totalOf('Drives of a DAG', [[site1], hasSite2 ? [site2] : []])
    return { site1, site2, dag, environment: dag && drivesOfDags({ each: dag, count: dags }) }
  }
  return {
    asCalculated: total(({ server }) => server),
    allRaid: total(({ raid }) => raid.server),
    allJbod: total(({ allJbod }) => allJbod),
  }
}

/** Drives of servers built alike, for each given number of servers; zeros are left out. */
function several(
  of: OfServer | null,
  counts: readonly Worked<'servers'>[],
  way: Way,
): readonly (Worked<'drives'> | null)[] {
  if (!of) return []
  const each = way(of)
  return counts
    .filter(({ value }) => value > 0)
    .map((count) => each && drivesOfServers({ each, count }))
}

/** Sum of all parts; null if there is no part, or if one is null. */
function totalOf(
  label: string,
  lists: readonly (readonly (Worked<'drives'> | null)[])[],
): Worked<'drives'> | null {
  const parts = lists.flat()
  const known = parts.filter((part) => part !== null)
  return known.length > 0 && known.length === parts.length ? sum(label, known, alike) : null
}
