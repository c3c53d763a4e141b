import fc from 'fast-check'
import type { Recommendation } from '../../src/engine/designs/index.ts'
import {
  allAnswerFields,
  defaultPlan,
  type Field,
  fieldOf,
  type LineField,
  type Plan,
  projectLimits,
  type RawAnswer,
  recommend,
  answerDefinitions as register,
  type Sizing,
  size,
  type Tier,
  type Worked,
} from '../../src/engine/index.ts'
import { methodOf } from '../../src/engine/methods/index.ts'
import type { PaperSizing } from '../../src/engine/methods/papers/index.ts'
import { contradictions } from '../../src/engine/methods/papers/sizing/problems.ts'
import { isByPapers } from '../../src/engine/methods/papers/sizing/size.ts'
import { availabilityOf, isClustered } from '../../src/engine/plan/features.ts'
import { automaticKeys } from '../../src/engine/plan/plan.ts'
import { ownArrays } from './own-arrays.ts'

export { ownArrays }

/** What a plan and its one tier of users change against the worked example. */
type Changes = Partial<Omit<Plan, 'tiers'>>

/** The worked example with some answers changed. */
export function planWith(tier: Partial<Tier>, changes: Changes = {}): Plan {
  return { ...defaultPlan, ...changes, tiers: [{ ...defaultPlan.tiers[0], ...tier }] }
}

/** The values of the choices that several tests go through. */
export const availabilities = register.availability.choices.map(({ value }) => value)
export const rankings = register.ranking.choices.map(({ value }) => value)

/** The sizing of a plan whose answers do not contradict each other, by whatever method. */
export function sizedAnyhow(plan: Plan): Sizing {
  const result = size(plan)
  if (!result.ok) throw new Error(`The plan has problems: ${JSON.stringify(result.problems)}`)
  return result.sizing
}

/** The sizing of such a plan of Exchange 2003 to 2010. */
export function sized(plan: Plan): PaperSizing {
  const sizing = sizedAnyhow(plan)
  if (!isByPapers(sizing)) throw new Error('The plan is not sized by the papers’ method')
  return sizing
}

/** The memory of one server of a sizing. Throws where the papers print none for its version. */
export function memoryOf({ memory }: PaperSizing): NonNullable<PaperSizing['memory']> {
  if (!memory) throw new Error('No database cache is printed for the version of the plan')
  return memory
}

/** The load by the fitted model. Throws where its tests ran another version than the plan’s. */
export function calibratedOf({ iops: { calibrated } }: Sizing): Worked<'IOPS'> {
  if (!calibrated) throw new Error('No model is fitted to the version of the plan')
  return calibrated
}

/** The recommendation for a plan whose answers do not contradict each other. */
export function recommended(plan: Plan): Recommendation {
  return recommend(plan, sizedAnyhow(plan))
}

/** Any answer that a field allows, the ends of its range often among them. */
export function answers(field: Field): fc.Arbitrary<RawAnswer> {
  switch (field.kind) {
    case 'switch':
      return fc.boolean()
    case 'choice':
      return fc.constantFrom(...field.choices.map(({ value }) => value))
    case 'number': {
      const { min, max, whole, empty } = field
      const usual = field.read(defaultPlan, 0) ?? min
      const inside = whole ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true })
      const range = fc.oneof(inside, fc.constantFrom<RawAnswer>(min, max, usual))
      return empty === null ? range : fc.option(range)
    }
    case 'text':
      return lines(field)
  }
}

/** Any line of text that a field takes, often none. */
export function lines({ pattern, max }: Pick<LineField, 'pattern' | 'max'>): fc.Arbitrary<string> {
  const typed = fc.stringMatching(pattern).filter(({ length }) => length <= max)
  return fc.oneof(fc.constant(''), typed)
}

const ofTiers = allAnswerFields.filter(({ scope }) => scope === 'tier')
const ofPlan = allAnswerFields.filter(({ scope }) => scope === 'plan')

/** Answers that change others when they are written, the version first, which changes most. */
const writtenAlone = new Set<string>([
  ...['exchange', 'driveSizes', 'processor', 'processors', 'databaseDriveKind'],
  ...automaticKeys,
])
const isPlain = ({ key }: Field) => key in defaultPlan && !writtenAlone.has(key)

/** Any answer to each of these fields, by their keys. */
const answersTo = (of: readonly Field[]): fc.Arbitrary<Readonly<Record<string, RawAnswer>>> =>
  fc
    .tuple(...of.map(answers))
    .map((given) => Object.fromEntries(of.map(({ key }, at) => [key, given[at] ?? null])))

/** Plans with any answer that the fields allow, the ends of every range often among them. */
const answered: fc.Arbitrary<Plan> = fc
  .tuple(
    answersTo(ofPlan.filter(isPlain)),
    answersTo(ofPlan.filter((field) => !isPlain(field))),
    fc.array(answersTo(ofTiers), { minLength: 1, maxLength: projectLimits.tiers }),
  )
  .map(([plain, alone, tiers]) => {
    const [first = defaultPlan.tiers[0], ...rest] = tiers.map(
      (given): Tier => ({ ...defaultPlan.tiers[0], ...given }),
    )
    const moved = fieldOf('exchange').write(defaultPlan, 0, alone.exchange ?? null)
    const { exchange: _, ...others } = alone
    return Object.entries(others).reduce<Plan>(
      (plan, [key, answer]) => fieldOf(key).write(plan, 0, answer),
      { ...moved, ...plain, tiers: [first, ...rest] },
    )
  })

/** The same with arrays of a person's own and what their prices are in. */
export const plans: fc.Arbitrary<Plan> = fc
  .tuple(answered, ownArrays, fc.constantFrom('', '€', 'USD'))
  .map(([plan, own, currency]) => ({ ...plan, ownArrays: own, currency }))

/** A plan with its servers, copies and sites made to go together, in a DAG as in clusters. */
export function sound(plan: Plan): Plan {
  const dags = Math.ceil(plan.servers / 16)
  const each = Math.floor(plan.servers / dags)
  const servers = isClustered(plan) ? 2 * Math.ceil(plan.servers / 2) : each * dags
  const copies = Math.min(plan.copies, each)
  // A single copy cluster is at one site.
  const places = availabilityOf(plan) === 'scc' ? servers / 2 : servers
  const sites = Math.min(plan.sites, places)
  const lostServers = Math.min(plan.lostServers, copies - 1)
  const fitting: Plan = { ...plan, servers, copies, sites, lostServers }
  const isSized = methodOf(fitting).id === 'roles' || contradictions(fitting).length === 0
  return isSized ? fitting : { ...fitting, survive: 'servers' }
}

/** The same plan for a version that the papers’ method sizes. */
export const ofPapers = (plan: Plan): Plan =>
  methodOf(plan).id === 'papers' ? plan : { ...plan, exchange: '2010' }

/** Plans up to 2010 whose servers, copies and sites go together, so that there is something to size. */
export const soundPlans: fc.Arbitrary<Plan> = plans
  .map((plan) => sound(ofPapers(plan)))
  .filter((plan) => size(plan).ok)

/** The same plan for Exchange 2010, which most of what is printed is about. */
export const in2010 = (plan: Plan): Plan => ({ ...plan, exchange: '2010' })

/** Every worked number held anywhere inside a value. What is behind them is not looked into. */
export function workedIn(value: unknown): Worked[] {
  if (value === null || typeof value !== 'object') return []
  if ('how' in value) return [value as Worked]
  return Object.values(value).flatMap(workedIn)
}
