import { binaryField } from '../../app/words/binary-field.ts'
import { cutName, fieldOf, type Plan } from '../../engine/index.ts'
import type { DataCell } from '../../ui/cell.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import { sizeAmount, type TierAnswers } from './tier-proposal.ts'
import type { ProposedTier } from './use-proposal.ts'

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
  const field = binaryField(fieldOf(key), plan)
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
