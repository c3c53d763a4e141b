import { draftOf, type Project } from '../../app/store/project.ts'
import { binaryField } from '../../app/words/binary-field.ts'
import { type Field, groupsOf, isGiven, type Plan, steps } from '../../engine/index.ts'

/** An answer that each tier has, as a column. */
export type TierColumn = {
  readonly field: Field
  /** Shown only where it is asked for, given, or wrong. */
  readonly advanced: boolean
}

/** What a plan asks of its tiers, in the order of the form; what waits for the other method comes last. */
export function tierColumns(plan: Plan): readonly TierColumn[] {
  return steps
    .flatMap((step) => groupsOf(plan, step))
    .flatMap(({ open, fields }) =>
      fields
        .filter(({ scope }) => scope === 'tier')
        .map((field) => ({ field: binaryField(field, plan), advanced: !open })),
    )
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
