import { type SectionProps, sectionOf } from '../../app/plan-section.tsx'
import { type Plan, shortTierTitle } from '../../engine/index.ts'
import { hasParts, type SizedByRoles } from '../../engine/methods/roles/index.ts'
import { DataTable } from '../../ui/data-table.tsx'
import type { Format } from '../../ui/format.ts'

/** When mailboxes reach their quota, by tier and by share of mail kept. */
export const fillingSection = sectionOf(hasParts, {
  id: 'filling',
  title: 'How mailboxes fill',
  takeaway: (plan, sizing, format) => fillingWords(rowsOf(plan, sizing), format),
  Section: Filling,
})

type Row = SizedByRoles['parts']['growth']['tiers'][number] & { readonly title: string }

function rowsOf({ tiers }: Plan, { parts: { growth } }: SizedByRoles): readonly Row[] {
  return growth.tiers.map((grown, at) => {
    const tier = tiers[at]
    return { ...grown, title: tier ? shortTierTitle(tier, at) : '' }
  })
}

/** Names the tier that is full first if all mail is kept. */
function fillingWords(rows: readonly Row[], format: Format): string {
  const months = rows.flatMap(({ title, curves }) => {
    const full = curves.at(-1)?.full
    return full ? [{ title, full }] : []
  })
  const [first] = months.sort((one, other) => one.full.value - other.full.value)
  if (!first) return 'No mailbox reaches its quota within three years, even if it keeps all mail.'
  const who = rows.length > 1 ? `Mailboxes of ${first.title}` : 'Mailboxes'
  if (first.full.value === 0)
    return `${who} are at their quota when they are moved in; space is sized for full mailboxes.`
  return `${who} that keep all mail reach their quota after ${format.text(first.full)}; space is sized for full mailboxes.`
}

const year = 12

/** Indices of the curves shown: the least share of mail kept, one between, and all. */
const shown = [0, 2, 4] as const

function Filling({ plan, sizing }: SectionProps<SizedByRoles>) {
  const rows = rowsOf(plan, sizing)
  const [first] = rows
  const all = (row: Row) => row.curves.at(-1)
  return (
    <DataTable<Row>
      caption="How mailboxes fill, one of each tier"
      cards
      rows={rows}
      columns={[
        { head: 'Tier', of: ({ title }) => title },
        { head: 'At the start', of: (row) => all(row)?.sizes[0] },
        { head: 'Arrives in a year', of: ({ yearly }) => yearly },
        { head: 'After a year, all kept', of: (row) => all(row)?.sizes[year] },
        ...shown.map((at) => {
          const kept = first?.curves[at]?.kept.value ?? 1
          return {
            head: `${Math.round(kept * 100)} % kept`,
            full: `Quota reached, ${Math.round(kept * 100)} % kept`,
            over: 'Quota reached',
            of: ({ curves }: Row) => curves[at]?.full ?? 'not in 3 years',
          }
        }),
      ]}
    />
  )
}
