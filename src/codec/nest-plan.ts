import type { Plan } from '../engine/index.ts'
import { frozenPrices } from './frozen-plan.ts'
import { isObject } from './json.ts'
import { planParts, type StoredAnswer, tierParts, valueAt } from './stored-answers.ts'

/** A plan as files hold it: answers nested in groups. Unchecked; unknown keys are kept. */
export function nest(plan: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { tiers, prices } = plan
  return {
    ...atPaths(plan, planParts),
    ...('tiers' in plan && {
      tiers: Array.isArray(tiers)
        ? tiers.map((tier) => (isObject(tier) ? nestTier(tier) : tier))
        : tiers,
    }),
    ...('prices' in plan && { prices: isObject(prices) ? withEvery(prices) : prices }),
  }
}

export function flatten(nested: Readonly<Record<string, unknown>>): Plan
export function flatten(nested: Readonly<Record<string, unknown>>): object {
  const { tiers, prices, ownArrays, keptTests, acknowledged, pinned, automatic } = nested
  const entered = Object.entries(prices ?? {}).filter(([, price]) => price !== null)
  return {
    ...fromPaths(nested, planParts),
    tiers: Array.isArray(tiers) ? tiers.map((tier) => fromPaths(tier, tierParts)) : [],
    prices: Object.fromEntries(entered),
    ownArrays,
    keptTests,
    acknowledged,
    pinned,
    automatic,
  }
}

export function nestTier(tier: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return atPaths(tier, tierParts)
}

/** Prices of a plan, with null for the arrays that files always list. */
function withEvery(prices: Readonly<Record<string, unknown>>): object {
  return { ...Object.fromEntries(frozenPrices.map((array) => [array, null])), ...prices }
}

function atPaths(answers: Readonly<Record<string, unknown>>, parts: readonly StoredAnswer[]) {
  const paths = new Map(parts.map(({ key, path }) => [key, path]))
  const groups = new Map<string, [string, unknown][]>()
  const flat: [string, unknown][] = []
  for (const [key, value] of Object.entries(answers)) {
    const [first = key, inner] = (paths.get(key) ?? key).split('.')
    if (inner === undefined || !paths.has(key)) flat.push([paths.has(key) ? first : key, value])
    else groups.set(first, [...(groups.get(first) ?? []), [inner, value]])
  }
  const grouped = [...groups].map(([group, entries]) => [group, Object.fromEntries(entries)])
  return Object.fromEntries([...flat, ...grouped])
}

function fromPaths(nested: object, parts: readonly StoredAnswer[]): object {
  return Object.fromEntries(
    parts.map(({ key, path }) => [
      key,
      path.split('.').reduce<unknown>((at, step) => valueAt(Object(at), step), nested),
    ]),
  )
}
