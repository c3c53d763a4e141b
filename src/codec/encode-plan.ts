import { deflateSync } from 'fflate'
import type { Plan } from '../engine/index.ts'
import { frame } from './frame.ts'
import { changesFromBaseline, mostBytes, type PlanChanges } from './plan-text.ts'
import { versionFor } from './stored-answers.ts'

/** Link code of a plan, and the number of own arrays and kept tests that the code leaves out. */
export type EncodedPlan = { readonly code: string; readonly leftOut: number }

/** Maximum characters of a link code that carries lists: mail breaks links from about 1,750 on. */
const mostWithLists = 1_700

export type ListKey = 'keptTests' | 'ownArrays'

/**
 * Encodes a plan as a link code: its text in the oldest version that can express it, compressed,
 * with a checksum. Lists that make the code too long are counted and left out: first kept tests,
 * then own arrays.
 */
export function encodePlan(plan: Plan): EncodedPlan {
  const version = String(versionFor(plan))
  const lists = nonEmptyLists([plan])
  for (const out of lists.keys()) {
    const keys = lists.slice(0, out)
    const code = shortCode(withoutLists(plan, keys), version)
    if (code !== null) return { code, leftOut: countListed(plan, keys) }
  }
  const bytes = jsonBytes(withoutLists(plan, lists))
  return { code: linkCode(bytes, version), leftOut: countListed(plan, lists) }
}

/** Keys of the plans’ lists that are not empty, in the order in which a link leaves them out. */
export function nonEmptyLists(plans: readonly Plan[]): readonly ListKey[] {
  const keys = ['keptTests', 'ownArrays'] as const
  return keys.filter((key) => plans.some((plan) => plan[key].length > 0))
}

export function countListed(plan: Plan, keys: readonly ListKey[]): number {
  return keys.reduce((sum, key) => sum + plan[key].length, 0)
}

/** Link code of a JSON value; null if the code would be longer than links with lists may be. */
export function shortCode(said: object, version: string): string | null {
  const bytes = jsonBytes(said)
  // Repetitive entries make a short code, but inflate to more than decoding accepts.
  const code = bytes.length <= mostBytes ? linkCode(bytes, version) : null
  return code !== null && code.length <= mostWithLists ? code : null
}

/** Changes of a plan from its baseline; of these lists it has only the number of entries. */
export function withoutLists(plan: Plan, keys: readonly ListKey[]): PlanChanges {
  const [ofPlan, ...ofTiers] = changesFromBaseline(plan)
  const counts = keys.map((key) => [key, plan[key].length] as const)
  const given = counts.filter(([, length]) => length > 0)
  return [{ ...ofPlan, ...Object.fromEntries(given) }, ...ofTiers]
}

export function jsonBytes(said: object): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(said))
}

/** Link code of bytes: compressed, with a checksum. */
export function linkCode(bytes: Uint8Array, version: string): string {
  return frame(deflateSync(bytes, { level: 9 }), version)
}
