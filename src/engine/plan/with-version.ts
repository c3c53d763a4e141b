import { mapEach } from '../core/non-empty.ts'
import type { MethodId } from '../exchange/version.ts'
import {
  type ExchangeVersionId,
  latestVersion,
  ofMethod,
  roleVersionOf,
  roleVersions,
  versionOf,
} from '../exchange/versions.ts'
import { kindOf } from './features.ts'
import { keptSizes } from './kept-sizes.ts'
import { processorAnswers } from './named-processor.ts'
import {
  type AutomaticKey,
  answers,
  defaultPlan,
  type Plan,
  type PlanKey,
  type Tier,
} from './plan.ts'

const [usualTier] = defaultPlan.tiers

/** What answers start from in the method of role requirements, of each that says another default. */
const rolesDefaults = Object.entries(answers).flatMap(([key, answer]) =>
  'rolesDefault' in answer ? [{ key, value: answer.rolesDefault }] : [],
)

function rolesAnswers(ofTier: boolean) {
  const own = rolesDefaults.filter(({ key }) => key in usualTier === ofTier)
  return Object.fromEntries(own.map(({ key, value }) => [key, value]))
}

const byMethod: Readonly<Record<MethodId, Plan>> = {
  papers: defaultPlan,
  roles: {
    ...defaultPlan,
    ...rolesAnswers(false),
    automatic: [
      ...(['activeServers', 'bays', 'copies', 'dags', 'databaseDrive', 'databases'] as const),
      ...(['laggedCopies', 'secondSiteCopies'] as const),
    ],
    tiers: [{ ...usualTier, ...rolesAnswers(true) }],
  },
}

/** The same with the server that is usual for a version, of those that have one. */
const byVersion = new Map(
  roleVersions.map((exchange): readonly [ExchangeVersionId, Plan] => {
    const { processor, drive, system } = roleVersionOf({ exchange }).usualServer
    const server = {
      ...{ databaseDriveKind: drive.kind, databaseDrive: drive.gb },
      ...{ systemDriveKind: system.kind, systemDrive: system.gb },
    }
    const usual = { ...byMethod.roles, exchange: latestVersion }
    return [exchange, { ...usual, ...processorAnswers(processor), ...server }]
  }),
)

/** The answers of a server that belong together: where one is given, none moves with the version. */
const together = [
  ['processor', 'processorBy', 'cores', 'specRate2017'],
  ['databaseDriveKind', 'databaseDrive'],
  ['systemDriveKind', 'systemDrive'],
] as const satisfies readonly (readonly PlanKey[])[]

/** The answers that a plan of a version starts from; its version is that of a new plan of the method. */
export function defaultsOf({ exchange }: Pick<Plan, 'exchange'>): Plan {
  return byVersion.get(exchange) ?? byMethod.papers
}

/** What answers start from in the method of a plan, without a server of its version. */
export function defaultsOfMethod(plan: Pick<Plan, 'exchange'>): Plan {
  return ofMethod(plan, byMethod)
}

/** What Microsoft’s workbook starts from for a version: no processor, no bays, and each drive its own. */
export function workbookDefaults(exchange: ExchangeVersionId): Plan {
  const usual = defaultsOfMethod({ exchange })
  const { databaseDrive: size, databaseDriveKind: kind } = usual
  return {
    ...{ ...usual, exchange, bays: null, automatic: [] },
    ...{ logDrive: size, logDriveKind: kind, restoreDrive: size, restoreDriveKind: kind },
  }
}

/**
 * A plan for another version. An answer that was its default takes the default there, a size that was
 * given stays what it is in the units of that version; where that is sized by the other method, given
 * servers and copies become those of the other method.
 */
export function withVersion(plan: Plan, exchange: ExchangeVersionId): Plan {
  const next = { ...plan, exchange }
  const [from, to] = [defaultsOf(plan), defaultsOf(next)]
  if (from === to) return next
  const given = together.filter((keys) => keys.some((key) => plan[key] !== from[key])).flat()
  const kept = Object.fromEntries(given.map((key) => [key, plan[key]]))
  const moved: Plan = {
    ...retaken(next, from, to),
    ...keptSizes(plan, from, plan, next),
    ...kept,
    exchange,
    automatic: plan.automatic,
    tiers: mapEach(plan.tiers, (tier) => ({
      ...retaken(tier, from.tiers[0], to.tiers[0]),
      ...keptSizes(tier, from.tiers[0], plan, next),
    })),
  }
  if (defaultsOfMethod(plan) === defaultsOfMethod(next)) return moved
  return ofMethod(next, { papers: toPapers, roles: toRoles })(moved, plan)
}

/**
 * A plan that a person moved to another version, with every answer they gave: a number that was no longer
 * left to the program stays even if it equals a default. Growth stays what it was: 15 % comes with the
 * worked example alone.
 */
export function keepGiven(moved: Plan, plan: Plan): Plan {
  const usual = defaultsOf(plan)
  const isLeft = (key: AutomaticKey) => plan.automatic.includes(key)
  const isUsual = (key: AutomaticKey) => plan[key] === usual[key]
  const given = usual.automatic.filter((key) => !isLeft(key) && isUsual(key)).flatMap(decidedWith)
  const kept: Plan = {
    ...moved,
    ...Object.fromEntries(given.map((key) => [key, plan[key]])),
    automatic: moved.automatic.filter((key) => isLeft(key) || isUsual(key)),
  }
  const tiers = mapEach(kept.tiers, (tier, at) => ({
    ...tier,
    growth: plan.tiers[at]?.growth ?? tier.growth,
  }))
  return ofMethod(kept, { papers: { ...kept, tiers }, roles: kept })
}

