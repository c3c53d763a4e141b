import type { AvailabilityKind, ExchangeFeature, MethodId } from '../exchange/version.ts'
import { entryAppliesToPlan, entryForMethod, shortVersionName } from '../exchange/versions.ts'
import { versionsOfSolution } from '../hardware/tested-choices.ts'
import type { AnswerDefinition } from './answer.ts'
import { isAutomatic } from './automatic.ts'
import {
  areWattsGivenOrAssumed,
  availabilityOf,
  considersArrays,
  considersEqualLogic,
  considersTested,
  hasFeature,
  mostServersForOneToCarry,
  oneCarriesAll,
} from './features.ts'
import {
  type AnswerKey,
  type AutomaticKey,
  answerDefinitions,
  automaticKeys,
  type Plan,
  type UnusedReasonFunction,
} from './plan.ts'
import { rolesInsteadWordsByKey, unusedReasonFunctionsOfRoles } from './roles-unused-reasons.ts'

/** Says why an answer about a feature does not count: the version lacks the feature. */
function onlyWith(feature: ExchangeFeature, name: string): UnusedReasonFunction {
  return (plan) =>
    hasFeature(plan, feature)
      ? null
      : `Not used: ${shortVersionName(plan.exchange)} has no ${name}, so it takes no space.`
}

/** Says why the chosen kind of availability does not count: the version lacks it. */
const unlessLacking: UnusedReasonFunction = (plan) => {
  const { availability } = plan
  if (availabilityOf(plan) === availability) return null
  return `Not used: ${shortVersionName(plan.exchange)} has no ${kindNames[availability]}. Its databases are sized as on standalone servers, one copy of each.`
}

const kindNames = {
  dag: 'DAG',
  ccr: 'cluster continuous replication',
  scc: 'single copy cluster',
  none: 'standalone servers',
} as const satisfies Record<AvailabilityKind, string>

/** Why an answer about copies does not count outside a DAG; null in a DAG. */
function inDagOnly(plan: Plan): string | null {
  switch (availabilityOf(plan)) {
    case 'dag':
      return null
    case 'ccr':
      return 'Not used: a CCR cluster has two copies, one on each of its servers.'
    case 'scc':
      return 'Not used: the two servers of a single copy cluster share one copy.'
    case 'none':
      return 'Not used: standalone servers hold one copy of each database.'
  }
}

/** Why an answer about lost servers does not count; null while copies are spread over a DAG. */
function inSpreadOnly(plan: Plan): string | null {
  const other = inDagOnly(plan)
  if (other !== null || !oneCarriesAll(plan)) return other
  const { copies, servers } = plan
  const survived = `the loss of any ${copies - 1} of ${servers} servers is survived`
  return `Counts only while copies are spread evenly.${copies > 1 ? ` Now one server can carry all: ${survived}.` : ''}`
}

/** Why a building block is not considered for the version; null if it is. */
function otherVersion({ exchange, solution }: Plan): string | null {
  if (solution === 'any') return null
  const versions = versionsOfSolution(solution)
  if (versions.includes(exchange)) return null
  const names = versions.map(shortVersionName).join(' and ')
  return `Not used: it is considered for ${names}, not for ${shortVersionName(exchange)}.`
}

/** Why an answer about EqualLogic arrays does not count; null if the plan considers them. */
export const reasonUnusedWithoutEqualLogic: UnusedReasonFunction = (plan) =>
  considersEqualLogic(plan) ? null : 'Not used: no EqualLogic arrays are considered for this plan.'

/** Why an answer about arrays does not count; null if the plan considers any. */
const forArrays: UnusedReasonFunction = (plan) =>
  considersArrays(plan) ? null : 'Not used: no arrays are considered for this plan.'

/** Function that says why an answer does not count in a plan; null if it always counts. */
export function unusedReasonFunctionOf(key: AnswerKey): UnusedReasonFunction | null {
  const [other, always] = [otherMethod(key), reasons[key]]
  if (!other && !always && !methodReasons.papers[key] && !methodReasons.roles[key]) return null
  return (plan, tier) =>
    other?.(plan) ??
    always?.(plan, tier) ??
    entryForMethod(plan, methodReasons)[key]?.(plan, tier) ??
    null
}

/** Says why the other method does not use an answer of one method; null if both ask it. */
function otherMethod(key: AnswerKey): ((plan: Plan) => string | null) | null {
  const { method }: AnswerDefinition = answerDefinitions[key]
  if (method === undefined) return null
  return (plan) => {
    if (entryAppliesToPlan({ method }, plan)) return null
    const [by, instead] = entryForMethod(plan, otherwise)
    const which = instead[key] ?? 'do not ask for it'
    return `Not used: ${shortVersionName(plan.exchange)} is sized by ${by}, which ${which}.`
  }
}

