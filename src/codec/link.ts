import { deflateSync } from 'fflate'
import type { Plan } from '../engine/index.ts'
import { frame } from './frame.ts'
import { type LinkedArrays, tuplesOf } from './own-tuples.ts'
import {
  leftOutOf,
  type Part,
  planParts,
  priceKeys,
  tierParts,
  type Version,
  valueAt,
  versionFor,
} from './parts.ts'

/** Answers that differ from the plan that is left out, by their key; and own arrays. */
type Changes = { readonly [key: string]: unknown }

/** The changes of a plan: first what holds for all of it, then each tier's. */
type PlanChanges = readonly [Changes, ...Changes[]]

/** The code of a plan, and how many of its own arrays are left out of it. */
type EncodedPlan = { readonly code: string; readonly leftOut: number }

/** The largest plan, every name full of characters that JSON escapes, needs about 50 KiB. */
export const mostBytes = 64 * 1024

/** With own arrays a code is this long at most: mail programs break links from about 1,750 on. */
const mostWithArrays = 1_700

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

/**
 * The code of a plan in a link: its text in the oldest version that can say it, compressed and
 * checked. Own arrays that would make it too long are counted and left out, all of them.
 */
export function encodePlan(plan: Plan): EncodedPlan {
  const version = versionFor(plan)
  const changes = changesOf(plan)
  const count = plan.ownArrays.length
  const whole = bytesOf(changes)
  if (count === 0) return { code: codeOf(whole, version), leftOut: 0 }
  // Arrays that are alike make a short code, but one that inflates to more than is looked at.
  const code = whole.length <= mostBytes ? codeOf(whole, version) : null
  if (code !== null && code.length <= mostWithArrays) return { code, leftOut: 0 }
  const counted = bytesOf(withoutOwnArrays(changes, count))
  return { code: codeOf(counted, version), leftOut: count }
}

function bytesOf(changes: PlanChanges): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(changes))
}

function codeOf(bytes: Uint8Array, version: Version): string {
  return frame(deflateSync(bytes, { level: 9 }), String(version))
}

/** What of a plan differs from the plan that is left out; of each tier, from its tier. */
function changesOf(plan: Plan): PlanChanges {
  const { ownArrays, acknowledged, prices } = plan
  const leftOut = leftOutOf(versionFor(plan))
  const tuples: LinkedArrays = tuplesOf(ownArrays)
  const priced = priceKeys.filter(({ array }) => prices[array] !== undefined)
  const ofPlan = changed(planParts, plan, leftOut)
  const { currency, ...others } = ofPlan
  return [
    {
      ...others,
      ...Object.fromEntries(priced.map(({ array, key }) => [key, prices[array]])),
      ...(currency !== undefined && { currency }),
      // One text; their order is made when it is read.
      ...(acknowledged.length > 0 && { acknowledged: acknowledged.join(' ') }),
      ...(ownArrays.length > 0 && { ownArrays: tuples }),
    },
    ...plan.tiers.map((tier) => changed(tierParts, tier, leftOut.tiers[0])),
  ]
}

/** Changes that count the own arrays instead of carrying them. */
function withoutOwnArrays([ofPlan, ...ofTiers]: PlanChanges, count: number): PlanChanges {
  return [{ ...ofPlan, ownArrays: count }, ...ofTiers]
}

function changed(parts: readonly Part[], plan: object, base: object): Changes {
  const differing = parts.filter(({ key }) => valueAt(plan, key) !== valueAt(base, key))
  return Object.fromEntries(differing.map(({ key }) => [key, valueAt(plan, key)]))
}
