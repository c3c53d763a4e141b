import {
  citationsOfSources,
  citedDocumentTitle,
  erratumOfId,
  numbersBehind,
  type Source,
  standingTitle,
  type Worked,
} from '../../engine/index.ts'
import type { Sheet, SheetCell } from '../../spreadsheet/index.ts'
import { sourceWords, standingMeanings } from '../../ui/source-note.tsx'
import { columnsOfWidths, type SizedVariant, sectionRow, tableSheet, textCell } from './cells.ts'

export function sourceSheet(all: readonly SizedVariant[], guard: string): Sheet {
  const figures = all.flatMap(({ roots }) => numbersBehind(roots))
  const cited = citationsOfSources([
    ...figures.flatMap(sourcesOf),
    ...all.flatMap(({ advice }) => advice.map(({ source }) => source)),
  ])
  const errata = figures.flatMap(({ how }) => ('errata' in how && how.errata) || [])
  const ids = [...new Set(errata)].toSorted((one, other) =>
    one.localeCompare(other, 'en', { numeric: true }),
  )
  const columns = columnsOfWidths(16, 60, 60, 60, 60)
  const rows: (readonly SheetCell[])[] = [
    sectionRow('Documents', columns.length),
    ...cited.documents.map((one, at): readonly SheetCell[] => [
      { value: at + 1, look: 'label' },
      { value: citedDocumentTitle(one), spans: columns.length - 1 },
    ]),
  ]
  if (cited.standings.length > 0)
    rows.push(
      sectionRow('Figures from beyond the papers', columns.length),
      ...cited.standings.map((one): readonly SheetCell[] => [
        textCell(standingTitle(one), 'label'),
        { value: standingMeanings[one], spans: columns.length - 1 },
      ]),
    )
  rows.push(
    sectionRow('Rules of our own', columns.length),
    ...cited.rules.map((rule, at): readonly SheetCell[] => [
      textCell(`R${at + 1}`, 'label'),
      { value: rule, spans: columns.length - 1 },
    ]),
    sectionRow('Errata behind these figures', columns.length),
    ...ids.map((id): readonly SheetCell[] => {
      const { cite, printed, follows, decision, effect } = erratumOfId(id)
      return [
        textCell(id, 'label'),
        textCell(`${sourceWords(cite)}: ${printed}`),
        textCell(follows),
        textCell(decision),
        textCell(effect),
      ]
    }),
  )
  return tableSheet('Sources and errata', {
    about: 'The documents and rules that the figures rest on, and where documents err.',
    columns,
    guard,
    head: ['Number', 'Document, rule or what is printed', 'What follows', 'What is done', 'Effect'],
    rows,
  })
}

function sourcesOf({ how }: Worked): readonly Source[] {
  if (how.kind === 'published') return [how.cite]
  return 'source' in how ? [how.source] : []
}
