import { deflateSync } from 'fflate'
import type { Plan } from '../engine/index.ts'
import { frameLinkCode } from './link-code.ts'
import { changesFromBaseline, mostPlanTextBytes, type PlanChanges } from './plan-text.ts'
import { oldestVersionFor } from './stored-answers.ts'

/** Link code of a plan, and the number of own arrays and kept tests that the code leaves out. */
export type EncodedPlan = { readonly code: string; readonly leftOut: number }

/** Maximum characters of a link code that carries lists: mail breaks links from about 1,750 on. */
const mostWithLists = 1_700

export type LinkListKey = 'keptTests' | 'ownArrays'

/**
 * Encodes a plan as a link code: its text in the oldest version that can express it, compressed,
 * with a checksum. Lists that make the code too long are counted and left out: first kept tests,
 * then own arrays.
 */
export function encodePlan(plan: Plan): EncodedPlan {
  const version = String(oldestVersionFor(plan))
  const lists = keysOfNonEmptyLists([plan])
  for (const out of lists.keys()) {
    const keys = lists.slice(0, out)
    const code = linkCodeIfShort(changesWithListCounts(plan, keys), version)
    if (code !== null) return { code, leftOut: countListEntries(plan, keys) }
  }
  const bytes = jsonBytes(changesWithListCounts(plan, lists))
  return { code: linkCodeOfBytes(bytes, version), leftOut: countListEntries(plan, lists) }
}

/** Keys of the plans’ lists that are not empty, in the order in which a link leaves them out. */
export function keysOfNonEmptyLists(plans: readonly Plan[]): readonly LinkListKey[] {
  const keys = ['keptTests', 'ownArrays'] as const
  return keys.filter((key) => plans.some((plan) => plan[key].length > 0))
}

export function countListEntries(plan: Plan, keys: readonly LinkListKey[]): number {
  return keys.reduce((sum, key) => sum + plan[key].length, 0)
}

/** Link code of a JSON value; null if the code would be longer than links with lists may be. */
export function linkCodeIfShort(said: object, version: string): string | null {
  const bytes = jsonBytes(said)
  // Repetitive entries make a short code, but inflate to more than decoding accepts.
  const code = bytes.length <= mostPlanTextBytes ? linkCodeOfBytes(bytes, version) : null
  return code !== null && code.length <= mostWithLists ? code : null
}

/** Changes of a plan from its baseline; of these lists it has only the number of entries. */
export function changesWithListCounts(plan: Plan, keys: readonly LinkListKey[]): PlanChanges {
  const [ofPlan, ...ofTiers] = changesFromBaseline(plan)
  const counts = keys.map((key) => [key, plan[key].length] as const)
  const given = counts.filter(([, length]) => length > 0)
  return [{ ...ofPlan, ...Object.fromEntries(given) }, ...ofTiers]
}

export function jsonBytes(said: object): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(said))
}

/** Link code of bytes: compressed, with a checksum. */
export function linkCodeOfBytes(bytes: Uint8Array, version: string): string {
  return frameLinkCode(deflateSync(bytes, { level: 9 }), version)
}
