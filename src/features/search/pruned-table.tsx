import { pruneReasons, type SearchProgress } from '../../engine/index.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { TableScroll } from '../../ui/table-scroll.tsx'
import { reasonWords } from './search-words.ts'

/** Where every design of a search went: found, or passed over and why. */
export function PrunedTable({ progress }: { progress: SearchProgress }) {
  const { number } = useFormat()
  const { designs, found, pruned } = progress
  return (
    <TableScroll label="Where every design went">
      <table className="figures search-pruned">
        <caption>Where every design went</caption>
        <thead>
          <tr>
            <th scope="col">Designs</th>
            <th scope="col" className="amount">
              How many
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Found: they fit</th>
            <td className="amount">{number(found)}</td>
          </tr>
          {pruneReasons
            .filter((reason) => pruned[reason] > 0)
            .map((reason) => (
              <tr key={reason}>
                <th scope="row">{reasonWords[reason]}</th>
                <td className="amount">{number(pruned[reason])}</td>
              </tr>
            ))}
          <tr className="total">
            <th scope="row">All</th>
            <td className="amount">{number(designs)}</td>
          </tr>
        </tbody>
      </table>
    </TableScroll>
  )
}
