import { useMemo } from 'react'
import type { SectionProps } from '../../app/plan-section.tsx'
import { currencyName } from '../../app/words/currency.ts'
import { diskWords, virtualDisksOf } from '../../app/words/virtual-disks.ts'
import {
  type BillLine,
  type Design,
  type DesignPower,
  hasServers,
} from '../../engine/designs/index.ts'
import { type Plan, shown, type Worked } from '../../engine/index.ts'
import { exploringOf } from '../../engine/methods/index.ts'
import type { DataCell } from '../../ui/cell.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { type FigureRow, FigureTable } from '../../ui/figure-table.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import { type OrderRow, orderRows } from './order-rows.ts'

type OrderListProps = {
  readonly plan: Plan
  readonly lines: readonly BillLine[]
  readonly disks?: readonly OrderRow[]
  /** Price of all lines; null if any price is missing. */
  readonly cost: Worked<'money'> | null
  /** Total drives, if the drives are inside arrays that are ordered. */
  readonly drives?: Worked<'drives'>
}

const none: DataCell = { hint: '–' }
const leftOut: DataCell = { hint: 'not in the total' }

export type OrderProps = SectionProps & { readonly design: Design }

export function DesignOrder(props: OrderProps) {
  const { plan, design } = props
  const drives = design.kind === 'arrays' && { drives: design.drivesInAll }
  const power = hasServers(design) && design.power
  return (
    <>
      <OrderList plan={plan} {...useOrder(props)} cost={design.cost} {...drives} />
      {power && <PowerTable plan={plan} power={power} />}
    </>
  )
}

/** Lines of an order; virtual disks take the place of drives, which are those of the host. */
function useOrder({
  plan,
  sizing,
  design,
}: OrderProps): Required<Pick<OrderListProps, 'lines' | 'disks'>> {
  const format = useFormat()
  const lines = useMemo(() => exploringOf(plan).order(plan, sizing, design), [plan, sizing, design])
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

export function OrderSummary(props: OrderProps) {
  const format = useFormat()
  const { lines, disks } = useOrder(props)
  const items = [...orderRows(lines, props.plan, format), ...disks]
  return (
    <dl className="order-summary lined narrow-measure">
      {items.map(({ item, use, count }) => (
        <div key={`${item} ${use}`} className="row spread">
          <dt>{disks.length > 0 && use ? `${item} (${use})` : item}</dt>
          <dd className="strong">{format.number(shown(count))}</dd>
        </div>
      ))}
    </dl>
  )
}

export function OrderList({ plan, lines, disks = [], cost, drives }: OrderListProps) {
  const format = useFormat()
  const rows = [...orderRows(lines, plan, format), ...disks]
  const isPriced = rows.some(({ each }) => each !== null)
  const currency = currencyName(plan.currency)
  const money = currency && `, ${currency}`
  return (
    <DataTable
      caption="Order list"
      frame
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
