import { useMemo } from 'react'
import { currencyName } from '../../app/words/currency.ts'
import { diskWords, virtualDisksOf } from '../../app/words/virtual-disks.ts'
import {
  type BillLine,
  type Design,
  type DesignPower,
  hasServers,
} from '../../engine/designs/index.ts'
import { type Plan, type Sizing, shown, type Worked } from '../../engine/index.ts'
import { exploringOf } from '../../engine/methods/index.ts'
import type { DataCell } from '../../ui/cell.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { type FigureRow, FigureTable } from '../../ui/figure-table.tsx'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { type OrderRow, orderRows } from './order-rows.ts'

type OrderListProps = {
  readonly plan: Plan
  readonly lines: readonly BillLine[]
  /** Virtual disks, after the lines. */
  readonly disks?: readonly OrderRow[]
  /** Price of all lines; null if any price is missing. */
  readonly cost: Worked<'money'> | null
  /** Total drives, if the drives are inside arrays that are ordered. */
  readonly drives?: Worked<'drives'>
}

const none: DataCell = { hint: '–' }
const leftOut: DataCell = { hint: 'not in the total' }

type OrderProps = { readonly plan: Plan; readonly sizing: Sizing; readonly design: Design }

/** Order list of a design, with power and rack space if known. */
export function DesignOrder({ plan, sizing, design }: OrderProps) {
  const lines = useMemo(() => exploringOf(plan).order(plan, sizing, design), [plan, sizing, design])
  const drives = design.kind === 'arrays' && { drives: design.drivesInAll }
  const power = hasServers(design) && design.power
  const order = { plan, ...orderOf(plan, sizing, design, lines, useFormat()) }
  const list = <OrderList {...order} cost={design.cost} {...drives} />
  return power ? (
    <>
      {list}
      <PowerTable plan={plan} power={power} />
    </>
  ) : (
    list
  )
}

/** Lines of an order; virtual disks take the place of drives, which are those of the host. */
function orderOf(
  plan: Plan,
  sizing: Sizing,
  design: Design,
  lines: readonly BillLine[],
  format: Format,
): { readonly lines: readonly BillLine[]; readonly disks: readonly OrderRow[] } {
  const disks = virtualDisksOf(plan, sizing, design)
  if (!disks) return { lines, disks: [] }
  const none = { use: '', drives: null, raid: null, where: null, each: null, cost: null }
  return {
    lines: lines.filter(({ kind, each }) => kind === 'servers' || each !== null),
    disks: disks.map((disk) => ({
      item: diskWords(disk, format),
      count: sizing.servers,
      ...none,
    })),
  }
}

/** The order in brief: each item with its quantity. */
export function OrderSummary({ plan, sizing, design }: OrderProps) {
  const format = useFormat()
  const lines = useMemo(() => exploringOf(plan).order(plan, sizing, design), [plan, sizing, design])
  const { lines: ordered, disks } = orderOf(plan, sizing, design, lines, format)
  const items = [...orderRows(ordered, plan, format), ...disks]
  return (
    <dl className="order-summary lined">
      {items.map(({ item, use, count }) => (
        <div key={`${item} ${use}`} className="row spread">
          <dt>{disks.length > 0 && use ? `${item} (${use})` : item}</dt>
          <dd className="strong">{format.number(shown(count))}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Order list with quantity, model, drives, RAID and price of each line, and the total. */
export function OrderList({ plan, lines, disks = [], cost, drives }: OrderListProps) {
  const format = useFormat()
  const rows = [...orderRows(lines, plan, format), ...disks]
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

type PowerTableProps = { readonly plan: Plan; readonly power: DesignPower }

/** Power, energy cost and rack space of a design with servers. */
function PowerTable({ plan, power }: PowerTableProps) {
  const { hasArrays, hasShelves, assumed, watts, energy, costs, rackUnits } = power
  if (hasArrays)
    return <p className="footnote">No total: power and rack units of arrays are not known.</p>
  const currency = currencyName(plan.currency)
  const note = [currency, 'without cooling'].filter((word) => word !== '').join(', ')
  const rows: readonly (FigureRow | null)[] = [
    watts && { worked: watts, note: 'at the usual load' },
    energy && { worked: energy },
    ...Object.values(costs ?? {}).map((worked) => ({ worked, note })),
    rackUnits && { worked: rackUnits, note: 'without switches' },
    ...assumed.map((worked) => ({ worked, note: 'its working has the range' })),
  ]
  const known = rows.filter((row) => row !== null)
  return (
    <>
      {known.length > 0 && <FigureTable caption="Power and rack space" rows={known} />}
      {hasShelves && !(watts && rackUnits) && (
        <p className="footnote">No total: give the watts and the rack units of a shelf.</p>
      )}
    </>
  )
}
