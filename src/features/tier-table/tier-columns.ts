import { draftOf, type Project } from '../../app/store/project.ts'
import { binaryField } from '../../app/words/binary-field.ts'
import { type Field, groupsOf, isGiven, type Plan, steps } from '../../engine/index.ts'

/** An answer that each tier has, as a column. */
export type TierColumn = {
  readonly field: Field
  /** Shown only where it is asked for, given, or wrong. */
  readonly advanced: boolean
}

/** The columns of a group of the form under its title. */
export type ColumnGroup = {
  readonly title: string
  readonly columns: readonly TierColumn[]
}

/** What a plan asks of its tiers, group by group; what waits for the other method comes last. */
export function tierColumns(plan: Plan): readonly ColumnGroup[] {
  return steps
    .flatMap((step) => groupsOf(plan, step))
    .map(({ title, open, fields }) => ({
      title: title ?? '',
      columns: fields
        .filter(({ scope }) => scope === 'tier')
        .map((field) => ({ field: binaryField(field, plan), advanced: !open })),
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
