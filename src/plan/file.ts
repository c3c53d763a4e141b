import { limits, type Plan } from '../engine/index.ts'
import { parseJson, repeatedKey } from './json.ts'
import { type PlanProblem, parsePlan, unknownAnswers } from './schema.ts'

/** Why a file opens no plan. */
export type FileProblem =
  | { readonly code: 'too large' }
  /** Another kind of file, or one that was cut short. */
  | { readonly code: 'not JSON' }
  /** JSON, but not what Spindle saves. */
  | { readonly code: 'not a plan' }
  /** Saved by a later version of Spindle. */
  | { readonly code: 'newer'; readonly version: number }
  /** An answer is missing, unknown, given twice or outside of its range; each with its path. */
  | { readonly code: 'invalid'; readonly problems: readonly PlanProblem[] }

type DecodedFile =
  | { readonly ok: true; readonly plan: Plan }
  | { readonly ok: false; readonly problem: FileProblem }

/** What a file of any version calls itself, so that a newer one is told from another file. */
const format = 'Spindle plan'

const version = 1

/** The largest file that is looked at, in bytes. The largest plan needs a tenth. */
export const mostFileBytes = 1_000_000

/**
 * A plan as a text to keep: JSON with every answer under its name in `Plan`, units included.
 *
 * Version 1 is frozen, and holds every answer. A version with more of them, or with further parts
 * beside the plan (arrays of one's own), has the next number; it reads a file of version 1 by giving
 * what is missing there the defaults of the version that introduced it.
 */
export function encodeFile(plan: Plan): string {
  return `${JSON.stringify({ format, version, plan }, null, 2)}\n`
}

/** The plan of a file's text from anywhere. Takes it as a whole or not at all; never throws. */
export function decodeFile(text: string): DecodedFile {
  // A character of UTF-16 is at least one byte of the file.
  if (text.length > mostFileBytes) return refused({ code: 'too large' })
  const value = parseJson(text)
  if (value === undefined) return refused({ code: 'not JSON' })
  if (!isObject(value) || value.format !== format) return refused({ code: 'not a plan' })
  const { format: _said, version: found, plan, ...others } = value
  if (typeof found !== 'number' || !Number.isInteger(found) || found < version)
    return invalid([{ path: 'version', message: 'The version must be a whole number from 1.' }])
  if (found > version) return refused({ code: 'newer', version: found })
  const unknown = unknownAnswers([], Object.keys(others))
  if (unknown.length > 0) return invalid(unknown)
  const twice = repeatedKey(text)
  if (twice !== null)
    return invalid([{ path: twice.replace(/^plan\./, ''), message: 'This is given twice.' }])
  const parsed = parsePlan(plan)
  return parsed.ok ? parsed : invalid(parsed.problems)
}

/** A name for the file of a plan that every file system takes: `<name of the plan>.spindle.json`. */
export function fileNameOf({ name }: Plan): string {
  const shown = name.slice(0, limits.shownName).replace(/[\p{C}\s\\/:*?"<>|]+/gu, ' ')
  return `${shown.replace(/^[. ]+|[. ]+$/g, '') || 'plan'}.spindle.json`
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

function refused(problem: FileProblem): DecodedFile {
  return { ok: false, problem }
}

function invalid(problems: readonly PlanProblem[]): DecodedFile {
  return refused({ code: 'invalid', problems })
}
