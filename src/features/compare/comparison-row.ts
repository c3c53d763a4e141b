import type { PlanAnswer } from '../../app/answer/plan-answer.ts'
import type { PlanState } from '../../app/store/history.ts'
import type { Design } from '../../engine/designs/index.ts'
import type { Plan, SizeResult } from '../../engine/index.ts'
import type { DataCell } from '../../ui/cell.tsx'
import type { RowGroup } from '../../ui/table.ts'

/** Column of a comparison: a variant with its results. */
export type ComparedColumn = {
  readonly id: number
  /** Column heading; unique within the comparison. */
  readonly title: string
  readonly plan: Plan
  /** State of the variant, with drafts. */
  readonly state: PlanState
  readonly result: SizeResult
  /** What the Answer page says of the plan; null if the plan cannot be computed. */
  readonly answer: PlanAnswer | null
  /** Design that holds; null if none does, so that nothing is said of it as if it were built. */
  readonly design: Design | null
}

/** Row of a comparison, with one cell for each column. */
export type ComparisonRow = {
  readonly key: string
  readonly label: DataCell
  readonly cells: readonly DataCell[]
  readonly differs: boolean
}

/** Only the rows that differ; groups without any are left out. */
export function onlyDifferences(
  groups: readonly RowGroup<ComparisonRow>[],
): readonly RowGroup<ComparisonRow>[] {
  return groups
    .map((group) => ({ ...group, rows: group.rows.filter(({ differs }) => differs) }))
    .filter(({ rows }) => rows.length > 0)
}
