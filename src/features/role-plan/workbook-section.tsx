import { PageLink } from '../../app/frame/page-link.tsx'
import { sectionOf } from '../../app/plan-section.tsx'
import { hasParts } from '../../engine/methods/roles/index.ts'
import type { DataCell } from '../../ui/cell.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import sheets from './workbook-sheets.json' with { type: 'json' }

/** Maps each sheet of Microsoft's workbook to sections of the plan. */
export const workbookSection = sectionOf(hasParts, {
  id: 'workbook',
  title: 'Find a sheet of Microsoft’s workbook here',
  only: 'screen',
  takeaway: () =>
    'Each sheet of Microsoft’s Role Requirements Calculator, and the sections here that show what it shows.',
  Section: Workbook,
})

type Place = { readonly id: string; readonly title: string }

function Workbook() {
  return (
    <DataTable
      caption="Sheets of the workbook"
      cards
      rows={sheets}
      columns={[
        { head: 'Sheet', of: ({ sheet }) => sheet },
        { head: 'Shows', of: ({ shows }) => shows },
        { head: 'Here', of: ({ here }) => placesCell(here) },
      ]}
    />
  )
}

function placesCell(places: readonly Place[]): DataCell {
  const text = places.map(({ title }) => title).join(', ')
  const drawn = places.map(({ id, title }, at) => (
    <span key={id}>
      {at > 0 && ', '}
      <PageLink page="plan" at={id}>
        {title}
      </PageLink>
    </span>
  ))
  return { drawn, text }
}
