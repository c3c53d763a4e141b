import * as z from 'zod/mini'
import { adviceCodes } from '../engine/checks/index.ts'
import { pricedArrays } from '../engine/hardware/index.ts'
import {
  type AnswerDefinition,
  automaticKeys,
  type ChoiceAnswerDefinition,
  definePriceAnswer,
  type NameAnswerDefinition,
  type Plan,
  pinKeys,
  planMappedToRoles,
  projectLimits,
  versionOf,
} from '../engine/index.ts'
import { arraysAlwaysListedWithPrice } from './frozen-plan.ts'
import { isObject } from './json.ts'
import { flattenPlan, nestPlan } from './nest-plan.ts'
import { keptTestsSchema, makeOwnArrayListSchema } from './own-array-schema.ts'
import type { PlanProblem } from './plan-problem.ts'
import {
  choiceSchema,
  nameSchemaWithLabel,
  numberSchema,
  problemsOfZodIssues,
  strictObject,
  subsetSchema,
  textSchemaOfInput,
} from './schema-parts.ts'
import {
  newestPlanVersion,
  preparePlanForRoles,
  type StoredAnswerDefinition,
  type StoredPlanVersion,
  storedPlanAnswerDefinitions,
  storedTierAnswerDefinitions,
} from './stored-answers.ts'

export type ParsedPlanSuccess = {
  readonly ok: true
  readonly plan: Plan
  /** True if the plan was stored for the papers’ method and mapped to that of the roles. */
  readonly mapped?: true
}

export type ParsedPlanResult =
  | ParsedPlanSuccess
  | { readonly ok: false; readonly problems: readonly PlanProblem[] }

const tierCount = `A plan has 1 to ${projectLimits.tiers} tiers.`
const adviceMessage = `Acknowledged advice must be a list of: ${adviceCodes.join(', ')}; each once, in this order.`

const pinsMessage =
  'Pinned answers must be a list of the keys of answers, each once, by the alphabet.'

const automaticMessage = `Automatic answers must be a list of: ${automaticKeys.join(', ')}; each once, in this order.`

type Schema = z.ZodMiniType<Readonly<Record<string, unknown>>>

const schemas = new Map<StoredPlanVersion, Schema>()

/** Schema of plans of a version, with answers at their paths in files; created on first use. */
function schemaOf(version: StoredPlanVersion): Schema {
  const known = schemas.get(version)
  if (known) return known
  const tier = strictObject(
    'The answers of the tier are missing.',
    shapeOf(storedTierAnswerDefinitions, version),
  )
  const schema = strictObject('The answers of the plan are missing.', {
    tiers: z.readonly(
      z
        .array(tier, tierCount)
        .check(
          z.maxLength(projectLimits.tiers, { error: tierCount, abort: true }),
          z.minLength(1, tierCount),
        ),
    ),
    ...shapeOf(storedPlanAnswerDefinitions, version),
    prices: strictObject('The prices are missing.', priceShape()),
    ownArrays: makeOwnArrayListSchema(
      `A plan has a list of at most ${projectLimits.ownArrays} own arrays.`,
    ),
    keptTests: keptTestsSchema,
    acknowledged: subsetSchema(adviceCodes, adviceMessage),
    pinned: subsetSchema(pinKeys, pinsMessage),
    automatic: subsetSchema(automaticKeys, automaticMessage),
  })
  schemas.set(version, schema)
  return schema
}

/** Reads a plan from any value: every answer must be present and in range, and no other key be. */
export function parsePlan(
  value: unknown,
  version: StoredPlanVersion = newestPlanVersion,
): ParsedPlanResult {
  return parseNestedPlan(isObject(value) ? nestPlan(value) : value, version)
}

export function parseNestedPlan(value: unknown, version: StoredPlanVersion): ParsedPlanResult {
  const parsed = schemaOf(version).safeParse(value)
  if (parsed.success) return { ok: true, plan: flattenPlan(parsed.data) }
  return { ok: false, problems: problemsOfZodIssues(parsed.error.issues) }
}

/** A plan from a link or file, mapped to the method that sizes its Exchange version now. */
export function mapPlanToItsMethod(
  parsed: ParsedPlanResult,
  version: StoredPlanVersion,
): ParsedPlanResult {
  if (!parsed.ok) return parsed
  const { plan } = parsed
  const isThird = versionOf(plan).firstLink === 3
  if (isThird === (version === 3)) return parsed
  if (isThird) return { ok: true, plan: planMappedToRoles(preparePlanForRoles(plan)), mapped: true }
  const message = 'A plan of this version is for Exchange 2013 or a later one.'
  return { ok: false, problems: [{ path: 'exchange', message }] }
}

function shapeOf(
  parts: readonly StoredAnswerDefinition[],
  version: StoredPlanVersion,
): Record<string, z.ZodMiniType> {
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

/** Schema parts for the prices of built-in arrays; optional unless in `arraysAlwaysListedWithPrice`. */
function priceShape() {
  const shape = pricedArrays.map((array) => {
    const schema = schemaFor(definePriceAnswer(array), newestPlanVersion)
    const isFrozen = arraysAlwaysListedWithPrice.some((one) => one === array)
    return [array, isFrozen ? schema : z.exactOptional(schema)] as const
  })
  return Object.fromEntries(shape)
}

function schemaFor(
  answer: AnswerDefinition | NameAnswerDefinition,
  version: StoredPlanVersion,
): z.ZodMiniType {
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
      return 'pattern' in answer ? textSchemaOfInput(answer) : nameSchemaWithLabel(answer.label)
  }
}

function choiceOf({ label, choices }: ChoiceAnswerDefinition, version: StoredPlanVersion) {
  const values = choices
    .filter(({ since = 1 }) => since <= version || version !== 1)
    .map(({ value }) => value)
  return choiceSchema(label, values)
}
