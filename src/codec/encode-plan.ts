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
 * checked. Own arrays, kept tests and fitted curves that would make it too long are counted and left
 * out, all of them.
 */
export function encodePlan(plan: Plan): EncodedPlan {
  const version = versionFor(plan)
  const changes = changesOf(plan)
  const counts = countsOf(plan)
  const count = counts.reduce((sum, [, length]) => sum + length, 0)
  const whole = bytesOf(changes)
  if (count === 0) return { code: codeOf(whole, version), leftOut: 0 }
  // Entries that are alike make a short code, but one that inflates to more than is looked at.
  const code = whole.length <= mostBytes ? codeOf(whole, version) : null
  if (code !== null && code.length <= mostWithArrays) return { code, leftOut: 0 }
  const counted = bytesOf(withoutLists(changes, counts))
  return { code: codeOf(counted, version), leftOut: count }
}

function bytesOf(changes: PlanChanges): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(changes))
}

function codeOf(bytes: Uint8Array, version: Version): string {
  return frame(deflateSync(bytes, { level: 9 }), String(version))
}

/** The lists that may be left out, with as many entries as each has; those without any are not named. */
function countsOf({ ownArrays, keptTests, ownCurves }: Plan) {
  return Object.entries({ ownArrays, keptTests, ownCurves })
    .map(([key, { length }]) => [key, length] as const)
    .filter(([, length]) => length > 0)
}

/** Changes that count their lists instead of carrying them. */
function withoutLists(
  [ofPlan, ...ofTiers]: PlanChanges,
  counts: ReturnType<typeof countsOf>,
): PlanChanges {
  return [{ ...ofPlan, ...Object.fromEntries(counts) }, ...ofTiers]
}
