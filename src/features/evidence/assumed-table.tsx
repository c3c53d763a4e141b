import {
  isPublic,
  isPublished,
  type Source,
  type Standing,
  versionBases,
} from '../../engine/index.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { Fold } from '../../ui/fold.tsx'
import { sourceCell, standingNames } from '../../ui/source-note.tsx'

/** How far a figure of a version can be relied on; null where the workbook prints it. */
export function standingOf(source: Source): Standing | null {
  if (isPublic(source)) return source.standing
  return isPublished(source) ? null : 'assumed'
}

/** The same in a word or two. */
function standingWords(source: Source): string {
  const standing = standingOf(source)
  if (standing === null) return 'workbook'
  return standing === 'A' ? 'Microsoft' : standing
}

/** What is taken for the versions after 2013, each with its standing and its source. */
export function AssumedTable() {
  const all = versionBases()
  const isAssumed = ({ source }: Base) => standingOf(source) === 'assumed'
  return (
    <>
      <p>
        Microsoft’s workbook was made for Exchange 2013. For 2016 the Exchange team published
        processor figures; for 2019 and the Subscription Edition, only the sizes of a server.
      </p>
      <BaseTable
        caption="Figures that are assumed for Exchange 2016, 2019 and SE"
        rows={all.filter(isAssumed)}
      />
      <Fold title="Those that Microsoft published">
        <BaseTable
          caption="Figures of Exchange 2016, 2019 and SE that Microsoft published"
          rows={all.filter((one) => !isAssumed(one))}
        />
        <p className="footnote">
          Workbook: printed there for Exchange 2013. Microsoft: {standingNames.A}.
        </p>
      </Fold>
    </>
  )
}

type Base = ReturnType<typeof versionBases>[number]

function BaseTable({
  caption,
  rows,
}: {
  readonly caption: string
  readonly rows: readonly Base[]
}) {
  return (
    <DataTable
      caption={caption}
      hidden="caption"
      frame={caption}
      cards
      rows={rows}
      columns={[
        { head: 'Quantity', of: ({ worked }) => worked.label },
        { head: 'Versions', of: ({ versions }) => versions.join(', ') },
        { head: 'Figure', className: 'amount', of: ({ worked }) => worked },
        { head: 'Standing', of: ({ source }) => standingWords(source) },
        { head: 'Source', narrow: 'alone', of: ({ source }) => sourceCell(source) },
      ]}
    />
  )
}
