import { useMemo } from 'react'
import { currencyName } from '../../app/words/currency.ts'
import {
  type BillLine,
  type Design,
  exploringOf,
  hasServers,
  type Plan,
  type Sizing,
  type Worked,
} from '../../engine/index.ts'
import type { Cell } from '../../ui/cell.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import { orderRows } from './order-rows.ts'
import { PowerTable } from './power-table.tsx'

type OrderListProps = {
  readonly plan: Plan
  readonly lines: readonly BillLine[]
  /** Price of all lines; null where one of them has none. */
  readonly cost: Worked<'money'> | null
  /** Drives of all lines, where they stand in something else that is ordered. */
  readonly drives?: Worked<'drives'>
}

const none: Cell = { hint: '–' }
const leftOut: Cell = { hint: 'not in the total' }

type OrderProps = { readonly plan: Plan; readonly sizing: Sizing; readonly design: Design }

/** Everything to buy for a design. */
export function Order({ plan, sizing, design }: OrderProps) {
  const lines = useMemo(() => exploringOf(plan).order(plan, sizing, design), [plan, sizing, design])
  const drives = design.kind === 'arrays' && { drives: design.drivesInAll }
  const power = hasServers(design) && design.power
  const list = <OrderList plan={plan} lines={lines} cost={design.cost} {...drives} />
  return power ? (
    <>
      {list}
      <PowerTable plan={plan} power={power} />
    </>
  ) : (
    list
  )
}

/** What to order, each line with its quantity, model, drives, RAID and price, and the total. */
export function OrderList({ plan, lines, cost, drives }: OrderListProps) {
  const format = useFormat()
  const rows = orderRows(lines, plan, format)
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
          of: ({ item, use }) => [item, use ? { note: use } : ''],
          ...((isPriced || drives) && { foot: drives ? ['Total: ', drives] : 'Total' }),
        },
        { head: 'Quantity', bare: true, of: ({ count }) => count },
        rows.some((row) => row.drives !== null) && {
          head: 'Drives in each',
          of: (row) => row.drives ?? none,
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
          of: (row) => row.cost ?? (cost ? leftOut : none),
          foot: cost ?? { hint: 'a price is missing' },
        },
      ]}
    >
      <p className="footnote">
        {isPriced ? 'Prices are your own. ' : 'No price was entered for these. '}
        {drives ? 'Servers, network' : 'Network'}, licenses and support are not on the list.
      </p>
    </DataTable>
  )
}
