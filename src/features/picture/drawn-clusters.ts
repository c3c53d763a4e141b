import type {
  DrawnCopies,
  DrawnDesign,
  DrawnLoad,
  DrawnServer,
  DrawnSite,
  DrawnStorage,
  DrawnUnit,
} from './drawn-design.ts'

type Clusters = {
  readonly names: readonly string[]
  /** Continuous replication has a copy on each server, a single copy cluster one that both share. */
  readonly kind: 'ccr' | 'scc'
  /** Databases of one cluster. */
  readonly each: number
  readonly sites: number
  readonly storage: DrawnStorage | null
  readonly load: DrawnLoad | null
}

/**
 * Clusters of two servers as they are drawn, in the sites in turn. With more sites than clusters the
 * two servers of one that replicates stand in different sites.
 */
export function drawnClusters(clusters: Clusters): DrawnDesign {
  const { names, each, kind } = clusters
  const count = Math.ceil(names.length / 2)
  const isApart = kind === 'ccr' && clusters.sites > count
  const sites = Math.min(clusters.sites, isApart ? names.length : count)
  const placed = Array.from({ length: count }, (_, at) =>
    clusterUnits(clusters, at, sites, isApart),
  ).flat()
  const drawn = Array.from({ length: sites }, (_, at): DrawnSite => {
    const units = placed.filter(({ servers }) => servers[0]?.site === at + 1)
    return {
      site: at + 1,
      isLost: false,
      groups: [{ dag: 1, name: null, units }],
      active: units.reduce((sum, { servers }) => sum + (servers[0]?.copies.active ?? 0), 0),
      shared: null,
    }
  })
  return {
    sites: drawn,
    databases: count * each,
    link: drawn.length > 1 ? { words: [], isOver: false, isCut: false } : null,
    witnesses: [],
    dags: 1,
    drawnDags: 1,
    dagsInPair: 1,
  }
}

/** The two servers of a cluster, in one frame or apart: one has all databases, the other takes them over. */
function clusterUnits(
  clusters: Clusters,
  at: number,
  sites: number,
  isApart: boolean,
): readonly DrawnUnit[] {
  const { names, kind, each, storage, load } = clusters
  const isShared = kind === 'scc'
  const copies: readonly DrawnCopies[] = [
    { active: each, passive: 0, lagged: 0 },
    { active: 0, passive: isShared ? 0 : each, lagged: 0 },
  ]
  const servers = copies.map(
    (own, place): DrawnServer => ({
      number: at * 2 + place + 1,
      name: names[at * 2 + place] ?? '',
      site: ((isApart ? at * 2 + place : at) % sites) + 1,
      holds: place === 0 ? 'mailboxes' : 'recovery',
      copies: own,
      change: 0,
      isDown: false,
      storage: isShared ? null : storage,
      load: place === 0 ? load : null,
    }),
  )
  if (isApart) return servers.map((server) => ({ servers: [server], shared: null }))
  return [{ servers, shared: isShared ? storage : null }]
}
