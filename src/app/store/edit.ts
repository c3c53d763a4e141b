import type { Plan } from '../../engine/index.ts'

/** What an edit changes: one answer, the list of tiers, or the arrays of one's own. */
export type Edited =
  | { readonly kind: 'answer'; readonly field: string; readonly tier: number }
  | {
      readonly kind: 'tiers'
      readonly done: 'added' | 'removed' | 'moved'
      readonly at: number
    }
  | { readonly kind: 'own arrays' }

/** One change as a person makes it: all keystrokes in a box until it is left are one. */
export type Edit = {
  readonly of: Edited
  /** The plan as it was last computed before. */
  readonly before: Plan
  /** The keys of its tiers, by which they are known wherever they stand now. */
  readonly tierKeys: readonly number[]
  /** Whether what is typed next in the same box still belongs to it. */
  readonly goesOn: boolean
}

type Editable = {
  readonly plan: Plan
  readonly computedPlan: Plan | null
  readonly tierKeys: readonly number[]
  readonly lastEdit: Edit | null
}

/** The edit that a change belongs to; null while there are no results to compare with. */
export function editOf(of: Edited, now: Editable): Edit | null {
  const { computedPlan, lastEdit } = now
  if (lastEdit?.goesOn && isSame(lastEdit.of, of)) return lastEdit
  const tierKeys = computedKeys(now)
  if (!computedPlan || !tierKeys) return null
  return { of, before: computedPlan, tierKeys, goesOn: of.kind === 'answer' }
}

/**
 * The keys of the tiers of the last plan that could be computed; null when it came in beside a plan
 * that contradicts itself, so that nothing tells which tier was which.
 */
function computedKeys({ plan, computedPlan, tierKeys, lastEdit }: Editable) {
  if (plan === computedPlan) return tierKeys
  if (!lastEdit) return null
  // What was computed since the last edit began was computed while one answer was typed.
  return lastEdit.before === computedPlan ? lastEdit.tierKeys : tierKeys
}

function isSame(one: Edited, other: Edited): boolean {
  return (
    one.kind === 'answer' &&
    other.kind === 'answer' &&
    one.field === other.field &&
    one.tier === other.tier
  )
}
