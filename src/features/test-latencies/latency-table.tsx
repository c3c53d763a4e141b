import { cutName } from '../../engine/index.ts'
import type { LatencyGroup, TimedLatency } from '../../engine/roles-index.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { latencyWords } from './latency-words.ts'

type LatencyTableProps = { readonly groups: readonly LatencyGroup[]; readonly title: string }

type Row = TimedLatency & Omit<LatencyGroup, 'latencies'>

/** Mean and most of every latency beside its limits. */
export function LatencyTable({ groups, title }: LatencyTableProps) {
  return (
    <DataTable<Row>
      caption={`Mean and most: ${title}`}
      hidden="caption"
      frame={`Mean and most: ${title}`}
      rows={rowsOf(groups)}
      first={24}
      columns={[
        { head: 'Latency', of: ({ of }) => latencyWords[of] },
        { head: 'Volume', names: true, of: ({ series }) => cutName(series.name) },
        { head: 'Measured', over: 'Mean', of: ({ mean }) => mean, fails: isOver('mean') },
        { head: 'Limit', over: 'Mean', of: ({ meanLimit }) => meanLimit ?? '' },
        { head: 'Measured', over: 'Most', of: ({ most }) => most, fails: isOver('most') },
        { head: 'Limit', over: 'Most', of: ({ mostLimit }) => mostLimit ?? '' },
      ]}
    />
  )
}

/** Those over a limit first, else as their groups have them. */
function rowsOf(groups: readonly LatencyGroup[]): readonly Row[] {
  const rows = groups.flatMap(({ latencies, ...group }) =>
    latencies.map((one) => ({ ...one, ...group })),
  )
  const fails = (row: Row) => isOver('mean')(row) || isOver('most')(row)
  return [...rows.filter(fails), ...rows.filter((row) => !fails(row))]
}

function isOver(key: 'mean' | 'most') {
  return (row: Row) => {
    const limit = row[`${key}Limit`]
    return limit !== null && row[key].value >= limit.value
  }
}
