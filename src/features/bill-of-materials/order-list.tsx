import { useMemo } from 'react'
import type { SectionProps } from '../../app/plan-section.tsx'
import { PricesLink } from '../../app/prices-link.tsx'
import { shortCurrencyName } from '../../app/words/currency.ts'
import {
  type Design,
  type DesignPowerAndRackSpace,
  isServerDesign,
} from '../../engine/designs/index.ts'
import { asShown, isVirtual, type Plan, type Worked } from '../../engine/index.ts'
import type { DataCell } from '../../ui/cell.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { FigureTable, type FigureTableRow } from '../../ui/figure-table.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import { designOrderRows, type OrderRow } from './order-rows.ts'
import { systemDrivesSentence } from './order-words.ts'

type OrderListProps = {
  readonly plan: Plan
  readonly rows: readonly OrderRow[]
  /** Total price of the order; null if the price of any item is missing. */
  readonly cost: Worked<'money'> | null
  /** Number of drives in the whole order, if they come inside ordered arrays. */
  readonly drives?: Worked<'drives'>
}

const none: DataCell = { hint: '–' }
const leftOut: DataCell = { hint: 'not in the total' }

export type OrderProps = SectionProps & { readonly design: Design }

export function DesignOrderList(props: OrderProps) {
  const { plan, design } = props
  const drives = design.kind === 'arrays' && { drives: design.drivesInAll }
  const power = isServerDesign(design) && design.power
  return (
    <>
      <OrderList plan={plan} rows={useRows(props)} cost={design.cost} {...drives} />
      {power && <PowerTable plan={plan} power={power} />}
    </>
  )
}

function useRows({ plan, sizing, design }: OrderProps): readonly OrderRow[] {
  const format = useFormat()
  return useMemo(
    () => designOrderRows(plan, sizing, design, format),
    [plan, sizing, design, format],
  )
}

export function OrderSummary(props: OrderProps) {
  const { plan, design } = props
  const format = useFormat()
  const besides = isVirtual(plan) ? null : systemDrivesSentence(design, format)
  return (
    <>
      <dl className="order-summary lined narrow-measure">
        {useRows(props).map(({ item, use, count }) => (
          <div key={`${item} ${use}`} className="row spread">
            <dt>{isVirtual(plan) && use ? `${item} (${use})` : item}</dt>
            <dd className="strong">{format.number(asShown(count))}</dd>
          </div>
        ))}
      </dl>
      {besides && <p className="small-print above-2">{besides}</p>}
    </>
  )
}

export function OrderList({ plan, rows, cost, drives }: OrderListProps) {
  const isPriced = rows.some(({ each }) => each !== null)
  const currency = shortCurrencyName(plan.currency)
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
        rows.some(({ raid }) => raid !== null) && {
          head: 'RAID',
          className: 'raid',
          of: ({ raid }) => raid ?? none,
        },
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
        {drives ? 'Servers, network' : 'Network'}, licenses and support are not on the list.{' '}
        {!isPriced && <PricesLink plan={plan} />}
      </p>
    </DataTable>
  )
}

type PowerTableProps = { readonly plan: Plan; readonly power: DesignPowerAndRackSpace }

function PowerTable({ plan, power }: PowerTableProps) {
  const { hasArrays, hasShelves, assumed, watts, energy, costs, rackUnits } = power
  if (hasArrays)
    return <p className="footnote">No total: power and rack units of arrays are not known.</p>
  const currency = shortCurrencyName(plan.currency)
  const note = [currency, 'without cooling'].filter((word) => word !== '').join(', ')
  const rows: readonly (FigureTableRow | null)[] = [
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