/** A plan of the papers' method as it was published for a later version, answers mapped to its method. */
export function mappedToRoles(plan: Plan): Plan {
  return {
    ...withRecovery(plan),
    ...rolesServers(plan),
    siteModel: 'AP',
    secondSiteCopies: plan.sites > 1 ? Math.floor(plan.copies / 2) : plan.secondSiteCopies,
    keptLogDays: plan.logDays,
    ...(kindOf(plan) === 'none' && { databases: databasesOfEach(plan, plan.servers) }),
  }
}

/** Own databases of each of so many standalone servers, of which the papers count those of all together. */
function databasesOfEach({ databases }: Plan, servers: number): number | null {
  return databases === null ? null : Math.ceil(databases / servers)
}

/** Own databases of so many standalone servers together, as many as the papers’ method takes at most. */
function databasesOfAll({ databases }: Plan, servers: number): number | null {
  return databases === null ? null : Math.min(databases * servers, answers.databases.max)
}

/** Whether the servers of a plan stand alone in both methods. */
const standsAlone = (one: Plan, other: Plan) => kindOf(one) === 'none' && kindOf(other) === 'none'

/** Answers that were a default and now have another one. */
function retaken<T extends object>(held: T, from: T, to: T): T {
  const changes: Partial<T> = {}
  for (const key in held)
    if (held[key] === from[key] && to[key] !== from[key]) changes[key] = to[key]
  return { ...held, ...changes }
}

function toRoles(plan: Plan, before: Plan): Plan {
  const { servers } = plan
  const isKept = servers === defaultPlan.servers || servers === serversInAll(plan)
  const isSplit = before.copies !== defaultPlan.copies && plan.sites > 1
  const isOwn = plan.secondSiteCopies !== defaultPlan.secondSiteCopies
  const usual = defaultsOf(plan)
  const isUsual = (key: AutomaticKey) => plan[key] === usual[key]
  const isLeft: Partial<Record<AutomaticKey, boolean>> = {
    activeServers: isKept,
    // Of servers that were given, the DAGs are given too.
    dags: isKept && isUsual('activeServers'),
    secondSiteCopies: !isSplit && !isOwn,
  }
  return {
    ...withRecovery(plan),
    automatic: usual.automatic.filter((key) => isUsual(key) && (isLeft[key] ?? true)),
    // Asked by the papers only: left behind, it would be a number of servers that nothing counts by.
    servers: defaultPlan.servers,
    ...(!isKept && rolesServers(plan)),
    ...(standsAlone(before, plan) && {
      databases: databasesOfEach(plan, isKept ? plan.activeServers : servers),
    }),
    ...(isSplit && !isOwn && { secondSiteCopies: Math.floor(plan.copies / 2) }),
  }
}

/** An answer that the program decides, with the kind of a drive that comes with its size. */
const decidedWith = (key: AutomaticKey): readonly PlanKey[] =>
  key === 'databaseDrive' ? [key, 'databaseDriveKind'] : [key]

function toPapers(plan: Plan, before: Plan): Plan {
  const isOn = (key: 'itemRecovery' | 'calendarVersions', now: boolean) => {
    const [first] = plan.tiers
    return plan.tiers.every((tier) => tier[key] === first[key]) ? first[key] : now
  }
  // What was left to the program starts anew in either method.
  const usual = defaultsOf(plan)
  const left = before.automatic
    .flatMap(decidedWith)
    .map((answer) => [answer, usual[answer]] as const)
  const isLeft = before.automatic.includes('activeServers')
  const isOwn = before.databases !== null && !before.automatic.includes('databases')
  return {
    ...plan,
    ...Object.fromEntries(left),
    automatic: [],
    servers: isLeft ? usual.servers : serversInAll(before),
    ...(standsAlone(before, plan) &&
      isOwn && { databases: databasesOfAll(plan, serversInAll(before)) }),
    singleItemRecovery: isOn('itemRecovery', plan.singleItemRecovery),
    calendarLogging: isOn('calendarVersions', plan.calendarLogging),
  }
}

/** What the papers ask once and role requirements of each tier, for tiers that have no answer of their own. */
function withRecovery(plan: Plan): Plan {
  const { singleItemRecovery, calendarLogging, tiers } = plan
  const change = (tier: Tier): Tier => ({
    ...tier,
    itemRecovery: tier.itemRecovery && singleItemRecovery,
    calendarVersions: tier.calendarVersions && calendarLogging,
  })
  return { ...plan, tiers: mapEach(tiers, change) }
}

/** Servers in all as those with active mailboxes: of two sites those of the first, of several DAGs each. */
function rolesServers(plan: Plan): Pick<Plan, 'activeServers' | 'dags'> {
  const { servers, sites } = plan
  if (kindOf(plan) === 'none') return { activeServers: servers, dags: 1 }
  const dags = Math.ceil(servers / versionOf(plan).serversPerDag.value)
  return { activeServers: Math.ceil(servers / dags / Math.min(sites, 2)), dags }
}

/** The servers of all sites and DAGs, as many as the papers’ method takes at most. */
function serversInAll(plan: Plan): number {
  const { activeServers, dags, sites, siteModel } = plan
  const most = answers.servers.max
  if (kindOf(plan) === 'none') return Math.min(activeServers, most)
  const pairs = siteModel === 'AAN' && sites > 1 ? 2 : 1
  return Math.min(activeServers * dags * pairs * Math.min(sites, 2), most)
}
