import { DataTable } from '../../ui/data-table.tsx'
import type { RowGroup } from '../../ui/table.ts'
import type { ComparedColumn, ComparisonRow } from './comparison-row.ts'

type ComparisonTableProps = {
  readonly caption: string
  /** Heading of the first column. */
  readonly head: string
  readonly compared: readonly ComparedColumn[]
  readonly groups: readonly RowGroup<ComparisonRow>[]
}

/** The baseline is the first column; the others show differences from the baseline. */
export function ComparisonTable({ caption, head, compared, groups }: ComparisonTableProps) {
  return (
    <DataTable<ComparisonRow>
      caption={caption}
      hidden="caption"
      cards
      className={`comparison amounts-wrap${compared.length > 2 ? ' wide' : ''}`}
      groups={groups}
      keyOf={({ key }) => key}
      classOf={({ differs }) => (differs ? 'differs' : undefined)}
      columns={[
        { head, of: ({ label }) => label },
        ...compared.map(({ title }, at) => ({
          head: at === 0 ? [title, { note: 'baseline' }] : title,
          full: title,
          className: 'amount',
          of: ({ cells }: ComparisonRow) => cells[at] ?? null,
        })),
      ]}
    />
  )
}
