import type { Compared } from '../../engine/index.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { useFormat } from '../../ui/format-context.tsx'
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
    <DataTable
      caption="Published and predicted figures of every test"
      hidden="caption"
      frame="Every test"
      cards
      rows={rows}
      columns={[
        {
          head: 'Test',
          of: ({ test, once }) =>
            once ? [testName(test, format), { note: 'class tested once' }] : testName(test, format),
        },
        { head: `Published, ${unit}`, of: ({ published }) => ({ amount: published, decimals }) },
        { head: `Predicted, ${unit}`, of: ({ predicted }) => ({ amount: predicted, decimals }) },
        { head: 'Apart', of: ({ miss }) => apart(miss) },
        { head: 'Left out', of: ({ leftOut }) => apart(leftOut) },
      ]}
    />
  )
}

const apart = (share: number) => ({ amount: share, unit: '%', decimals: 1, signed: true }) as const
