import type { RawAnswer } from '../core/input-specs.ts'
import type { OnlyKeys } from '../core/only-keys.ts'
import { units } from '../core/units.ts'
import type { MethodId } from '../exchange/version.ts'
import { entryAppliesToPlan, entryForMethod, exchangeVersionIds } from '../exchange/versions.ts'
import { pricedArrays } from '../hardware/equallogic-arrays.ts'
import type {
  AnswerDefinition,
  ChoiceAnswerDefinition,
  LineAnswerDefinition,
  NumberAnswerDefinition,
  SwitchAnswerDefinition,
} from './answer.ts'
import {
  isAutomatic,
  mayBeAutomatic,
  type PlanPartsForAutomatic,
  placeholdersOfAutomaticAnswer,
  planWithAutomaticToggled,
  planWithCandidateDriveSizes,
  planWithCandidateProcessors,
} from './automatic.ts'
import { availabilityOf, hasFeature } from './features.ts'
import { planWithProcessor } from './named-processor.ts'
import {
  type AnswerKey,
  answerDefinitions,
  isAnswerKey,
  isTierKey,
  type Plan,
  type Tier,
  type TierKey,
  type UnusedReasonFunction,
} from './plan.ts'
import rolesHelp from './roles-help.json' with { type: 'json' }
import { definePriceAnswer } from './storage-answers.ts'
import {
  type AutomaticOutcomeFunction,
  outcomeFunctionsOfAutomaticAnswers,
  reasonUnusedWithoutEqualLogic,
  unusedReasonFunctionOf,
} from './unused-reasons.ts'
import { defaultsOfVersion, withVersion } from './with-version.ts'

/** Help of answers of both methods, where role requirements mean more or less than the papers. */
const helpOfRoles: Readonly<Partial<Record<AnswerKey, string>>> = rolesHelp satisfies OnlyKeys<
  typeof rolesHelp,
  AnswerKey
>

type Placed = {
  readonly key: string
  /** `tier` if each tier of users has its own answer, `plan` if there is one answer. */
  readonly scope: 'tier' | 'plan'
  /** True for prices, which are asked together and listed only if one was entered. */
  readonly isPrice: boolean
  readonly read: (plan: Plan, tier: number) => RawAnswer
  readonly write: (plan: Plan, tier: number, answer: RawAnswer) => Plan
  /** Says why the answer does not count in a plan; absent if it always counts. */
  readonly unused?: UnusedReasonFunction
  /** Help texts by method; absent if both methods have the same. */
  readonly helpBy?: Readonly<Record<MethodId, string>>
  /** Text on the value that the program chose for an automatic answer, and why. */
  readonly taken?: AutomaticOutcomeFunction
}

export type NumberField = NumberAnswerDefinition & Placed
export type ChoiceField = ChoiceAnswerDefinition & Placed
export type LineField = LineAnswerDefinition & Placed

export type Field = NumberField | ChoiceField | LineField | (SwitchAnswerDefinition & Placed)

/** Functions that write the answers which change other answers too. */
const writes: Readonly<Partial<Record<AnswerKey, (plan: Plan, value: string) => Plan>>> = {
  exchange: (plan, value) =>
    withVersion(plan, exchangeVersionIds.find((one) => one === value) ?? plan.exchange),
  driveSizes: planWithCandidateDriveSizes,
  processor: (plan, value) =>
    planWithAutomaticToggled(planWithProcessor(plan, value), 'processor', false),
  processors: planWithCandidateProcessors,
}

const { exchange, edition, ...others } = answerDefinitions

/** Every answer of a plan in the order asked; the version first: the others depend on it. */
export const allAnswerFields: readonly Field[] = [
  ...Object.entries({ exchange, edition, ...others }).map(([key, answer]) => fieldFor(key, answer)),
  ...pricedArrays.map(priceField),
]

/** The field of a key. Throws for an unknown key: that is a bug, not an answer. */
export function fieldOf(key: string): Field {
  const found = allAnswerFields.find((field) => field.key === key)
  if (!found) throw new Error(`No field has the key ${key}`)
  return found
}

/** True if the plan’s method asks for the field, or its answer is kept for the other method. */
export function isFieldOfPlan(field: Field, plan: Plan): boolean {
  return entryAppliesToPlan(field, plan) || isAnswerGiven(field, plan)
}

/** True if an answer counts in any tier. */
export function fieldCountsInPlan(field: Field, plan: Plan): boolean {
  const tiers = field.scope === 'tier' ? plan.tiers : plan.tiers.slice(0, 1)
  return tiers.some((_tier, at) => !field.unused?.(plan, at))
}

/** Label of a field in the form: in a DAG over two sites it says which site is counted. */
export function fieldLabelInPlan(field: Field, plan: Plan): string {
  const ofSites = field.kind === 'number' && availabilityOf(plan) === 'dag' && plan.sites > 1
  return (ofSites && field.labelOfTwoSites) || field.label
}

/** Answers of a plan that decide how it asks for another one. */
type Offering = PlanPartsForAutomatic & Pick<Plan, 'availability'>

/** A field as a plan asks it: with the help that applies and the choices offered or made. */
export function offeredField(field: Field, plan: Offering, made: RawAnswer): Field {
  const help = helpIn(field, plan, made)
  const asked = help === field.help ? field : { ...field, help }
  const isAutomaticWhereEmpty =
    asked.kind === 'number' && (asked.empty === null || field.key === 'bays')
  if (isAutomaticWhereEmpty && mayBeAutomatic(plan, field.key))
    return { ...asked, empty: 'automatic' }
  if (asked.kind !== 'choice') return asked
  const choices = asked.choices.filter((one) => one.value === made || entryAppliesToPlan(one, plan))
  return choices.length === asked.choices.length ? asked : { ...asked, choices }
}

