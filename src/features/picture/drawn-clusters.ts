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

/** Clusters of two servers as they are drawn, in the sites in turn. */
export function drawnClusters(clusters: Clusters): DrawnDesign {
  const { names, each, sites } = clusters
  const count = Math.ceil(names.length / 2)
  const units = Array.from({ length: count }, (_, at) => ({
    site: (at % Math.min(sites, count)) + 1,
    unit: clusterUnit(clusters, at, (at % Math.min(sites, count)) + 1),
  }))
  const drawn = Array.from({ length: Math.min(sites, count) }, (_, at): DrawnSite => {
    const own = units.filter(({ site }) => site === at + 1).map(({ unit }) => unit)
    return {
      site: at + 1,
      isLost: false,
      groups: [{ dag: 1, name: null, units: own }],
      active: own.length * each,
      shared: null,
    }
  })
  return {
    sites: drawn,
    databases: count * each,
    link: drawn.length > 1 ? { words: [], isOver: false, isCut: false } : null,
    witness: null,
    dags: 1,
    drawnDags: 1,
    dagsInPair: 1,
  }
}

/** The two servers of a cluster: one has all databases, the other takes them over. */
function clusterUnit(clusters: Clusters, at: number, site: number): DrawnUnit {
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
      site,
      holds: place === 0 ? 'mailboxes' : 'recovery',
      copies: own,
      change: 0,
      isDown: false,
      storage: isShared ? null : storage,
      load: place === 0 ? load : null,
    }),
  )
  return { servers, shared: isShared ? storage : null }
}
