import { deflateSync } from 'fflate'
import type { Plan } from '../engine/index.ts'
import { frame } from './frame.ts'
import { projectVersion, versionFor } from './parts.ts'
import { changesOf, mostBytes, type PlanChanges } from './plan-text.ts'

export type EncodedProject = EncodedPlan & {
  /** Number of plans left out: all but the open one, or none. */
  readonly leftOutPlans: number
}

/** A way to carry a project: all plans or only the open one, and the lists left out. */
type Carried = { readonly isAll: boolean; readonly out: readonly ListKey[] }

/**
 * Encodes a project as a link code. One plan keeps the code of a single plan; several share one
 * while it is short enough for mail programs. What makes the code too long is counted and left out:
 * first kept tests, then all plans but the open one, last own arrays, which a plan may be built of.
 */
export function encodeProject(plans: readonly Plan[], open: number): EncodedProject {
  const plan = plans[open]
  if (!plan) throw new Error('A project has an open plan')
  if (plans.length === 1) return { ...encodePlan(plan), leftOutPlans: 0 }
  for (const carried of waysToCarry(plans)) {
    const code = shortCode(saidOf(plans, open, carried), version)
    if (code !== null) return encodedWith(code, plans, plan, carried)
  }
  const least = { isAll: false, out: listsOf([plan]) }
  return encodedWith(codeOf(bytesOf(saidOf(plans, open, least)), version), plans, plan, least)
}

const version = String(projectVersion)

/** Ways to carry a project, in the order tried. */
function waysToCarry(plans: readonly Plan[]): readonly Carried[] {
  const lists = listsOf(plans)
  const kept = lists.filter((key) => key !== 'ownArrays')
  const steps = [...kept.keys(), kept.length].map((out) => kept.slice(0, out))
  return [
    ...steps.map((out) => ({ isAll: true, out })),
    ...steps.map((out) => ({ isAll: false, out })),
    ...(lists.length > kept.length ? [{ isAll: true, out: lists }] : []),
  ]
}

/** Content of a code: index of the open plan, number left out, each plan with its version. */
function saidOf(plans: readonly Plan[], open: number, { isAll, out }: Carried): readonly unknown[] {
  const carried = isAll ? plans : plans.slice(open, open + 1)
  const said = carried.map((plan) => [versionFor(plan), ...withoutLists(plan, out)])
  return [isAll ? open : 0, plans.length - carried.length, ...said]
}

function encodedWith(
  code: string,
  plans: readonly Plan[],
  plan: Plan,
  { isAll, out }: Carried,
): EncodedProject {
  const carried = isAll ? plans : [plan]
  return {
    code,
    leftOut: carried.reduce((sum, one) => sum + countOf(one, out), 0),
    leftOutPlans: plans.length - carried.length,
  }
}

/** Link code of a plan, and the number of own arrays and kept tests left out of it. */
export type EncodedPlan = { readonly code: string; readonly leftOut: number }

/** Most characters of a code with lists: mail programs break links from about 1,750 on. */
const mostWithLists = 1_700

export type ListKey = 'keptTests' | 'ownArrays'

/**
 * Encodes a plan as a link code: its text in the oldest version that can express it, compressed,
 * with a checksum. Lists that make the code too long are counted and left out: first kept tests,
 * then own arrays.
 */
export function encodePlan(plan: Plan): EncodedPlan {
  const version = String(versionFor(plan))
  const lists = listsOf([plan])
  for (const out of lists.keys()) {
    const keys = lists.slice(0, out)
    const code = shortCode(withoutLists(plan, keys), version)
    if (code !== null) return { code, leftOut: countOf(plan, keys) }
  }
  const bytes = bytesOf(withoutLists(plan, lists))
  return { code: codeOf(bytes, version), leftOut: countOf(plan, lists) }
}

/** Non-empty lists of the plans, in the order in which they are left out. */
export function listsOf(plans: readonly Plan[]): readonly ListKey[] {
  const keys = ['keptTests', 'ownArrays'] as const
  return keys.filter((key) => plans.some((plan) => plan[key].length > 0))
}

export function countOf(plan: Plan, keys: readonly ListKey[]): number {
  return keys.reduce((sum, key) => sum + plan[key].length, 0)
}

/** Link code of a JSON value; null if it is too long. */
export function shortCode(said: object, version: string): string | null {
  const bytes = bytesOf(said)
  // Repetitive entries make a short code that inflates to more than decoding accepts.
  const code = bytes.length <= mostBytes ? codeOf(bytes, version) : null
  return code !== null && code.length <= mostWithLists ? code : null
}

/** Changes of a plan that count these lists instead of carrying them. */
export function withoutLists(plan: Plan, keys: readonly ListKey[]): PlanChanges {
  const [ofPlan, ...ofTiers] = changesOf(plan)
  const counts = keys.map((key) => [key, plan[key].length] as const)
  const given = counts.filter(([, length]) => length > 0)
  return [{ ...ofPlan, ...Object.fromEntries(given) }, ...ofTiers]
}

export function bytesOf(said: object): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(said))
}

/** Link code of bytes: compressed, with a checksum. */
export function codeOf(bytes: Uint8Array, version: string): string {
  return frame(deflateSync(bytes, { level: 9 }), version)
}
