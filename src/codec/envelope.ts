import { type Plan, projectLimits } from '../engine/index.ts'
import { findRepeatedKeyPath, isObject, parseJson } from './json.ts'
import { type PlanProblem, unknownKeyProblems } from './plan-problem.ts'

/** Maximum size of a file with one plan or a catalog, in bytes. */
export const mostPlanOrCatalogBytes = 1_000_000

/** Maximum size of a file with several plans, in bytes. */
export const mostProjectFileBytes = projectLimits.variants * mostPlanOrCatalogBytes

/** File name that every file system accepts: `<plan name>.spindle.json`. */
export function planFileName({ name }: Pick<Plan, 'name'>, ending = 'spindle.json'): string {
  const shown = name.slice(0, projectLimits.shownName).replace(/[\p{C}\s\\/:*?"<>|]+/gu, ' ')
  const base = shown.replace(/^[. ]+|[. ]+$/g, '') || 'plan'
  return `${ofDevice.test(base) ? `plan ${base}` : base}.${ending}`
}

/** Windows device names, reserved with any extension. */
const ofDevice = /^(?:CON|PRN|AUX|NUL|(?:COM|LPT)[0-9¹²³])(?:[. ]*\.|$)/i

export type FileProblem =
  | { readonly code: 'too large' }
  /** A file of another kind, or a truncated one. */
  | { readonly code: 'not JSON' }
  | { readonly code: 'another format' }
  /** The file is of a newer version than `newest`, the newest that this program reads. */
  | { readonly code: 'newer'; readonly version: number; readonly newest: number }
  /** Parts of the file that are missing, unknown, repeated or out of range, each with its path. */
  | { readonly code: 'invalid'; readonly problems: readonly PlanProblem[] }

/** A kind of JSON file: its format name, newest version, top-level keys and maximum size. */
type Kind = {
  readonly format: string
  readonly newest: number
  readonly partsOf: (version: number) => readonly string[]
  readonly mostBytes: number
  /** Start of the message about an unknown key, such as `No answer`. */
  readonly nothing: string
}

type Opened =
  | {
      readonly ok: true
      readonly version: number
      /** Top-level parts of the file, unchecked but without repeated keys. */
      readonly parts: Readonly<Record<string, unknown>>
    }
  | { readonly ok: false; readonly problem: FileProblem }

/** Parts of a JSON file, if it has this format and a version that the program knows. */
export function openFileEnvelope(
  text: string,
  { format, newest, partsOf, mostBytes, nothing }: Kind,
): Opened {
  // A UTF-16 code unit is at least one byte of the file.
  if (text.length > mostBytes) return refused({ code: 'too large' })
  const value = parseJson(text)
  if (value === undefined) return refused({ code: 'not JSON' })
  if (!isObject(value) || value.format !== format) return refused({ code: 'another format' })
  const { format: _format, version, ...given } = value
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1)
    return invalid([{ path: 'version', message: 'The version must be a whole number from 1.' }])
  if (version > newest) return refused({ code: 'newer', version, newest })
  const parts = partsOf(version)
  const others = Object.keys(given).filter((key) => !parts.includes(key))
  if (others.length > 0) return invalid(unknownKeyProblems([], others, nothing))
  const twice = findRepeatedKeyPath(text)
  if (twice !== null)
    return invalid([{ path: twice.replace(/^plan\./, ''), message: 'This is given twice.' }])
  return { ok: true, version, parts: given }
}

function refused(problem: FileProblem): Opened {
  return { ok: false, problem }
}

function invalid(problems: readonly PlanProblem[]): Opened {
  return refused({ code: 'invalid', problems })
}
