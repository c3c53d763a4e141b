import type { Plan } from '../engine/index.ts'
import { arraysAlwaysListedWithPrice } from './frozen-plan.ts'
import { isObject } from './json.ts'
import {
  ownPropertyValue,
  type StoredAnswerDefinition,
  storedPlanAnswerDefinitions,
  storedTierAnswerDefinitions,
} from './stored-answers.ts'

/** A plan as files hold it: answers nested in groups. Unchecked; unknown keys are kept. */
export function nestPlan(plan: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { tiers, prices } = plan
  return {
    ...atPaths(plan, storedPlanAnswerDefinitions),
    ...('tiers' in plan && {
      tiers: Array.isArray(tiers)
        ? tiers.map((tier) => (isObject(tier) ? nestTier(tier) : tier))
        : tiers,
    }),
    ...('prices' in plan && { prices: isObject(prices) ? withEvery(prices) : prices }),
  }
}

export function flattenPlan(nested: Readonly<Record<string, unknown>>): Plan
export function flattenPlan(nested: Readonly<Record<string, unknown>>): object {
  const { tiers, prices, ownArrays, keptTests, acknowledged, pinned, automatic } = nested
  const entered = Object.entries(prices ?? {}).filter(([, price]) => price !== null)
  return {
    ...fromPaths(nested, storedPlanAnswerDefinitions),
    tiers: Array.isArray(tiers)
      ? tiers.map((tier) => fromPaths(tier, storedTierAnswerDefinitions))
      : [],
    prices: Object.fromEntries(entered),
    ownArrays,
    keptTests,
    acknowledged,
    pinned,
    automatic,
  }
}

export function nestTier(tier: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return atPaths(tier, storedTierAnswerDefinitions)
}

/** Prices of a plan, with null for the arrays that files always list. */
function withEvery(prices: Readonly<Record<string, unknown>>): object {
  return {
    ...Object.fromEntries(arraysAlwaysListedWithPrice.map((array) => [array, null])),
    ...prices,
  }
}

function atPaths(
  answers: Readonly<Record<string, unknown>>,
  parts: readonly StoredAnswerDefinition[],
) {
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

function fromPaths(nested: object, parts: readonly StoredAnswerDefinition[]): object {
  return Object.fromEntries(
    parts.map(({ key, path }) => [
      key,
      path.split('.').reduce<unknown>((at, step) => ownPropertyValue(Object(at), step), nested),
    ]),
  )
}
