import { limits, type Plan } from '../engine/index.ts'
import { type FileProblem, isObject, openEnvelope } from './envelope.ts'
import { nest } from './nested.ts'
import {
  isKnownTo,
  newest,
  planLeftOut,
  planParts,
  tierParts,
  type Version,
  valueAt,
  versionFor,
} from './parts.ts'
import { type ParsedPlan, parseNested } from './schema.ts'
import { mostProblems, unknownKeys } from './schema-parts.ts'

type DecodedFile =
  | { readonly ok: true; readonly plan: Plan }
  | { readonly ok: false; readonly problem: FileProblem }

/** What a file of any version calls itself, so that a newer one is told from another file. */
const format = 'Spindle plan'

/**
 * A plan as a text to keep: JSON with every answer at its path, units included.
 *
 * It is of the oldest version that can say the plan: version 1 holds every answer but those that came
 * with version 2, which holds them all.
 */
export function encodeFile(plan: Plan): string {
  const version = versionFor(plan)
  return `${JSON.stringify({ format, version, plan: nestedIn(plan, version) }, null, 2)}\n`
}

/** The plan of a file's text from anywhere. Takes it as a whole or not at all; never throws. */
export function decodeFile(text: string): DecodedFile {
  const opened = openEnvelope(text, {
    format,
    newest,
    parts: ['plan'],
    nothing: 'No answer',
  })
  if (!opened.ok) return opened
  const version = opened.version === 1 ? 1 : newest
  const parsed = parseVersion(opened.parts.plan, version)
  if (parsed.ok) return parsed
  return { ok: false, problem: { code: 'invalid', problems: parsed.problems } }
}

/** A name for the file of a plan that every file system takes: `<name of the plan>.spindle.json`. */
export function fileNameOf({ name }: Plan): string {
  const shown = name.slice(0, limits.shownName).replace(/[\p{C}\s\\/:*?"<>|]+/gu, ' ')
  return `${shown.replace(/^[. ]+|[. ]+$/g, '') || 'plan'}.spindle.json`
}

/** A plan at its paths, without what its version does not know. */
function nestedIn(plan: Plan, version: Version): object {
  const { name, author, customer, tiers, ...others } = plan
  const [tierLeftOut] = planLeftOut.tiers
  return nest({
    ...{ name, author, customer },
    tiers: tiers.map((tier) => withoutAdditive(tier, tierLeftOut)),
    ...Object.fromEntries(
      Object.entries(withoutAdditive(others, planLeftOut))
        .filter(([key]) => isKnownTo(version, key))
        // One plan is one file, whatever order its answers came in.
        .sort(([one], [other]) => placeOf(one) - placeOf(other)),
    ),
  })
}

/** Where an answer of the plan stands in a file: as in the register, then what that does not have. */
function placeOf(key: string): number {
  const at = planParts.findIndex((part) => part.key === key)
  return at === -1 ? planParts.length : at
}

/** Answers without those that came after the newest version and were not given. */
function withoutAdditive(answers: object, leftOut: object): object {
  const given = Object.entries(answers).filter(
    ([key, value]) => !isAdditive(key) || value !== valueAt(leftOut, key),
  )
  return Object.fromEntries(given)
}

/** Whether an answer came after the newest version: a file has it only where it was given. */
function isAdditive(key: string): boolean {
  return [...planParts, ...tierParts].some((part) => part.key === key && part.answer.since > newest)
}

/** Reads a plan as a file of a version has it; refuses what came later. */
function parseVersion(value: unknown, version: Version): ParsedPlan {
  if (!isObject(value) || Array.isArray(value)) return parseNested(value, version)
  const {
    tiers: [tierLeftOut],
    ...planEntries
  } = planLeftOut
  const leftOut = Object.entries(nest(planEntries)).filter(
    ([key]) => !isKnownTo(version, key) || isAdditive(key),
  )
  const additive = Object.entries(tierLeftOut).filter(([key]) => isAdditive(key))
  const { tiers } = value
  const parsed = parseNested(
    {
      ...Object.fromEntries(leftOut),
      ...value,
      ...(Array.isArray(tiers) && {
        tiers: tiers.map((tier) =>
          isObject(tier) && !Array.isArray(tier)
            ? { ...Object.fromEntries(additive), ...tier }
            : tier,
        ),
      }),
    },
    version,
  )
  const early = leftOut.filter(([key]) => !isKnownTo(version, key) && Object.hasOwn(value, key))
  if (early.length === 0) return parsed
  const unknown = unknownKeys(
    [],
    early.map(([key]) => key),
  )
  const others = parsed.ok ? [] : parsed.problems
  return { ok: false, problems: [...others, ...unknown].slice(0, mostProblems) }
}
