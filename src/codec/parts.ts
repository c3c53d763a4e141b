import { pricedArrays } from '../engine/hardware/index.ts'
import {
  type AskedAnswer,
  answers,
  defaultPlan,
  defaultsOfMethod,
  type Plan,
  priceKey,
  type TextAnswer,
  tierName,
  titles,
  versionOf,
} from '../engine/index.ts'
import { type FrozenPlan, frozenPlan } from './frozen-plan.ts'
import { frozenRolesPlan } from './frozen-roles-plan.ts'
import { frozenStarts } from './frozen-starts.ts'

/** The versions of link and file, frozen: whatever is of them opens for ever, see tests/links. */
export const versions = [1, 2, 3] as const
export type Version = (typeof versions)[number]

/** The newest version, that of plans sized by the role requirements of Exchange 2013 and later. */
export const newest: Version = 3

/** The version of links and files of several plans, each of which says which of the above it is of. */
export const projectVersion = 4

/** Answers that came after this version need none of their own: an older copy refuses them. */
export const lastOfAnswers: Version = 2

/** An answer of the register, as links and files carry it. */
export type Part = {
  readonly key: string
  readonly path: string
  readonly answer: AskedAnswer | TextAnswer
}

const { currency, ...namesOfPlan } = titles

/** Links have had these after the drives of servers since they came, wherever they are asked. */
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
const asked = partsOf(answers).filter(({ answer }) => !isOfTier(answer))
const beforeRaid = asked.slice(
  0,
  asked.findIndex(({ key }) => key === 'raid10Group'),
)

/** The answers of a plan in the order that links have them. */
export const planParts: readonly Part[] = [
  ...partsOf(namesOfPlan),
  ...beforeRaid.filter(({ key }) => !afterDrives.includes(key)),
  ...beforeRaid.filter(({ key }) => afterDrives.includes(key)),
  ...asked.slice(beforeRaid.length),
  ...partsOf({ currency }),
]

/** The answers of a tier in the order that links have them. */
export const tierParts: readonly Part[] = [
  ...partsOf({ name: tierName }),
  ...partsOf(answers).filter(({ answer }) => isOfTier(answer)),
]

function partsOf(entries: Readonly<Record<string, AskedAnswer | TextAnswer>>): readonly Part[] {
  return Object.entries(entries).map(([key, answer]) => ({
    key,
    path: ('was' in answer && answer.was) || key,
    answer,
  }))
}

function isOfTier(answer: Part['answer']): boolean {
  return 'perTier' in answer
}

/** The version that an answer came with. */
export function partSince({ answer }: Part): number {
  return answer.since
}

/** The built-in arrays that may have a price, and the key of it in links. */
export const priceKeys: readonly { readonly array: string; readonly key: string }[] =
  pricedArrays.map((array) => ({ array, key: priceKey(array) }))

/** The list that links and files of versions 2 and 3 may still bring: curves fitted to kept tests, which no plan has any more. */
export const formerList = 'ownCurves'

/** The lists of a plan that came with version 2. */
export const listKeys = ['ownArrays', 'keptTests', formerList, 'pinned', 'automatic'] as const

/** Whether a version knows an answer of a plan, its prices or its own arrays. */
export function isKnownTo(version: Version, key: string): boolean {
  if (version !== 1) return true
  if (['prices', ...listKeys].includes(key)) return false
  return planParts.every((part) => part.key !== key || partSince(part) <= version)
}

/** The oldest version that knows all of a plan, so that as many copies of the program as can open it. */
export function versionFor(plan: Plan): Version {
  if (versionOf(plan).firstLink === 3) return 3
  const later = planParts.some((part) => {
    const value = valueAt(plan, part.key)
    return sinceOf(part, value) > 1 && value !== valueAt(planLeftOut, part.key)
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

/** The version that an answer, or the very choice of it, came with. */
function sinceOf(part: Part, value: unknown): number {
  const choices = part.answer.kind === 'choice' ? part.answer.choices : []
  return choices.find((one) => one.value === value)?.since ?? partSince(part)
}

/** The frozen plan and, of later answers, their defaults: what a link of version 1 or 2 leaves out. */
export const planLeftOut = completed(defaultPlan, frozenPlan)

/** The same of version 3. */
const rolesLeftOut = completed(defaultsOfMethod(frozenRolesPlan), frozenRolesPlan)

/** The plan that links and files of a version leave out. */
export function leftOutOf(version: Version): Plan {
  return version === 3 ? rolesLeftOut : planLeftOut
}

/** The key of the number of a frozen start, from 1, where a code of version 3 names one. */
export const startKey = 'start'

/** What codes of a version may change, each by the number that names it; the first names none. */
export function startsOf(version: Version): readonly Plan[] {
  return version === 3 ? rolesStarts : [planLeftOut]
}

/**
 * A plan of version 1 or 2 whose answers are mapped to the method of role requirements: what came later
 * is as a link of version 3 leaves it out, not as a new plan starts.
 */
export function asPublished(plan: Plan): Plan {
  const later = planParts.filter(
    (part) =>
      partSince(part) > lastOfAnswers && valueAt(plan, part.key) === valueAt(planLeftOut, part.key),
  )
  return {
    ...plan,
    ...Object.fromEntries(later.map(({ key }) => [key, valueAt(rolesLeftOut, key)])),
  }
}

const rolesStarts = [rolesLeftOut, ...frozenStarts.map((one) => ({ ...rolesLeftOut, ...one }))]

function completed(plan: Plan, frozen: FrozenPlan): Plan {
  // Nothing was left to the program before it could be.
  return { ...plan, automatic: [], ...frozen, tiers: [{ ...plan.tiers[0], ...frozen.tiers[0] }] }
}

export function valueAt(object: object, key: string): unknown {
  return Object.getOwnPropertyDescriptor(object, key)?.value
}
