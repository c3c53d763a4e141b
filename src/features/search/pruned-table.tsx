import { pruneReasons, type SearchProgress } from '../../engine/index.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { reasonWords } from './search-words.ts'

/** Where every design of a search went: found, or passed over and why. */
export function PrunedTable({ progress }: { progress: SearchProgress }) {
  const { designs, found, pruned } = progress
  const passedOver = pruneReasons.filter((reason) => pruned[reason] > 0)
  return (
    <DataTable
      caption="Where every design went"
      frame="Where every design went"
      className="compact"
      rows={[
        { what: 'Found: they fit', count: found },
        ...passedOver.map((reason) => ({ what: reasonWords[reason], count: pruned[reason] })),
      ]}
      columns={[
        { head: 'Designs', of: ({ what }) => what, foot: 'All' },
        { head: 'How many', of: ({ count }) => count, foot: designs },
      ]}
    />
  )
}
