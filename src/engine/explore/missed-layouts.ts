import { compareNumberLists } from '../designs/compare-by-keys.ts'
import { type PruneReason, pruneReasons } from '../methods/port/layout-reasons.ts'
import type { LayoutLack, SolvedAnswers } from '../methods/port/layout-search.ts'

export type MissedLayout = {
  readonly gives: SolvedAnswers
  readonly reason: PruneReason
  readonly lacks: readonly LayoutLack[]
}

/** Sort keys of what a layout lacks: broken rules, sum of all excesses, how early it fails. */
export function lackSortKeys({ lacks, reason }: MissedLayout): readonly number[] {
  const rules = lacks.flatMap((lack) => (lack.code === 'rules' ? lack.problems : []))
  const worst = new Map<string, number>()
  for (const lack of lacks) {
    if (lack.code === 'rules') continue
    // A failure that some databases survive counts as nearer to success than one without survivors.
    const { used, required, available } = lack
    const beyond = used ? used.value - 1 : 2 - available.value / Math.max(1, required.value)
    worst.set(lack.code, Math.max(worst.get(lack.code) ?? 0, beyond))
  }
  const beyond = [...worst.values()].reduce((sum, one) => sum + one, 0)
  // Reasons are in the order of checking: a layout that fails a later check has passed the others.
  return [lacks.length === 0 ? 1 : rules.length, beyond, -pruneReasons.indexOf(reason)]
}

/** Compares two layouts that do not hold: the layout that lacks less comes first. */
export function compareNearness(one: MissedLayout, other: MissedLayout): number {
  return compareNumberLists(lackSortKeys(one), lackSortKeys(other))
}
