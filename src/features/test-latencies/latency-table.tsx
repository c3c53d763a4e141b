import { cutName } from '../../engine/index.ts'
import type { LatencyGroup, TimedLatency } from '../../engine/roles-index.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { latencyWords } from './latency-words.ts'

type LatencyTableProps = { readonly groups: readonly LatencyGroup[]; readonly title: string }

type Row = TimedLatency & Pick<LatencyGroup, 'of' | 'meanLimit' | 'mostLimit'>

/** Mean and most of every latency beside its limits. */
export function LatencyTable({ groups, title }: LatencyTableProps) {
  return (
    <DataTable<Row>
      caption={`Mean and most: ${title}`}
      hidden="caption"
      frame={`Mean and most: ${title}`}
      groups={groups.map(({ latencies, of, ...limits }) => ({
        title: latencyWords[of],
        rows: latencies.map((one) => ({ ...one, of, ...limits })),
      }))}
      columns={[
        { head: 'Volume', names: true, of: ({ series }) => cutName(series.name) },
        { head: 'Mean', of: ({ mean }) => mean, fails: isOver('mean') },
        { head: 'Limit', of: ({ meanLimit }) => meanLimit ?? '' },
        { head: 'Most', of: ({ most }) => most, fails: isOver('most') },
        { head: 'Limit', full: 'Limit of the most', of: ({ mostLimit }) => mostLimit ?? '' },
      ]}
    />
  )
}

function isOver(key: 'mean' | 'most') {
  return (row: Row) => {
    const limit = row[`${key}Limit`]
    return limit !== null && row[key].value >= limit.value
  }
}
