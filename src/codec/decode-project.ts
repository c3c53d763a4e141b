import { projectLimits } from '../engine/index.ts'
import { applyChangesToBaseline, type LinkProblem } from './decode-plan.ts'
import { linkCodeEndMark, openLinkCode } from './link-code.ts'
import { mostProblems, type PlanProblem, problemsWithVariantPaths } from './plan-problem.ts'
import type { ParsedPlanSuccess } from './schema.ts'
import { projectVersion, storedPlanVersions } from './stored-answers.ts'

export type DecodedProjectSuccess = {
  readonly ok: true
  readonly plans: readonly [ParsedPlanSuccess, ...ParsedPlanSuccess[]]
  readonly open: number
  /** Number of own arrays and kept tests that the link counts but does not carry. */
  readonly leftOut: number
  /** Number of plans that the link counts but does not carry. */
  readonly leftOutPlans: number
  /** Project name; absent if the file has none. */
  readonly projectName?: string
}

export type DecodedProjectResult =
  | DecodedProjectSuccess
  | { readonly ok: false; readonly problem: LinkProblem }

/** Plans read from a link and the code found in its text, or why none could be read. */
export type DecodedLinkResult =
  | (DecodedProjectSuccess & { readonly code: string })
  | Extract<DecodedProjectResult, { ok: false }>

/** Reads one or several plans from an untrusted link code. Never throws. */
function decodeProject(code: string): DecodedProjectResult {
  const opened = openLinkCode(code)
  if (!opened.ok) return opened
  const { version, content } = opened
  if (content === undefined) return { ok: false, problem: { code: 'damaged' } }
  if (version === projectVersion) return readProject(content)
  const read = applyChangesToBaseline(content, version)
  if (!read.ok) return invalid(read.problems)
  const { leftOut, ...plan } = read
  return { ok: true, plans: [plan], open: 0, leftOut, leftOutPlans: 0 }
}

/** Maximum number of pieces that a link code broken by mail is joined from. */
const mostPieces = 50

/**
 * Reads plans from an untrusted link that mail may have broken: wrapped, quoted, or followed by
 * punctuation. The checksum decides which pieces belong to the code, so only an intact code opens;
 * the result includes that code. Never throws.
 */
export function decodeLink(text: string): DecodedLinkResult {
  const pieces = text.split(/[^\w-]+/).filter((piece) => piece !== '')
  const joined = pieces.slice(0, mostPieces).map((_, at) => pieces.slice(0, at + 1).join(''))
  const repaired = joined.flatMap((code) => [
    code.slice(0, code.lastIndexOf(linkCodeEndMark) + 1),
    // Quoted-printable mail writes `=3D` for `=`.
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
 * Reads the plans of an untrusted project link: index of the open plan, number of plans that are
 * only counted, then version and changes of each plan.
 */
function readProject(value: unknown): DecodedProjectResult {
  const [open, leftOutPlans, ...texts] = Array.isArray(value) ? value : []
  const count = texts.length
  const inAll = isCount(leftOutPlans, 0, projectLimits.variants) ? count + leftOutPlans : 0
  if (count === 0 || inAll < 2 || inAll > projectLimits.variants)
    return invalid([
      { path: 'plans', message: `A project has 2 to ${projectLimits.variants} plans.` },
    ])
  if (!isCount(open, 0, count - 1))
    return invalid([{ path: 'open', message: 'The open plan is none of the plans.' }])
  const problems: PlanProblem[] = []
  const plans: ParsedPlanSuccess[] = []
  let leftOut = 0
  for (const [at, [version, ...changes]] of texts.map(listOf).entries()) {
    const known = storedPlanVersions.find((one) => one === version)
    const read = known === undefined ? noVersion : applyChangesToBaseline(changes, known)
    if (read.ok) {
      const { leftOut: counted, ...plan } = read
      leftOut += counted
      plans.push(plan)
    } else problems.push(...problemsWithVariantPaths(at, read.problems))
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

function invalid(problems: readonly PlanProblem[]): DecodedProjectResult {
  return { ok: false, problem: { code: 'invalid', problems } }
}
