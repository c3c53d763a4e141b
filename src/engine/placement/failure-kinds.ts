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

type Members = {
  /** Members of each site; the numbers of site 2 continue those of site 1. */
  readonly servers: readonly [number, number]
  /** Failure domain of each server, server 1 first. */
  readonly domains: readonly number[]
}

/** Every failure of a kind, as server numbers; empty if there is nothing of the kind to lose. */
export function failuresOfKind(kind: FailureKind, { servers, domains }: Members): number[][] {
  const [first, second] = servers
  const one = numbers(1, first)
  const two = numbers(first + 1, second)
  switch (kind) {
    case 'none':
      return [[]]
    case 'one server':
      return choicesOfServers([...one, ...two], 1)
    case 'two servers':
      return choicesOfServers([...one, ...two], 2)
    case 'site 1':
      return lossOfSite(one, two, 0)
    case 'site 1 and one server':
      return lossOfSite(one, two, 1)
    case 'site 1 and two servers':
      return lossOfSite(one, two, 2)
    case 'site 2':
      return lossOfSite(two, one, 0)
    case 'site 2 and one server':
      return lossOfSite(two, one, 1)
    case 'site 2 and two servers':
      return lossOfSite(two, one, 2)
    case 'failure domain':
      return [...new Set(domains)].map((domain) =>
        [...one, ...two].filter((server) => domains[server - 1] === domain),
      )
  }
}

/** Index of the site that a kind of failure takes down; null if it takes only servers. */
export function siteLost(kind: FailureKind): 0 | 1 | null {
  if (kind.startsWith('site 1')) return 0
  return kind.startsWith('site 2') ? 1 : null
}

export function choicesOfServers(servers: readonly number[], count: number): number[][] {
  if (count === 0) return [[]]
  return servers.flatMap((server, at) =>
    choicesOfServers(servers.slice(at + 1), count - 1).map((others) => [server, ...others]),
  )
}

/** All servers of a site with each choice of some of the other’s; empty if those are too few. */
function lossOfSite(lost: number[], left: number[], more: number): number[][] {
  if (lost.length === 0 || left.length === 0) return []
  return choicesOfServers(left, more).map((others) => [...lost, ...others])
}

function numbers(from: number, count: number): number[] {
  return Array.from({ length: count }, (_, at) => from + at)
}

/** Site of a DAG’s witness, which votes if the number of members is even. */
export type WitnessSite = 'site 1' | 'site 2' | 'third site'

/** True if the remaining members, as seen from one side, have a majority of the votes. */
export function hasMajority(members: number, up: number, isWitnessUp: boolean): boolean {
  const { isWitnessAsked, needed } = quorumVotes(members)
  return up + (isWitnessAsked && isWitnessUp ? 1 : 0) >= needed
}

/** Votes of so many members, with a witness if they are even; `needed` is the majority. */
export function quorumVotes(members: number) {
  const isWitnessAsked = members % 2 === 0
  const votes = members + (isWitnessAsked ? 1 : 0)
  return { isWitnessAsked, votes, needed: Math.floor(votes / 2) + 1 }
}
