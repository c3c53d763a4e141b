import type { Purchases } from '../../engine/index.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import { becauseWords } from './growth-words.ts'

type PurchaseTableProps = {
  readonly purchases: Purchases
  /** What prices are in. */
  readonly currency: string
}

const caption = 'Arrays to buy, year by year'

/** The arrays of a design, and those that are added to it while the mailboxes grow. */
export function PurchaseTable({ purchases: { steps, cost }, currency }: PurchaseTableProps) {
  const format = useFormat()
  const isSummed = cost !== null && steps.length > 1
  return (
    <DataTable
      caption={caption}
      frame={caption}
      cards
      className="purchases"
      rows={steps}
      columns={[
        {
          head: 'Year',
          of: ({ year }) => (year === 0 ? 'Today' : format.number(year)),
          ...(isSummed && { foot: 'Together' }),
        },
        { head: 'Per server', of: ({ perServer }) => perServer },
        { head: 'Arrays to buy', bare: true, of: ({ arrays }) => arrays },
        { head: 'In all', bare: true, of: ({ inAll }) => inAll },
        { head: 'Drives to buy', bare: true, of: ({ drives }) => drives },
        cost && {
          head: `Price${currency && `, ${currency}`}`,
          of: (step) => step.cost,
          ...(isSummed && { foot: cost }),
        },
        { head: 'Needed for', of: ({ because }) => becauseWords(because) },
      ]}
    />
  )
}
