import type { PlanState } from '../../app/store/history.ts'
import type { Design } from '../../engine/designs/index.ts'
import type { Plan, SizeResult } from '../../engine/index.ts'
import type { DataCell } from '../../ui/cell.tsx'
import type { RowGroup } from '../../ui/table.ts'

/** Column of a comparison: a plan or a design. */
export type ComparedColumn = {
  /** Variant id; 0 for designs of one plan. */
  readonly id: number
  /** Column heading; unique within the comparison. */
  readonly title: string
  readonly plan: Plan
  /** State of the variant, with drafts; null for designs of one plan. */
  readonly state: PlanState | null
  readonly result: SizeResult
  /** Proposed or named design; null if nothing fits or the plan cannot be computed. */
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
