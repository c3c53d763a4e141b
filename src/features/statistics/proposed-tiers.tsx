import { useMemo, useState } from 'react'
import { visitPage } from '../../app/store/address.ts'
import { replaceAllTiers } from '../../app/store/tier-blocks.ts'
import { fieldInPlanUnits } from '../../app/words/field-in-plan-units.ts'
import { cutName, fieldOf, type Plan } from '../../engine/index.ts'
import type { MailboxFigures, PercentileSplits, TierFigureTotals } from '../../statistics/index.ts'
import type { DataCell } from '../../ui/cell.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import {
  fewestWorthwhileTiers,
  planTiersOfProposal,
  proposedBounds,
  proposedTierNames,
  quotaUnit,
  sizeAmount,
  splitIntoTiers,
  type TierAnswers,
  type TierUpperBound,
  tierAnswersOfFigures,
} from './tier-proposal.ts'

export type ProposedTier = {
  readonly at: number
  readonly name: string
  /** Proposed bounds and those chosen; null for the last tier, which takes all other mailboxes. */
  readonly usual: TierUpperBound | null
  readonly bound: TierUpperBound | null
  readonly figures: TierFigureTotals
  readonly answers: TierAnswers
}

type Changes = {
  readonly count: number
  readonly bounds: Readonly<Record<number, Partial<TierUpperBound>>>
}

export function useProposal(figures: MailboxFigures, percentiles: PercentileSplits, plan: Plan) {
  const unit = quotaUnit(plan)
  const [{ count, bounds: changed }, setChanges] = useState<Changes>(() => ({
    count: fewestWorthwhileTiers(figures, percentiles, unit),
    bounds: {},
  }))
  const proposed = useMemo(
    () => proposedBounds(percentiles, count, unit),
    [percentiles, count, unit],
  )
  const tiers = useMemo(() => {
    const bounds = proposed.map((bound, at) => ({ ...bound, ...changed[at] }))
    const split = splitIntoTiers(figures, bounds, unit)
    const names = proposedTierNames(split.length, figures.bytes !== null)
    return split.map((tier, at): ProposedTier => {
      const bound = bounds[at] ?? null
      const answers = tierAnswersOfFigures(tier, bound, plan)
      const usual = proposed[at] ?? null
      return { at, name: names[at] ?? '', usual, bound, figures: tier, answers }
    })
  }, [figures, plan, unit, proposed, changed])
  return {
    tiers,
    /** Proposes another number of tiers and drops bounds changed before. */
    choose: (next: number) => setChanges({ count: next, bounds: {} }),
    bind: (at: number, what: keyof TierUpperBound, value: number) =>
      setChanges(({ bounds, ...now }) => ({
        ...now,
        bounds: { ...bounds, [at]: { ...bounds[at], [what]: value } },
      })),
  }
}

export function applyProposedTiers(plan: Plan, tiers: readonly ProposedTier[], from: string): void {
  const taken = planTiersOfProposal(plan, tiers)
  if (!taken) return
  const read = tiers.map(({ answers }) => Object.keys(answers))
  const words = tiers.length === 1 ? '1 tier' : `${tiers.length.toString()} tiers`
  const change = `${words} from mailbox statistics`
  replaceAllTiers({ tiers: taken, read }, { from: 'statistics', name: from }, change)
  visitPage('users')
}

type ProposedTableProps = {
  readonly tiers: readonly ProposedTier[]
  readonly plan: Plan
}

const answered = [
  { key: 'quota', head: 'Quota' },
  { key: 'archive', head: 'Archive' },
  { key: 'initialSize', head: 'Initial mailbox size' },
  { key: 'messages', head: 'Messages a day' },
  { key: 'messageSize', head: 'Message size' },
] as const

export function ProposedTable({ tiers, plan }: ProposedTableProps) {
  const format = useFormat()
  const all = tiers.reduce((total, { figures }) => total + figures.mailboxes, 0)
  const held = sum(tiers, ({ figures }) => figures.bytes)
  const asked = sum(tiers, ({ answers }) =>
    answers.quota === undefined ? null : answers.mailboxes * answers.quota,
  )
  const has = (key: keyof TierAnswers) => tiers.some(({ answers }) => answers[key] !== undefined)
  return (
    <DataTable
      caption="What the tiers hold and ask for"
      rows={tiers}
      cards
      keyOf={({ at }) => at.toString()}
      columns={[
        {
          head: 'Tier',
          of: ({ name, at }) => cutName(name) || `Tier ${format.number(at + 1)}`,
          names: true,
          foot: 'All',
        },
        {
          head: 'Mailboxes',
          of: ({ figures }) => figures.mailboxes,
          foot: all,
        },
        {
          head: 'Share',
          of: ({ figures }): DataCell =>
            all === 0
              ? null
              : { amount: Math.round((figures.mailboxes / all) * 1000) / 1000, unit: '%' },
        },
        held !== null && {
          head: 'Used now',
          of: ({ figures }): DataCell => sizeAmount(figures.bytes ?? 0, plan),
          foot: sizeAmount(held, plan),
        },
        ...answered.map(
          ({ key, head }) =>
            has(key) && {
              head: headOf(key, head, plan),
              of: ({ answers }: ProposedTier): DataCell => answers[key] ?? null,
              ...(key === 'quota' && {
                foot: asked === null ? '' : `${format.number(asked)} in all`,
              }),
            },
        ),
      ]}
    />
  )
}

function headOf(key: string, head: string, plan: Plan): string {
  const field = fieldInPlanUnits(fieldOf(key), plan)
  return field.kind === 'number' && field.unit !== '' ? `${head}, ${field.unit}` : head
}

function sum(
  tiers: readonly ProposedTier[],
  of: (tier: ProposedTier) => number | null,
): number | null {
  return tiers.reduce<number | null>((total, tier) => {
    const value = of(tier)
    return total === null || value === null ? null : total + value
  }, 0)
}
