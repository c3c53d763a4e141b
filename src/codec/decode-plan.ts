import { Inflate } from 'fflate'
import { adviceCodes } from '../engine/index.ts'
import { endMark, type FrameProblem, unframe } from './frame.ts'
import { isObject } from './is-object.ts'
import { parseJson } from './json.ts'
import { keptIn } from './kept-tuples.ts'
import { arraysOf } from './own-tuples.ts'
import {
  isKnownTo,
  leftOutOf,
  planParts,
  priceKeys,
  tierParts,
  type Version,
  versions,
} from './parts.ts'
import { markOf, mostBytes } from './plan-text.ts'
import { inItsMethod, type OpenedPlan, type ParsedPlan, parsePlan } from './schema.ts'
import { type PlanProblem, unknownKeys } from './schema-parts.ts'

/** Why a code opens no plan. */
export type LinkProblem =
  | FrameProblem
  /** It opened, but an answer is unknown or outside of its range. */
  | { readonly code: 'invalid'; readonly problems: readonly PlanProblem[] }

/** The plan of a code, without as many own arrays as its maker left out; or why there is none. */
type DecodedPlan =
  | (OpenedPlan & { readonly leftOut: number })
  | { readonly ok: false; readonly problem: LinkProblem }

/** The same of a link, with the code that was found in it. */
type DecodedLink =
  | (Extract<DecodedPlan, { ok: true }> & { readonly code: string })
  | Extract<DecodedPlan, { ok: false }>

