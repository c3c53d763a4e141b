import { givenFigure, type Worked } from '../core/worked.ts'
import { type AnswerValue, type NumberAnswerDefinition, textAnswer } from './answer.ts'
import { availabilityAnswerDefinitions } from './availability-answers.ts'
import { dagAnswerDefinitions, replicationAnswerDefinitions } from './dag-answers.ts'
import { databaseAnswerDefinitions } from './database-answers.ts'
import { driveAnswerDefinitions } from './drive-answers.ts'
import type { KeptTest } from './kept-test.ts'
import { mailboxAnswerDefinitions } from './mailbox-answers.ts'
import { mailboxesAndQuotaAnswerDefinitions } from './mailboxes-and-quota-answers.ts'
import { namingAnswerDefinitions } from './naming-answers.ts'
import type { OwnArray } from './own-array.ts'
import { powerAnswerDefinitions } from './power-answers.ts'
import { raidAnswerDefinitions } from './raid-answers.ts'
import { recoveryAnswerDefinitions } from './recovery-answers.ts'
import { serverAnswerDefinitions } from './server-answers.ts'
import {
  candidateHardwareAnswerDefinitions,
  serverStorageAnswerDefinitions,
} from './server-storage-answers.ts'
import { storageAnswerDefinitions } from './storage-answers.ts'

/**
 * The register: every answer that a step asks for, declared once, in the order of links. Plan,
 * defaults, ranges, link, file, form and dials derive from it.
 */
export const answerDefinitions = {
  ...mailboxesAndQuotaAnswerDefinitions,
  ...availabilityAnswerDefinitions,
  ...storageAnswerDefinitions,
  ...mailboxAnswerDefinitions,
  ...serverAnswerDefinitions,
  ...dagAnswerDefinitions,
  ...databaseAnswerDefinitions,
  ...replicationAnswerDefinitions,
  ...serverStorageAnswerDefinitions,
  ...driveAnswerDefinitions,
  ...raidAnswerDefinitions,
  ...namingAnswerDefinitions,
  ...recoveryAnswerDefinitions,
  ...powerAnswerDefinitions,
  ...candidateHardwareAnswerDefinitions,
}

export const planTextDefinitions = {
  name: textAnswer('Plan name'),
  author: textAnswer('Author'),
  customer: textAnswer('Customer'),
  currency: textAnswer('Currency', 2),
}

export const tierNameDefinition = textAnswer('Tier name')

type Answers = typeof answerDefinitions
export type AnswerKey = keyof Answers

/** Keys of the answers that each tier of users has for itself. */
export type TierKey = {
  [K in AnswerKey]: Answers[K] extends { readonly perTier: true } ? K : never
}[AnswerKey]

export type PlanAnswerKey = Exclude<AnswerKey, TierKey>

/** Keys of the answers that the program may choose, of both methods, in alphabetical order. */
export const automaticKeys = [
  ...(['activeServers', 'bays', 'copies', 'dags', 'databaseDrive', 'databases'] as const),
  ...(['laggedCopies', 'processor', 'secondSiteCopies', 'servers'] as const),
] as const
export type AutomaticKey = (typeof automaticKeys)[number]

/** A group of users with the same answers. */
export type Tier = { readonly name: string } & {
  readonly [K in TierKey]: AnswerValue<Answers[K]>
}

/** Everything a person decides. Every answer has a default, so a plan is always complete. */
export type Plan = { readonly [K in keyof typeof planTextDefinitions]: string } & {
  readonly [K in PlanAnswerKey]: AnswerValue<Answers[K]>
} & {
  readonly tiers: readonly [Tier, ...Tier[]]
  /** Prices of built-in arrays that were entered, by model and drive size in GB. */
  readonly prices: Readonly<Record<string, number>>
  readonly ownArrays: readonly OwnArray[]
  readonly keptTests: readonly KeptTest[]
  /** Codes of the advice that the author accepted, distinct, in the order of the checks. */
  readonly acknowledged: readonly string[]
  /** Keys of the answers that no suggestion may change, distinct, in alphabetical order. */
  readonly pinned: readonly string[]
  /** Keys of the answers that the program chooses, alphabetical; the plan stores its choices. */
  readonly automatic: readonly AutomaticKey[]
}

export function isTierKey(key: AnswerKey): key is TierKey {
  return key in defaultPlan.tiers[0]
}

export function isAnswerKey(key: string): key is AnswerKey {
  return Object.hasOwn(answerDefinitions, key)
}

/** The plan that all answers start from: the worked example of EqualLogic 6.3. */
export const defaultPlan: Plan = {
  name: '',
  author: '',
  customer: '',
  currency: '',
  ...defaultsOf('plan'),
  tiers: [{ name: '', ...defaultsOf('tier') }],
  prices: {},
  ownArrays: [],
  keptTests: [],
  acknowledged: [],
  pinned: [],
  automatic: [],
}

function defaultsOf(of: 'plan'): Pick<Plan, PlanAnswerKey>
function defaultsOf(of: 'tier'): Pick<Tier, TierKey>
function defaultsOf(of: 'plan' | 'tier'): object {
  const ofScope = Object.entries(answerDefinitions).filter(
    (entry) => 'perTier' in entry[1] === (of === 'tier'),
  )
  return Object.fromEntries(ofScope.map(([key, answer]) => [key, answer.default]))
}

type NumberKey = {
  [K in AnswerKey]: Answers[K] extends NumberAnswerDefinition ? K : never
}[AnswerKey]

export type TierNumberKey = TierKey & NumberKey

/** Figure of a numeric answer; null if the answer may be empty. */
export type AnswerFigure<K extends NumberKey> =
  Answers[K] extends NumberAnswerDefinition<infer T, infer U>
    ? Worked<U> | (null extends T ? null : never)
    : never

/** Numeric answer of a plan as a figure; percentages become shares. Null if empty. */
export function answer<K extends PlanAnswerKey & NumberKey>(plan: Plan, key: K): AnswerFigure<K>
export function answer(plan: Plan, key: PlanAnswerKey & NumberKey): Worked | null {
  return figure(key, plan[key])
}

/** Numeric answer of a tier as a figure, null if empty; `title` names the tier among several. */
export function figureOfTierAnswer<K extends TierNumberKey>(
  tier: Tier,
  key: K,
  index: number,
  title?: string,
): AnswerFigure<K>
export function figureOfTierAnswer(
  tier: Tier,
  key: TierNumberKey,
  index: number,
  title?: string,
): Worked | null {
  return figure(key, tier[key], index, title)
}

function figure(key: NumberKey, value: number | null, tier: number | null = null, of?: string) {
  if (value === null) return null
  const {
    label,
    figureLabel = label,
    figure: unit,
  }: NumberAnswerDefinition = answerDefinitions[key]
  return givenFigure(figureLabel, unit === '%' ? value / 100 : value, unit, key, tier, of)
}

export type Ranking = Plan['ranking']

/** Says why an answer does not count in a plan; null if it counts. */
export type UnusedReasonFunction = (plan: Plan, tier: number) => string | null
