import { adviceCodes } from '../engine/checks/index.ts'
import { automaticKeys, pinKeys } from '../engine/index.ts'
import { isObject, parseJson } from './json.ts'
import { type LinkCodeProblem, openLinkCode } from './link-code.ts'
import { readKeptTestTuples, readOwnArrayTuples } from './link-tuples.ts'
import { type PlanProblem, unknownKeyProblems } from './plan-problem.ts'
import { planTextMarkOfVersion } from './plan-text.ts'
import {
  mapPlanToItsMethod,
  type ParsedPlanResult,
  type ParsedPlanSuccess,
  parsePlan,
} from './schema.ts'
import {
  arrayPriceKeys,
  baselinePlanOfVersion,
  formerCurvesListKey,
  isKeyOfVersion,
  planListKeys,
  projectVersion,
  type StoredPlanVersion,
  startPlanNumberKey,
  startPlansOfVersion,
  storedPlanAnswerDefinitions,
  storedPlanVersions,
  storedTierAnswerDefinitions,
} from './stored-answers.ts'

export type LinkProblem =
  | LinkCodeProblem
  /** The link code is intact, but an answer in it is unknown or out of range. */
  | { readonly code: 'invalid'; readonly problems: readonly PlanProblem[] }

/** Plan of a link code, or the problem. `leftOut`: arrays and tests that the link only counts. */
type DecodedPlan =
  | (ParsedPlanSuccess & { readonly leftOut: number })
  | { readonly ok: false; readonly problem: LinkProblem }

/** Reads a plan from untrusted text, as `planToStoredText` writes it. Never throws. */
export function planFromStoredText(text: string): ParsedPlanResult {
  const version =
    storedPlanVersions.find((one) => one !== 1 && text.startsWith(planTextMarkOfVersion(one))) ?? 1
  const read = applyChangesToBaseline(
    parseJson(text.slice(planTextMarkOfVersion(version).length)),
    version,
  )
  if (!read.ok) return read
  const { leftOut, ...opened } = read
  if (leftOut === 0) return opened
  // Only links may count lists instead of carrying them.
  return { ok: false, problems: [{ path: 'ownArrays', message: 'The own arrays are missing.' }] }
}

/** Reads one plan from an untrusted link code; refuses a code of several as newer. Never throws. */
export function decodePlan(code: string): DecodedPlan {
  const opened = openLinkCode(code)
  if (!opened.ok) return opened
  const { version, content } = opened
  if (version === projectVersion)
    return { ok: false, problem: { code: 'newer', version: String(projectVersion) } }
  if (content === undefined) return { ok: false, problem: { code: 'damaged' } }
  const read = applyChangesToBaseline(content, version)
  if (!read.ok) return { ok: false, problem: { code: 'invalid', problems: read.problems } }
  return read
}

export type AppliedChangesResult =
  | Extract<ParsedPlanResult, { ok: false }>
  /** `leftOut`: number of own arrays and kept tests that the link counts but does not carry. */
  | (ParsedPlanSuccess & { readonly leftOut: number })

/**
 * Applies untrusted changes to the baseline plan of a version. Fails if they are not a list of
 * changes, name an answer that the version does not know, or put an answer out of range.
 */
export function applyChangesToBaseline(
  value: unknown,
  version: StoredPlanVersion,
): AppliedChangesResult {
  const [first, ...ofTiers] = Array.isArray(value) ? value : []
  const ofPlan = readPlan(first, version)
  if (!ofPlan.ok) return ofPlan
  const tiers: object[] = []
  for (const [index, one] of ofTiers.entries()) {
    const path = ['tiers', String(index)]
    const refused = problemsIn(
      one,
      (key) => storedTierAnswerDefinitions.some((part) => part.key === key),
      path,
    )
    if (refused.length > 0) return { ok: false, problems: refused }
    tiers.push({ ...baselinePlanOfVersion(version).tiers[0], ...one })
  }
  if (tiers.length === 0)
    return { ok: false, problems: [{ path: 'tiers', message: 'A plan has at least one tier.' }] }
  const parsed = mapPlanToItsMethod(parsePlan({ ...ofPlan.unchecked, tiers }, version), version)
  return parsed.ok ? { ...parsed, leftOut: ofPlan.leftOut } : parsed
}

function readPlan(value: unknown, version: StoredPlanVersion) {
  const refused = problemsIn(value, (key) => isKnown(key, version), [])
  if (refused.length > 0 || !isObject(value)) return { ok: false, problems: refused } as const
  const { ownArrays = [], keptTests = [], [formerCurvesListKey]: _dropped, ...named } = value
  const {
    acknowledged = '',
    pinned = '',
    automatic,
    [startPlanNumberKey]: start = 0,
    ...others
  } = named
  const from = typeof start === 'number' ? startPlansOfVersion(version)[start] : undefined
  if (!from) return { ok: false, problems: unknownKeyProblems([], [startPlanNumberKey]) } as const
  const arrays = readOwnArrayTuples(ownArrays)
  if (!arrays.ok) return arrays
  const tests = readKeptTestTuples(keptTests)
  if (!tests.ok) return tests
  const priced = arrayPriceKeys.filter(({ key }) => (others[key] ?? null) !== null)
  const answered = Object.entries(others).filter(([key]) =>
    arrayPriceKeys.every((one) => one.key !== key),
  )
  const unchecked = {
    ...from,
    ...Object.fromEntries(answered),
    prices: Object.fromEntries(priced.map(({ array, key }) => [array, others[key]])),
    ownArrays: arrays.unchecked,
    keptTests: tests.unchecked,
    acknowledged: wordsIn(acknowledged, adviceCodes),
    pinned: wordsIn(pinned, pinKeys),
    ...(automatic !== undefined && { automatic: wordsIn(automatic, automaticKeys) }),
  }
  const leftOut = arrays.leftOut + tests.leftOut
  return { ok: true, unchecked, leftOut } as const
}

function isKnown(key: string, version: StoredPlanVersion): boolean {
  if (key === 'acknowledged') return true
  if (planListKeys.some((one) => one === key)) return isKeyOfVersion(version, key)
  if (key === startPlanNumberKey) return startPlansOfVersion(version).length > 1
  if (arrayPriceKeys.some((one) => one.key === key)) return isKeyOfVersion(version, 'prices')
  return (
    storedPlanAnswerDefinitions.some((part) => part.key === key) && isKeyOfVersion(version, key)
  )
}

/** Problems of the changes of a plan or tier in a link: not an object, or unknown keys. */
function problemsIn(
  changes: unknown,
  isOne: (key: string) => boolean,
  path: readonly string[],
): readonly PlanProblem[] {
  if (!isObject(changes)) return [{ path: path.join('.'), message: 'The answers are missing.' }]
  return unknownKeyProblems(
    path,
    Object.keys(changes).filter((key) => !isOne(key)),
  )
}

/** Words of a text, each once: first known ones, in the order of `words`, then those to refuse. */
function wordsIn(value: unknown, words: readonly string[]): readonly unknown[] {
  // Not a string: the schema of the plan will refuse the value.
  if (typeof value !== 'string') return [value]
  const given = new Set(value.split(' ').filter((word) => word !== ''))
  const known = words.filter((word) => given.delete(word))
  return [...known, ...given]
}
