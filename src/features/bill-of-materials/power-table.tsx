import { currencyName } from '../../app/words/currency.ts'
import type { DesignPower, Plan } from '../../engine/index.ts'
import { type FigureRow, FigureTable } from '../../ui/figure-table.tsx'

type PowerTableProps = { readonly plan: Plan; readonly power: DesignPower }

/** What the servers of a design take to run, and the space that they take in a rack. */
export function PowerTable({ plan, power }: PowerTableProps) {
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
