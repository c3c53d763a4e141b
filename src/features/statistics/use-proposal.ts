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

/** A proposed tier with the changes made so far. */
export type ProposedTier = {
  readonly at: number
  readonly name: string
  /** Proposed and changed bounds; null for the last tier, which takes all other mailboxes. */
  readonly usual: TierUpperBound | null
  readonly bound: TierUpperBound | null
  readonly figures: TierFigures
  readonly answers: TierAnswers
}

/** Changes to a proposal. */
type Changes = {
  readonly count: number
  readonly bounds: Readonly<Record<number, Partial<TierUpperBound>>>
  /** Text that is not a valid bound, keyed by `boundDraft`. */
  readonly drafts: Readonly<Record<string, string>>
}

export function boundDraft(at: number, what: keyof TierUpperBound): string {
  return `${what} ${at}`
}

/** State of a proposal: tiers from percentiles, and functions that change them. */
export function useProposal(figures: MailboxFigures, percentiles: Percentiles, plan: Plan) {
  const unit = quotaUnit(plan)
  const [changes, setChanges] = useState<Changes>(() => ({
    ...untouched,
    count: fewestTiers(figures, percentiles, unit),
  }))
  const { count } = changes
  const proposed = useMemo(
    () => proposedBounds(percentiles, count, unit),
    [percentiles, count, unit],
  )
  const bounds = useMemo(
    () => proposed.map((bound, at) => ({ ...bound, ...changes.bounds[at] })),
    [proposed, changes.bounds],
  )
  const tiers = useMemo(
    () =>
      proposedTiers(figures, bounds, plan).map(
        (tier, at): ProposedTier => ({ ...tier, usual: proposed[at] ?? null }),
      ),
    [figures, bounds, plan, proposed],
  )
  return {
    tiers,
    bounds,
    unit,
    drafts: changes.drafts,
    /** Proposes another number of tiers and drops earlier changes. */
    choose: (next: number) => setChanges({ ...untouched, count: next }),
    bind: (at: number, what: keyof TierUpperBound, value: number) =>
      setChanges((now) => {
        const { [boundDraft(at, what)]: _settled, ...drafts } = now.drafts
        const own = { ...now.bounds[at], [what]: value }
        return { ...now, bounds: { ...now.bounds, [at]: own }, drafts }
      }),
    keepDraft: (at: number, what: keyof TierUpperBound, text: string) =>
      setChanges((now) => ({ ...now, drafts: { ...now.drafts, [boundDraft(at, what)]: text } })),
  }
}

/** Tiers between bounds, with default names. */
function proposedTiers(
  figures: MailboxFigures,
  bounds: readonly TierUpperBound[],
  plan: Plan,
): readonly ProposedTier[] {
  const split = splitIntoTiers(figures, bounds, quotaUnit(plan))
  const names = proposedNames(split.length, figures.bytes !== null)
  return split.map((tier, at) => {
    const bound = bounds[at] ?? null
    const answers = answersOf(tier, bound, plan)
    return { at, name: names[at] ?? '', usual: bound, bound, figures: tier, answers }
  })
}

const untouched = { bounds: {}, drafts: {} }

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
