import type { Plan } from '../engine/index.ts'
import { isObject } from './json.ts'
import { nest, nestTier } from './nest-plan.ts'
import { mostProblems, unknownKeys } from './plan-problem.ts'
import { mappedToMethod, type ParsedPlan, parseNested } from './schema.ts'
import {
  formerList,
  isKnownTo,
  lastOfAnswers,
  newest,
  partSince,
  planParts,
  type StoredAnswer,
  tierParts,
  type Version,
  valueAt,
  versionBaseline,
  versionFor,
  versions,
} from './stored-answers.ts'

/** Format name in plan files of every version; it tells a newer plan file from other files. */
export const format = 'Spindle plan'

/**
 * Encodes a plan as the text of a file: JSON with each answer at its path, which names its unit.
 *
 * The version is the oldest that can express the plan. Version 1 holds every answer but those added
 * in version 2, which holds them all. Version 3, for Exchange 2013 and later, holds only answers
 * that differ from the baseline of its method.
 */
export function encodeFile(plan: Plan): string {
  return `${JSON.stringify({ format, ...filedPlan(plan) }, null, 2)}\n`
}

/** A plan as files hold it, in the oldest version that can express it. */
export function filedPlan(plan: Plan): { readonly version: Version; readonly plan: object } {
  const version = versionFor(plan)
  return { version, plan: nestedIn(plan, version) }
}

export function parseFiled(value: unknown, version: number): ParsedPlan {
  const known = versions.find((one) => one === version) ?? newest
  return mappedToMethod(parseVersion(value, known), known)
}

/** A plan with its answers at their paths, but without those that the file’s version leaves out. */
function nestedIn(plan: Plan, version: Version): object {
  const { name, author, customer, tiers, keptTests, pinned, automatic, ...others } = plan
  const leftOut = versionBaseline(version)
  const nested = nest({
    name,
    author,
    customer,
    tiers: tiers.map((tier) => withoutUsual(tier, leftOut.tiers[0], version)),
    ...Object.fromEntries(
      Object.entries(withoutUsual(others, leftOut, version))
        .filter(([key]) => isKnownTo(version, key))
        // Sorted, so that the file is the same whatever the order of the answers.
        .sort(([one], [other]) => placeOf(one) - placeOf(other)),
    ),
  })
  return {
    ...nested,
    ...(version === 3 && { prices: plan.prices }),
    // Empty lists are omitted, so that files without them stay the same.
    ...(keptTests.length > 0 && { keptTests }),
    ...(pinned.length > 0 && { pinned }),
    ...(automatic.length > 0 && { automatic }),
  }
}

/** Position of an answer in a file: that in the register; other keys come last. */
function placeOf(key: string): number {
  const at = planParts.findIndex((part) => part.key === key)
  return at === -1 ? planParts.length : at
}

/** Answers to write: without optional ones that equal the baseline. */
function withoutUsual(answers: object, leftOut: object, version: Version): object {
  const given = Object.entries(answers).filter(
    ([key, value]) => !isOptional(key, version) || value !== valueAt(leftOut, key),
  )
  return Object.fromEntries(given)
}

/** True if a file omits the answer at its baseline value: in version 3, or if added later. */
function isOptional(key: string, version: Version): boolean {
  if (['keptTests', 'pinned', 'automatic'].includes(key)) return true
  const isLater = (part: StoredAnswer) => part.key === key && partSince(part) > lastOfAnswers
  return version === 3 || [...planParts, ...tierParts].some(isLater)
}

/** Reads the plan in a file; refuses answers that the file’s version does not know. */
function parseVersion(filed: unknown, version: Version): ParsedPlan {
  if (!isObject(filed)) return parseNested(filed, version)
  const value = isKnownTo(version, formerList) ? withoutFormer(filed) : filed
  const { tiers: ofTiers, ...ofPlan } = versionBaseline(version)
  const isMissing = (key: string) => !isKnownTo(version, key) || isOptional(key, version)
  const usual = nest(only(ofPlan, isMissing))
  const usualTier = nestTier(only(ofTiers[0], (key) => isOptional(key, version)))
  const { tiers } = value
  const parsed = parseNested(
    {
      ...filled(value, usual),
      ...(Array.isArray(tiers) && {
        tiers: tiers.map((tier) => (isObject(tier) ? filled(tier, usualTier) : tier)),
      }),
    },
    version,
  )
  const early = Object.keys(value).filter(
    (key) => Object.hasOwn(ofPlan, key) && !isKnownTo(version, key),
  )
  if (early.length === 0) return parsed
  const others = parsed.ok ? [] : parsed.problems
  return { ok: false, problems: [...others, ...unknownKeys([], early)].slice(0, mostProblems) }
}

function withoutFormer({
  [formerList]: _dropped,
  ...others
}: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return others
}

function only(answers: object, isOne: (key: string) => boolean): Record<string, unknown> {
  return Object.fromEntries(Object.entries(answers).filter(([key]) => isOne(key)))
}

/** A part of a file with its omitted answers filled in, also within groups of answers. */
function filled(
  given: Readonly<Record<string, unknown>>,
  usual: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const groups = Object.entries(usual).flatMap(([key, group]) => {
    const own = given[key]
    return isObject(group) && isObject(own) ? [[key, { ...group, ...own }] as const] : []
  })
  return { ...usual, ...given, ...Object.fromEntries(groups) }
}