/** The plan of a text from anywhere. Never throws. */
export function planFromText(text: string): ParsedPlan {
  const version = versions.find((one) => one !== 1 && text.startsWith(markOf(one))) ?? 1
  const read = readChanges(parseJson(text.slice(markOf(version).length)), version)
  if (!read.ok) return read
  const { leftOut, ...opened } = read
  if (leftOut === 0) return opened
  // Only links count them.
  return { ok: false, problems: [{ path: 'ownArrays', message: 'The own arrays are missing.' }] }
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

/** A code comes apart into no more pieces than this on its way. */
const mostPieces = 50

/**
 * The plan of a code as a link brought it from anywhere: torn into lines, quoted, with a full stop or
 * more behind it. Its check says which pieces belong to it, so nothing but a whole code opens, and comes
 * along. Never throws.
 */
export function decodeLink(text: string): DecodedLink {
  const pieces = text.split(/[^\w-]+/).filter((piece) => piece !== '')
  const joined = pieces.slice(0, mostPieces).map((_, at) => pieces.slice(0, at + 1).join(''))
  const repaired = joined.flatMap((code) => [
    code.slice(0, code.lastIndexOf(endMark) + 1),
    // Where a mail program ends lines in `=`, it writes `=3D` for one that is meant.
    code.replace(/^3D/, ''),
  ])
  const tried = [...new Set([...joined, ...repaired])].map((code) => ({
    ...decodePlan(code),
    code,
  }))
  const opened = tried.find(({ ok }) => ok)
  if (opened) return opened
  const problems = tried.flatMap((one) => (one.ok ? [] : [one.problem]))
  const said = (some: typeof problems, ...codes: readonly LinkProblem['code'][]) =>
    some.find(({ code }) => codes.includes(code))
  const problem =
    said(problems, 'older', 'newer', 'invalid') ??
    said(problems.slice(0, joined.length), 'damaged') ??
    ({ code: 'cut short' } as const)
  return { ok: false, problem }
}

/** A piece of a code as it is inflated: it comes to 1,032 times its length at most. */
const pieceLength = 64

/** The text that bytes inflate to; null when they are damaged, or once they come to more than is looked at. */
function inflateText(bytes: Uint8Array): string | null {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let [text, length] = ['', 0]
  const inflate = new Inflate((inflated, isLast) => {
    length += inflated.length
    if (length <= mostBytes) text += decoder.decode(inflated, { stream: !isLast })
  })
  try {
    for (let at = 0; at < bytes.length && length <= mostBytes; at += pieceLength)
      inflate.push(bytes.subarray(at, at + pieceLength), at + pieceLength >= bytes.length)
  } catch {
    return null
  }
  return length <= mostBytes ? text : null
}

type ReadChanges =
  | Extract<ParsedPlan, { ok: false }>
  /** With the number of own arrays that are not among the changes, only counted. */
  | (OpenedPlan & { readonly leftOut: number })

/**
 * The plan that is left out with changes from anywhere. Not ok when they are none, name what the
 * version does not know, or put an answer outside of its range.
 */
function readChanges(value: unknown, version: Version): ReadChanges {
  const [first, ...ofTiers] = Array.isArray(value) ? value : []
  const ofPlan = readPlan(first, version)
  if (!ofPlan.ok) return ofPlan
  const tiers: object[] = []
  for (const [index, one] of ofTiers.entries()) {
    const path = ['tiers', String(index)]
    const refused = problemsIn(one, (key) => tierParts.some((part) => part.key === key), path)
    if (refused.length > 0) return { ok: false, problems: refused }
    tiers.push({ ...leftOutOf(version).tiers[0], ...one })
  }
  if (tiers.length === 0)
    return { ok: false, problems: [{ path: 'tiers', message: 'A plan has at least one tier.' }] }
  const parsed = inItsMethod(parsePlan({ ...ofPlan.unchecked, tiers }, version), version)
  return parsed.ok ? { ...parsed, leftOut: ofPlan.leftOut } : parsed
}

function readPlan(value: unknown, version: Version) {
  const refused = problemsIn(value, (key) => isKnown(key, version), [])
  if (refused.length > 0 || !isObject(value)) return { ok: false, problems: refused } as const
  const { ownArrays = [], keptTests = [], ownCurves = [], acknowledged = '', ...others } = value
  const arrays = arraysOf(ownArrays)
  if (!arrays.ok) return arrays
  const tests = keptIn('keptTests', keptTests)
  if (!tests.ok) return tests
  const curves = keptIn('ownCurves', ownCurves)
  if (!curves.ok) return curves
  const priced = priceKeys.filter(({ key }) => (others[key] ?? null) !== null)
  const answered = Object.entries(others).filter(([key]) =>
    priceKeys.every((one) => one.key !== key),
  )
  const unchecked = {
    ...leftOutOf(version),
    ...Object.fromEntries(answered),
    prices: Object.fromEntries(priced.map(({ array, key }) => [array, others[key]])),
    ownArrays: arrays.unchecked,
    keptTests: tests.unchecked,
    ownCurves: curves.unchecked,
    acknowledged: codesIn(acknowledged),
  }
  const leftOut = arrays.leftOut + tests.leftOut + curves.leftOut
  return { ok: true, unchecked, leftOut } as const
}

function isKnown(key: string, version: Version): boolean {
  if (key === 'acknowledged') return true
  if (['ownArrays', 'keptTests', 'ownCurves'].includes(key)) return isKnownTo(version, key)
  if (priceKeys.some((one) => one.key === key)) return isKnownTo(version, 'prices')
  return planParts.some((part) => part.key === key) && isKnownTo(version, key)
}

/** Why changes are none, or which of them are of nothing that is known. */
function problemsIn(
  changes: unknown,
  isOne: (key: string) => boolean,
  path: readonly string[],
): readonly PlanProblem[] {
  if (!isObject(changes) || Array.isArray(changes))
    return [{ path: path.join('.'), message: 'The answers are missing.' }]
  return unknownKeys(
    path,
    Object.keys(changes).filter((key) => !isOne(key)),
  )
}

/** The codes of a text, each once and in their order. What is no code is kept, to be refused. */
function codesIn(value: unknown): readonly unknown[] {
  // Not a text: nothing the schema takes either.
  if (typeof value !== 'string') return [value]
  const codes = new Set(value.split(' ').filter((code) => code !== ''))
  const known = adviceCodes.filter((code) => codes.delete(code))
  return [...known, ...codes]
}
