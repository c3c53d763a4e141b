import { mapNonEmpty } from '../core/non-empty.ts'
import type { MethodId } from '../exchange/version.ts'
import {
  type ExchangeVersionId,
  entryForMethod,
  latestVersionId,
  roleVersionIds,
  roleVersionOf,
  versionOf,
} from '../exchange/versions.ts'
import { availabilityOf } from './features.ts'
import { answersOfProcessor } from './named-processor.ts'
import {
  type AutomaticKey,
  answerDefinitions,
  defaultPlan,
  type Plan,
  type PlanAnswerKey,
  type Tier,
} from './plan.ts'
import { sizesInVersionUnits } from './sizes-in-version-units.ts'

const [usualTier] = defaultPlan.tiers

const rolesDefaults = Object.entries(answerDefinitions).flatMap(([key, answer]) =>
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

/** Defaults of role requirements with the usual server of each version. */
const byVersion = new Map(
  roleVersionIds.map((exchange): readonly [ExchangeVersionId, Plan] => {
    const { processor, drive, system } = roleVersionOf({ exchange }).usualServer
    const server = {
      ...{ databaseDriveKind: drive.kind, databaseDrive: drive.gb },
      ...{ systemDriveKind: system.kind, systemDrive: system.gb },
    }
    const usual = { ...byMethod.roles, exchange: latestVersionId }
    return [exchange, { ...usual, ...answersOfProcessor(processor), ...server }]
  }),
)

/** Answers of a server that belong together: if one is given, a new version changes none. */
const together = [
  ['processor', 'processorBy', 'cores', 'specRate2017'],
  ['databaseDriveKind', 'databaseDrive'],
  ['systemDriveKind', 'systemDrive'],
] as const satisfies readonly (readonly PlanAnswerKey[])[]

/** Defaults of a plan’s version, except for `exchange`: that of a new plan of the method. */
export function defaultsOfVersion({ exchange }: Pick<Plan, 'exchange'>): Plan {
  return byVersion.get(exchange) ?? byMethod.papers
}

/** Defaults of a plan’s method, without the usual server of its version. */
export function defaultsOfMethod(plan: Pick<Plan, 'exchange'>): Plan {
  return entryForMethod(plan, byMethod)
}

/** Defaults of Microsoft’s workbook: no processor, unlimited bays, and each drive its own. */
export function workbookDefaults(exchange: ExchangeVersionId): Plan {
  const usual = defaultsOfMethod({ exchange })
  const { databaseDrive: size, databaseDriveKind: kind } = usual
  return {
    ...{ ...usual, exchange, bays: null, automatic: [] },
    ...{ logDrive: size, logDriveKind: kind, restoreDrive: size, restoreDriveKind: kind },
  }
}

/**
 * A plan for another version. A default becomes the default there, and a given size keeps its
 * amount in the units of that version. If the method changes, given servers and copies are
 * translated.
 */
export function withVersion(plan: Plan, exchange: ExchangeVersionId): Plan {
  const next = { ...plan, exchange }
  const [from, to] = [defaultsOfVersion(plan), defaultsOfVersion(next)]
  if (from === to) return next
  const given = together.filter((keys) => keys.some((key) => plan[key] !== from[key])).flat()
  const kept = Object.fromEntries(given.map((key) => [key, plan[key]]))
  const moved: Plan = {
    ...retaken(next, from, to),
    ...sizesInVersionUnits(plan, from, plan, next),
    ...kept,
    exchange,
    automatic: plan.automatic,
    tiers: mapNonEmpty(plan.tiers, (tier) => ({
      ...retaken(tier, from.tiers[0], to.tiers[0]),
      ...sizesInVersionUnits(tier, from.tiers[0], plan, next),
    })),
  }
  if (defaultsOfMethod(plan) === defaultsOfMethod(next)) return moved
  return entryForMethod(next, { papers: toPapers, roles: toRoles })(moved, plan)
}

/**
 * A plan that a person moved to another version, with every answer they gave: a number taken back
 * from the program stays even if it equals a default. In the papers’ method growth stays too: the
 * default of 15 % belongs to the worked example alone.
 */
export function keepAnswersGiven(moved: Plan, plan: Plan): Plan {
  const usual = defaultsOfVersion(plan)
  const isLeft = (key: AutomaticKey) => plan.automatic.includes(key)
  const isUsual = (key: AutomaticKey) => plan[key] === usual[key]
  const given = usual.automatic.filter((key) => !isLeft(key) && isUsual(key)).flatMap(decidedWith)
  const kept: Plan = {
    ...moved,
    ...Object.fromEntries(given.map((key) => [key, plan[key]])),
    automatic: moved.automatic.filter((key) => isLeft(key) || isUsual(key)),
  }
  const tiers = mapNonEmpty(kept.tiers, (tier, at) => ({
    ...tier,
    growth: plan.tiers[at]?.growth ?? tier.growth,
  }))
  return entryForMethod(kept, { papers: { ...kept, tiers }, roles: kept })
}

/** A plan that the papers’ method sized for a later version, mapped to role requirements. */
export function planMappedToRoles(plan: Plan): Plan {
  return {
    ...withRecovery(plan),
    ...rolesServers(plan),
    siteModel: 'AP',
    secondSiteCopies: plan.sites > 1 ? Math.floor(plan.copies / 2) : plan.secondSiteCopies,
    keptLogDays: plan.logDays,
    ...(availabilityOf(plan) === 'none' && { databases: databasesOfEach(plan, plan.servers) }),
  }
}

/** Own number of databases per standalone server, from the papers’ total; null if not set. */
function databasesOfEach({ databases }: Plan, servers: number): number | null {
  return databases === null ? null : Math.ceil(databases / servers)
}

/** Databases of all standalone servers, at most the papers’ maximum; null if not set. */
function databasesOfAll({ databases }: Plan, servers: number): number | null {
  return databases === null ? null : Math.min(databases * servers, answerDefinitions.databases.max)
}

/** True if the servers are standalone in both plans. */
const standsAlone = (one: Plan, other: Plan) =>
  availabilityOf(one) === 'none' && availabilityOf(other) === 'none'

/** Replaces each answer that is its old default by the new default. */
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
  const usual = defaultsOfVersion(plan)
  const isUsual = (key: AutomaticKey) => plan[key] === usual[key]
  const isLeft: Partial<Record<AutomaticKey, boolean>> = {
    activeServers: isKept,
    // If a person gave the servers, the DAGs are given too.
    dags: isKept && isUsual('activeServers'),
    secondSiteCopies: !isSplit && !isOwn,
  }
  return {
    ...withRecovery(plan),
    automatic: usual.automatic.filter((key) => isUsual(key) && (isLeft[key] ?? true)),
    // Only the papers ask for all servers: a number left behind would count nowhere.
    servers: defaultPlan.servers,
    ...(!isKept && rolesServers(plan)),
    ...(standsAlone(before, plan) && {
      databases: databasesOfEach(plan, isKept ? plan.activeServers : servers),
    }),
    ...(isSplit && !isOwn && { secondSiteCopies: Math.floor(plan.copies / 2) }),
  }
}