/** The number an answer has, given or chosen by the program; null if empty or not a number. */
export function numberGivenOrChosen(field: Field, plan: Plan, tier: number): number | null {
  const { key } = field
  const value = isAutomatic(plan, key) ? plan[key] : field.read(plan, tier)
  return typeof value === 'number' ? value : null
}

function helpIn(field: Field, plan: Offering, made: RawAnswer): string {
  const ofServers = field.kind === 'number' && helpOfServers(field, plan)
  const ofDag = field.kind === 'choice' && hasFeature(plan, 'dag') && field.helpWithDag
  const ofMade = field.kind === 'choice' && field.helpOfMade?.[String(made)]
  const papers = ofMade || field.help
  return (
    ofServers ||
    ofDag ||
    (field.helpBy ? entryForMethod(plan, { ...field.helpBy, papers }) : papers)
  )
}

/** Help of a number for standalone or clustered servers; undefined in a DAG or if it has none. */
function helpOfServers(field: NumberField, plan: Offering): string | undefined {
  switch (availabilityOf(plan)) {
    case 'none':
      return field.helpOfStandalone
    case 'ccr':
    case 'scc':
      return field.helpOfCluster
    case 'dag':
      return undefined
  }
}

/** True if an answer differs from the plan’s default, in any tier. */
export function isAnswerGiven(field: Field, plan: Plan): boolean {
  // A person did not give the kind of a drive that the program chose.
  if (field.key === 'databaseDriveKind' && isAutomatic(plan, 'databaseDrive')) return false
  const tiers = field.scope === 'tier' ? plan.tiers : plan.tiers.slice(0, 1)
  return tiers.some((_tier, at) => !isDefaultAnswerInTier(field, plan, at))
}

export function isDefaultAnswerInTier(field: Field, plan: Plan, tier: number): boolean {
  return isSameAnswer(field, { plan, tier }, { plan: defaultsOfVersion(plan), tier: 0 })
}

type AnsweredIn = { readonly plan: Plan; readonly tier: number }

/** True if two plans answer a field alike; two automatic answers are alike, whatever was chosen. */
export function isSameAnswer(field: Field, one: AnsweredIn, other: AnsweredIn): boolean {
  // Unlimited bays are an answer, although their field is as empty as an automatic one.
  const isLimited = ({ plan }: AnsweredIn) => plan.bays !== null
  if (field.key === 'bays' && isLimited(one) !== isLimited(other)) return false
  return field.read(one.plan, one.tier) === field.read(other.plan, other.tier)
}

function fieldFor(key: string, answer: AnswerDefinition): Field {
  if (!isAnswerKey(key)) throw new Error(`The register has no ${key}`)
  const unused = unusedReasonFunctionOf(key)
  const help = helpOfRoles[key]
  const told = {
    ...(help !== undefined && { helpBy: { papers: answer.help, roles: help } }),
    ...(unused && { unused }),
    ...(outcomeFunctionsOfAutomaticAnswers[key] && {
      taken: outcomeFunctionsOfAutomaticAnswers[key],
    }),
  }
  const isPrice = answer.kind === 'number' && units[answer.figure].kind.startsWith('price')
  const common = { ...answer, key, isPrice, ...told }
  if (isTierKey(key))
    return {
      ...common,
      scope: 'tier',
      read: (plan, at) => plan.tiers[at]?.[key] ?? null,
      write: (plan, at, value) => writeTier(plan, at, key, value),
    }
  const written = writes[key]
  if (written)
    return {
      ...common,
      scope: 'plan',
      read: (plan) => plan[key],
      write: (plan, _tier, value) => written(plan, String(value ?? '')),
    }
  return {
    ...common,
    scope: 'plan',
    // An automatic answer reads as empty, whatever the program chose.
    read: (plan) => (isAutomatic(plan, key) ? null : plan[key]),
    write: (plan, _tier, value) => {
      // Choosing a kind of drive also fixes the size.
      const of =
        key === 'databaseDriveKind' ? planWithAutomaticToggled(plan, 'databaseDrive', false) : plan
      if (!mayBeAutomatic(plan, key)) return { ...of, [key]: value }
      if (value === null)
        return planWithAutomaticToggled(
          { ...plan, ...placeholdersOfAutomaticAnswer(plan, key) },
          key,
          true,
        )
      return { ...planWithAutomaticToggled(plan, key, false), [key]: value }
    },
  }
}

function writeTier(plan: Plan, index: number, key: TierKey, value: RawAnswer): Plan {
  const change = (one: Tier, at: number) => (at === index ? { ...one, [key]: value } : one)
  const [first, ...rest] = plan.tiers
  return { ...plan, tiers: [change(first, 0), ...rest.map((one, at) => change(one, at + 1))] }
}

function withAnswer<T extends object>(answers: T, key: string, answer: RawAnswer): T {
  return { ...answers, [key]: answer }
}

/** Field for the price of a built-in array; null if no price was entered. */
function priceField(array: string): NumberField {
  return {
    ...definePriceAnswer(array),
    key: priceFieldKey(array),
    scope: 'plan',
    isPrice: true,
    read: ({ prices }) => prices[array] ?? null,
    write: (plan, _tier, value) => {
      const { [array]: _before, ...others } = plan.prices
      return { ...plan, prices: value === null ? others : withAnswer(others, array, value) }
    },
    unused: reasonUnusedWithoutEqualLogic,
  }
}

/** Key of a built-in array’s price in links and addresses. */
export function priceFieldKey(array: string): string {
  return `price-${array.replace(' ', '-')}`
}
