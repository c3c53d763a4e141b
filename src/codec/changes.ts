import { adviceCodes, type Plan } from '../engine/index.ts'
import { isObject } from './envelope.ts'
import { arraysOf, type SaidArrays, tuplesOf } from './own-tuples.ts'
import {
  isSaidIn,
  type Part,
  planLeftOut,
  planParts,
  priceKeys,
  tierParts,
  type Version,
  valueAt,
} from './parts.ts'
import { type ParsedPlan, parsePlan } from './schema.ts'
import { type PlanProblem, unknownKeys } from './schema-parts.ts'

/** Answers that differ from the plan that is left out, by their key; and own arrays. */
type Changes = { readonly [key: string]: unknown }

/** The changes of a plan: first what holds for all of it, then each tier's. */
export type PlanChanges = readonly [Changes, ...Changes[]]

type ReadChanges =
  | Extract<ParsedPlan, { ok: false }>
  /** With the number of own arrays that are not among the changes, only counted. */
  | { readonly ok: true; readonly plan: Plan; readonly leftOut: number }

/** What of a plan differs from the plan that is left out; of each tier, from its tier. */
export function changesOf(plan: Plan): PlanChanges {
  const { ownArrays, acknowledged, prices } = plan
  const said: SaidArrays = tuplesOf(ownArrays)
  const priced = priceKeys.filter(({ array }) => prices[array] !== undefined)
  const ofPlan = changed(planParts, plan, planLeftOut)
  const { currency, ...others } = ofPlan
  return [
    {
      ...others,
      ...Object.fromEntries(priced.map(({ array, key }) => [key, prices[array]])),
      ...(currency !== undefined && { currency }),
      // One text; their order is made when it is read.
      ...(acknowledged.length > 0 && { acknowledged: acknowledged.join(' ') }),
      ...(ownArrays.length > 0 && { ownArrays: said }),
    },
    ...plan.tiers.map((tier) => changed(tierParts, tier, planLeftOut.tiers[0])),
  ]
}

/** Changes that count the own arrays instead of carrying them. */
export function withoutOwnArrays([ofPlan, ...ofTiers]: PlanChanges, count: number): PlanChanges {
  return [{ ...ofPlan, ownArrays: count }, ...ofTiers]
}

function changed(parts: readonly Part[], held: object, base: object): Changes {
  const differing = parts.filter(({ key }) => valueAt(held, key) !== valueAt(base, key))
  return Object.fromEntries(differing.map(({ key }) => [key, valueAt(held, key)]))
}

/**
 * The plan that is left out with changes from anywhere. Not ok when they are none, name what the version does
 * not know, or put an answer outside of its range.
 */
export function readChanges(value: unknown, version: Version): ReadChanges {
  const [said, ...ofTiers] = Array.isArray(value) ? value : []
  const ofPlan = readPlan(said, version)
  if (!ofPlan.ok) return ofPlan
  const tiers: object[] = []
  for (const [index, one] of ofTiers.entries()) {
    const path = ['tiers', String(index)]
    const refused = problemsIn(one, (key) => tierParts.some((part) => part.key === key), path)
    if (refused.length > 0) return { ok: false, problems: refused }
    tiers.push({ ...planLeftOut.tiers[0], ...one })
  }
  if (tiers.length === 0)
    return { ok: false, problems: [{ path: 'tiers', message: 'A plan has at least one tier.' }] }
  const parsed = parsePlan({ ...ofPlan.unchecked, tiers }, version)
  return parsed.ok ? { ...parsed, leftOut: ofPlan.leftOut } : parsed
}

function readPlan(said: unknown, version: Version) {
  const refused = problemsIn(said, (key) => isKnown(key, version), [])
  if (refused.length > 0 || !isObject(said)) return { ok: false, problems: refused } as const
  const { ownArrays = [], acknowledged = '', ...others } = said
  const arrays = arraysOf(ownArrays)
  if (!arrays.ok) return arrays
  const priced = priceKeys.filter(({ key }) => (others[key] ?? null) !== null)
  const answered = Object.entries(others).filter(([key]) =>
    priceKeys.every((one) => one.key !== key),
  )
  const unchecked = {
    ...planLeftOut,
    ...Object.fromEntries(answered),
    prices: Object.fromEntries(priced.map(({ array, key }) => [array, others[key]])),
    ownArrays: arrays.unchecked,
    acknowledged: codesIn(acknowledged),
  }
  return { ok: true, unchecked, leftOut: arrays.leftOut } as const
}

function isKnown(key: string, version: Version): boolean {
  if (key === 'acknowledged') return true
  if (key === 'ownArrays') return isSaidIn(version, key)
  if (priceKeys.some((one) => one.key === key)) return isSaidIn(version, 'prices')
  return planParts.some((part) => part.key === key) && isSaidIn(version, key)
}

/** Why changes are none, or which of them are of nothing that is known. */
function problemsIn(
  changes: unknown,
  isOne: (key: string) => boolean,
  path: readonly string[],
): readonly PlanProblem[] {
  if (!isObject(changes) || Array.isArray(changes))
    return [{ path: path.join('.'), message: 'The answers are missing.' }]
  return unknownKeys(
    path,
    Object.keys(changes).filter((key) => !isOne(key)),
  )
}

/** The codes of a text, each once and in their order. What is no code is kept, to be refused. */
function codesIn(said: unknown): readonly unknown[] {
  // Not a text: nothing the schema takes either.
  if (typeof said !== 'string') return [said]
  const codes = new Set(said.split(' ').filter((code) => code !== ''))
  const known = adviceCodes.filter((code) => codes.delete(code))
  return [...known, ...codes]
}
