import { deflateSync } from 'fflate'
import type { Plan } from '../engine/index.ts'
import { frame } from './frame.ts'
import { type Version, versionFor } from './parts.ts'
import { changesOf, mostBytes, type PlanChanges } from './plan-text.ts'

/** The code of a plan, and how many of its own arrays, tests and curves are left out of it. */
export type EncodedPlan = { readonly code: string; readonly leftOut: number }

/** With them a code is this long at most: mail programs break links from about 1,750 on. */
const mostWithArrays = 1_700

/**
 * The code of a plan in a link: its text in the oldest version that can say it, compressed and
 * checked. What would make it too long is counted and left out, list by list: fitted curves first,
 * then kept tests, and own arrays last.
 */
export function encodePlan(plan: Plan): EncodedPlan {
  const version = versionFor(plan)
  const changes = changesOf(plan)
  const lists = (['ownCurves', 'keptTests', 'ownArrays'] as const)
    .map((key) => [key, plan[key].length] as const)
    .filter(([, length]) => length > 0)
  for (let out = 0; out < lists.length; out += 1) {
    const bytes = bytesOf(withoutLists(changes, lists.slice(0, out)))
    // Entries that are alike make a short code, but one that inflates to more than is looked at.
    const code = bytes.length <= mostBytes ? codeOf(bytes, version) : null
    if (code !== null && code.length <= mostWithArrays)
      return { code, leftOut: countOf(lists.slice(0, out)) }
  }
  const bytes = bytesOf(withoutLists(changes, lists))
  return { code: codeOf(bytes, version), leftOut: countOf(lists) }
}

/** Lists of a plan, with as many entries as each has. */
type Counts = readonly (readonly [key: string, length: number])[]

function countOf(lists: Counts): number {
  return lists.reduce((sum, [, length]) => sum + length, 0)
}

function bytesOf(changes: PlanChanges): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(changes))
}

function codeOf(bytes: Uint8Array, version: Version): string {
  return frame(deflateSync(bytes, { level: 9 }), String(version))
}

/** Changes that count these lists instead of carrying them. */
function withoutLists([ofPlan, ...ofTiers]: PlanChanges, lists: Counts): PlanChanges {
  return [{ ...ofPlan, ...Object.fromEntries(lists) }, ...ofTiers]
}
