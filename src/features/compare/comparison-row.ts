import type { PlanState } from '../../app/store/history.ts'
import type { Design } from '../../engine/designs/index.ts'
import type { Plan, SizeResult } from '../../engine/index.ts'
import type { Cell } from '../../ui/cell.tsx'
import type { Group } from '../../ui/table.ts'

/** One of the plans or designs side by side. */
export type Compared = {
  /** The variant it is; 0 of designs of one plan. */
  readonly id: number
  /** What its column is called; no other of the comparison is called the same. */
  readonly title: string
  readonly plan: Plan
  /** The variant with what is typed in it; null of designs of one plan. */
  readonly state: PlanState | null
  readonly result: SizeResult
  /** What it is built of; null where nothing fits, or where it cannot be computed. */
  readonly design: Design | null
}

/** A row of a comparison: what it is about, and a cell for each that is compared, in their order. */
export type ComparisonRow = {
  readonly key: string
  readonly label: Cell
  readonly cells: readonly Cell[]
  readonly differs: boolean
}

/** The rows that differ, in the groups that have any. */
export function differing(
  groups: readonly Group<ComparisonRow>[],
): readonly Group<ComparisonRow>[] {
  return groups
    .map((group) => ({ ...group, rows: group.rows.filter(({ differs }) => differs) }))
    .filter(({ rows }) => rows.length > 0)
}
