import type { Worked } from '../core/worked.ts'
import { exchange2003 } from './exchange-2003.ts'
import { exchange2007 } from './exchange-2007.ts'
import { exchange2010 } from './exchange-2010.ts'
import { exchange2013, exchange2016, exchange2019, exchangeSe } from './exchange-2013.ts'
import type {
  ExchangeVersion,
  FigureWithOrWithoutCopies,
  MethodId,
  PaperVersion,
  RoleVersion,
} from './version.ts'

/** All versions of Exchange Server, oldest first: the only list of them. */
const versions = [
  exchange2003,
  exchange2007,
  exchange2010,
  exchange2013,
  exchange2016,
  exchange2019,
  exchangeSe,
] as const satisfies readonly ExchangeVersion[]

export type ExchangeVersionId = (typeof versions)[number]['id']

/** A plan, or any other object that names its Exchange version. */
type OfVersion = { readonly exchange: ExchangeVersionId }

/** Ids of all versions, oldest first. */
export const exchangeVersionIds: readonly ExchangeVersionId[] = versions.map(({ id }) => id)

/** Newest version, which a new plan is made for. */
export const latestVersionId: ExchangeVersionId = exchangeVersionIds.at(-1) ?? exchangeSe.id

const byId = new Map<string, ExchangeVersion>(versions.map((one) => [one.id, one]))

/** The version that a plan is made for. Throws for an unknown id. */
export function versionOf({ exchange }: OfVersion): ExchangeVersion {
  const found = byId.get(exchange)
  if (!found) throw new Error(`There is no Exchange ${exchange}`)
  return found
}

/** Later versions that the same method sizes, oldest first. */
export function laterVersionIdsOfMethod(plan: OfVersion): readonly ExchangeVersionId[] {
  const { method } = versionOf(plan)
  const later = versions.slice(exchangeVersionIds.indexOf(plan.exchange) + 1)
  return later.filter((one) => one.method === method).map(({ id }) => id)
}

export function entryForMethod<T>(plan: OfVersion, both: Readonly<Record<MethodId, T>>): T {
  return both[versionOf(plan).method]
}

/** True if an entry applies to the plan’s method, or to every method. */
export function entryAppliesToPlan(
  { method }: { readonly method?: MethodId },
  plan: OfVersion,
): boolean {
  return method === undefined || method === versionOf(plan).method
}

/** The version of a plan that the papers size. Throws for Exchange 2013 and later. */
export function paperVersionOf(plan: OfVersion): PaperVersion {
  const version = versionOf(plan)
  if (version.method === 'papers') return version
  throw new Error(`The papers do not size Exchange ${version.id}`)
}

/** The version of a plan that role requirements size. Throws for Exchange 2010 and earlier. */
export function roleVersionOf(plan: OfVersion): RoleVersion {
  const version = versionOf(plan)
  if (version.method === 'roles') return version
  throw new Error(`Role requirements do not size Exchange ${version.id}`)
}

/** The versions that role requirements size, the oldest first. */
export const roleVersionIds: readonly ExchangeVersionId[] = versions.flatMap((one) =>
  one.method === 'roles' ? [one.id] : [],
)

/** Short display name, such as “Exchange 2016”. */
export function shortVersionName(id: ExchangeVersionId): string {
  return `Exchange ${id}`
}

/**
 * Transactional IOPS per mailbox, standalone or in a DAG; equal for versions without DAGs. Marked
 * if the messages a day lie outside the printed range. Throws for Exchange 2013 and later.
 */
export function paperIopsPerMailbox(
  exchange: ExchangeVersionId,
  kind: keyof FigureWithOrWithoutCopies<unknown>,
  messages: Worked<'messages/day'>,
): Worked<'IOPS/mailbox'> {
  return paperVersionOf({ exchange }).iopsPerMailbox[kind](messages)
}
