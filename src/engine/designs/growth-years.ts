import type { Worked } from '../core/worked.ts'
import type { Plan } from '../plan/plan.ts'
import type { Problem } from '../sizing/problems.ts'
import type { Sizing } from '../sizing/sizing.ts'
import type { Candidate } from './candidate.ts'

/** A plan at the end of one year, if every tier grows as expected. */
export type GrowthYear = {
  /** Number of the year; 0 is today. */
  readonly year: number
  /** Growth of each tier by the end of the year. */
  readonly growths: readonly Worked<'%'>[]
  /** The plan with the growth of that year in place of its own, and its sizing. */
  readonly plan: Plan
  readonly sizing: Sizing
  /** Adds to the working of a figure of `sizing` where the growth comes from. */
  readonly explained: <W extends Worked>(figure: W) => W
}

/** The years that growth is followed for, from today on, and what ends them. */
export type GrowthYears = {
  readonly years: readonly GrowthYear[]
  /** First year in which the plan cannot be sized, and why; null if it always can. */
  readonly end: { readonly year: number; readonly problems: readonly Problem[] } | null
}

/** A design and the first year at whose end it no longer holds: 0 is today, null none of them. */
export type OutgrownDesign = {
  readonly candidate: Candidate
  /** First year without enough space for its servers. */
  readonly capacity: number | null
  /** First year with too much expected load, by latencies or by the IOPS its arrays carry. */
  readonly iops: number | null
  /** Earlier of `capacity` and `iops`, else the year in which the plan can no longer be sized. */
  readonly either: number | null
}
