import { pricedArrays } from '../engine/hardware/index.ts'
import {
  type AnswerDefinition,
  answerDefinitions,
  defaultPlan,
  defaultsOfMethod,
  type NameAnswerDefinition,
  type Plan,
  planTextDefinitions,
  priceFieldKey,
  tierNameDefinition,
  versionOf,
} from '../engine/index.ts'
import {
  type FrozenBaselineAnswers,
  frozenPapersBaselineAnswers,
  frozenRolesBaselineAnswers,
  frozenStartPlanChanges,
} from './frozen-plan.ts'

/** Versions of plan links and files. Frozen: each can be opened forever, see tests/links. */
export const storedPlanVersions = [1, 2, 3] as const
export type StoredPlanVersion = (typeof storedPlanVersions)[number]

/** Newest version of a stored plan: Exchange 2013 and later, sized by the role requirements. */
export const newestPlanVersion: StoredPlanVersion = 3

/** Version of links and files with several plans; each plan in them has its own version. */
export const projectVersion = 4

/** Last version raised for new answers. Later answers raise none: older programs refuse them. */
export const lastVersionRaisedByAnswer: StoredPlanVersion = 2

export type StoredAnswerDefinition = {
  readonly key: string
  readonly path: string
  readonly answer: AnswerDefinition | NameAnswerDefinition
}

const { currency, ...namesOfPlan } = planTextDefinitions

/** Answers that links list after those on server drives, although the form asks earlier. */
const afterDrives: readonly string[] = [
  'storageKind',
  'arraysServe',
  'serverPrice',
  'databaseDrivePrice',
  'otherDrivePrice',
  'metaCache',
  'cacheDrives',
  'cacheDriveSize',
]
const asked = partsOf(answerDefinitions).filter(({ answer }) => !isOfTier(answer))
const beforeRaid = asked.slice(
  0,
  asked.findIndex(({ key }) => key === 'raid10Group'),
)

/** Answers of the whole plan, in their order in links. */
export const storedPlanAnswerDefinitions: readonly StoredAnswerDefinition[] = [
  ...partsOf(namesOfPlan),
  ...beforeRaid.filter(({ key }) => !afterDrives.includes(key)),
  ...beforeRaid.filter(({ key }) => afterDrives.includes(key)),
  ...asked.slice(beforeRaid.length),
  ...partsOf({ currency }),
]

/** Answers of a tier, in their order in links. */
export const storedTierAnswerDefinitions: readonly StoredAnswerDefinition[] = [
  ...partsOf({ name: tierNameDefinition }),
  ...partsOf(answerDefinitions).filter(({ answer }) => isOfTier(answer)),
]

function partsOf(
  entries: Readonly<Record<string, AnswerDefinition | NameAnswerDefinition>>,
): readonly StoredAnswerDefinition[] {
  return Object.entries(entries).map(([key, answer]) => ({
    key,
    path: ('was' in answer && answer.was) || key,
    answer,
  }))
}

function isOfTier(answer: StoredAnswerDefinition['answer']): boolean {
  return 'perTier' in answer
}

export function versionSinceAnswerIsStored({ answer }: StoredAnswerDefinition): number {
  return answer.since
}

/** Built-in arrays that may have a price, each with the key of its price in links. */
export const arrayPriceKeys: readonly { readonly array: string; readonly key: string }[] =
  pricedArrays.map((array) => ({ array, key: priceFieldKey(array) }))

/** Key of a former list of versions 2 and 3, curves fitted to kept tests; it is ignored. */
export const formerCurvesListKey = 'ownCurves'

/** Keys of a plan’s lists in links and files; version 1 has none of them. */
export const planListKeys = [
  'ownArrays',
  'keptTests',
  formerCurvesListKey,
  'pinned',
  'automatic',
] as const

/** True if links of a version may have a key: that of an answer or list, or `prices`. */
export function isKeyOfVersion(version: StoredPlanVersion, key: string): boolean {
  if (version !== 1) return true
  if (['prices', ...planListKeys].includes(key)) return false
  return storedPlanAnswerDefinitions.every(
    (part) => part.key !== key || versionSinceAnswerIsStored(part) <= version,
  )
}

/** Oldest link version that can express a plan, so that older programs can open the link. */
export function oldestStoredVersionForPlan(plan: Plan): StoredPlanVersion {
  if (versionOf(plan).firstLink === 3) return 3
  const later = storedPlanAnswerDefinitions.some((part) => {
    const value = ownPropertyValue(plan, part.key)
    return sinceOf(part, value) > 1 && value !== ownPropertyValue(papersBaselinePlan, part.key)
  })
  const lists = [
    Object.keys(plan.prices),
    plan.ownArrays,
    plan.keptTests,
    plan.pinned,
    plan.automatic,
  ]
  return later || lists.some(({ length }) => length > 0) ? 2 : 1
}

/** Version that added the chosen value of an answer, else the answer. */
function sinceOf(part: StoredAnswerDefinition, value: unknown): number {
  const choices = part.answer.kind === 'choice' ? part.answer.choices : []
  return choices.find((one) => one.value === value)?.since ?? versionSinceAnswerIsStored(part)
}

/** Baseline plan of versions 1 and 2: the frozen plan, with defaults for later answers. */
export const papersBaselinePlan = completed(defaultPlan, frozenPapersBaselineAnswers)

/** Baseline plan of version 3. */
const rolesLeftOut = completed(
  defaultsOfMethod(frozenRolesBaselineAnswers),
  frozenRolesBaselineAnswers,
)

/** Baseline plan of a version: links and files omit the answers that equal it. */
export function baselinePlanOfVersion(version: StoredPlanVersion): Plan {
  return version === 3 ? rolesLeftOut : papersBaselinePlan
}

/** Key in link codes of version 3 for the number of the frozen start plan, from 1. */
export const startPlanNumberKey = 'start'

/** Start plans that link codes of a version may name by number; a code without one means 0. */
export function startPlansOfVersion(version: StoredPlanVersion): readonly Plan[] {
  return version === 3 ? rolesStarts : [papersBaselinePlan]
}

/**
 * Prepares a plan of version 1 or 2 for the role-requirements method: answers added later get the
 * baseline of version 3, not the defaults of a new plan.
 */
export function preparePlanForRoles(plan: Plan): Plan {
  const later = storedPlanAnswerDefinitions.filter(
    (part) =>
      versionSinceAnswerIsStored(part) > lastVersionRaisedByAnswer &&
      ownPropertyValue(plan, part.key) === ownPropertyValue(papersBaselinePlan, part.key),
  )
  return {
    ...plan,
    ...Object.fromEntries(later.map(({ key }) => [key, ownPropertyValue(rolesLeftOut, key)])),
  }
}

const rolesStarts = [
  rolesLeftOut,
  ...frozenStartPlanChanges.map((one) => ({ ...rolesLeftOut, ...one })),
]

function completed(plan: Plan, frozen: FrozenBaselineAnswers): Plan {
  // Frozen plans are from before automatic answers existed: none of theirs was.
  return { ...plan, automatic: [], ...frozen, tiers: [{ ...plan.tiers[0], ...frozen.tiers[0] }] }
}

export function ownPropertyValue(object: object, key: string): unknown {
  return Object.getOwnPropertyDescriptor(object, key)?.value
}
