import type { Purchases } from '../../engine/index.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { TableScroll } from '../../ui/table-scroll.tsx'
import { Figure } from '../../ui/working.tsx'
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
  const priced = cost !== null
  return (
    <TableScroll label={caption}>
      <table className="figures purchases stacking">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Year</th>
            <th scope="col" className="amount">
              Per server
            </th>
            <th scope="col" className="amount">
              Arrays to buy
            </th>
            <th scope="col" className="amount">
              In all
            </th>
            <th scope="col" className="amount">
              Drives to buy
            </th>
            {priced && (
              <th scope="col" className="amount">
                Price{currency && `, ${currency}`}
              </th>
            )}
            <th scope="col">Needed for</th>
          </tr>
        </thead>
        <tbody>
          {steps.map((step) => (
            <tr key={step.year}>
              <th scope="row">{step.year === 0 ? 'Today' : format.number(step.year)}</th>
              <td className="amount" data-head="Per server">
                {format.number(step.perServer)}
              </td>
              <td className="amount" data-head="Arrays to buy">
                <Figure worked={step.arrays} bare />
              </td>
              <td className="amount" data-head="In all">
                <Figure worked={step.inAll} bare />
              </td>
              <td className="amount" data-head="Drives to buy">
                <Figure worked={step.drives} bare />
              </td>
              {priced && (
                <td className="amount" data-head="Price">
                  {step.cost ? <Figure worked={step.cost} /> : '–'}
                </td>
              )}
              <td data-head="Needed for">{becauseWords(step.because)}</td>
            </tr>
          ))}
        </tbody>
        {cost && steps.length > 1 && (
          <tfoot>
            <tr className="total">
              <th scope="row">Together</th>
              <td colSpan={4} className="blank" />
              <td className="amount" data-head="Price">
                <Figure worked={cost} />
              </td>
              <td className="blank" />
            </tr>
          </tfoot>
        )}
      </table>
    </TableScroll>
  )
}
