import { limits, type Plan } from '../engine/index.ts'
import { isObject, parseJson, repeatedKey } from './json.ts'
import { type PlanProblem, unknownKeys } from './plan-problem.ts'

/** The largest file that is looked at, in bytes. */
export const mostFileBytes = 1_000_000

/** The largest file of several plans that is looked at, in bytes. */
export const mostProjectBytes = limits.variants * mostFileBytes

/** A name for a file of a plan that every file system takes: `<name of the plan>.spindle.json`. */
export function fileNameOf({ name }: Pick<Plan, 'name'>, ending = 'spindle.json'): string {
  const shown = name.slice(0, limits.shownName).replace(/[\p{C}\s\\/:*?"<>|]+/gu, ' ')
  const base = shown.replace(/^[. ]+|[. ]+$/g, '') || 'plan'
  return `${ofDevice.test(base) ? `plan ${base}` : base}.${ending}`
}

/** Names of devices, which Windows takes for no file whatever follows their first point. */
const ofDevice = /^(?:CON|PRN|AUX|NUL|(?:COM|LPT)[0-9¹²³])(?:[. ]*\.|$)/i

/** Why a file of any kind is refused before its content is looked at, or because of it. */
export type FileProblem =
  | { readonly code: 'too large' }
  /** Another kind of file, or one that was cut short. */
  | { readonly code: 'not JSON' }
  /** JSON, but of another format. */
  | { readonly code: 'another format' }
  /** Saved by a later version of Spindle. */
  | { readonly code: 'newer'; readonly version: number }
  /** A part is missing, unknown, given twice or outside of its range; each with its path. */
  | { readonly code: 'invalid'; readonly problems: readonly PlanProblem[] }

/** The name and newest version of a kind of file. */
type Kind = {
  readonly format: string
  readonly newest: number
  readonly partsOf: (version: number) => readonly string[]
  /** The largest that is looked at, in bytes. */
  readonly mostBytes: number
  /** The sentence for a part that it does not have: `No answer`. */
  readonly nothing: string
}

type Opened =
  | {
      readonly ok: true
      readonly version: number
      /** As they came; the text gives nothing twice. */
      readonly parts: Readonly<Record<string, unknown>>
    }
  | { readonly ok: false; readonly problem: FileProblem }

/** The parts of a file's text, once it is of this kind and of a version that is known. */
export function openEnvelope(
  text: string,
  { format, newest, partsOf, mostBytes, nothing }: Kind,
): Opened {
  // A character of UTF-16 is at least one byte of the file.
  if (text.length > mostBytes) return refused({ code: 'too large' })
  const value = parseJson(text)
  if (value === undefined) return refused({ code: 'not JSON' })
  if (!isObject(value) || value.format !== format) return refused({ code: 'another format' })
  const { format: _format, version, ...given } = value
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1)
    return invalid([{ path: 'version', message: 'The version must be a whole number from 1.' }])
  if (version > newest) return refused({ code: 'newer', version })
  const parts = partsOf(version)
  const others = Object.keys(given).filter((key) => !parts.includes(key))
  if (others.length > 0) return invalid(unknownKeys([], others, nothing))
  const twice = repeatedKey(text)
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
