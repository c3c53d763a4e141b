import * as z from 'zod/mini'
import { adviceCodes } from '../engine/checks/index.ts'
import { pricedArrays } from '../engine/hardware/index.ts'
import {
  type AskedAnswer,
  automaticKeys,
  type ChoiceAnswer,
  limits,
  mappedToRoles,
  type Plan,
  pinKeys,
  priceAnswer,
  type TextAnswer,
  versionOf,
} from '../engine/index.ts'
import { frozenPrices } from './frozen-plan.ts'
import { isObject } from './json.ts'
import { flatten, nest } from './nest-plan.ts'
import { keptTests, ownArrayList } from './own-array-schema.ts'
import type { PlanProblem } from './plan-problem.ts'
import {
  choiceSchema,
  nameSchema,
  numberSchema,
  schemaProblems,
  strictObject,
  subsetSchema,
  textSchema,
} from './schema-parts.ts'
import {
  asPublished,
  newest,
  planParts,
  type StoredAnswer,
  tierParts,
  type Version,
} from './stored-answers.ts'

export type OpenedPlan = {
  readonly ok: true
  readonly plan: Plan
  /** True if the plan was stored for the papers’ method and mapped to that of the roles. */
  readonly mapped?: true
}

export type ParsedPlan =
  | OpenedPlan
  | { readonly ok: false; readonly problems: readonly PlanProblem[] }

const tierCount = `A plan has 1 to ${limits.tiers} tiers.`
const adviceMessage = `Acknowledged advice must be a list of: ${adviceCodes.join(', ')}; each once, in this order.`

const pinsMessage =
  'Pinned answers must be a list of the keys of answers, each once, by the alphabet.'

const automaticMessage = `Automatic answers must be a list of: ${automaticKeys.join(', ')}; each once, in this order.`

type Schema = z.ZodMiniType<Readonly<Record<string, unknown>>>

const schemas = new Map<Version, Schema>()

/** Schema of plans of a version, with answers at their paths in files; created on first use. */
function schemaOf(version: Version): Schema {
  const known = schemas.get(version)
  if (known) return known
  const tier = strictObject('The answers of the tier are missing.', shapeOf(tierParts, version))
  const schema = strictObject('The answers of the plan are missing.', {
    tiers: z.readonly(
      z
        .array(tier, tierCount)
        .check(
          z.maxLength(limits.tiers, { error: tierCount, abort: true }),
          z.minLength(1, tierCount),
        ),
    ),
    ...shapeOf(planParts, version),
    prices: strictObject('The prices are missing.', priceShape()),
    ownArrays: ownArrayList(`A plan has a list of at most ${limits.ownArrays} own arrays.`),
    keptTests,
    acknowledged: subsetSchema(adviceCodes, adviceMessage),
    pinned: subsetSchema(pinKeys, pinsMessage),
    automatic: subsetSchema(automaticKeys, automaticMessage),
  })
  schemas.set(version, schema)
  return schema
}

/** Reads a plan from any value: every answer must be present and in range, and no other key be. */
export function parsePlan(value: unknown, version: Version = newest): ParsedPlan {
  return parseNested(isObject(value) ? nest(value) : value, version)
}

export function parseNested(value: unknown, version: Version): ParsedPlan {
  const parsed = schemaOf(version).safeParse(value)
  if (parsed.success) return { ok: true, plan: flatten(parsed.data) }
  return { ok: false, problems: schemaProblems(parsed.error.issues) }
}

/** A plan from a link or file, mapped to the method that sizes its Exchange version now. */
export function mappedToMethod(parsed: ParsedPlan, version: Version): ParsedPlan {
  if (!parsed.ok) return parsed
  const { plan } = parsed
  const isThird = versionOf(plan).firstLink === 3
  if (isThird === (version === 3)) return parsed
  if (isThird) return { ok: true, plan: mappedToRoles(asPublished(plan)), mapped: true }
  const message = 'A plan of this version is for Exchange 2013 or a later one.'
  return { ok: false, problems: [{ path: 'exchange', message }] }
}

function shapeOf(parts: readonly StoredAnswer[], version: Version): Record<string, z.ZodMiniType> {
  const shape: Record<string, z.ZodMiniType> = {}
  const groups: Record<string, Record<string, z.ZodMiniType>> = {}
  for (const { path, answer } of parts) {
    const [first = path, inner] = path.split('.')
    const schema = schemaFor(answer, version)
    if (inner === undefined) shape[first] = schema
    else {
      const group = groups[first] ?? {}
      groups[first] = group
      group[inner] = schema
      shape[first] = strictObject(`The answers of the ${first} are missing.`, group)
    }
  }
  return shape
}

/** Schema parts for the prices of built-in arrays; optional unless in `frozenPrices`. */
function priceShape() {
  const shape = pricedArrays.map((array) => {
    const schema = schemaFor(priceAnswer(array), newest)
    const isFrozen = frozenPrices.some((one) => one === array)
    return [array, isFrozen ? schema : z.exactOptional(schema)] as const
  })
  return Object.fromEntries(shape)
}

function schemaFor(answer: AskedAnswer | TextAnswer, version: Version): z.ZodMiniType {
  switch (answer.kind) {
    case 'number': {
      const number = numberSchema(answer)
      return answer.empty === null ? number : z.nullable(number)
    }
    case 'choice':
      return choiceOf(answer, version)
    case 'switch':
      return z.boolean(`${answer.label} must be on or off (true or false).`)
    case 'text':
      return 'pattern' in answer ? textSchema(answer) : nameSchema(answer.label)
  }
}

function choiceOf({ label, choices }: ChoiceAnswer, version: Version) {
  const values = choices
    .filter(({ since = 1 }) => since <= version || version !== 1)
    .map(({ value }) => value)
  return choiceSchema(label, values)
}
