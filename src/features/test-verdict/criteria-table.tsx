import { criterionWords } from '../../app/words/test-words.ts'
import type { Criterion, JudgedTest } from '../../engine/jetstress/index.ts'
import type { DataCell } from '../../ui/cell.tsx'
import { DataTable } from '../../ui/data-table.tsx'

/** Criteria of one test: limit, measured figure, and whether it holds. */
export function CriteriaTable({
  test,
  title,
}: {
  readonly test: JudgedTest
  readonly title: string
}) {
  return (
    <DataTable
      caption={`Criteria: ${title}`}
      hidden="caption"
      cards
      rows={test.criteria}
      columns={[
        { head: 'Criterion', of: ({ code }) => criterionWords[code] },
        { head: 'Limit', of: limitOf },
        { head: 'Measured', fails, of: ({ measured, byReport }) => measured ?? missing(byReport) },
        { head: 'Mean of all volumes', of: (one) => latencyOf(test, one)?.mean ?? '' },
        { head: 'At the expected load', of: (one) => latencyOf(test, one)?.equated ?? '' },
        { head: 'Holds', className: 'holds', fails, of: holdsOf },
      ]}
    />
  )
}

const fails = ({ holds }: Criterion) => holds === false

function limitOf({ code, limit }: Criterion): DataCell {
  return [code === 'achieved' ? 'at least ' : 'below ', limit]
}

function missing(byReport: boolean): string {
  return byReport ? 'not in the report' : 'not known'
}

function holdsOf({ holds, byReport }: Criterion): string {
  if (holds === null) return 'not known'
  if (!holds) return 'no'
  return byReport ? 'yes, as the report says' : 'yes'
}

function latencyOf({ latencies }: JudgedTest, { code }: Criterion) {
  return code === 'dbRead' || code === 'dbWrite' || code === 'logWrite' ? latencies[code] : null
}
