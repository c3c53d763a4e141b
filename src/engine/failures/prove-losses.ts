import {
  type ActivationChoices,
  activateAfterLoss,
  packActivationChoices,
} from '../placement/choices.ts'
import { serverCombinations } from '../placement/failure-kinds.ts'
import type { CopyLayout, Dag, Dags, LayoutCopy } from './dags.ts'
import type { Loss } from './outcome.ts'
import { quorumAfterLoss } from './quorum-after-loss.ts'

/** Outcomes of every loss, kind by kind, each tried on the placement of copies. */
export type EveryLossProof = {
  /** Databases of one DAG. */
  readonly databases: number
  /** Number of DAGs; all are alike, so the losses of one are tried. */
  readonly dags: number
  readonly losses: readonly LossKindOutcomes[]
}

const kinds = [
  'one server',
  'two servers',
  'site',
  'site and one server',
  'site and two servers',
  'failure domain',
] as const

export type LossKind = (typeof kinds)[number]

export type LossKindOutcomes = {
  readonly kind: LossKind
  /** Number of losses of this kind in one DAG. */
  readonly tried: number
  /**
   * Server with the most active databases after any of the losses, once a DAG without majority is
   * shrunk and a lost site switched over; null if no server is left.
   */
  readonly busiest: BusiestOfLosses | null
  /** Losses that leave databases without any copy that may activate. */
  readonly losing: LossSetSummary
  /** Losses that leave databases waiting for a person, with or without majority. */
  readonly waiting: LossSetSummary
  /** Losses that leave no majority: all databases are down until a person shrinks the DAG. */
  readonly withoutMajority: LossSetSummary
}

/** The busiest server, by `DagServer.number`, and the loss that makes it so. */
export type BusiestOfLosses = {
  readonly server: number
  readonly active: number
  readonly lost: Loss
  /** True if there is no majority and the DAG was shrunk; with `lost.byHand` also switched over. */
  readonly isShrunk: boolean
}

/** A set of losses: how many, the first few, and the loss that hits the most databases. */
export type LossSetSummary = {
  readonly count: number
  readonly first: readonly Loss[]
  /** Loss that hits the most databases; null if the set is empty. */
  readonly worst: { readonly databases: number; readonly lost: Loss } | null
}

/** Number of losses that are listed of each set. */
const mostNamed = 3

/**
 * Outcomes of every loss. The DAGs of a plan are alike, those of a pair mirrored, so the losses of
 * the first DAG stand for all and are named.
 */
export function proveLosses({ dags }: Dags): EveryLossProof {
  const [dag] = dags
  if (!dag) return { databases: 0, dags: 0, losses: [] }
  const choices = choicesIn(dag.layout)
  const losses = kinds.flatMap((kind) => provenLoss(kind, dag, choices) ?? [])
  return { databases: dag.layout.rows.length, dags: dags.length, losses }
}

/** Outcomes of all losses of one kind; null if the kind cannot occur. */
export function proveLossesOfKind({ dags: [dag] }: Dags, kind: LossKind): LossKindOutcomes | null {
  return dag ? provenLoss(kind, dag, choicesIn(dag.layout)) : null
}

/** Tries every loss of one kind; null if the kind cannot occur. */
function provenLoss(
  kind: LossKind,
  dag: Dag,
  { alone, anywhere }: ByWhom,
): LossKindOutcomes | null {
  const all = lossesOf(kind, dag.layout)
  if (all.length === 0) return null
  const databases = dag.layout.rows.length
  const hosts = dag.layout.members.filter(({ holds }) => holds !== 'lagged copies').length
  const active = new Uint16Array(dag.servers.length + 1)
  const [losing, waiting, withoutMajority] = [noSets(), noSets(), noSets()]
  let busiest: LossKindOutcomes['busiest'] = null
  for (const loss of all) {
    const lost = lostOf(dag, loss)
    const { holds } = quorumAfterLoss(dag, lost)
    const nowhere = activateAfterLoss(anywhere, loss.down, active)
    const atFirst = alone === anywhere ? nowhere : activateAfterLoss(alone, loss.down, active)
    addTo(losing, lost, nowhere)
    addTo(waiting, lost, (holds ? atFirst : databases) - nowhere)
    if (!holds) addTo(withoutMajority, lost, databases)
    // Databases activate in a blocked site if the other is lost, but not if a DAG is shrunk.
    const isBlocked = alone !== anywhere
    const isSwitched = loss.site !== null && isBlocked
    if (isSwitched) activateAfterLoss(anywhere, loss.down, active)
    const most = mostActive(active, hosts, loss.down)
    if (most && most.active > (busiest?.active ?? -1))
      busiest = {
        ...most,
        server: numberOf(dag, most.server),
        lost: { ...lost, byHand: isSwitched || (!holds && !isBlocked) },
        isShrunk: !holds,
      }
  }
  return { kind, tried: all.length, busiest, losing, waiting, withoutMajority }
}

