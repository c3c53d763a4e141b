import {
  isPublic,
  isPublished,
  latestVersion,
  type Source,
  type Standing,
} from '../../engine/index.ts'
import { versionBases } from '../../engine/methods/roles/index.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { FoldLine } from '../../ui/fold-line.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import { sourceCell, standingNames } from '../../ui/source-note.tsx'

/** Standing of a figure; null if a document such as the workbook prints the figure. */
function standingOf(source: Source): Standing | null {
  if (isPublic(source)) return source.standing
  return isPublished(source) ? null : 'assumed'
}

const isAssumed = ({ source }: { readonly source: Source }) => standingOf(source) === 'assumed'

function standingWords(source: Source): string {
  const standing = standingOf(source)
  if (standing === null) return 'workbook'
  return standing === 'A' ? 'Microsoft' : standing
}

export function AssumedPart({ title }: { readonly title: string }) {
  const { number } = useFormat()
  const all = versionBases()
  const ofLatest = all.filter(({ versions }) => versions.includes(latestVersion))
  const assumed = ofLatest.filter(isAssumed)
  return (
    <FoldLine
      id="assumed"
      level={2}
      title={title}
      says={`Of ${number(ofLatest.length)} figures that ${latestVersion} is sized with, ${number(assumed.length)} are published by nobody. Spindle takes those of Exchange 2016, or an assumption that it names.`}
    >
      <p>
        Microsoft’s workbook was made for Exchange 2013. For 2016 the Exchange team published
        processor figures; for 2019 and the Subscription Edition, only the sizes of a server.
      </p>
      <DataTable
        caption="Figures of Exchange 2016, 2019 and SE"
        hidden="caption"
        frame
        cards
        rows={[...all.filter(isAssumed), ...all.filter((one) => !isAssumed(one))]}
        columns={[
          { head: 'Quantity', of: ({ worked }) => worked.label },
          { head: 'Versions', of: ({ versions }) => versions.join(', ') },
          { head: 'Figure', className: 'amount', of: ({ worked }) => worked },
          { head: 'Standing', of: ({ source }) => standingWords(source) },
          { head: 'Source', narrow: 'alone', of: ({ source }) => sourceCell(source) },
        ]}
      >
        <p className="footnote">
          Workbook: printed there for Exchange 2013. Microsoft: {standingNames.A}. Assumed:{' '}
          {standingNames.assumed}.
        </p>
      </DataTable>
    </FoldLine>
  )
}
