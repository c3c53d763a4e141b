import { indexOfInvisibleCharacter, type Plan, projectLimits } from '../engine/index.ts'
import type { DecodedProjectSuccess } from './decode-project.ts'
import {
  type FileProblem,
  mostPlanOrCatalogBytes,
  mostProjectFileBytes,
  openFileEnvelope,
} from './envelope.ts'
import { isObject } from './json.ts'
import { parseFilePlan, planFileFormat, toFilePlan } from './plan-file.ts'
import {
  mostProblems,
  type PlanProblem,
  problemsWithVariantPaths,
  unknownKeyProblems,
} from './plan-problem.ts'
import type { ParsedPlanSuccess } from './schema.ts'
import { newestPlanVersion, projectVersion } from './stored-answers.ts'

type DecodedFile = DecodedProjectSuccess | { readonly ok: false; readonly problem: FileProblem }

/**
 * Encodes a project as the text of a file. One plan keeps the file of a single plan; several are
 * listed. An empty project name is omitted.
 */
export function encodeProjectFile(plans: readonly Plan[], open: number, name = ''): string {
  const [first, ...others] = plans
  const named = name !== '' && { project: name }
  const isOne = first !== undefined && others.length === 0
  const file = isOne
    ? { format: planFileFormat, ...named, ...toFilePlan(first) }
    : {
        format: planFileFormat,
        version: projectVersion,
        ...named,
        open: open + 1,
        plans: plans.map(toFilePlan),
      }
  return `${JSON.stringify(file, null, 2)}\n`
}

/** Reads plans from the untrusted text of a project file, all or nothing. Never throws. */
export function decodeProjectFile(text: string): DecodedFile {
  const opened = openFileEnvelope(text, {
    format: planFileFormat,
    newest: projectVersion,
    partsOf: (version) => ['project', ...(version === projectVersion ? several : ['plan'])],
    mostBytes: mostProjectFileBytes,
    nothing: 'No answer',
  })
  if (!opened.ok) return opened
  const { version, parts } = opened
  const { project } = parts
  if (project === undefined) return readPlansOf(text, version, parts)
  if (
    typeof project !== 'string' ||
    project.length > projectLimits.name ||
    indexOfInvisibleCharacter(project) !== -1
  )
    return invalid([{ path: 'project', message: wrongName }])
  const read = readPlansOf(text, version, parts)
  return read.ok ? { ...read, projectName: project } : read
}

const several = ['open', 'plans']

const wrongName = `The name of the project must be a text of at most ${projectLimits.name} characters that can all be seen.`

type Parts = Readonly<Record<string, unknown>>

function readPlansOf(text: string, version: number, parts: Parts): DecodedFile {
  if (version === projectVersion) return readPlans(parts)
  if (text.length > mostPlanOrCatalogBytes) return { ok: false, problem: { code: 'too large' } }
  const plan = parseFilePlan(parts.plan, version)
  if (!plan.ok) return invalid(plan.problems)
  return { ok: true, plans: [plan], open: 0, leftOut: 0, leftOutPlans: 0 }
}

function readPlans({ open, plans: given }: Parts): DecodedFile {
  if (!Array.isArray(given) || given.length < 2 || given.length > projectLimits.variants)
    return invalid([
      { path: 'plans', message: `A project has 2 to ${projectLimits.variants} plans.` },
    ])
  const at = given.findIndex((_, place) => place + 1 === open)
  if (at === -1)
    return invalid([
      { path: 'open', message: `The open plan must be a whole number from 1 to ${given.length}.` },
    ])
  const read = given.map(planOf)
  const problems = read.flatMap((one, place) =>
    one.ok ? [] : problemsWithVariantPaths(place, one.problems),
  )
  const [first, ...others] = read.filter((one): one is ParsedPlanSuccess => one.ok)
  if (problems.length > 0 || !first) return invalid(problems.slice(0, mostProblems))
  return { ok: true, plans: [first, ...others], open: at, leftOut: 0, leftOutPlans: 0 }
}

function planOf(value: unknown) {
  const { version, plan, ...others } = isObject(value) ? value : {}
  const unknown = unknownKeyProblems([], Object.keys(others))
  if (unknown.length > 0) return { ok: false, problems: unknown } as const
  if (
    typeof version === 'number' &&
    Number.isInteger(version) &&
    version >= 1 &&
    version <= newestPlanVersion
  )
    return parseFilePlan(plan, version)
  const message = `The version must be a whole number from 1 to ${newestPlanVersion}.`
  return { ok: false, problems: [{ path: 'version', message }] } as const
}

function invalid(problems: readonly PlanProblem[]): DecodedFile {
  return { ok: false, problem: { code: 'invalid', problems } }
}
