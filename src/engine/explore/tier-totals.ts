import { mapNonEmpty } from '../core/non-empty.ts'
import { ownRule } from '../core/source.ts'
import type { Unit } from '../core/units.ts'
import { sum, type Worked } from '../core/worked.ts'
import { methodOf } from '../methods/methods.ts'
import type { Plan } from '../plan/plan.ts'
import { indexedTiers, mailboxesToSizeFor, tierAnswerFigure } from '../sizing/tiers.ts'

const overTiers = ownRule('What several tiers ask for is added up.')

export type TierTotals = {
  readonly today: Worked<'mailboxes'>
  readonly grown: Worked<'mailboxes'>
  /** Quotas of all mailboxes after growth, with archives if the method has them. */
  readonly storage: Worked<'GB' | 'GiB'>
}

/** Totals over all tiers, even if the plan cannot be sized. */
export function tierTotals(plan: Plan): TierTotals {
  const tiers = mapNonEmpty(indexedTiers(plan), (placed) => {
    const today = tierAnswerFigure(placed, 'mailboxes')
    const grown = mailboxesToSizeFor({ today, growth: tierAnswerFigure(placed, 'growth') })
    return { placed, today, grown }
  })
  const { promisedSpace } = methodOf(plan)
  const total = <U extends Unit>(label: string, of: (tier: (typeof tiers)[0]) => Worked<U>) =>
    sum(label, tiers.map(of), overTiers)
  return {
    today: total('Mailboxes today', ({ today }) => today),
    grown: total('Mailboxes to size for', ({ grown }) => grown),
    storage: total('Storage asked for', ({ placed, grown }) => promisedSpace(placed, grown)),
  }
}