/** For each method: its name, and what it does instead of asking answers of the other method. */
const otherwise: Readonly<
  Record<MethodId, readonly [string, Readonly<Partial<Record<AnswerKey, string>>>]>
> = {
  papers: ['the papers', {}],
  roles: ['its role requirements', rolesInsteadWordsByKey],
}

/** Reasons of answers that do not always count. Not in the register: they need a plan. */
const reasons: Readonly<Partial<Record<AnswerKey, UnusedReasonFunction>>> = {
  edition: (plan) =>
    hasFeature(plan, 'editions')
      ? null
      : `Not used: the papers print one limit of databases for ${shortVersionName(plan.exchange)}, whatever its edition.`,
  blackBerry: (plan, at) => {
    if (!hasFeature(plan, 'blackBerry'))
      return `Not used: a figure for BlackBerry is published for Exchange 2003 only, not for ${shortVersionName(plan.exchange)}.`
    return (plan.tiers[at]?.measuredIops ?? null) === null
      ? null
      : 'Not used: the measured IOPS include it.'
  },
  singleItemRecovery: onlyWith('singleItemRecovery', 'single item recovery'),
  calendarLogging: onlyWith('calendarLogging', 'calendar logging'),
  availability: unlessLacking,
  copies: inDagOnly,
  worstCase: inDagOnly,
  // No standalone server survives the loss of a site: the answer stays, to be taken back.
  survive: (plan) =>
    availabilityOf(plan) === 'none' && plan.survive === 'servers' ? inDagOnly(plan) : null,
  lostServers: (plan) =>
    inSpreadOnly(plan) ??
    (plan.survive === 'servers'
      ? null
      : 'Counts only while the plan is to survive the loss of servers.'),
  localCopies: (plan) => {
    if (!hasFeature(plan, 'lcr'))
      return `Not used: ${shortVersionName(plan.exchange)} has no local continuous replication.`
    return availabilityOf(plan) === 'none'
      ? null
      : 'Not used: only standalone servers keep local copies.'
  },
  mailboxesPerDatabase: ({ databases }) =>
    databases === null ? null : 'Not used while the number of databases is set directly.',
  maintenance: (plan) =>
    hasFeature(plan, 'maintenance')
      ? null
      : `Not used: ${shortVersionName(plan.exchange)} has no background maintenance around the clock.`,
  nicsPerServer: (plan) =>
    considersArrays(plan) ? null : 'Not used: no arrays on a network are considered for this plan.',
  solution: (plan) =>
    considersTested(plan)
      ? otherVersion(plan)
      : 'Not used: no tested building blocks are considered.',
  models: reasonUnusedWithoutEqualLogic,
  raid: forArrays,
  arraysPerServer: forArrays,
  reservePercent: ({ reserve }) =>
    reserve === 'percent' ? null : 'Counts only while the reserve is a percentage.',
}

/** Reasons that apply in one method only. */
const methodReasons: Readonly<
  Record<MethodId, Readonly<Partial<Record<AnswerKey, UnusedReasonFunction>>>>
> = {
  papers: { ranking: forArrays },
  roles: unusedReasonFunctionsOfRoles,
}

/** Text on the value that the program chose in a plan, and why; null if a person gave one. */
export type AutomaticOutcomeFunction = (plan: Plan) => string | null

/** Outcomes of the automatic answers whose field does not show what was chosen. */
export const outcomeFunctionsOfAutomaticAnswers: Readonly<
  Partial<Record<AnswerKey, AutomaticOutcomeFunction>>
> = {
  ...Object.fromEntries(automaticKeys.map((key) => [key, decided(key)])),
  ranking: (plan) =>
    plan.ranking === 'power' && !areWattsGivenOrAssumed(plan)
      ? 'the fewest servers, as watts are neither given nor assumed'
      : null,
  worstCase: (plan) => {
    if (plan.worstCase !== 'automatic' || availabilityOf(plan) !== 'dag') return null
    return oneCarriesAll(plan)
      ? `one server carries all active databases, because there are no more than ${mostServersForOneToCarry} servers`
      : `copies spread evenly, because there are more than ${mostServersForOneToCarry} servers`
  },
}

/** Outcome of an answer left to the program. */
function decided(key: AutomaticKey): AutomaticOutcomeFunction {
  return (plan) => {
    const value = isAutomatic(plan, key) ? plan[key] : null
    return value === null ? null : String(value)
  }
}
