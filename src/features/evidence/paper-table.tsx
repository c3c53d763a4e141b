import { comparePaper } from '../../engine/index.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { useFormat } from '../../ui/format-context.tsx'
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
        <DataTable
          caption="The paper’s shares, test by test"
          hidden="caption"
          frame="The paper’s shares, test by test"
          cards
          rows={rows}
          columns={[
            { head: 'Test', of: ({ test }) => testName(test, format) },
            {
              head: 'Published, IOPS',
              of: ({ published }) => ({ amount: published, decimals: 0 }),
            },
            {
              head: 'By the shares, IOPS',
              of: ({ predicted }) => ({ amount: predicted, decimals: 0 }),
            },
            {
              head: 'Apart',
              of: ({ miss }) => ({
                amount: Math.round(miss * 1000) / 1000,
                unit: '%',
                signed: true,
              }),
            },
          ]}
        />
      </details>
    </>
  )
}
