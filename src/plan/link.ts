import { deflateSync, inflateSync } from 'fflate'
import type { Plan } from '../engine/index.ts'
import { applyChanges, changesOf } from './changes.ts'
import { type FrameProblem, frame, unframe } from './frame.ts'
import { type PlanProblem, parsePlan } from './schema.ts'

/** Why a code opens no plan. */
export type LinkProblem =
  | FrameProblem
  /** It opened, but an answer is unknown or outside of its range. */
  | { readonly code: 'invalid'; readonly problems: readonly PlanProblem[] }

type DecodedPlan =
  | { readonly ok: true; readonly plan: Plan }
  | { readonly ok: false; readonly problem: LinkProblem }

/** The largest plan, every name full of characters that JSON escapes, needs about 50 KiB. */
const mostBytes = 64 * 1024

/** The code of a plan in a link: what differs from the default plan, compressed and checked. */
export function encodePlan(plan: Plan): string {
  const json = JSON.stringify(changesOf(plan))
  return frame(deflateSync(new TextEncoder().encode(json), { level: 9 }))
}

/** The plan of a code from anywhere. Never throws. */
export function decodePlan(code: string): DecodedPlan {
  const unframed = unframe(code)
  if (!unframed.ok) return unframed
  const inflated = inflateJson(unframed.bytes)
  if (!inflated.ok) return { ok: false, problem: { code: 'damaged' } }
  const changed = applyChanges(inflated.value)
  const parsed = changed.ok ? parsePlan(changed.unchecked) : changed
  if (!parsed.ok) return { ok: false, problem: { code: 'invalid', problems: parsed.problems } }
  return parsed
}

type Inflated = { readonly ok: true; readonly value: unknown } | { readonly ok: false }

function inflateJson(bytes: Uint8Array): Inflated {
  try {
    // fflate never grows a buffer it is given: one byte more than allowed shows what is too large.
    const inflated = inflateSync(bytes, { out: new Uint8Array(mostBytes + 1) })
    if (inflated.length > mostBytes) return { ok: false }
    const json = new TextDecoder('utf-8', { fatal: true }).decode(inflated)
    return { ok: true, value: JSON.parse(json) }
  } catch {
    return { ok: false }
  }
}
