import type { ServerStorage } from '../../../designs/design.ts'
import { storageKinds } from '../../../designs/kinds.ts'
import { versionOf } from '../../../exchange/versions.ts'
import { hasLaggedServers } from '../../../plan/copies-planned.ts'
import { kindOf } from '../../../plan/features.ts'
import type { Plan } from '../../../plan/plan.ts'
import type { SizedByRoles } from '../sized-by-roles.ts'

/** How servers share sites and users: not at all, in one site, or by one of the models of two sites. */
export type AlternativeSites = 'standalone' | 'one site' | Plan['siteModel']

/** What tells the alternatives of a plan apart. */
export type AlternativeShape = {
  readonly sites: AlternativeSites
  /** Copies that are not lagged: in a database’s own site, and in the other. */
  readonly copies: readonly [number, number]
  /** Lagged copies: in a database’s own site, and in the other. */
  readonly lagged: readonly [number, number]
  /** Whether single drives are taken wherever the copies allow it; null for what is no drive of a server. */
  readonly storage: 'JBOD' | 'RAID' | null
}

type Layout = Omit<AlternativeShape, 'storage'>

const noLagged = [0, 0] as const

/** With one lagged copy, or as many as make the sites of one DAG equal. */
const inTwoSites: readonly Layout[] = [
  { sites: 'AP', copies: [3, 1], lagged: noLagged },
  { sites: 'AP', copies: [3, 1], lagged: [0, 1] },
  { sites: 'AP', copies: [2, 2], lagged: noLagged },
  { sites: 'AP', copies: [2, 2], lagged: [0, 1] },
  { sites: 'AA1', copies: [3, 1], lagged: noLagged },
  { sites: 'AA1', copies: [3, 1], lagged: [0, 2] },
  { sites: 'AA1', copies: [2, 2], lagged: noLagged },
  { sites: 'AA1', copies: [2, 2], lagged: [1, 1] },
  { sites: 'AAN', copies: [3, 1], lagged: noLagged },
  { sites: 'AAN', copies: [3, 1], lagged: [0, 1] },
  { sites: 'AAN', copies: [2, 2], lagged: noLagged },
  { sites: 'AAN', copies: [2, 2], lagged: [0, 1] },
]

const inOneSite: readonly Layout[] = [
  { sites: 'one site', copies: [3, 0], lagged: noLagged },
  { sites: 'one site', copies: [3, 0], lagged: [1, 0] },
  { sites: 'one site', copies: [4, 0], lagged: noLagged },
]

/** The alternatives that a plan is compared with; those of one site only where it has no other. */
export function shapesFor(plan: Plan): readonly AlternativeShape[] {
  const isOfTwo = kindOf(plan) === 'dag' && plan.sites > 1
  return [...(isOfTwo ? [] : inOneSite), ...inTwoSites].flatMap((layout) => [
    { ...layout, storage: 'JBOD' as const },
    { ...layout, storage: 'RAID' as const },
  ])
}

/** The shape that a plan has as it was sized, with the storage of its design. */
export function shapeOfPlan(
  { parts: { copies } }: SizedByRoles,
  storage: ServerStorage | null,
): AlternativeShape {
  const { shape, homeCopies, awayCopies, homeLagged, awayLagged } = copies
  const model = shape.twoSites ? shape.model : 'one site'
  return {
    sites: shape.hasDag ? model : 'standalone',
    copies: [homeCopies.value, awayCopies.value],
    lagged: [homeLagged.value, awayLagged.value],
    storage: storage && storageKinds[storage].alternative,
  }
}

/** Whether two shapes are one. */
export function isSameShape(one: AlternativeShape, other: AlternativeShape): boolean {
  return (
    one.sites === other.sites &&
    one.storage === other.storage &&
    one.copies.every((count, at) => count === other.copies[at]) &&
    one.lagged.every((count, at) => count === other.lagged[at])
  )
}

/**
 * A plan in another shape, with as many servers with active mailboxes in all as it has, but so many
 * that copies of one database have servers. Every answer that the shape does not speak of stays.
 */
export function withShape(plan: Plan, shape: AlternativeShape): Plan {
  const [home, away] = shape.copies
  const [laggedHome, laggedAway] = shape.lagged
  const isOneSite = shape.sites === 'one site' || shape.sites === 'standalone'
  const most = versionOf(plan).serversPerDag.value
  const ofDags = inDags(plan, shape.sites === 'AAN')
  const shaped: Plan = {
    ...plan,
    availability: 'dag',
    sites: isOneSite ? 1 : 2,
    siteModel: isOneSite ? 'AP' : shape.sites,
    copies: home + away,
    secondSiteCopies: away,
    laggedCopies: laggedHome + laggedAway,
    secondSiteLagged: laggedAway,
    ...ofDags,
    // Domains are told server by server: other servers have others.
    failureDomains: '',
    storageKind: 'own drives',
    jbod: shape.storage === 'JBOD',
    deployment: 'as calculated',
    forcedRaid: 'none',
  }
  const least = home + (hasLaggedServers(shaped) ? 0 : laggedHome)
  return { ...shaped, activeServers: Math.max(least, Math.min(most, ofDags.activeServers)) }
}

type OfDag = Pick<Plan, 'dags' | 'activeServers' | 'databases' | 'extraIops'>

/** Two DAGs make a pair; where there are no two, a pair of half the size takes the place of one. */
function inDags(plan: Plan, toPairs: boolean): OfDag {
  const of = ofDag(plan)
  const { dags, activeServers, databases, extraIops } = of
  const inPairs = kindOf(plan) === 'dag' && plan.sites > 1 && plan.siteModel === 'AAN'
  if (inPairs === toPairs) return of
  if (inPairs) return { ...of, dags: Math.min(1000, 2 * dags) }
  if (dags % 2 === 0) return { ...of, dags: dags / 2 }
  const half = (count: number) => Math.ceil(count / 2)
  return {
    ...{ dags, activeServers: half(activeServers) },
    ...{ databases: databases && half(databases), extraIops: extraIops / 2 },
  }
}

/** What a plan tells of each DAG; standalone servers, of which it tells of each, are one DAG together. */
function ofDag(plan: Plan): OfDag {
  const { dags, activeServers, databases, extraIops } = plan
  if (kindOf(plan) === 'dag') return { dags, activeServers, databases, extraIops }
  const inAll = (each: number) => each * activeServers
  return {
    ...{ dags: 1, activeServers },
    ...{ databases: databases && inAll(databases), extraIops: inAll(extraIops) },
  }
}
