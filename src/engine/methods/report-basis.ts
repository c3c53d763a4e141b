import type { Worked } from '../core/worked.ts'
import type { ChecklistGroup } from '../designs/checklist.ts'

/** All that the report of a plan rests on. */
export type ReportBasis = {
  /** The figures whose working is printed, in the order of the method. */
  readonly roots: readonly Worked[]
  readonly checklist: readonly ChecklistGroup[]
  /** What the figures were computed with, for a sentence. */
  readonly basis: string
}
