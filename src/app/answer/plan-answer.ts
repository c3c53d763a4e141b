import type { DesignLevel } from '../../engine/designs/index.ts'
import type { Problem, RawAnswer, Requirement, Worked } from '../../engine/index.ts'

/** How full one resource is, or whether a requirement is met. */
export type Gauge = Pick<Requirement, 'code' | 'used'> & {
  /** Name of the gauge, such as `Drive IOPS`. */
  readonly label: string
  /** Word shown in place of a used share, such as `survived`; null if the gauge has a share. */
  readonly word: string | null
  /** Shown in place of the used share if all may be taken, so that a full one is no lack. */
  readonly count?: Requirement['required']
  /** Figures behind the used share of the gauge: `54 of 57.5 IOPS per drive`. */
  readonly compared: string
  /**
   * `misses`: holds at the expected load, not with the reserve. `warns`: above what is only
   * advised. `waits`: an administrator must act first.
   */
  readonly state: 'ok' | 'binds' | 'fails' | 'misses' | 'warns' | 'waits'
  /** Position of the limit on the bar of the gauge, 0 to 1; null if the bar ends at the limit. */
  readonly limitAt: number | null
}

/** Total price of a design; the currency is as typed. */
export type TotalCost = { readonly total: Worked<'money'>; readonly currency: string }

/** How well a plan holds, with what its level alone does not say. */
export type PlanVerdict = {
  readonly level: DesignLevel
  /** Warning or loss not asked for, beside the level: `loss of a site not asked`; null for none. */
  readonly besides: string | null
  /**
   * Loss after which mail waits for an administrator, and whether the plan must survive it; null if
   * mail goes on by itself.
   */
  readonly wait: { readonly words: string; readonly isAsked: boolean } | null
}

/** Answer to a plan: what a person must see first, on screen and on paper. */
export type PlanAnswer = PlanVerdict & {
  /** Proposal, or that nothing holds: `8 servers in two sites, 17 drives of 8,000 GB each`. */
  readonly headline: string
  /** Load, survived failures and binding limit; or the nearest design and why it does not hold. */
  readonly sentences: readonly string[]
  /** Those of the sentences that are shown first; the others are details. */
  readonly brief: readonly string[]
  /** Further details, for whoever reads on. */
  readonly details: readonly string[]
  /** Gauges of the proposed design, else of the nearest; empty if none is considered. */
  readonly gauges: readonly Gauge[]
  /** True if a design is proposed; otherwise the gauges are of the nearest one. */
  readonly isProposed: boolean
  /** Price of the proposed design; null if a price is missing or nothing is proposed. */
  readonly cost: TotalCost | null
  /** Limits of Exchange that the plan breaks, with any design. */
  readonly problems: readonly Problem[]
  /**
   * What to ask of a person: an assumption with the answer that would replace it, or an answer that
   * makes the plan worse, with the better value.
   */
  readonly asks: readonly {
    readonly words: string
    readonly answer: string
    readonly value?: RawAnswer
  }[]
}
