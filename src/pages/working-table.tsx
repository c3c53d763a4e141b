import {
  explain,
  isPublicFigure,
  labelWithTier,
  numbersBehind,
  type PublicFigure,
  type Worked,
} from '../engine/index.ts'
import type { DataCell } from '../ui/cell.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { useFormat } from '../ui/format-context.tsx'
import { useSourceWords } from '../ui/source-note.tsx'

/** The working of every computed figure, once, after the figures it is made of. */
export function WorkingTable({ roots }: { readonly roots: readonly Worked[] }) {
  const sourceWords = useSourceWords()
  const format = useFormat().asComputed
  const all = numbersBehind(roots)
  const lines = all.filter(
    ({ how }) => how.kind !== 'given' && how.kind !== 'published' && how.kind !== 'assumed',
  )
  const printed = all.flatMap((worked) =>
    worked.how.kind === 'published' && isPublicFigure(worked.how.cite)
      ? [{ worked, source: worked.how.cite }]
      : [],
  )
  return (
    <>
      <DataTable
        caption="Working of every computed figure"
        hidden="caption"
        className="working-table"
        rows={lines.map((worked) => ({
          worked,
          ...explain(worked, format.value, format.constant),
        }))}
        columns={[
          {
            head: 'Figure',
            of: ({ worked }) => strong(labelWithTier(worked), format.text(worked)),
          },
          {
            head: 'How it comes about',
            of: ({ words, numbers }) => (numbers ? strong(words, numbers) : words),
          },
          {
            head: 'Source',
            className: 'quiet',
            of: ({ source, errata }) =>
              `${source ? sourceWords(source) : ''}${errata.length > 0 ? ` (${errata.join(', ')})` : ''}`,
          },
        ]}
      />
      {printed.length > 0 && <PublicFigures printed={printed} />}
    </>
  )
}

type PublicFiguresProps = {
  readonly printed: readonly { readonly worked: Worked; readonly source: PublicFigure }[]
}

/** Figures from beyond the papers, and how far each can be relied on. */
function PublicFigures({ printed }: PublicFiguresProps) {
  const sourceWords = useSourceWords()
  const format = useFormat().asComputed
  return (
    <DataTable
      caption="Public figures from beyond the papers"
      className="working-table standings"
      rows={printed}
      columns={[
        { head: 'Figure', of: ({ worked }) => `${labelWithTier(worked)} ${format.text(worked)}` },
        {
          head: 'How far it can be relied on',
          className: 'quiet',
          of: ({ source }) => sourceWords(source),
        },
      ]}
    />
  )
}

/** Table cell of words, with figures in bold below. */
function strong(words: string, figures: string): DataCell {
  return {
    drawn: (
      <>
        {words}
        <span className="block strong">{figures}</span>
      </>
    ),
    text: `${words}: ${figures}`,
  }
}
