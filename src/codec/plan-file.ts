import type { Plan } from '../engine/index.ts'
import { isObject } from './json.ts'
import { nestPlan, nestTier } from './nest-plan.ts'
import { mostProblems, unknownKeyProblems } from './plan-problem.ts'
import { mapPlanToItsMethod, type ParsedPlanResult, parseNestedPlan } from './schema.ts'
import {
  baselinePlanOfVersion,
  formerCurvesListKey,
  isKeyOfVersion,
  lastVersionRaisedByAnswer,
  newestPlanVersion,
  oldestStoredVersionForPlan,
  ownPropertyValue,
  type StoredAnswerDefinition,
  type StoredPlanVersion,
  storedPlanAnswerDefinitions,
  storedPlanVersions,
  storedTierAnswerDefinitions,
  versionSinceAnswerIsStored,
} from './stored-answers.ts'

/** Format name in plan files of every version; it tells a newer plan file from other files. */
export const planFileFormat = 'Spindle plan'

/**
 * Encodes a plan as the text of a file: JSON with each answer at its path, which names its unit.
 *
 * The version is the oldest that can express the plan. Version 1 holds every answer but those added
 * in version 2, which holds them all. Version 3, for Exchange 2013 and later, holds only answers
 * that differ from the baseline of its method.
 */
export function encodePlanFile(plan: Plan): string {
  return `${JSON.stringify({ format: planFileFormat, ...toFilePlan(plan) }, null, 2)}\n`
}

/** A plan as files hold it, in the oldest version that can express it. */
export function toFilePlan(plan: Plan): {
  readonly version: StoredPlanVersion
  readonly plan: object
} {
  const version = oldestStoredVersionForPlan(plan)
  return { version, plan: nestedIn(plan, version) }
}

export function parseFilePlan(value: unknown, version: number): ParsedPlanResult {
  const known = storedPlanVersions.find((one) => one === version) ?? newestPlanVersion
  return mapPlanToItsMethod(parseVersion(value, known), known)
}

/** A plan with its answers at their paths, but without those that the file’s version leaves out. */
function nestedIn(plan: Plan, version: StoredPlanVersion): object {
  const { name, author, customer, tiers, keptTests, pinned, automatic, ...others } = plan
  const leftOut = baselinePlanOfVersion(version)
  const nested = nestPlan({
    name,
    author,
    customer,
    tiers: tiers.map((tier) => withoutUsual(tier, leftOut.tiers[0], version)),
    ...Object.fromEntries(
      Object.entries(withoutUsual(others, leftOut, version))
        .filter(([key]) => isKeyOfVersion(version, key))
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
  const at = storedPlanAnswerDefinitions.findIndex((part) => part.key === key)
  return at === -1 ? storedPlanAnswerDefinitions.length : at
}

/** Answers to write: without optional ones that equal the baseline. */
function withoutUsual(answers: object, leftOut: object, version: StoredPlanVersion): object {
  const given = Object.entries(answers).filter(
    ([key, value]) => !isOptional(key, version) || value !== ownPropertyValue(leftOut, key),
  )
  return Object.fromEntries(given)
}

/** True if a file omits the answer at its baseline value: in version 3, or if added later. */
function isOptional(key: string, version: StoredPlanVersion): boolean {
  if (['keptTests', 'pinned', 'automatic'].includes(key)) return true
  const isLater = (part: StoredAnswerDefinition) =>
    part.key === key && versionSinceAnswerIsStored(part) > lastVersionRaisedByAnswer
  return (
    version === 3 || [...storedPlanAnswerDefinitions, ...storedTierAnswerDefinitions].some(isLater)
  )
}

/** Reads the plan in a file; refuses answers that the file’s version does not know. */
function parseVersion(filed: unknown, version: StoredPlanVersion): ParsedPlanResult {
  if (!isObject(filed)) return parseNestedPlan(filed, version)
  const value = isKeyOfVersion(version, formerCurvesListKey) ? withoutFormer(filed) : filed
  const { tiers: ofTiers, ...ofPlan } = baselinePlanOfVersion(version)
  const isMissing = (key: string) => !isKeyOfVersion(version, key) || isOptional(key, version)
  const usual = nestPlan(only(ofPlan, isMissing))
  const usualTier = nestTier(only(ofTiers[0], (key) => isOptional(key, version)))
  const { tiers } = value
  const parsed = parseNestedPlan(
    {
      ...filled(value, usual),
      ...(Array.isArray(tiers) && {
        tiers: tiers.map((tier) => (isObject(tier) ? filled(tier, usualTier) : tier)),
      }),
    },
    version,
  )
  const early = Object.keys(value).filter(
    (key) => Object.hasOwn(ofPlan, key) && !isKeyOfVersion(version, key),
  )
  if (early.length === 0) return parsed
  const others = parsed.ok ? [] : parsed.problems
  return {
    ok: false,
    problems: [...others, ...unknownKeyProblems([], early)].slice(0, mostProblems),
  }
}

function withoutFormer({
  [formerCurvesListKey]: _dropped,
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
