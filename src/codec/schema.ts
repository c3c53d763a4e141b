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
  type PricedArray,
  pricedArrays,
  raidPolicies,
  rankings,
  reserves,
  solutionIds,
  storageKinds,
  type Tier,
  worstCases,
} from '../engine/index.ts'
import { ownArrayList } from './own-array-schema.ts'
import {
  type PlanProblem,
  problemsOf,
  rangeWords,
  type Shape,
  someOf,
  strict,
  text,
  within,
} from './schema-parts.ts'

/** A plan, or why there is none. */
export type ParsedPlan =
  | { readonly ok: true; readonly plan: Plan }
  | { readonly ok: false; readonly problems: readonly PlanProblem[] }

const tier = strict('The answers of the tier are missing.', {
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

const availability = strict('The answers of the availability are missing.', {
  kind: choice('availability', availabilities),
  copies: number('copies'),
  servers: number('servers'),
  sites: number('sites'),
  worstCase: choice('worstCase', worstCases),
  lostServers: number('lostServers'),
} satisfies Shape<Plan['availability']>)

const storage = strict('The answers of the storage are missing.', {
  kind: choice('storage', storageKinds),
  models: choice('models', modelChoices),
  raid: choice('raid', [...raidPolicies, 'any']),
  arraysPerServer: number('arraysPerServer'),
  solution: choice('solution', [...solutionIds, 'any']),
} satisfies Shape<Plan['storage']>)

const tierCount = `A plan has 1 to ${limits.tiers} tiers.`

const plan = strict('The answers of the plan are missing.', {
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
  growthYears: number('growthYears'),
  ranking: choice('ranking', rankings),
  currency: text('Currency'),
  prices: strict('The prices are missing.', priceShape()),
  ownArrays: ownArrayList(`A plan has a list of at most ${limits.ownArrays} own arrays.`),
  acknowledged: adviceList(),
} satisfies Shape<Plan>)

/** `Shape` lets a schema be narrower than the plan; this does not. */
true satisfies Plan extends z.output<typeof plan> ? true : false

/** Reads a plan from anything. Every answer must be there and within its range; nothing else may. */
export function parsePlan(value: unknown): ParsedPlan {
  const parsed = plan.safeParse(value)
  if (parsed.success) return { ok: true, plan: parsed.data }
  return { ok: false, problems: problemsOf(parsed.error.issues) }
}

/** A number within the range of its field. */
function number(key: string) {
  const field = fieldOf(key)
  if (field.kind !== 'number') throw new Error(`${key} is not a number`)
  return within(field.min, field.max, field.whole, rangeOf(field))
}

function rangeOf({ label, min, max, whole, unit, empty }: NumberField): string {
  const kind = whole ? 'a whole number' : 'a number'
  const orEmpty = empty === null ? '' : `, or empty (${empty})`
  return `${label} must be ${kind} from ${`${rangeWords(min, max)} ${unit}`.trim()}${orEmpty}.`
}

function adviceList() {
  const message = `Acknowledged advice must be a list of: ${adviceCodes.join(', ')}; each once, in this order.`
  return someOf(adviceCodes, message)
}

/** A price for each of the arrays that prices are asked for. */
function priceShape() {
  const shape = pricedArrays.map((array) => [
    array,
    z.nullable(number(`price-${array.replace(' ', '-')}`)),
  ])
  return Object.fromEntries(shape) as Shape<Record<PricedArray, number | null>>
}

function choice<const T extends string>(key: string, values: readonly T[]) {
  return z.enum(values, `${fieldOf(key).label} must be one of: ${values.join(', ')}.`)
}

function onOff(key: string) {
  return z.boolean(`${fieldOf(key).label} must be on or off (true or false).`)
}
