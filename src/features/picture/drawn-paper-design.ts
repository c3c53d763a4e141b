import type { BlockDesign, Recommendation } from '../../engine/designs/index.ts'
import { utilizationNowAndAtHorizon } from '../../engine/explore/index.ts'
import { type DagServer, planNames } from '../../engine/failures/index.ts'
import {
  asShown,
  availabilityOf,
  cutName,
  keepsLocalCopies,
  type Plan,
} from '../../engine/index.ts'
import { loadOnServer } from '../../engine/methods/index.ts'
import type { PaperSizing } from '../../engine/methods/papers/index.ts'
import { type DrawnDagFailure, drawnDagDesign } from './drawn-dags.ts'
import type {
  DrawnCopyCounts,
  DrawnDesign,
  DrawnLoad,
  DrawnServer,
  DrawnServerUnit,
  DrawnStorage,
} from './drawn-design.ts'
import { drawnDesignOfUnits, drawnDesignWithoutDag } from './drawn-servers-without-dag.ts'

type PaperPlan = {
  readonly plan: Plan
  readonly sizing: PaperSizing
  readonly recommendation: Pick<Recommendation, 'proposed' | 'proposedBlocks'>
}

/** Draws the proposed design for Exchange 2003 to 2010; without storage if no design fits. */
export function drawnPaperDesign(of: PaperPlan, failed: DrawnDagFailure | null): DrawnDesign {
  const { plan, sizing } = of
  const { storage, load } = storageOf(of)
  if (failed)
    return drawnDagDesign(failed, {
      storageOf: () => storage,
      loadOf: (server, active) => load && loadWith(of, load, server, active),
      shared: () => null,
      link: { words: [], isOver: false },
      witnessName: 'Witness',
      inPair: 1,
    })
  const { inAll, perGroup } = sizing.databases
  const databases = inAll.value
  const { servers: names } = planNames(plan, { dags: 0, servers: plan.servers, databases })
  const kind = availabilityOf(plan)
  if (kind === 'ccr' || kind === 'scc')
    return drawnClusters({ names, kind, each: perGroup.value, sites: plan.sites, storage, load })
  const own = { names, databases, storage, load, shared: null }
  // Copies have no placement if a DAG has more databases than Exchange can mount.
  if (kind === 'dag')
    return drawnDesignWithoutDag({ ...own, sites: plan.sites, passive: passiveIn(sizing) })
  const isDoubled = keepsLocalCopies(plan)
  return drawnDesignWithoutDag({ ...own, passive: (active) => (isDoubled ? active : 0) })
}

/** Number of passive copies on a server by its active ones, if copies are spread evenly. */
function passiveIn({ databases: { onServer } }: PaperSizing): (active: number) => number {
  return (active) => Math.max(0, onServer.value - active)
}

/** Storage load of a server with a number of active databases, scaled from the sized load. */
function loadWith(
  { plan, sizing }: PaperPlan,
  sized: DrawnLoad,
  server: DagServer,
  active: number,
): DrawnLoad {
  const iops = loadOnServer(plan, sizing, server, active)?.iops
  if (!iops?.has) return { ...sized, share: 0 }
  return { ...sized, share: (sized.share * iops.needs.value) / iops.has.value }
}

type StorageAndLoad = { readonly storage: DrawnStorage | null; readonly load: DrawnLoad | null }

/** Storage and load of one server, or of one cluster with shared storage. */
function storageOf({ plan, sizing, recommendation }: PaperPlan): StorageAndLoad {
  const { proposed, proposedBlocks } = recommendation
  if (proposed) {
    const { perServer, array, capacity } = proposed
    const { iops } = utilizationNowAndAtHorizon(plan, sizing, proposed).horizon
    return {
      storage: {
        drives: [],
        boxes: { count: perServer, name: cutName(array.model) },
        space: capacity.used.value,
      },
      load: { of: 'storage', share: iops.value, limit: 1 },
    }
  }
  return proposedBlocks ? blocksOf(proposedBlocks) : { storage: null, load: null }
}

function blocksOf({ solution, perServer, counts }: BlockDesign): StorageAndLoad {
  const used = ({ required, each }: BlockDesign['binding']) =>
    required.value / (each.value * perServer.value)
  return {
    storage: {
      drives: [],
      boxes: { count: asShown(perServer), name: solution.block[asShown(perServer) === 1 ? 0 : 1] },
      space: used(counts.space),
    },
    load: { of: 'storage', share: used(counts.iops), limit: 1 },
  }
}

type Clusters = {
  readonly names: readonly string[]
  /** CCR has a copy on each server; both servers of an SCC share one copy. */
  readonly kind: 'ccr' | 'scc'
  /** Number of databases of each cluster. */
  readonly each: number
  readonly sites: number
  readonly storage: DrawnStorage | null
  readonly load: DrawnLoad | null
}

/**
 * Drawn design of two-server clusters, placed in the sites in turn. With more sites than clusters,
 * the two servers of a CCR cluster are in different sites.
 */
function drawnClusters(clusters: Clusters): DrawnDesign {
  const { names, each, kind } = clusters
  const count = Math.ceil(names.length / 2)
  const isApart = kind === 'ccr' && clusters.sites > count
  const sites = Math.min(clusters.sites, isApart ? names.length : count)
  const placed = Array.from({ length: count }, (_, at) =>
    clusterUnits(clusters, at, sites, isApart),
  ).flat()
  return drawnDesignOfUnits(placed, sites, count * each, null)
}

/** Frames of one cluster: both servers in one, or apart; one is active, the other stands by. */
function clusterUnits(
  clusters: Clusters,
  at: number,
  sites: number,
  isApart: boolean,
): readonly DrawnServerUnit[] {
  const { names, kind, each, storage, load } = clusters
  const isShared = kind === 'scc'
  const copies: readonly DrawnCopyCounts[] = [
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
