import { deflateSync } from 'fflate'
import type { Plan } from '../engine/index.ts'
import { frameLinkCode } from './link-code.ts'
import { changesFromBaseline, mostPlanTextBytes, type PlanChanges } from './plan-text.ts'
import { oldestStoredVersionForPlan } from './stored-answers.ts'

/** Link code of a plan, and the number of own arrays and kept tests that the code leaves out. */
export type EncodedPlanLinkCode = { readonly code: string; readonly leftOut: number }

/** Maximum characters of a link code that carries lists: mail breaks links from about 1,750 on. */
const mostWithLists = 1_700

export type LinkListKey = 'keptTests' | 'ownArrays'

/**
 * Encodes a plan as a link code: its text in the oldest version that can express it, compressed,
 * with a checksum. Lists that make the code too long are counted and left out: first kept tests,
 * then own arrays.
 */
export function encodePlan(plan: Plan): EncodedPlanLinkCode {
  const lists = nonEmptyPlanListKeys([plan])
  const { code, way } = firstShortLinkCode(
    [...lists.keys(), lists.length].map((count) => lists.slice(0, count)),
    (keys) => changesWithListCounts(plan, keys),
    oldestStoredVersionForPlan(plan),
  )
  return { code, leftOut: totalEntriesOfPlanLists(plan, way) }
}

/** Keys of the plans’ lists that are not empty, in the order in which a link leaves them out. */
export function nonEmptyPlanListKeys(plans: readonly Plan[]): readonly LinkListKey[] {
  const keys = ['keptTests', 'ownArrays'] as const
  return keys.filter((key) => plans.some((plan) => plan[key].length > 0))
}

export function totalEntriesOfPlanLists(plan: Plan, keys: readonly LinkListKey[]): number {
  return keys.reduce((sum, key) => sum + plan[key].length, 0)
}

/** Link code of the first way to carry plans that is short enough for mail, else of the last. */
export function firstShortLinkCode<Way>(
  ways: readonly Way[],
  contentOf: (way: Way) => object,
  version: number,
): { readonly code: string; readonly way: Way } {
  for (const [at, way] of ways.entries()) {
    const bytes = new TextEncoder().encode(JSON.stringify(contentOf(way)))
    const isLast = at === ways.length - 1
    // Repetitive entries make a short code, but inflate to more than decoding accepts.
    if (bytes.length > mostPlanTextBytes && !isLast) continue
    const code = frameLinkCode(deflateSync(bytes, { level: 9 }), String(version))
    if (code.length <= mostWithLists || isLast) return { code, way }
  }
  throw new Error('There is no way to carry the plans')
}

/** Changes of a plan from its baseline; of these lists it has only the number of entries. */
export function changesWithListCounts(plan: Plan, keys: readonly LinkListKey[]): PlanChanges {
  const [ofPlan, ...ofTiers] = changesFromBaseline(plan)
  const counts = keys.map((key) => [key, plan[key].length] as const)
  const given = counts.filter(([, length]) => length > 0)
  return [{ ...ofPlan, ...Object.fromEntries(given) }, ...ofTiers]
}
