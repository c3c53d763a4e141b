import type { AcrossVersions, Plan, VersionAdvice, VersionChange } from '../../engine/index.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { Fold } from '../../ui/fold.tsx'
import type { Column } from '../../ui/table.ts'

type VersionChangesProps = {
  readonly across: AcrossVersions
  readonly current: Plan['exchange']
}

/** What each version sets, what comes of it in the plan, and the advice that not all of them give. */
export function VersionChanges({ across, current }: VersionChangesProps) {
  const { versions, sets, results, advice } = across
  const headOf = (at: number) => {
    const version = versions[at]
    if (version === undefined) return ''
    return version === current ? `${version}, this plan` : version
  }
  const figureTable = (caption: string, rows: readonly VersionChange[], bare?: true) =>
    rows.length > 0 && (
      <DataTable
        caption={caption}
        cards
        rows={rows}
        columns={[
          { head: 'Quantity', of: ({ label, why }) => [label, { note: why }] },
          ...versions.map(
            (_version, at): Column<VersionChange> => ({
              head: headOf(at),
              ...(bare && { bare }),
              of: ({ figures }) => figures[at] ?? null,
            }),
          ),
        ]}
      />
    )
  return (
    <>
      {figureTable('What comes of the version in this plan', results)}
      {advice.length > 0 && (
        <DataTable
          caption="Advice that not every version gives"
          cards
          rows={advice}
          columns={[
            { head: 'Advice', of: ({ title }) => [...title] },
            ...versions.map(
              (_version, at): Column<VersionAdvice> => ({
                head: headOf(at),
                of: ({ given }) => (given[at] ? 'yes' : { hint: 'no' }),
              }),
            ),
          ]}
        />
      )}
      <Fold title="What each version sets">{figureTable('What the version sets', sets, true)}</Fold>
    </>
  )
}
