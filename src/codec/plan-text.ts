import type { Plan } from '../engine/index.ts'
import {
  leftOutOf,
  type Part,
  planParts,
  priceKeys,
  startKey,
  startsOf,
  tierParts,
  type Version,
  valueAt,
  versionFor,
} from './parts.ts'
import { type LinkedArrays, tuplesOf, tuplesOfTests } from './tuples.ts'

/** Answers that differ from the plan that is left out, by their key; and own arrays. */
type Changes = { readonly [key: string]: unknown }

/** The changes of a plan: first what holds for all of it, then each tier's. */
export type PlanChanges = readonly [Changes, ...Changes[]]

/** The largest plan, every name full of characters that JSON escapes, needs about 70 KiB. */
export const mostBytes = 96 * 1024

/** A text of version 1 bears no mark, but begins with a bracket. */
export function markOf(version: Version): string {
  return version === 1 ? '' : String(version)
}

/**
 * A plan as a text to be kept by the browser, own arrays and all: what differs from the plan of the
 * oldest version that can say it, and the mark of a later one.
 */
export function planToText(plan: Plan): string {
  return markOf(versionFor(plan)) + JSON.stringify(changesOf(plan))
}

/** Answers that differ from the plan that is left out, or from a start that is named; of each tier, from its tier. */
export function changesOf(plan: Plan): PlanChanges {
  const { ownArrays, keptTests, acknowledged, pinned, prices } = plan
  const starts = startsOf(versionFor(plan))
  const tuples: LinkedArrays = tuplesOf(ownArrays)
  const priced = priceKeys.filter(({ array }) => prices[array] !== undefined)
  const { start, ofPlan } = shortest(
    starts.map((one) => ({ ...changed(planParts, plan, one), ...left(plan, one) })),
  )
  const { currency, automatic, ...others } = ofPlan
  return [
    {
      ...others,
      ...(start > 0 && { [startKey]: start }),
      ...Object.fromEntries(priced.map(({ array, key }) => [key, prices[array]])),
      ...(currency !== undefined && { currency }),
      // One text; their order is made when it is read.
      ...(acknowledged.length > 0 && { acknowledged: acknowledged.join(' ') }),
      ...(pinned.length > 0 && { pinned: pinned.join(' ') }),
      ...(automatic !== undefined && { automatic }),
      ...(ownArrays.length > 0 && { ownArrays: tuples }),
      ...(keptTests.length > 0 && { keptTests: tuplesOfTests(keptTests) }),
    },
    ...plan.tiers.map((tier) => changed(tierParts, tier, leftOutOf(versionFor(plan)).tiers[0])),
  ]
}

/** The answers that are left to the program, as one text, where a start leaves others. */
function left({ automatic }: Plan, base: Plan): Changes {
  const [now, before] = [automatic.join(' '), base.automatic.join(' ')]
  return now === before ? {} : { automatic: now }
}

/** The changes from the start that takes the fewest characters, and its number. */
function shortest(all: readonly Changes[]): { readonly start: number; readonly ofPlan: Changes } {
  const lengths = all.map((one) => JSON.stringify(one).length)
  const start = lengths.indexOf(Math.min(...lengths))
  return { start, ofPlan: all[start] ?? {} }
}

function changed(parts: readonly Part[], plan: object, base: object): Changes {
  const differing = parts.filter(({ key }) => valueAt(plan, key) !== valueAt(base, key))
  return Object.fromEntries(differing.map(({ key }) => [key, valueAt(plan, key)]))
}
