import type { RawAnswer } from '../core/input-specs.ts'
import {
  allAnswerFields,
  type Field,
  isDefaultAnswerInTier,
  isFieldOfPlan,
} from '../plan/fields.ts'
import type { Plan } from '../plan/plan.ts'

export type ComparedAnswer = {
  readonly field: Field
  /** Index of the answer’s tier in each plan; null for answers that a plan has once. */
  readonly tiers: MatchedTier | null
  /** Answer of each plan; undefined if a plan does not ask it, or lacks the tier. */
  readonly answers: readonly (RawAnswer | undefined)[]
  readonly differs: boolean
}

/** Every answer that at least one plan asks, with each plan’s value, in the order of the form. */
export function comparedAnswers(plans: readonly Plan[]): readonly ComparedAnswer[] {
  const tiers = matchedTiers(plans)
  return allAnswerFields
    .filter((field) => plans.some((plan) => isFieldOfPlan(field, plan)))
    .flatMap((field) => {
      const places = field.scope === 'tier' ? tiers : [null]
      return places.map((matched) => comparedAnswer(plans, field, matched))
    })
}

/**
 * Answers in which plans differ. A plan that does not ask counts as different only if another plan
 * departs from the default: plans of two methods share few questions.
 */
export function answerDifferences(plans: readonly Plan[]): readonly ComparedAnswer[] {
  return comparedAnswers(plans).filter(({ differs }) => differs)
}

function comparedAnswer(
  plans: readonly Plan[],
  field: Field,
  tiers: MatchedTier | null,
): ComparedAnswer {
  const isOfAll = !tiers?.includes(null)
  const found = plans.map((plan, at) =>
    answerIn(plan, field, { place: tiers ? (tiers[at] ?? null) : 0, isOfAll }),
  )
  const answers = found.map((one) => one?.value)
  const isPartly = answers.includes(undefined)
  const asked = found.filter((one) => one !== null)
  const differs =
    new Set(asked.map(({ value }) => value)).size > 1 ||
    (isPartly && asked.some(({ isTold }) => isTold))
  return { field, tiers, answers, differs }
}

/** Index of a plan’s tier, null without that tier; and whether all compared plans have the tier. */
type Place = { readonly place: number | null; readonly isOfAll: boolean }

/** A plan’s answer, and whether it counts as different from no answer; null if not asked. */
function answerIn(plan: Plan, field: Field, { place, isOfAll }: Place) {
  if (place === null || !isFieldOfPlan(field, plan)) return null
  const value = field.read(plan, place)
  const isOfNewTier = !isOfAll && !field.advanced
  return {
    value,
    isTold:
      (isOfNewTier || !isDefaultAnswerInTier(field, plan, place)) && !field.unused?.(plan, place),
  }
}

/** Index of a tier in each plan; null if a plan lacks the tier. */
type MatchedTier = readonly (number | null)[]

/**
 * Tiers of several plans, matched: first by name, wherever a tier stands; then by index, if that is
 * free. Any other tier is new, lacking in the plans before.
 */
export function matchedTiers(plans: readonly Plan[]): readonly MatchedTier[] {
  const found: { readonly name: string; readonly places: (number | null)[] }[] = []
  for (const [at, { tiers }] of plans.entries()) {
    const taken = new Map<number, number>()
    const rows = new Set<number>()
    const take = (place: number, row: number) => {
      taken.set(place, row)
      rows.add(row)
    }
    for (const [place, { name }] of tiers.entries()) {
      const row = found.findIndex((one, index) => !rows.has(index) && one.name === name)
      if (name !== '' && row >= 0) take(place, row)
    }
    for (const place of tiers.keys())
      if (!taken.has(place) && place < found.length && !rows.has(place)) take(place, place)
    for (const [place, { name }] of tiers.entries()) {
      const row = taken.get(place) ?? found.push({ name, places: plans.map(() => null) }) - 1
      const matched = found[row]
      if (matched) matched.places[at] = place
    }
  }
  return found.map(({ places }) => places)
}
