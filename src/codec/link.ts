import { deflateSync, inflateSync } from 'fflate'
import type { Plan } from '../engine/index.ts'
import { changesOf, type PlanChanges, readChanges, withoutOwnArrays } from './changes.ts'
import { type FrameProblem, frame, unframe } from './frame.ts'
import { parseJson } from './json.ts'
import { type Version, versionFor } from './parts.ts'
import type { ParsedPlan } from './schema.ts'
import type { PlanProblem } from './schema-parts.ts'

/** Why a code opens no plan. */
export type LinkProblem =
  | FrameProblem
  /** It opened, but an answer is unknown or outside of its range. */
  | { readonly code: 'invalid'; readonly problems: readonly PlanProblem[] }

/** The code of a plan, and how many of its own arrays are left out of it. */
type EncodedPlan = { readonly code: string; readonly leftOut: number }

/** The plan of a code, without as many own arrays as its maker left out; or why there is none. */
type DecodedPlan =
  | { readonly ok: true; readonly plan: Plan; readonly leftOut: number }
  | { readonly ok: false; readonly problem: LinkProblem }

/** The largest plan, every name full of characters that JSON escapes, needs about 50 KiB. */
const mostBytes = 64 * 1024

/** With own arrays a code is this long at most: mail programs break links from about 1,750 on. */
const mostWithArrays = 1_700

/** Texts that bear no mark are of version 1, which begins with a bracket. */
const markOfVersion2 = '2'

/**
 * A plan as a text to be kept by the browser, own arrays and all: what differs from the plan of the
 * oldest version that can say it, and the mark of a later one.
 */
export function planToText(plan: Plan): string {
  const text = JSON.stringify(changesOf(plan))
  return versionFor(plan) === 1 ? text : markOfVersion2 + text
}

/** The plan of a text from anywhere. Never throws. */
export function planFromText(text: string): ParsedPlan {
  const marked = text.startsWith(markOfVersion2)
  const read = marked
    ? readChanges(parseJson(text.slice(markOfVersion2.length)), 2)
    : readChanges(parseJson(text), 1)
  if (!read.ok) return read
  if (read.leftOut === 0) return { ok: true, plan: read.plan }
  // Only links count them.
  return { ok: false, problems: [{ path: 'ownArrays', message: 'The own arrays are missing.' }] }
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

/** The plan of a code from anywhere. Never throws. */
export function decodePlan(code: string): DecodedPlan {
  const unframed = unframe(code)
  if (!unframed.ok) return unframed
  const text = inflateText(unframed.bytes)
  const changes = text === null ? undefined : parseJson(text)
  if (changes === undefined) return { ok: false, problem: { code: 'damaged' } }
  const read = readChanges(changes, unframed.version)
  if (!read.ok) return { ok: false, problem: { code: 'invalid', problems: read.problems } }
  return read
}

function bytesOf(changes: PlanChanges): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(changes))
}

function codeOf(bytes: Uint8Array, version: Version): string {
  return frame(deflateSync(bytes, { level: 9 }), String(version))
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
