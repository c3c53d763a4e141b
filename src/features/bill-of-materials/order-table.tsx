import { currencyName } from '../../app/words/currency.ts'
import type { Plan, Worked } from '../../engine/index.ts'
import type { Cell } from '../../ui/cell.tsx'
import { DataTable } from '../../ui/data-table.tsx'

/** One line of an order: things that are alike. */
export type OrderRow = {
  readonly count: Worked
  /** The model, and what it is for. */
  readonly item: string
  readonly use: string
  /** The drives in each; null for what is a drive, or has none. */
  readonly drives: Cell
  readonly raid: string | null
  /** Where they go; null where all of it goes to one place. */
  readonly where: string | null
  /** Price of one and of all; null where none was entered. */
  readonly each: Worked<'money'> | null
  readonly cost: Worked<'money'> | null
}

type OrderTableProps = {
  readonly plan: Plan
  readonly rows: readonly OrderRow[]
  /** Price of all lines; null where one of them has none. */
  readonly cost: Worked<'money'> | null
  /** Drives of all lines, where they stand in something else that is ordered. */
  readonly drives?: Worked<'drives'>
}

const none: Cell = { hint: '–' }

/** What to order, each line with its quantity, model, drives, RAID and price, and the total. */
export function OrderTable({ plan, rows, cost, drives }: OrderTableProps) {
  const isPriced = rows.some(({ each }) => each !== null)
  const currency = currencyName(plan.currency)
  const money = currency && `, ${currency}`
  return (
    <DataTable
      caption="Order list"
      frame="Order list"
      className="order"
      cards
      rows={rows}
      columns={[
        {
          head: 'Item',
          of: ({ item, use }) => (use ? [item, { note: use }] : item),
          ...((isPriced || drives) && { foot: 'Total' }),
        },
        { head: 'Quantity', bare: true, of: ({ count }) => count },
        rows.some((row) => row.drives !== null) && {
          head: 'Drives in each',
          of: (row) => row.drives ?? none,
          ...(drives && { foot: drives }),
        },
        { head: 'RAID', className: 'raid', of: ({ raid }) => raid ?? none },
        rows.some(({ where }) => where !== null) && {
          head: 'Where',
          className: 'where',
          of: ({ where }) => where ?? none,
        },
        isPriced && { head: `Price of one${money}`, bare: true, of: ({ each }) => each ?? none },
        isPriced && {
          head: `Price${money}`,
          bare: true,
          of: (row) => row.cost ?? none,
          foot: cost ?? { hint: 'a price is missing' },
        },
      ]}
    >
      <p className="footnote">
        {isPriced
          ? 'Prices are your own. Network, licences and support are not on the list.'
          : 'No price was entered for these. Network, licences and support are not on the list.'}
      </p>
    </DataTable>
  )
}
