import type { Purchases } from '../../engine/index.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import { becauseWords } from './growth-words.ts'

type PurchaseTableProps = {
  readonly purchases: Purchases
  /** The last year that is shown. */
  readonly until: number
  /** What prices are in. */
  readonly currency: string
}

const caption = 'Arrays to buy, year by year'

/** The arrays of a design, and those that are added to it while the mailboxes grow. */
export function PurchaseTable({ purchases, until, currency }: PurchaseTableProps) {
  const format = useFormat()
  const { steps, cost } = purchases
  const shown = steps.filter(({ year }) => year <= until)
  // The sum is of all years that were followed.
  const isSummed = cost !== null && steps.length > 1 && shown.length === steps.length
  if (shown.length === 0) return null
  return (
    <DataTable
      caption={caption}
      frame={caption}
      cards
      className="purchases"
      rows={shown}
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
