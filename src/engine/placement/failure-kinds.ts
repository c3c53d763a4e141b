/** What fails together. */
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
  /** Members of each site, site 2’s numbered on. */
  readonly servers: readonly [number, number]
  /** The failure domain of each server, server 1 first. */
  readonly domains: readonly number[]
}

/** The servers, by number, of every failure of a kind; none where there is nothing of it to lose. */
export function failuresOf(kind: FailureKind, { servers, domains }: Members): number[][] {
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

/** The site that a kind of failure takes down; null where it takes servers alone. */
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

/** All servers of a site, each time with some of the other’s, of which there must be as many. */
function lossOfSite(lost: number[], left: number[], more: number): number[][] {
  if (lost.length === 0 || left.length === 0) return []
  return choicesOfServers(left, more).map((others) => [...lost, ...others])
}

function numbers(from: number, count: number): number[] {
  return Array.from({ length: count }, (_, at) => from + at)
}

/** Place of a DAG’s witness; it votes where the number of members is even. */
export type WitnessSite = 'site 1' | 'site 2' | 'third site'

/** Whether what is left of a DAG, seen from one side, still has a majority of the votes. */
export function hasMajority(members: number, up: number, isWitnessUp: boolean): boolean {
  const { isWitnessAsked, needed } = votesOf(members)
  return up + (isWitnessAsked && isWitnessUp ? 1 : 0) >= needed
}

/** The votes of so many members, a witness where they are even in number, and the majority of them. */
export function votesOf(members: number) {
  const isWitnessAsked = members % 2 === 0
  const votes = members + (isWitnessAsked ? 1 : 0)
  return { isWitnessAsked, votes, needed: Math.floor(votes / 2) + 1 }
}
