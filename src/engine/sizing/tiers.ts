import { formula } from '../core/formula.ts'
import { mapNonEmpty, type NonEmpty } from '../core/non-empty.ts'
import { citeEqualLogic, ownRule } from '../core/source.ts'
import type { Unit } from '../core/units.ts'
import { sum, type Worked } from '../core/worked.ts'
import { cutName } from '../plan/limits.ts'
import {
  type AnswerFigure,
  figureOfTierAnswer,
  type Plan,
  type Tier,
  type TierNumberKey,
} from '../plan/plan.ts'

/** A tier with its index in the plan and, if there are several, its title. */
export type IndexedTier = { readonly tier: Tier; readonly index: number; readonly title?: string }

export function indexedTiers({ tiers }: Plan): NonEmpty<IndexedTier> {
  return mapNonEmpty(tiers, (tier, index) => ({
    tier,
    index,
    ...(tiers.length > 1 && { title: shortTierTitle(tier, index) }),
  }))
}

export const mailboxesToSizeFor = formula({
  label: 'Mailboxes to size for',
  unit: 'mailboxes',
  takes: { today: 'mailboxes', growth: '%' },
  text: 'today × (1 + growth)',
  source: citeEqualLogic('6.3'),
})

/** Name of a tier, or its number if it has none. */
export function tierTitle({ name }: Tier, index: number): string {
  return name.trim() || `Tier ${index + 1}`
}

/** Title of a tier, cut to fit a sentence. */
export function shortTierTitle(tier: Tier, index: number): string {
  return cutName(tierTitle(tier, index))
}

/** Numeric answer of a tier as a figure; percentages become shares. Null if empty. */
export function tierAnswerFigure<K extends TierNumberKey>(
  { tier, index, title }: IndexedTier,
  key: K,
): AnswerFigure<K> {
  return figureOfTierAnswer(tier, key, index, title)
}

/** Reason why totals over tiers are plain sums. */
export const sumOverTiersSource = ownRule(
  'The documents use one kind of user; several are added up.',
)

export function sumOfTiers<T, U extends Unit>(
  label: string,
  tiers: readonly T[],
  of: (tier: T, at: number) => Worked<U>,
): Worked<U> {
  const parts = tiers.map((tier, at) => of(tier, at))
  return sum(label, parts, sumOverTiersSource)
}
