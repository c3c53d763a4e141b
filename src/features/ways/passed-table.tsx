import { type PruneReason, pruneReasons } from '../../engine/index.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { reasonWords } from './prune-words.ts'

type PassedTableProps = {
  readonly caption: string
  /** What is counted: `Layouts`. */
  readonly head: string
  readonly found: number
  readonly passed: Readonly<Partial<Record<PruneReason, number>>>
  /** Those that were not judged, because others beat them at their best. */
  readonly beaten?: number
  readonly all: number
}

/** Where everything that was looked through went: found, or passed over and why. */
export function PassedTable({ caption, head, found, passed, beaten = 0, all }: PassedTableProps) {
  const reasons = pruneReasons.map((reason) => ({
    what: reasonWords[reason],
    count: passed[reason] ?? 0,
  }))
  const rows = [...reasons, { what: 'Skipped: cannot beat one that holds', count: beaten }]
  return (
    <DataTable
      caption={caption}
      frame={caption}
      className="compact"
      rows={[{ what: 'They hold', count: found }, ...rows.filter(({ count }) => count > 0)]}
      columns={[
        { head, of: ({ what }) => what, foot: 'All' },
        { head: 'How many', of: ({ count }) => count, foot: all },
      ]}
    />
  )
}
