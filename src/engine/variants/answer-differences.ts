import type { Answer } from '../core/box.ts'
import { type Field, fields, isOfPlan, isUsual } from '../plan/fields.ts'
import type { Plan } from '../plan/plan.ts'

/** One answer as several plans have it. */
export type ComparedAnswer = {
  readonly field: Field
  /** The place of the tier that it is of, plan by plan; null for what a plan has once. */
  readonly tiers: MatchedTier | null
  /** What each plan answers; undefined where it does not ask, or has no such tier. */
  readonly answers: readonly (Answer | undefined)[]
  readonly differs: boolean
}

/** Every answer that one of several plans is asked, as each of them has it, in the order it is asked. */
export function comparedAnswers(plans: readonly Plan[]): readonly ComparedAnswer[] {
  const tiers = matchedTiers(plans)
  return fields
    .filter((field) => plans.some((plan) => isOfPlan(field, plan)))
    .flatMap((field) => {
      const places = field.scope === 'tier' ? tiers : [null]
      return places.map((matched) => comparedAnswer(plans, field, matched))
    })
}

/**
 * The answers in which plans differ. What one is not asked counts as a difference only where another
 * answered it with other than the default: plans of two methods share few questions.
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

/** Where a plan has an answer: null without such a tier; and whether all plans compared have it. */
type Place = { readonly place: number | null; readonly isOfAll: boolean }

/** What a plan answers at a place, and whether that tells it from one that does not ask; null where it is that one. */
function answerIn(plan: Plan, field: Field, { place, isOfAll }: Place) {
  if (place === null || !isOfPlan(field, plan)) return null
  const value = field.read(plan, place)
  const isOfNewTier = !isOfAll && !field.advanced
  return {
    value,
    isTold: (isOfNewTier || !isUsual(field, plan, place)) && !field.unused?.(plan, place),
  }
}

/** A tier as several plans have it: its place in each, null where a plan has no such tier. */
type MatchedTier = readonly (number | null)[]

/**
 * The tiers of several plans beside each other. A tier is that of the same name in the first plan,
 * wherever it stands; one of another name is that at its own place, where nothing else is; any other
 * is a tier that the plans before it do not have.
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
