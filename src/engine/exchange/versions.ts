import type { Worked } from '../core/worked.ts'
import { exchange2003 } from './exchange-2003.ts'
import { exchange2007 } from './exchange-2007.ts'
import { exchange2010 } from './exchange-2010.ts'
import { exchange2013, exchange2016, exchange2019, exchangeSe } from './exchange-2013.ts'
import type { ByCopies, ExchangeVersion, MethodId, PaperVersion, RoleVersion } from './version.ts'

/** The versions of Exchange Server, the oldest first: the one list of them. */
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

/** What the versions are called in a plan. */
export const exchangeVersions: readonly ExchangeVersionId[] = versions.map(({ id }) => id)

/** The version that a plan of today is made for: the last. */
export const latestVersion: ExchangeVersionId = exchangeVersions.at(-1) ?? exchangeSe.id

const byId = new Map<string, ExchangeVersion>(versions.map((one) => [one.id, one]))

/** The version of Exchange a plan is made for. Throws for one that is not among them. */
export function versionOf({ exchange }: { readonly exchange: ExchangeVersionId }): ExchangeVersion {
  const found = byId.get(exchange)
  if (!found) throw new Error(`There is no Exchange ${exchange}`)
  return found
}

/** The versions after that of a plan which the same method sizes, the next one first. */
export function laterVersions(plan: {
  readonly exchange: ExchangeVersionId
}): readonly ExchangeVersionId[] {
  const { method } = versionOf(plan)
  const later = versions.slice(exchangeVersions.indexOf(plan.exchange) + 1)
  return later.filter((one) => one.method === method).map(({ id }) => id)
}

/** Of what is kept by method, that of the method of a plan. */
export function ofMethod<T>(
  plan: { readonly exchange: ExchangeVersionId },
  both: Readonly<Record<MethodId, T>>,
): T {
  return both[versionOf(plan).method]
}

/** Whether what is of a method, or of any, is of that of a plan. */
export function isOfMethod(
  { method }: { readonly method?: MethodId },
  plan: { readonly exchange: ExchangeVersionId },
): boolean {
  return method === undefined || method === versionOf(plan).method
}

/** A version that the papers’ method sizes. Throws for a later one. */
export function paperVersionOf(plan: { readonly exchange: ExchangeVersionId }): PaperVersion {
  const version = versionOf(plan)
  if (version.method === 'papers') return version
  throw new Error(`The papers do not size Exchange ${version.id}`)
}

/** A version that role requirements size. Throws for one that the papers do. */
export function roleVersionOf(plan: { readonly exchange: ExchangeVersionId }): RoleVersion {
  const version = versionOf(plan)
  if (version.method === 'roles') return version
  throw new Error(`Role requirements do not size Exchange ${version.id}`)
}

/** The versions that role requirements size, the oldest first. */
export const roleVersions: readonly ExchangeVersionId[] = versions.flatMap((one) =>
  one.method === 'roles' ? [one.id] : [],
)

/** A version as it is called in short. */
export function shortVersionName(id: ExchangeVersionId): string {
  return `Exchange ${id}`
}

/**
 * Transactional IOPS of one mailbox of a version up to 2010, standalone or in a DAG; the same either way where
 * the version has no DAG. Marked where the messages lie outside of what is printed for it.
 */
export function profileOf(
  exchange: ExchangeVersionId,
  kind: keyof ByCopies<unknown>,
  messages: Worked<'messages/day'>,
): Worked<'IOPS/mailbox'> {
  return paperVersionOf({ exchange }).iopsPerMailbox[kind](messages)
}
