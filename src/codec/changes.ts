import {
  type Answer,
  adviceCodes,
  type Field,
  fields,
  type Plan,
  type Tier,
} from '../engine/index.ts'
import type { Version } from './frame.ts'
import { arraysOf, type SaidArrays, tuplesOf } from './own-tuples.ts'
import { type PlanProblem, unknownKeys } from './schema-parts.ts'
import { planOfVersion1 } from './version-1.ts'
import { newInVersion2, planOfVersion2 } from './version-2.ts'

/** Answers that differ from the plan of a version, by the key of their field; and own arrays. */
type Changes = { readonly [key: string]: Answer | SaidArrays }

/** The changes of a plan: first what holds for all of it, then each tier's. */
export type PlanChanges = readonly [Changes, ...Changes[]]

type ChangedPlan =
  | {
      readonly ok: true
      /** Has every answer, but none of them has been held to its range. */
      readonly unchecked: Plan
      /** Own arrays that are not among the changes, only counted. */
      readonly leftOut: number
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
function codesIn(answer: Answer): readonly string[] {
  // Not a text, and so no code either.
  if (typeof answer !== 'string') return ['']
  const codes = new Set(answer.split(' ').filter((code) => code !== ''))
  const known = adviceCodes.filter((code) => codes.delete(code))
  return [...known, ...codes]
}

/** The plan that codes of a version change. */
const plans: Readonly<Record<Version, Plan>> = { 1: planOfVersion1, 2: planOfVersion2 }

const planPlaces: readonly Place[] = [
  ...(['name', 'author', 'customer'] as const).map(title),
  ...fields.filter(({ scope }) => scope === 'plan'),
  title('currency'),
  acknowledged,
]

const tierPlaces: readonly Place[] = [
  tierTitle('name'),
  ...fields.filter(({ scope }) => scope === 'tier'),
]

/** The answers of a plan that a version can say. */
function placesOf(version: Version): readonly Place[] {
  return version === '1' ? planPlaces.filter(({ key }) => !isNewInVersion2(key)) : planPlaces
}

function isNewInVersion2(key: string): boolean {
  return newInVersion2.some((one) => one === key) || key.startsWith('price-')
}

function title(key: 'name' | 'author' | 'customer' | 'currency'): Place {
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

/** What of a plan differs from the plan of a version; of each tier, from the tier of that plan. */
export function changesOf(plan: Plan, version: Version): PlanChanges {
  const { ownArrays } = plan
  const base = plans[version]
  return [
    {
      ...changesAt(placesOf(version), plan, base),
      ...(ownArrays.length > 0 && { ownArrays: tuplesOf(ownArrays) }),
    },
    ...plan.tiers.map((tier) => changesAt(tierPlaces, alone(tier), base)),
  ]
}

/** Changes that count the own arrays instead of carrying them. */
export function withoutOwnArrays([ofPlan, ...ofTiers]: PlanChanges, count: number): PlanChanges {
  return [{ ...ofPlan, ownArrays: count }, ...ofTiers]
}

function changesAt(places: readonly Place[], plan: Plan, base: Plan): Changes {
  const changed = places.filter(({ read }) => read(plan, 0) !== read(base, 0))
  return Object.fromEntries(changed.map(({ key, read }) => [key, read(plan, 0)]))
}

/**
 * The plan of a version with changes from anywhere. Not ok when they are none, or name answers that
 * the version does not know.
 */
export function applyChanges(value: unknown, version: Version): ChangedPlan {
  const [said, ...ofTiers] = Array.isArray(value) ? value : []
  const { ofPlan, ownArrays } = partArrays(said, version)
  const arrays = arraysOf(ownArrays)
  if (!arrays.ok) return arrays
  const plan = changed(placesOf(version), ofPlan, plans[version], [])
  if (!plan.ok) return plan
  const tiers: Tier[] = []
  for (const [index, ofTier] of ofTiers.entries()) {
    const path = ['tiers', String(index)]
    const tier = changed(tierPlaces, ofTier, plans[version], path)
    if (!tier.ok) return tier
    tiers.push(tier.unchecked.tiers[0])
  }
  const [first, ...rest] = tiers
  if (!first)
    return { ok: false, problems: [{ path: 'tiers', message: 'A plan has at least one tier.' }] }
  const { unchecked, leftOut } = arrays
  return {
    ok: true,
    unchecked: { ...plan.unchecked, tiers: [first, ...rest], ownArrays: unchecked },
    leftOut,
  }
}

/** The own arrays of a plan's changes, apart from its answers; version 1 knows of none. */
function partArrays(said: unknown, version: Version) {
  const none = { ofPlan: said, ownArrays: [] }
  if (version === '1' || !isObject(said) || !Object.hasOwn(said, 'ownArrays')) return none
  const { ownArrays, ...ofPlan } = said
  return { ofPlan, ownArrays }
}

type ChangedPart =
  | Extract<ChangedPlan, { ok: false }>
  | { readonly ok: true; readonly unchecked: Plan }

function changed(
  places: readonly Place[],
  changes: unknown,
  base: Plan,
  path: readonly string[],
): ChangedPart {
  if (!isObject(changes))
    return {
      ok: false,
      problems: [{ path: path.join('.'), message: 'The answers are missing.' }],
    }
  let plan = base
  const unknown: string[] = []
  for (const [key, answer] of Object.entries(changes)) {
    const place = places.find((one) => one.key === key)
    if (place) plan = place.write(plan, 0, answer as Answer)
    else unknown.push(key)
  }
  if (unknown.length > 0) return { ok: false, problems: unknownKeys(path, unknown) }
  return { ok: true, unchecked: plan }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
