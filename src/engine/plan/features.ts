import {
  type AvailabilityKind,
  type ExchangeVersionId,
  exchangeVersions,
  type Plan,
  type SolutionId,
} from './plan.ts'

const all = exchangeVersions
const from2010 = ['2010', '2013', '2016', '2019', 'SE'] as const

/** What some versions of Exchange have and others lack. */
export type Feature = Exclude<AvailabilityKind, 'none'> | keyof typeof ofSome

const ofSome = {
  editions: from2010,
  singleItemRecovery: from2010,
  calendarLogging: from2010,
  maintenance: from2010,
  blackBerry: ['2003'],
} as const satisfies Record<string, readonly ExchangeVersionId[]>

const versionsOf: Readonly<Record<Feature | 'none', readonly ExchangeVersionId[]>> = {
  ...ofSome,
  dag: from2010,
  ccr: ['2007'],
  scc: ['2003', '2007'],
  none: all,
}

/** Whether the version of a plan has a feature, or a figure for it. */
export function has(plan: Pick<Plan, 'exchange'>, feature: Feature): boolean {
  return versionsOf[feature].includes(plan.exchange)
}

/** How the databases of a plan stay available: as it says, or standalone where its version cannot. */
export function kindOf({ exchange, availability: { kind } }: Plan): AvailabilityKind {
  return versionsOf[kind].includes(exchange) ? kind : 'none'
}

/** Whether two servers make up a cluster, each of them able to carry all of its databases. */
export function isClustered(plan: Plan): boolean {
  const kind = kindOf(plan)
  return kind === 'ccr' || kind === 'scc'
}

/** Whether every database has a second copy. A DAG of one copy has none, a shared copy is one. */
export function isReplicated(plan: Plan): boolean {
  const kind = kindOf(plan)
  return kind === 'ccr' || (kind === 'dag' && plan.availability.copies > 1)
}

/** The versions of Exchange that each tested building block is considered for. */
export const solutionVersions: Readonly<Record<SolutionId, readonly ExchangeVersionId[]>> = {
  'AX4-5i': ['2007'],
  MD1000: ['2007'],
  MD3000: ['2007'],
  'MD3000 RAID 10': ['2007'],
  'StorageTek 2530': ['2003', '2007'],
  R510: ['2007'],
  R720xd: ['2010'],
}

/** A version as it is called. */
export function versionName(id: ExchangeVersionId): string {
  return id === 'SE' ? 'Exchange Server Subscription Edition' : `Exchange Server ${id}`
}

/** The same in short. */
export function shortVersionName(id: ExchangeVersionId): string {
  return `Exchange ${id}`
}

/** Whether EqualLogic arrays are among what a plan considers. They were tested with 2010. */
export function considersEqualLogic({ exchange, storage: { kind } }: Plan): boolean {
  // Nothing at all was tested with later versions: these arrays are what comes nearest.
  return kind === 'equallogic' || (kind === 'any' && exchange !== '2003' && exchange !== '2007')
}

/** Whether the tested building blocks of the other papers are among what a plan considers. */
export function considersTested({ storage: { kind } }: Plan): boolean {
  return kind === 'any' || kind === 'tested'
}

/** Whether arrays of a person’s own are among what a plan considers. */
export function considersOwn({ ownArrays, storage: { kind } }: Plan): boolean {
  return kind !== 'tested' && ownArrays.length > 0
}

/** Whether arrays of any kind are, which are judged one by one and not as whole tested systems. */
export function considersArrays(plan: Plan): boolean {
  return considersEqualLogic(plan) || considersOwn(plan)
}
