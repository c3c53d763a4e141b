import type { Level } from '../../engine/designs/index.ts'
import type { Problem, Requirement, Worked } from '../../engine/index.ts'

/** How far one thing is used up, or whether it is kept. */
export type Gauge = Pick<Requirement, 'code' | 'used'> & {
  /** `Drive IOPS` */
  readonly label: string
  /** The word in place of a share: `survived`; null where there is a share. */
  readonly word: string | null
  /** The figures behind it: `54 of 57.5 IOPS per drive`. */
  readonly compared: string
  /**
   * It misses where it holds at the expected load and not with the reserve, warns where it goes beyond
   * what is only advised, and waits where somebody has to act first.
   */
  readonly state: 'ok' | 'binds' | 'fails' | 'misses' | 'warns' | 'waits'
  /** Where the limit is on a bar of 0 to 1, where that is not its end. */
  readonly limitAt: number | null
}

/** The price of all of it; the currency is as a person typed it. */
export type Cost = { readonly total: Worked<'money'>; readonly currency: string }

/** The answer to a plan: all that a person must see of it first, on screen as on paper. */
export type PlanAnswer = {
  readonly level: Level
  /** Beside the level what it warns of, or what nobody asked it to hold: `loss of a site not asked`; null for nothing. */
  readonly besides: string | null
  /** The proposal, or that nothing holds: `8 servers in two sites, 17 drives of 8,000 GB each`. */
  readonly headline: string
  /** The load it carries, the failures it survives and what binds, or what comes nearest and why it does not hold. */
  readonly sentences: readonly string[]
  /** Everything else that is known of it, for whoever reads on. */
  readonly details: readonly string[]
  /** Of what is proposed or, where nothing holds, of what comes nearest; empty where nothing is considered. */
  readonly gauges: readonly Gauge[]
  /** Whether something is proposed, so that the gauges are not of what merely comes nearest. */
  readonly isProposed: boolean
  /** Null where a price is missing or nothing is proposed. */
  readonly cost: Cost | null
  /** Limits of Exchange that the plan breaks, whatever is proposed. */
  readonly problems: readonly Problem[]
  /** Assumptions made for want of an answer, and the answer that would say it. */
  readonly asks: readonly { readonly words: string; readonly answer: string }[]
}
