/** Kinds of failure, by what fails together. */
export const failureKinds = [
  'none',
  'one server',
  'two servers',
  'site 1',
  'site 1 and one server',
  'site 1 and two servers',
  'site 2',
  'site 2 and one server',
  'site 2 and two servers',
  'failure domain',
] as const

export type FailureKind = (typeof failureKinds)[number]

type LostOfKind = {
  /** Index of the site that is lost; null if only servers are. */
  readonly site: 0 | 1 | null
  /** Number of lost servers; beside a lost site, servers of the other site. */
  readonly servers: number
}

/** What each kind of failure takes down; null for failure domains, which a plan sets. */
const lostOfKind: Readonly<Record<FailureKind, LostOfKind | null>> = {
  none: { site: null, servers: 0 },
  'one server': { site: null, servers: 1 },
  'two servers': { site: null, servers: 2 },
  'site 1': { site: 0, servers: 0 },
  'site 1 and one server': { site: 0, servers: 1 },
  'site 1 and two servers': { site: 0, servers: 2 },
  'site 2': { site: 1, servers: 0 },
  'site 2 and one server': { site: 1, servers: 1 },
  'site 2 and two servers': { site: 1, servers: 2 },
  'failure domain': null,
}

type Members = {
  /** Members of each site; the numbers of site 2 continue those of site 1. */
  readonly servers: readonly [number, number]
  /** Failure domain of each server, server 1 first. */
  readonly domains: readonly number[]
}

/** Every failure of a kind, as server numbers; empty if there is nothing of the kind to lose. */
export function failuresOfKind(kind: FailureKind, { servers, domains }: Members): number[][] {
  const [first, second] = servers
  const sites = [numbers(1, first), numbers(first + 1, second)] as const
  const all = sites.flat()
  const ofKind = lostOfKind[kind]
  if (!ofKind)
    return [...new Set(domains)].map((domain) =>
      all.filter((server) => domains[server - 1] === domain),
    )
  const { site, servers: more } = ofKind
  if (site === null) return serverCombinations(all, more)
  const [lost, left] = [sites[site], sites[1 - site] ?? []]
  if (lost.length === 0 || left.length === 0) return []
  return serverCombinations(left, more).map((others) => [...lost, ...others])
}

/** Index of the site that a kind of failure takes down; null if it takes only servers. */
export function siteIndexLost(kind: FailureKind): 0 | 1 | null {
  return lostOfKind[kind]?.site ?? null
}

export function serverCombinations(servers: readonly number[], count: number): number[][] {
  if (count === 0) return [[]]
  return servers.flatMap((server, at) =>
    serverCombinations(servers.slice(at + 1), count - 1).map((others) => [server, ...others]),
  )
}

function numbers(from: number, count: number): number[] {
  return Array.from({ length: count }, (_, at) => from + at)
}

/** Site of a DAG’s witness, which votes if the number of members is even. */
export type WitnessSite = 'site 1' | 'site 2' | 'third site'

/** True if the remaining members, as seen from one side, have a majority of the votes. */
export function hasMajority(members: number, up: number, isWitnessUp: boolean): boolean {
  const { isWitnessAsked, needed } = quorumVoteCounts(members)
  return up + (isWitnessAsked && isWitnessUp ? 1 : 0) >= needed
}

/** Votes of so many members, with a witness if they are even; `needed` is the majority. */
export function quorumVoteCounts(members: number) {
  const isWitnessAsked = members % 2 === 0
  const votes = members + (isWitnessAsked ? 1 : 0)
  return { isWitnessAsked, votes, needed: Math.floor(votes / 2) + 1 }
}
