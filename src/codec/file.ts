import { limits, type Plan } from '../engine/index.ts'
import { type EnvelopeProblem, isObject, openEnvelope } from './envelope.ts'
import { type ParsedPlan, parsePlan } from './schema.ts'
import { mostProblems, unknownKeys } from './schema-parts.ts'
import { planOfVersion1 } from './version-1.ts'
import { fitsVersion1, newInVersion2, parsePlanOfVersion1 } from './version-2.ts'

/** Why a file opens no plan. */
export type FileProblem = EnvelopeProblem

type DecodedFile =
  | { readonly ok: true; readonly plan: Plan }
  | { readonly ok: false; readonly problem: FileProblem }

/** What a file of any version calls itself, so that a newer one is told from another file. */
const format = 'Spindle plan'

/**
 * A plan as a text to keep: JSON with every answer under its name in `Plan`, units included.
 *
 * It is of the oldest version that can say the plan. Version 1 is frozen, and holds every answer but
 * those that came with version 2, which holds them all.
 */
export function encodeFile(plan: Plan): string {
  const file = fitsVersion1(plan)
    ? { format, version: 1, plan: withoutNew(plan) }
    : { format, version: 2, plan }
  return `${JSON.stringify(file, null, 2)}\n`
}

/** The plan of a file's text from anywhere. Takes it as a whole or not at all; never throws. */
export function decodeFile(text: string): DecodedFile {
  const opened = openEnvelope(text, { format, newest: 2, parts: ['plan'], nothing: 'No answer' })
  if (!opened.ok) return opened
  const { version, parts } = opened
  const parsed = version === 1 ? parseVersion1(parts.plan) : parsePlan(parts.plan)
  if (parsed.ok) return parsed
  return { ok: false, problem: { code: 'invalid', problems: parsed.problems } }
}

/** What came with version 2 is as in the plan of version 1; a file of version 1 must not say it. */
function parseVersion1(plan: unknown): ParsedPlan {
  if (!isObject(plan) || Array.isArray(plan)) return parsePlan(plan)
  const early = unknownKeys(
    [],
    newInVersion2.filter((key) => Object.hasOwn(plan, key)),
  )
  const parsed = parsePlanOfVersion1({ ...plan, ...pickNew(planOfVersion1) })
  if (early.length === 0) return parsed
  const others = parsed.ok ? [] : parsed.problems
  return { ok: false, problems: [...others, ...early].slice(0, mostProblems) }
}

function pickNew(plan: Plan): Partial<Plan> {
  return Object.fromEntries(newInVersion2.map((key) => [key, plan[key]]))
}

function withoutNew(plan: Plan): Partial<Plan> {
  const isNew = (key: string) => newInVersion2.some((one) => one === key)
  return Object.fromEntries(Object.entries(plan).filter(([key]) => !isNew(key)))
}

/** A name for the file of a plan that every file system takes: `<name of the plan>.spindle.json`. */
export function fileNameOf({ name }: Plan): string {
  const shown = name.slice(0, limits.shownName).replace(/[\p{C}\s\\/:*?"<>|]+/gu, ' ')
  return `${shown.replace(/^[. ]+|[. ]+$/g, '') || 'plan'}.spindle.json`
}
