import { titleIn } from '../../app/pages.ts'
import { draftOf, type Project } from '../../app/store/project.ts'
import { binaryField } from '../../app/words/binary-field.ts'
import {
  type Field,
  groupsOf,
  isGiven,
  isOfMethod,
  type Plan,
  type Step,
  steps,
} from '../../engine/index.ts'

/** An answer that each tier has, as a column. */
export type TierColumn = {
  readonly field: Field
  /** Shown only where it is asked for, given, or wrong. */
  readonly advanced: boolean
}

/** The columns of a step under one head. */
export type ColumnGroup = {
  readonly step: Step
  readonly title: string
  readonly columns: readonly TierColumn[]
}

/** The answers of the tiers that the method of a plan asks for, step by step. */
export function tierColumns(plan: Plan): readonly ColumnGroup[] {
  return steps
    .map((step) => ({
      step,
      title: titleIn(step, plan),
      columns: groupsOf(plan, step).flatMap(({ open, fields }) =>
        fields
          .filter((field) => field.scope === 'tier' && isOfMethod(field, plan))
          .map((field) => ({ field: binaryField(field, plan), advanced: !open })),
      ),
    }))
    .filter(({ columns }) => columns.length > 0)
}

/** Whether an answer was given in any tier, or something else was typed there. */
export function isTouched(
  now: Pick<Project, 'plan' | 'drafts' | 'tierIds'>,
  field: Field,
): boolean {
  return (
    isGiven(field, now.plan) || now.plan.tiers.some((_tier, at) => draftOf(now, field, at) !== null)
  )
}
