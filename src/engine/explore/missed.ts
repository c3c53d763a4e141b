import { byNumbers } from '../designs/in-order.ts'
import { type PruneReason, pruneReasons } from '../methods/port/layout-reasons.ts'
import type { SolvedAnswers, SolveLack } from '../methods/port/solving.ts'

export type MissedLayout = {
  readonly gives: SolvedAnswers
  readonly reason: PruneReason
  readonly lacks: readonly SolveLack[]
}

/** Sort keys of what a layout lacks: broken rules, sum of all excesses, how early it fails. */
export function lackSortKeys({ lacks, reason }: MissedLayout): readonly number[] {
  const rules = lacks.flatMap((lack) => (lack.code === 'rules' ? lack.problems : []))
  const worst = new Map<string, number>()
  for (const lack of lacks) {
    if (lack.code === 'rules') continue
    // Of failures, one that some databases survive is nearer than one that none survives.
    const { used, required, available } = lack
    const beyond = used ? used.value - 1 : 2 - available.value / Math.max(1, required.value)
    worst.set(lack.code, Math.max(worst.get(lack.code) ?? 0, beyond))
  }
  const beyond = [...worst.values()].reduce((sum, one) => sum + one, 0)
  // Reasons are in the order of checking: a layout that fails a later check has passed the others.
  return [lacks.length === 0 ? 1 : rules.length, beyond, -pruneReasons.indexOf(reason)]
}

/** Compares layouts that do not hold: what lacks least comes first. */
export function nearestFirst(one: MissedLayout, other: MissedLayout): number {
  return byNumbers(lackSortKeys(one), lackSortKeys(other))
}
