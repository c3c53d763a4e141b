import { limits } from '../engine/index.ts'
import { decodePlan, type LinkProblem, readChanges } from './decode-plan.ts'
import { endMark, unframe } from './frame.ts'
import { inflateText } from './inflate-text.ts'
import { parseJson } from './json.ts'
import { projectVersion, versions } from './parts.ts'
import { inVariant, mostProblems, type PlanProblem } from './plan-problem.ts'
import type { OpenedPlan } from './schema.ts'

/** The plans that a link or a file brought. */
export type OpenedProject = {
  readonly ok: true
  /** In their order. */
  readonly plans: readonly [OpenedPlan, ...OpenedPlan[]]
  readonly open: number
  /** Own arrays and kept tests that a link only counts. */
  readonly leftOut: number
  /** Plans that a link only counts. */
  readonly leftOutPlans: number
  /** The own name of the project, where a file has one. */
  readonly projectName?: string
}

/** The plans of a code, or why there are none. */
export type DecodedProject = OpenedProject | { readonly ok: false; readonly problem: LinkProblem }

/** The same of a link, with the code that was found in it. */
export type DecodedLink =
  | (OpenedProject & { readonly code: string })
  | Extract<DecodedProject, { ok: false }>

/** The plans of a code from anywhere, one or several. Never throws. */
function decodeProject(code: string): DecodedProject {
  const unframed = unframe(code)
  if (!unframed.ok) return unframed
  if (unframed.version !== projectVersion) {
    const decoded = decodePlan(code)
    if (!decoded.ok) return decoded
    const { leftOut, ...plan } = decoded
    return { ok: true, plans: [plan], open: 0, leftOut, leftOutPlans: 0 }
  }
  const text = inflateText(unframed.bytes)
  const parts = text === null ? undefined : parseJson(text)
  if (parts === undefined) return { ok: false, problem: { code: 'damaged' } }
  return readProject(parts)
}

/** A code comes apart into no more pieces than this on its way. */
const mostPieces = 50

/**
 * The plans of a code as a link brought it from anywhere: torn into lines, quoted, with a full stop or
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
    ...decodeProject(code),
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

/**
 * The plans of a list from anywhere: the place of the open one, how many plans are only counted, and
 * of each plan its version and its changes.
 */
function readProject(value: unknown): DecodedProject {
  const [open, leftOutPlans, ...texts] = Array.isArray(value) ? value : []
  const count = texts.length
  const inAll = isCount(leftOutPlans, 0, limits.variants) ? count + leftOutPlans : 0
  if (count === 0 || inAll < 2 || inAll > limits.variants)
    return invalid([{ path: 'plans', message: `A project has 2 to ${limits.variants} plans.` }])
  if (!isCount(open, 0, count - 1))
    return invalid([{ path: 'open', message: 'The open plan is none of the plans.' }])
  const problems: PlanProblem[] = []
  const plans: OpenedPlan[] = []
  let leftOut = 0
  for (const [at, [version, ...changes]] of texts.map(listOf).entries()) {
    const known = versions.find((one) => one === version)
    const read = known === undefined ? noVersion : readChanges(changes, known)
    if (read.ok) {
      const { leftOut: counted, ...plan } = read
      leftOut += counted
      plans.push(plan)
    } else problems.push(...inVariant(at, read.problems))
  }
  const [first, ...others] = plans
  if (problems.length > 0 || !first) return invalid(problems.slice(0, mostProblems))
  return { ok: true, plans: [first, ...others], open, leftOut, leftOutPlans }
}

const noVersion = {
  ok: false,
  problems: [{ path: 'version', message: 'The version of the plan is unknown.' }],
} as const

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function isCount(value: unknown, from: number, to: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to
}

function invalid(problems: readonly PlanProblem[]): DecodedProject {
  return { ok: false, problem: { code: 'invalid', problems } }
}