/** Keys that an automatic answer decides: a drive’s size comes with its kind. */
const decidedWith = (key: AutomaticKey): readonly PlanAnswerKey[] =>
  key === 'databaseDrive' ? [key, 'databaseDriveKind'] : [key]

function toPapers(plan: Plan, before: Plan): Plan {
  const isOn = (key: 'itemRecovery' | 'calendarVersions', now: boolean) => {
    const [first] = plan.tiers
    return plan.tiers.every((tier) => tier[key] === first[key]) ? first[key] : now
  }
  // An automatic answer starts from its default in either method.
  const usual = defaultsOfVersion(plan)
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

/** Item recovery of each tier: off if the papers’ answer for the whole plan is off. */
function withRecovery(plan: Plan): Plan {
  const { singleItemRecovery, calendarLogging, tiers } = plan
  const change = (tier: Tier): Tier => ({
    ...tier,
    itemRecovery: tier.itemRecovery && singleItemRecovery,
    calendarVersions: tier.calendarVersions && calendarLogging,
  })
  return { ...plan, tiers: mapNonEmpty(tiers, change) }
}

/** Active servers and DAGs from all servers: in two sites those of site 1, of several DAGs each. */
function rolesServers(plan: Plan): Pick<Plan, 'activeServers' | 'dags'> {
  const { servers, sites } = plan
  if (availabilityOf(plan) === 'none') return { activeServers: servers, dags: 1 }
  const dags = Math.ceil(servers / versionOf(plan).serversPerDag.value)
  return { activeServers: Math.ceil(servers / dags / Math.min(sites, 2)), dags }
}

/** Servers of all sites and DAGs, at most what the papers’ method takes. */
function serversInAll(plan: Plan): number {
  const { activeServers, dags, sites, siteModel } = plan
  const most = answerDefinitions.servers.max
  if (availabilityOf(plan) === 'none') return Math.min(activeServers, most)
  const pairs = siteModel === 'AAN' && sites > 1 ? 2 : 1
  return Math.min(activeServers * dags * pairs * Math.min(sites, 2), most)
}
