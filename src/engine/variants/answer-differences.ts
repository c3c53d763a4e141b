import type { Answer } from '../plan/answer.ts'
import { type Field, fields, isOfPlan } from '../plan/fields.ts'
import type { Plan } from '../plan/plan.ts'
import { type MatchedTier, matchedTiers } from './matched-tiers.ts'

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

/** The answers in which plans differ: what one is asked and another is not counts as a difference. */
export function answerDifferences(plans: readonly Plan[]): readonly ComparedAnswer[] {
  return comparedAnswers(plans).filter(({ differs }) => differs)
}

function comparedAnswer(
  plans: readonly Plan[],
  field: Field,
  tiers: MatchedTier | null,
): ComparedAnswer {
  const answers = plans.map((plan, at) => {
    const place = tiers ? tiers[at] : 0
    if (place === null || place === undefined || !isOfPlan(field, plan)) return undefined
    return field.read(plan, place)
  })
  return { field, tiers, answers, differs: new Set(answers).size > 1 }
}
