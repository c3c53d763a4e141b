import { deflateSync, inflateSync } from 'fflate'
import type { Plan } from '../engine/index.ts'
import { applyChanges, changesOf } from './changes.ts'
import { type FrameProblem, frame, unframe } from './frame.ts'
import { parseJson } from './json.ts'
import { type ParsedPlan, type PlanProblem, parsePlan } from './schema.ts'

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

/** A plan as a text: what differs from the plan of version 1. A later version reads it too. */
export function planToText(plan: Plan): string {
  return JSON.stringify(changesOf(plan))
}

/** The plan of a text from anywhere. Never throws. */
export function planFromText(text: string): ParsedPlan {
  const value = parseJson(text)
  const changed = applyChanges(value)
  return changed.ok ? parsePlan(changed.unchecked) : changed
}

/** The code of a plan in a link: its text, compressed and checked. */
export function encodePlan(plan: Plan): string {
  return frame(deflateSync(new TextEncoder().encode(planToText(plan)), { level: 9 }))
}

/** The plan of a code from anywhere. Never throws. */
export function decodePlan(code: string): DecodedPlan {
  const unframed = unframe(code)
  if (!unframed.ok) return unframed
  const text = inflateText(unframed.bytes)
  if (text === null || parseJson(text) === undefined)
    return { ok: false, problem: { code: 'damaged' } }
  const parsed = planFromText(text)
  if (!parsed.ok) return { ok: false, problem: { code: 'invalid', problems: parsed.problems } }
  return parsed
}

function inflateText(bytes: Uint8Array): string | null {
  try {
    // fflate never grows a buffer it is given: one byte more than allowed shows what is too large.
    const inflated = inflateSync(bytes, { out: new Uint8Array(mostBytes + 1) })
    if (inflated.length > mostBytes) return null
    return new TextDecoder('utf-8', { fatal: true }).decode(inflated)
  } catch {
    return null
  }
}
