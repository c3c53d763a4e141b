import * as z from 'zod/mini'
import {
  adviceCodes,
  availabilities,
  editions,
  exchangeVersions,
  fieldOf,
  limits,
  modelChoices,
  type NumberField,
  type Plan,
  raidPolicies,
  reserves,
  solutionIds,
  storageKinds,
  type Tier,
  worstCases,
} from '../engine/index.ts'

// zod would otherwise try `new Function`, which the page's policy forbids and reports.
z.config({ jitless: true })

/** Why a value is no plan: where (`tiers.1.quotaMb`, empty for the whole), and a sentence. */
export type PlanProblem = { readonly path: string; readonly message: string }

/** A plan, or why there is none. */
export type ParsedPlan =
  | { readonly ok: true; readonly plan: Plan }
  | { readonly ok: false; readonly problems: readonly PlanProblem[] }

/** More problems than this tell a person nothing. */
const mostProblems = 20

/** A schema for every key of a type, and for no other. */
type Shape<T> = { readonly [K in keyof T]-?: z.ZodMiniType<T[K]> }

const tier = strict('tier', {
  name: text('Tier name'),
  mailboxes: number('mailboxes'),
  growthPercent: number('growth'),
  activePercent: number('active'),
  messagesPerDay: number('messages'),
  messageKb: number('messageSize'),
  iopsPerMailbox: z.nullable(number('measuredIops')),
  blackBerryPercent: number('blackBerry'),
  quotaMb: number('quota'),
  retentionDays: number('retention'),
} satisfies Shape<Tier>)

const availability = strict('availability', {
  kind: choice('availability', availabilities),
  copies: number('copies'),
  servers: number('servers'),
  sites: number('sites'),
  worstCase: choice('worstCase', worstCases),
  lostServers: number('lostServers'),
} satisfies Shape<Plan['availability']>)

const storage = strict('storage', {
  kind: choice('storage', storageKinds),
  models: choice('models', modelChoices),
  raid: choice('raid', [...raidPolicies, 'any']),
  arraysPerServer: number('arraysPerServer'),
  solution: choice('solution', [...solutionIds, 'any']),
} satisfies Shape<Plan['storage']>)

const tierCount = `A plan has 1 to ${limits.tiers} tiers.`

const plan = strict('plan', {
  name: text('Plan name'),
  author: text('Author'),
  customer: text('Customer'),
  tiers: z.readonly(
    z
      .tuple([tier], tier, tierCount)
      .check(z.maxLength(limits.tiers, { error: tierCount, abort: true })),
  ),
  exchange: choice('exchange', exchangeVersions),
  edition: choice('edition', editions),
  singleItemRecovery: onOff('singleItemRecovery'),
  calendarLogging: onOff('calendarLogging'),
  logDays: number('logDays'),
  catalogPercent: z.nullable(number('catalog')),
  availability,
  maintenance: onOff('maintenance'),
  nicsPerServer: number('nicsPerServer'),
  mailboxesPerDatabase: number('mailboxesPerDatabase'),
  databases: z.nullable(number('databases')),
  storage,
  overheadPercent: number('overhead'),
  reserve: choice('reserve', reserves),
  reservePercent: number('reservePercent'),
  volumeStepGb: number('volumeStep'),
  separateLogs: onOff('separateLogs'),
  acknowledged: adviceList(),
} satisfies Shape<Plan>)

/** `Shape` lets a schema be narrower than the plan; this does not. */
true satisfies Plan extends z.output<typeof plan> ? true : false

/** Reads a plan from anything. Every answer must be there and within its range; nothing else may. */
export function parsePlan(value: unknown): ParsedPlan {
  const parsed = plan.safeParse(value)
  if (parsed.success) return { ok: true, plan: parsed.data }
  const problems = parsed.error.issues.flatMap(({ path, message, ...issue }) => {
    const at = path.map(String)
    if (issue.code === 'unrecognized_keys') return unknownAnswers(at, issue.keys)
    return [{ path: at.join('.'), message: inTier(at, message) }]
  })
  return { ok: false, problems: problems.slice(0, mostProblems) }
}

/** The problems of answers that a plan or tier at this path does not have. */
export function unknownAnswers(
  path: readonly string[],
  keys: readonly string[],
): readonly PlanProblem[] {
  return keys.slice(0, mostProblems).map((key) => ({
    path: [...path, key].join('.'),
    message: inTier(path, `No answer is called “${key.slice(0, 40)}”.`),
  }))
}

function inTier([list, index]: readonly string[], message: string): string {
  return list === 'tiers' && index !== undefined ? `Tier ${Number(index) + 1}: ${message}` : message
}

function strict<T extends Readonly<Record<string, z.ZodMiniType>>>(label: string, shape: T) {
  // An object with unknown answers has messages of its own, see `unknownAnswers`.
  return z.strictObject(shape, `The answers of the ${label} are missing.`)
}

function text(label: string) {
  const message = `${label} must be a text of at most ${limits.name} characters.`
  return z.string(message).check(z.maxLength(limits.name, message))
}

/** A number within the range of its field. */
function number(key: string) {
  const field = fieldOf(key)
  if (field.kind !== 'number') throw new Error(`${key} is not a number`)
  const { min, max, whole } = field
  const message = rangeOf(field)
  return z.number(message).check(
    z.refine(
      (value) => value >= min && value <= max && (!whole || Number.isInteger(value)),
      message,
    ),
    // Minus zero, which JSON would not keep, becomes zero.
    z.overwrite((value) => value + 0),
  )
}

function rangeOf({ label, min, max, whole, unit, empty }: NumberField): string {
  const [from, to] = [min, max].map((value) => value.toLocaleString('en-US'))
  const kind = whole ? 'a whole number' : 'a number'
  const orEmpty = empty === null ? '' : `, or empty (${empty})`
  return `${label} must be ${kind} from ${from} to ${`${to} ${unit}`.trim()}${orEmpty}.`
}

/** Known codes, each once and in their order, so that a plan has one way to be written. */
function adviceList() {
  const message = `Acknowledged advice must be a list of: ${adviceCodes.join(', ')}; each once, in this order.`
  return z.readonly(
    z.array(z.enum(adviceCodes, message), message).check(
      z.refine((codes) => {
        const places = codes.map((code) => adviceCodes.indexOf(code))
        return places.every((place, at) => at === 0 || place > (places[at - 1] ?? -1))
      }, message),
    ),
  )
}

function choice<const T extends string>(key: string, values: readonly T[]) {
  return z.enum(values, `${fieldOf(key).label} must be one of: ${values.join(', ')}.`)
}

function onOff(key: string) {
  return z.boolean(`${fieldOf(key).label} must be on or off (true or false).`)
}
