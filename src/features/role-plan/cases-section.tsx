import { worstWords } from '../../app/answer/plan-words.ts'
import { sectionOf } from '../../app/plan-section.tsx'
import { type SiteLoss, siteLosses } from '../../app/roles/failure-rows.ts'
import { isStatedOtherwise, type RoleCase, roleCases } from '../../app/roles/role-cases.ts'
import type { DagServer } from '../../engine/failures/index.ts'
import type { Plan } from '../../engine/index.ts'
import { dagsOf, methodOf } from '../../engine/methods/index.ts'
import { hasParts, isTooBusy, type SizedByRoles } from '../../engine/methods/roles/index.ts'
import { DataTable } from '../../ui/data-table.tsx'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { Figure } from '../../ui/working.tsx'

/** The busiest server in each failure case, and the effect of losing each site. */
export const casesSection = sectionOf(hasParts, {
  id: 'cases',
  title: 'The server in each case',
  takeaway: (plan, sizing, format) => {
    const survived = methodOf(plan).summary.survived(plan, sizing)
    return survived && worstWords(survived.worst, format)
  },
  Section: ({ plan, sizing }) => (
    <>
      <ServerCases sizing={sizing} />
      <SitesAndLink plan={plan} sizing={sizing} />
    </>
  ),
})

/** Active databases, I/O and processor load of the busiest server, by case. */
function ServerCases({ sizing }: { readonly sizing: SizedByRoles }) {
  const { iopsServer } = sizing.parts.io
  return (
    <DataTable
      caption="The server in each case"
      hidden="caption"
      className="cases"
      rows={roleCases(sizing).filter(({ code }) => code !== 'worst')}
      columns={[
        { head: 'Case', of: ({ name }) => name },
        { head: 'Active', bare: true, of: activeCell(sizing) },
        { head: 'Database IOPS', bare: true, of: () => iopsServer },
        {
          head: 'Processors',
          of: ({ processors }) => processors?.cpu ?? null,
          fails: ({ processors }) => isTooBusy(processors?.cpu),
        },
      ]}
    />
  )
}

/** Active databases as tried, with the figure of the workbook if it differs. */
function activeCell({ requirements: { mode } }: SizedByRoles) {
  return (one: RoleCase) =>
    mode === 'corrected' && isStatedOtherwise(one)
      ? [one.active, { note: one.stated ? ['stated ', one.stated] : 'not stated' }]
      : one.active
}

type SitesProps = { readonly plan: Plan; readonly sizing: SizedByRoles }

/** Effect of losing each site, and whether the link carries the logs. */
function SitesAndLink({ plan, sizing }: SitesProps) {
  const format = useFormat()
  const losses = siteLosses(plan, sizing)
  if (losses.length === 0) return null
  const { peak, link } = sizing.parts.replication
  const servers = dagsOf(plan, sizing)?.servers ?? []
  return (
    <div className="sites-and-link stack above-3 whole-on-paper">
      {losses.map((loss) => (
        <p key={loss.site}>
          <strong>Site {loss.site} lost:</strong> {lossWords(loss, sizing, servers, format)}
        </p>
      ))}
      <p>
        <strong>Link between the sites:</strong>{' '}
        {peak && link ? (
          <>
            logs take <Figure worked={peak} /> in the busiest hour
            {link.advised && (
              <>
                {' '}
                of <Figure worked={link.advised.carries} />
              </>
            )}
            , {link.verdict === 'yes' ? 'which it carries.' : 'which it does not carry.'}
          </>
        ) : (
          'nothing is known of its load.'
        )}
      </p>
    </div>
  )
}

/** Effect of a site loss: takeover or switchover, then the load of the busiest server. */
function lossWords(
  loss: SiteLoss,
  { parts }: SizedByRoles,
  servers: readonly DagServer[],
  format: Format,
): string {
  const { down, needsSwitch, lost, busiest, site } = loss
  const all = parts.databases.databaseCount.value
  if (lost > 0)
    return `${format.number(lost)} of ${format.number(all)} databases have no copy left that may become active.`
  const other = site === 1 ? 2 : 1
  const first =
    down === 0
      ? `site ${other} takes over by itself.`
      : needsSwitch
        ? `no majority is left, and ${format.number(down)} databases are down until an administrator switches over.`
        : `${format.number(down)} databases are down until an administrator switches over.`
  const name = busiest && servers[busiest.server - 1]?.name
  const then = name ? ` Then ${name} has ${format.number(busiest.active)} active.` : ''
  return `${first}${then}`
}
