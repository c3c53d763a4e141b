import type { Compared } from '../../engine/index.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { TableScroll } from '../../ui/table-scroll.tsx'
import { testName } from './test-name.ts'

type ComparisonTableProps = {
  readonly rows: readonly Compared[]
  readonly unit: string
  readonly decimals: number
}

/** Every test with its published and predicted figure and how far they are apart. */
export function ComparisonTable({ rows, unit, decimals }: ComparisonTableProps) {
  const format = useFormat()
  return (
    <TableScroll label="Every test">
      <table className="figures">
        <caption className="sr">Published and predicted figures of every test</caption>
        <thead>
          <tr>
            <th scope="col">Test</th>
            <th scope="col" className="amount">
              Published, {unit}
            </th>
            <th scope="col" className="amount">
              Predicted, {unit}
            </th>
            <th scope="col" className="amount">
              Apart
            </th>
            <th scope="col" className="amount">
              Left out
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={testName(row.test, format)}>
              <th scope="row">
                {testName(row.test, format)}
                {row.once && <span className="note">class tested once</span>}
              </th>
              <td className="amount">{format.number(row.published, decimals, decimals)}</td>
              <td className="amount">{format.number(row.predicted, decimals, decimals)}</td>
              <td className="amount">{signed(row.miss)}</td>
              <td className="amount">{signed(row.leftOut)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  )

  function signed(share: number): string {
    return `${share > 0 ? '+' : ''}${format.number(share * 100, 1, 1)}\u00a0%`
  }
}
