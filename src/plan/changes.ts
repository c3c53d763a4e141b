import {
  type AdviceCode,
  type Answer,
  adviceCodes,
  type Field,
  fields,
  type Plan,
  type Tier,
} from '../engine/index.ts'
import { type PlanProblem, unknownAnswers } from './schema.ts'
import { planOfVersion1 } from './version-1.ts'

/** Answers that differ from the plan of version 1, by the key of their field. */
type Changes = { readonly [key: string]: Answer }

/** The changes of a plan: first what holds for all of it, then each tier's. */
type PlanChanges = readonly [Changes, ...Changes[]]

type ChangedPlan =
  | {
      readonly ok: true
      /** Has every answer, but none of them has been held to its range. */
      readonly unchecked: Plan
    }
  | { readonly ok: false; readonly problems: readonly PlanProblem[] }

/** Reads and writes one answer. Tiers are looked at one at a time, alone in a plan. */
type Place = Pick<Field, 'key' | 'read' | 'write'>

/** Acknowledged advice as one answer: its codes, apart by spaces. Their order is made here. */
const acknowledged: Place = {
  key: 'acknowledged',
  read: (plan) => plan.acknowledged.join(' '),
  write: (plan, _tier, answer) => ({ ...plan, acknowledged: codesIn(answer) }),
}

/** The codes of a text, each once and in their order. What is no code is kept, to be refused. */
function codesIn(answer: Answer): readonly AdviceCode[] {
  // Not a text: nothing the schema takes either.
  if (typeof answer !== 'string') return [answer] as unknown as readonly AdviceCode[]
  const codes = new Set(answer.split(' ').filter((code) => code !== ''))
  const known = adviceCodes.filter((code) => codes.delete(code))
  return [...known, ...codes] as readonly AdviceCode[]
}

const planPlaces: readonly Place[] = [
  ...(['name', 'author', 'customer'] as const).map(title),
  ...fields.filter(({ scope }) => scope === 'plan'),
  acknowledged,
]

const tierPlaces: readonly Place[] = [
  tierTitle('name'),
  ...fields.filter(({ scope }) => scope === 'tier'),
]

function title(key: 'name' | 'author' | 'customer'): Place {
  return {
    key,
    read: (plan) => plan[key],
    write: (plan, _tier, answer) => ({ ...plan, [key]: answer }),
  }
}

function tierTitle(key: keyof Tier): Place {
  return {
    key,
    read: ({ tiers }) => tiers[0][key],
    write: (plan, _tier, answer) => alone({ ...plan.tiers[0], [key]: answer }),
  }
}

function alone(tier: Tier): Plan {
  return { ...planOfVersion1, tiers: [tier] }
}

/** What of a plan differs from the plan of version 1; of each tier, from the tier of that plan. */
export function changesOf(plan: Plan): PlanChanges {
  return [
    changesAt(planPlaces, plan),
    ...plan.tiers.map((tier) => changesAt(tierPlaces, alone(tier))),
  ]
}

function changesAt(places: readonly Place[], plan: Plan): Changes {
  const changed = places.filter(({ read }) => read(plan, 0) !== read(planOfVersion1, 0))
  return Object.fromEntries(changed.map(({ key, read }) => [key, read(plan, 0)]))
}

/**
 * The plan of version 1 with changes from anywhere. Not ok when they are none, or name unknown
 * answers.
 */
export function applyChanges(value: unknown): ChangedPlan {
  const [ofPlan, ...ofTiers] = Array.isArray(value) ? value : []
  const plan = changed(planPlaces, ofPlan, [])
  if (!plan.ok) return plan
  const tiers: Tier[] = []
  for (const [index, ofTier] of ofTiers.entries()) {
    const tier = changed(tierPlaces, ofTier, ['tiers', String(index)])
    if (!tier.ok) return tier
    tiers.push(tier.unchecked.tiers[0])
  }
  const [first, ...rest] = tiers
  if (!first)
    return { ok: false, problems: [{ path: 'tiers', message: 'A plan has at least one tier.' }] }
  return { ok: true, unchecked: { ...plan.unchecked, tiers: [first, ...rest] } }
}

function changed(places: readonly Place[], changes: unknown, path: readonly string[]): ChangedPlan {
  if (typeof changes !== 'object' || changes === null || Array.isArray(changes))
    return {
      ok: false,
      problems: [{ path: path.join('.'), message: 'The answers are missing.' }],
    }
  let plan = planOfVersion1
  const unknown: string[] = []
  for (const [key, answer] of Object.entries<Answer>({ ...changes })) {
    const place = places.find((one) => one.key === key)
    if (place) plan = place.write(plan, 0, answer)
    else unknown.push(key)
  }
  if (unknown.length > 0) return { ok: false, problems: unknownAnswers(path, unknown) }
  return { ok: true, unchecked: plan }
}
