import { formula } from '../core/formula.ts'
import { mapEach, type NonEmpty } from '../core/non-empty.ts'
import { equalLogic, ownRule } from '../core/source.ts'
import type { Unit } from '../core/units.ts'
import { sum, type Worked } from '../core/worked.ts'
import { cutName } from '../plan/limits.ts'
import {
  type FigureOf,
  type Plan,
  type Tier,
  type TierNumberKey,
  tierAnswer,
} from '../plan/plan.ts'

/** A tier with its place in the plan and, where there are several, what to call it. */
export type PlacedTier = { readonly tier: Tier; readonly index: number; readonly title?: string }

/** The tiers of a plan, in their order. */
export function placedTiers({ tiers }: Plan): NonEmpty<PlacedTier> {
  return mapEach(tiers, (tier, index) => ({
    tier,
    index,
    ...(tiers.length > 1 && { title: shortTierTitle(tier, index) }),
  }))
}

/** Mailboxes a design is made for: those of today and their growth. */
export const mailboxesToSizeFor = formula({
  label: 'Mailboxes to size for',
  unit: 'mailboxes',
  takes: { today: 'mailboxes', growth: '%' },
  text: 'today × (1 + growth)',
  source: equalLogic('6.3'),
  examples: [{ in: { today: 6000, growth: 0.15 }, out: 6900, source: equalLogic('6.3') }],
})

/** The name of a tier, or its number where it has none. */
export function tierTitle({ name }: Tier, index: number): string {
  return name.trim() || `Tier ${index + 1}`
}

/** The same, no longer than fits in a sentence. */
export function shortTierTitle(tier: Tier, index: number): string {
  return cutName(tierTitle(tier, index))
}

/** An answer of a tier as a number of the calculation, percentages as shares. */
export function answerOf<K extends TierNumberKey>(
  { tier, index, title }: PlacedTier,
  key: K,
): FigureOf<K> {
  return tierAnswer(tier, key, index, title)
}

/** Why totals over tiers are plain sums. */
export const overTiers = ownRule('The documents use one kind of user; several are added up.')

/** A total over the tiers of a plan. */
export function totalOf<T, U extends Unit>(
  label: string,
  tiers: readonly T[],
  of: (tier: T, at: number) => Worked<U>,
): Worked<U> {
  const parts = tiers.map((tier, at) => of(tier, at))
  return sum(label, parts, overTiers)
}
