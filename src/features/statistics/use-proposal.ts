import { useMemo, useState } from 'react'
import { visit } from '../../app/store/address.ts'
import { takeTiers } from '../../app/store/take-block.ts'
import type { Plan } from '../../engine/index.ts'
import type { MailboxFigures, Percentiles, TierFigures } from '../../statistics/index.ts'
import {
  answersOf,
  fewestTiers,
  proposedBounds,
  proposedNames,
  quotaUnit,
  splitIntoTiers,
  type TierAnswers,
  type TierUpperBound,
  tiersFor,
} from './tier-proposal.ts'

export type ProposedTier = {
  readonly at: number
  readonly name: string
  /** Proposed and changed bounds; null for the last tier, which takes all other mailboxes. */
  readonly usual: TierUpperBound | null
  readonly bound: TierUpperBound | null
  readonly figures: TierFigures
  readonly answers: TierAnswers
}

/** Number of tiers, and the bounds that were changed, by tier. */
type Changes = {
  readonly count: number
  readonly bounds: Readonly<Record<number, Partial<TierUpperBound>>>
}

export function useProposal(figures: MailboxFigures, percentiles: Percentiles, plan: Plan) {
  const unit = quotaUnit(plan)
  const [{ count, bounds: changed }, setChanges] = useState<Changes>(() => ({
    count: fewestTiers(figures, percentiles, unit),
    bounds: {},
  }))
  const proposed = useMemo(
    () => proposedBounds(percentiles, count, unit),
    [percentiles, count, unit],
  )
  const tiers = useMemo(() => {
    const bounds = proposed.map((bound, at) => ({ ...bound, ...changed[at] }))
    const split = splitIntoTiers(figures, bounds, unit)
    const names = proposedNames(split.length, figures.bytes !== null)
    return split.map((tier, at): ProposedTier => {
      const bound = bounds[at] ?? null
      const answers = answersOf(tier, bound, plan)
      const usual = proposed[at] ?? null
      return { at, name: names[at] ?? '', usual, bound, figures: tier, answers }
    })
  }, [figures, plan, unit, proposed, changed])
  return {
    tiers,
    /** Proposes another number of tiers and drops earlier changes. */
    choose: (next: number) => setChanges({ count: next, bounds: {} }),
    bind: (at: number, what: keyof TierUpperBound, value: number) =>
      setChanges(({ bounds, ...now }) => ({
        ...now,
        bounds: { ...bounds, [at]: { ...bounds[at], [what]: value } },
      })),
  }
}

/** Replaces the tiers of the plan and shows them. */
export function takeProposed(plan: Plan, tiers: readonly ProposedTier[], from: string): void {
  const taken = tiersFor(plan, tiers)
  if (!taken) return
  const read = tiers.map(({ answers }) => Object.keys(answers))
  const words = tiers.length === 1 ? '1 tier' : `${tiers.length.toString()} tiers`
  const change = `${words} from mailbox statistics`
  takeTiers({ tiers: taken, read }, { from: 'statistics', name: from }, change)
  visit('users')
}
