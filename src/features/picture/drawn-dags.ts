import type { SimulatedFailure } from '../../app/failures/simulated-failure.ts'
import type { Dag, DagOutcome, DagServer, Dags, LossOutcome } from '../../engine/failures/index.ts'
import type {
  DrawnCopyCounts,
  DrawnDesign,
  DrawnLink,
  DrawnLoad,
  DrawnServer,
  DrawnServerGroup,
  DrawnSite,
  DrawnStorage,
  DrawnWitness,
} from './drawn-design.ts'

/** Parts of the drawing of DAGs that differ between the two sizing methods. */
export type DagDrawingParts = {
  readonly storageOf: (server: DagServer, dag: Dag) => DrawnStorage | null
  /** Load of a server if it has the given number of active databases. */
  readonly loadOf: (server: DagServer, active: number) => DrawnLoad | null
  /** Arrays that all servers of a site share; null if servers have their own storage. */
  readonly shared: (site: number) => DrawnStorage | null
  /** Words on the link between the sites; empty if its load is not known. */
  readonly link: Pick<DrawnLink, 'words' | 'isOver'>
  readonly witnessName: string
  readonly inPair: 1 | 2
}

export function drawnDagDesign(failed: DrawnDagFailure, build: DagDrawingParts): DrawnDesign {
  const { dags, lost } = failed
  const drawn = drawnDags(dags, build.inPair, failed.mostServers)
  const servers = drawn.flatMap((dag) => serversOf(dag, failed, build))
  const sites = Array.from({ length: dags.sites }, (_, at): DrawnSite => {
    const site = at + 1
    const groups = drawn.flatMap((dag): readonly DrawnServerGroup[] => {
      const own = servers.filter(({ server }) => server.dag === dag.number && server.site === site)
      if (own.length === 0) return []
      const units = own.map(({ drawn: one }) => ({ servers: [one], shared: null }))
      return [{ dag: dag.number, name: dags.dags.length > 1 ? dag.name : null, units }]
    })
    return {
      site,
      isLost: lost.site === site,
      groups,
      active: activeIn(failed, site),
      shared: build.shared(site),
    }
  })
  return {
    sites,
    databases: dags.dags.reduce((sum, { layout }) => sum + layout.rows.length, 0),
    link: linkOf(failed, build),
    witnesses: witnessesOf(failed, drawn, build),
    dags: dags.dags.length,
    drawnDags: drawn.length,
    ...(dags.dags.length === 1 && { onlyDag: dags.dags[0]?.name ?? '' }),
    dagsInPair: build.inPair,
  }
}

function serversOf(dag: Dag, { lost, outcome, whole }: DrawnDagFailure, build: DagDrawingParts) {
  const own = outcome.dags[dag.number - 1]
  const copies = own ? copiesOnServers(dag, own) : new Map()
  return dag.servers.map((server) => {
    const active = outcome.active[server.number] ?? 0
    const drawn: DrawnServer = {
      number: server.number,
      name: server.name,
      site: server.site,
      holds: server.holds,
      copies: copies.get(server.number) ?? { active: 0, passive: 0, lagged: 0 },
      change: active - (whole.active[server.number] ?? 0),
      isDown: lost.site === server.site || lost.servers.includes(server.number),
      storage: build.storageOf(server, dag),
      load: build.loadOf(server, active),
    }
    return { server, drawn }
  })
}

/** Number of active databases in a site, in all DAGs together. */
function activeIn({ dags, outcome }: DrawnDagFailure, site: number): number {
  return dags.servers.reduce(
    (sum, one) => sum + (one.site === site ? (outcome.active[one.number] ?? 0) : 0),
    0,
  )
}

function linkOf({ dags, lost }: DrawnDagFailure, { link }: DagDrawingParts): DrawnLink | null {
  if (dags.sites === 1) return null
  return lost.link ? { words: ['cut'], isOver: false, isCut: true } : { ...link, isCut: false }
}

/** Witnesses of the drawn DAGs, at most one per site, with the state of the first DAG's. */
function witnessesOf(
  { outcome }: DrawnDagFailure,
  dags: readonly Dag[],
  { witnessName }: DagDrawingParts,
): readonly DrawnWitness[] {
  const bySite = new Map<number | null, DrawnWitness>()
  for (const { number, servers, witness } of dags) {
    if (servers.length < 2 || bySite.has(witness.site)) continue
    const voted = outcome.dags[number - 1]?.quorum.witness ?? 'not asked'
    const state = witness.isAsked ? voted : 'not asked'
    bySite.set(witness.site, { name: witnessName, site: witness.site, state })
  }
  return [...bySite.values()]
}

/** A simulated failure of DAGs, with the outcome while everything is up to compare with. */
export type DrawnDagFailure = SimulatedFailure & {
  readonly whole: LossOutcome
  /** Most servers drawn, 64 by default; the DAGs left out are built alike. */
  readonly mostServers?: number
}

/** Most servers drawn in one picture. */
export const mostDrawnServers = 64

/** The first DAGs that fit into the picture; DAGs that come in pairs stay together. */
function drawnDags(
  { dags }: Dags,
  inPair: 1 | 2,
  mostServers: number = mostDrawnServers,
): readonly Dag[] {
  const [first] = dags
  const each = first ? first.servers.length * inPair : 1
  return dags.slice(0, Math.max(1, Math.floor(mostServers / each)) * inPair)
}

type MutableCopyCounts = { -readonly [Kind in keyof DrawnCopyCounts]: number }

/** Copies on each server of a DAG by current state, keyed by `DagServer.number`. */
function copiesOnServers(dag: Dag, { activeAt }: DagOutcome): ReadonlyMap<number, DrawnCopyCounts> {
  const before = (dag.servers[0]?.number ?? 1) - 1
  const counts = new Map(
    dag.servers.map(({ number }): [number, MutableCopyCounts] => [
      number,
      { active: 0, passive: 0, lagged: 0 },
    ]),
  )
  for (const [at, row] of dag.layout.rows.entries())
    for (const { server, lagged } of row) {
      const number = before + server
      const count = counts.get(number)
      if (!count) continue
      if (activeAt[at] === number) count.active += 1
      else if (lagged) count.lagged += 1
      else count.passive += 1
    }
  return counts
}
