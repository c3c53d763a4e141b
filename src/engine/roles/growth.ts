import type { Worked } from '../core/worked.ts'

/** The size of a mailbox by month where a share of what arrives is kept. */
export type GrowthCurve = {
  readonly kept: Worked<'%'>
  /** After each month, from the start on. */
  readonly sizes: readonly Worked<'MiB'>[]
  /** The month in which it reaches its quota; null where it never does within the curve. */
  readonly full: Worked<'months'> | null
}

/** What a mailbox of one tier grows. */
export type TierGrowth = {
  readonly weekly: Worked<'MiB/week'>
  readonly yearly: Worked<'GiB/year'>
  readonly curves: readonly GrowthCurve[]
}

/** The growth of a mailbox, tier by tier. */
export type GrowthParts = { readonly tiers: readonly TierGrowth[] }
