import { draftOfAnswer, type Project } from '../../app/store/project.ts'
import { fieldInPlanUnits } from '../../app/words/field-in-plan-units.ts'
import {
  type Field,
  fieldGroupsOfStep,
  isAnswerGiven,
  type Plan,
  questionSteps,
} from '../../engine/index.ts'

export type TierColumn = {
  readonly field: Field
  /** True if the column is hidden until requested, or until any tier has an answer or a draft. */
  readonly advanced: boolean
}

/** Columns of the tier table in form order; answers of the other method come last. */
export function tierColumns(plan: Plan): readonly TierColumn[] {
  return questionSteps
    .flatMap((step) => fieldGroupsOfStep(plan, step))
    .flatMap(({ open, fields }) =>
      fields
        .filter(({ scope }) => scope === 'tier')
        .map((field) => ({ field: fieldInPlanUnits(field, plan), advanced: !open })),
    )
}

/** True if any tier has an answer of its own, or a typed draft, in a field. */
export function hasAnswerOrDraft(
  now: Pick<Project, 'plan' | 'drafts' | 'tierIds'>,
  field: Field,
): boolean {
  return (
    isAnswerGiven(field, now.plan) ||
    now.plan.tiers.some((_tier, at) => draftOfAnswer(now, field, at) !== null)
  )
}
