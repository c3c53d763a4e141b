import type { Worked } from '../core/worked.ts'
import type { Plan } from '../plan/plan.ts'
import type { Problem } from '../sizing/problems.ts'
import type { Sizing } from '../sizing/sizing.ts'
import type { Candidate } from './candidate.ts'

/** A plan at the end of one year, if every tier grows as it is expected to. */
export type GrowthYear = {
  /** 0 is today. */
  readonly year: number
  /** How much each tier has grown by then. */
  readonly growths: readonly Worked<'%'>[]
  /** The plan with that growth in place of its own, and its sizing. */
  readonly plan: Plan
  readonly sizing: Sizing
  /** A figure of that sizing as it is to be shown: its working says where the growth comes from. */
  readonly explained: <W extends Worked>(figure: W) => W
}

/** The years from today on, and what ends them. */
export type GrowthYears = {
  readonly years: readonly GrowthYear[]
  /** The first year in which the plan cannot be sized, and why; null where it always can. */
  readonly end: { readonly year: number; readonly problems: readonly Problem[] } | null
}

/** A design, and the first year at whose end it no longer holds: 0 is today, null none that was followed. */
export type OutgrownDesign = {
  readonly candidate: Candidate
  /** By the space its servers need. */
  readonly capacity: number | null
  /** By the expected load: its latencies, or the IOPS its arrays carry. */
  readonly iops: number | null
  /** By the one or the other, or because the plan cannot be sized any more. */
  readonly either: number | null
}
