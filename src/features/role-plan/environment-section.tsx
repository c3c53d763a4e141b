import { useContext } from 'react'
import { type SectionProps, sectionOnlyForSizingType } from '../../app/plan-section.tsx'
import { termLinkCell } from '../../app/term-link.tsx'
import { tierFigureColumns } from '../../engine/figures/index.ts'
import { isVirtual, type Plan, shortVersionName, type Worked } from '../../engine/index.ts'
import { hasStageResults, type SizedByRoles } from '../../engine/methods/roles/index.ts'
import type { DataCell } from '../../ui/cell.tsx'
import { IsForPaperContext } from '../../ui/chart-frame.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { standingMeanings } from '../../ui/source-note.tsx'
import type { Column } from '../../ui/table.ts'
import { IsPublicNotedContext } from '../../ui/working.tsx'

export const environmentSection = sectionOnlyForSizingType(hasStageResults, {
  id: 'environment',
  title: 'Environment',
  takeaway: (plan, sizing, format) =>
    `${format.text(sizing.mailboxes)} on ${shortVersionName(plan.exchange)}${copiesWords(sizing, format)}.`,
  Section: Environment,
})

function copiesWords({ parts: { copies } }: SizedByRoles, format: Format): string {
  if (!copies.shape.hasDag) return ', on standalone servers'
  return `, with ${format.text(copies.copies)} of each database`
}

function Environment({ plan, sizing }: SectionProps<SizedByRoles>) {
  return (
    <>
      <div className="requirement grid coarse gap-5 across-6 top two-on-paper">
        <Rows caption="Mailboxes and servers" rows={rowsOf(plan, sizing)} />
        {sizing.parts.copies.shape.hasDag && (
          <Rows caption="Copies of a database" rows={copyRows(sizing)} />
        )}
      </div>
      <Tiers sizing={sizing} />
      <MethodNote plan={plan} />
    </>
  )
}

function MethodNote({ plan }: { readonly plan: Plan }) {
  const isSaid = useContext(IsPublicNotedContext)
  const isPaper = useContext(IsForPaperContext)
  return (
    <p className="hint wide-measure above-4">
      {shortVersionName(plan.exchange)} is sized by Microsoft’s Role Requirements Calculator,{' '}
      {plan.mode === 'corrected' ? 'with its errors corrected' : 'its errors included'}. It computes
      in binary sizes: 1 GiB is 1,073,741,824 bytes, as Windows shows it.
      {!isVirtual(plan) && ' Drives and arrays are decimal, as they are sold.'}
      {!isPaper &&
        ` ${isSaid ? 'Figures' : '‡ rests on figures'} from beyond the workbook: A ${standingMeanings.A}; B ${standingMeanings.B}; C ${standingMeanings.C}; or an assumption, ${standingMeanings.assumed}.`}
    </p>
  )
}

function Rows({ caption, rows }: { readonly caption: string; readonly rows: readonly Row[] }) {
  const firstLagged = rows.find(({ label }) => label.startsWith('Lagged copies'))?.label
  return (
    <DataTable
      caption={caption}
      hidden="heads"
      rows={rows}
      columns={[
        {
          head: 'Quantity',
          of: ({ label, note }) => {
            const name =
              label === firstLagged ? termLinkCell(label, 'Lagged copies', 'lagged') : label
            return note ? [name, { note }] : name
          },
        },
        { head: 'Figure', className: 'amount', of: ({ cell }) => cell },
      ]}
    />
  )
}

type Row = { readonly label: string; readonly cell: DataCell; readonly note?: string }

/** Distribution of users over two sites in words, by site model. */
const modelWords = {
  AP: 'active/passive: all users in site 1',
  AA1: 'active/active in one DAG: users in both sites',
  AAN: 'active/active in several DAGs: users in both sites',
} as const satisfies Record<Plan['siteModel'], string>

function rowsOf(plan: Plan, sizing: SizedByRoles): readonly Row[] {
  const { copies, databases, servers } = sizing.parts
  const { shape } = copies
  const in1 = shape.twoSites ? ' in site 1' : ''
  return [
    { label: 'Version of Exchange', cell: shortVersionName(plan.exchange) },
    { label: 'Mailboxes to size for', cell: sizing.mailboxes, note: 'with growth, of all tiers' },
    {
      label: 'Sites',
      cell: shape.twoSites ? 'two' : 'one',
      ...(shape.twoSites && { note: modelWords[shape.model] }),
    },
    ...(shape.hasDag
      ? [
          { label: 'DAGs', cell: databases.dags },
          { label: 'Mailboxes of a DAG', cell: databases.mailboxesDag },
        ]
      : [{ label: 'Availability', cell: 'standalone servers', note: 'without a DAG' }]),
    {
      label: `Servers with active mailboxes${in1}`,
      cell: servers.servers1,
      note: shape.hasDag ? 'of one DAG' : 'each for itself',
    },
    ...some('Servers in site 1 for the other site’s copies', servers.recoveryServers1),
    ...some('Servers with active mailboxes in site 2', servers.servers2),
    ...some(
      'Servers in site 2',
      servers.recoveryServers2,
      'without active mailboxes while both sites are up',
    ),
    ...some('Servers of lagged copies alone in site 1', servers.lagged1),
    ...some('Servers of lagged copies alone in site 2', servers.lagged2),
    { label: 'Servers of the environment', cell: servers.allServers },
  ]
}

function copyRows({ parts: { copies } }: SizedByRoles): readonly Row[] {
  const { homeCopies, awayCopies, homeLagged, awayLagged, shape } = copies
  const home = shape.twoSites ? ' in its own site' : ''
  return [
    { label: 'Copies', cell: copies.copies, note: 'lagged ones included' },
    { label: `Activatable copies${home}`, cell: homeCopies },
    ...some('Activatable copies in the other site', awayCopies),
    ...some(`Lagged copies${home}`, homeLagged, lagWords(shape.managesLag)),
    ...some('Lagged copies in the other site', awayLagged, lagWords(shape.managesLag)),
  ]
}

function lagWords(isManaged: boolean): string {
  return isManaged ? 'activatable too, by the replay lag manager' : 'never active while they lag'
}

/** Table row of a count; none if the count is 0. */
function some(label: string, worked: Worked, note?: string): readonly Row[] {
  return worked.value > 0 ? [{ label, cell: worked, ...(note !== undefined && { note }) }] : []
}

function Tiers({ sizing }: { readonly sizing: SizedByRoles }) {
  const format = useFormat()
  return (
    <DataTable
      caption="One mailbox of each tier"
      frame
      cards
      className="tiers whole-line"
      rows={sizing.parts.mailbox.tiers}
      columns={[
        { head: 'Tier', of: ({ title }) => title ?? 'All mailboxes' },
        ...tierFigureColumns.map(
          ({ head, unit, name }): Column<SizedByRoles['parts']['mailbox']['tiers'][number]> => ({
            head: unit ? `${head}, ${format.unit(unit)}` : head,
            of: (tier) => tier[name],
            bare: true,
          }),
        ),
      ]}
    />
  )
}
