import type { Plan, Tier } from '../../engine/index.ts'

/** What an edit changes: one answer, or the list of tiers. */
export type Edited =
  | { readonly kind: 'answer'; readonly field: string; readonly tier: number }
  | {
      readonly kind: 'tiers'
      readonly done: 'added' | 'removed' | 'moved'
      readonly tier: Tier
      readonly at: number
    }

/** One change as a person makes it: all keystrokes in a box until it is left are one. */
export type Edit = {
  readonly of: Edited
  /** The plan as it was last computed before. */
  readonly before: Plan
  /** Whether what is typed next in the same box still belongs to it. */
  readonly goesOn: boolean
}

type Editable = { readonly computedPlan: Plan | null; readonly lastEdit: Edit | null }

/** The edit that a change belongs to; null while there are no results to compare with. */
export function editOf(of: Edited, { computedPlan, lastEdit }: Editable): Edit | null {
  if (lastEdit?.goesOn && isSame(lastEdit.of, of)) return lastEdit
  return computedPlan && { of, before: computedPlan, goesOn: of.kind === 'answer' }
}

function isSame(one: Edited, other: Edited): boolean {
  return (
    one.kind === 'answer' &&
    other.kind === 'answer' &&
    one.field === other.field &&
    one.tier === other.tier
  )
}
