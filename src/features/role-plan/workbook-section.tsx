import { PageLink } from '../../app/frame/page-link.tsx'
import { sectionOf } from '../../app/plan-section.tsx'
import { hasParts } from '../../engine/methods/roles/index.ts'
import type { DataCell } from '../../ui/cell.tsx'
import { DataTable } from '../../ui/data-table.tsx'

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
type Sheet = { readonly sheet: string; readonly shows: string; readonly here: readonly Place[] }

const environment = { id: 'environment', title: 'Environment' }
const server = { id: 'server', title: 'Server' }
const databases = { id: 'databases', title: 'Databases' }
const activation = { id: 'activation', title: 'Activation' }

const sheets: readonly Sheet[] = [
  {
    sheet: 'Input',
    shows: 'What is asked',
    here: [{ id: 'answers', title: 'Answers' }],
  },
  {
    sheet: 'Role Requirements',
    shows:
      'Environment, mailboxes, databases and copies, memory and processors of a server, transport',
    here: [environment, server, databases, { id: 'transport', title: 'Transport' }],
  },
  {
    sheet: 'Activation Scenarios',
    shows: 'Databases active on a server, failure by failure',
    here: [activation],
  },
  {
    sheet: 'Distribution',
    shows: 'Which server holds which copy',
    here: [databases, activation],
  },
  {
    sheet: 'Volume Requirements',
    shows: 'Space of databases, logs and volumes; I/O of a server',
    here: [
      { id: 'space', title: 'Space' },
      { id: 'logs', title: 'Logs' },
      { id: 'io', title: 'I/O' },
      { id: 'totals', title: 'Totals' },
    ],
  },
  {
    sheet: 'Backup Requirements',
    shows: 'What is backed up on which day',
    here: [{ id: 'backup', title: 'Backup' }],
  },
  {
    sheet: 'Replication Requirements',
    shows: 'Logs over the link between the sites',
    here: [{ id: 'replication', title: 'Replication' }],
  },
  {
    sheet: 'Storage Design',
    shows: 'Drives of a server in RAID and without',
    here: [
      { id: 'drives', title: 'Drives' },
      { id: 'designs', title: 'Designs considered' },
      { id: 'bill', title: 'Bill of materials' },
    ],
  },
  {
    sheet: 'Mailbox Space Modeling',
    shows: 'How long a mailbox takes to fill',
    here: [{ id: 'growth', title: 'Growth' }],
  },
]

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