/** Activation choices without a person, and with a person’s help where needed. */
type ByWhom = { readonly alone: ActivationChoices; readonly anywhere: ActivationChoices }

type SetsSoFar = { count: number; first: Loss[]; worst: LossSetSummary['worst'] }

function noSets(): SetsSoFar {
  return { count: 0, first: [], worst: null }
}

/** Adds a loss to a set, unless it hits no database. */
function addTo(sets: SetsSoFar, lost: Loss, databases: number): void {
  if (databases === 0) return
  sets.count += 1
  if (sets.first.length < mostNamed) sets.first.push(lost)
  if (databases > (sets.worst?.databases ?? 0)) sets.worst = { databases, lost }
}

/** Choices of every database; both kinds are one object if no copy waits for a person. */
function choicesIn({ rows, members }: CopyLayout): ByWhom {
  const servers = rows.map((row) => row.map(({ server }) => server))
  const that = (mayHost: (copy: LayoutCopy) => boolean) =>
    packActivationChoices(
      servers,
      members.length,
      Math.max(1, rows.length),
      (_row, preference, database) => {
        const copy = rows[database]?.[preference]
        return copy !== undefined && mayHost(copy)
      },
    )
  const anywhere = that(({ activates }) => activates !== 'never')
  const isBlocked = rows.some((row) => row.some(({ activates }) => activates === 'by hand'))
  return {
    alone: isBlocked ? that(({ activates }) => activates === 'by itself') : anywhere,
    anywhere,
  }
}

function mostActive(active: Uint16Array, hosts: number, down: readonly number[]) {
  let [server, most] = [0, -1]
  for (let at = 1; at <= hosts; at += 1) {
    const now = active[at] ?? 0
    if (now > most && !down.includes(at)) [server, most] = [at, now]
  }
  return server === 0 ? null : { server, active: most }
}

function lostOf(dag: Dag, { site, besides }: LaidLoss): Loss {
  const at =
    site === null
      ? null
      : (dag.servers.find((_, index) => dag.layout.members[index]?.site === site)?.site ?? null)
  return {
    servers: besides.map((server) => numberOf(dag, server)),
    site: at,
    link: false,
    byHand: false,
  }
}

function numberOf({ servers }: Dag, member: number): number {
  return servers[member - 1]?.number ?? 0
}

/** A loss in one DAG, servers and site numbered within the DAG. */
type LaidLoss = {
  /** All lost servers, those of a lost site included. */
  readonly down: readonly number[]
  /** Site lost as a whole, null if none is; `besides` are the lost servers outside that site. */
  readonly site: number | null
  readonly besides: readonly number[]
}

/**
 * Every loss of a kind; empty if the kind cannot occur. Servers for lagged copies alone host no
 * active databases, so they are lost only with their site.
 */
function lossesOf(kind: LossKind, { members, domains }: CopyLayout): readonly LaidLoss[] {
  const hosts = members.flatMap(({ holds }, at) => (holds === 'lagged copies' ? [] : [at + 1]))
  const serversAlone = (count: number) =>
    serverCombinations(hosts, count).map((down) => ({ down, site: null, besides: down }))
  const siteAnd = (count: number) => {
    const siteOf = (server: number) => members[server - 1]?.site ?? 0
    const sites = [...new Set(hosts.map(siteOf))].sort((one, other) => one - other)
    return sites.flatMap((site) => {
      const left = hosts.filter((server) => siteOf(server) !== site)
      if (left.length === 0) return []
      const inSite = hosts.filter((server) => siteOf(server) === site)
      return serverCombinations(left, count).map((besides) => {
        return { down: [...inSite, ...besides], site, besides }
      })
    })
  }
  switch (kind) {
    case 'one server':
      return serversAlone(1)
    case 'two servers':
      return serversAlone(2)
    case 'site':
      return siteAnd(0)
    case 'site and one server':
      return siteAnd(1)
    case 'site and two servers':
      return siteAnd(2)
    case 'failure domain':
      return [...new Set(domains)].map((domain) => {
        const down = hosts.filter((server) => domains[server - 1] === domain)
        return { down, site: null, besides: down }
      })
  }
}
