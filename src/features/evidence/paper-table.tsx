import { comparePaper } from '../../engine/index.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { TableScroll } from '../../ui/table-scroll.tsx'
import { testName } from './test-name.ts'

/** The expected load by the paper's shares, beside the total of the same tests. */
export function PaperTable() {
  const format = useFormat()
  const rows = comparePaper()
  const mean = rows.reduce((sum, { miss }) => sum + Math.abs(miss), 0) / rows.length
  return (
    <>
      <p>
        The shares of section 6.3, with their points for layout and copies and our bounds on
        maintenance, miss the total load of the tests by{' '}
        {format.value(Math.round(mean * 1000) / 1000, '%')} on average. The tests contain what the
        load generator did beyond its plan; the shares do not.
      </p>
      <details>
        <summary>All 31 tests</summary>
        <TableScroll label="The paper’s shares, test by test">
          <table className="figures">
            <thead>
              <tr>
                <th scope="col">Test</th>
                <th scope="col" className="amount">
                  Published, IOPS
                </th>
                <th scope="col" className="amount">
                  By the shares, IOPS
                </th>
                <th scope="col" className="amount">
                  Apart
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ test, published, predicted, miss }) => (
                <tr key={testName(test, format)}>
                  <th scope="row">{testName(test, format)}</th>
                  <td className="amount">{format.number(published, 0)}</td>
                  <td className="amount">{format.number(predicted, 0)}</td>
                  <td className="amount">
                    {miss > 0 ? '+' : ''}
                    {format.value(Math.round(miss * 1000) / 1000, '%')}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableScroll>
      </details>
    </>
  )
}
