import { type SiteLoss, siteLosses } from '../../app/roles/failure-rows.ts'
import { type DagServer, dagsOf, type Plan, type SizedByRoles } from '../../engine/index.ts'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { Figure } from '../../ui/working.tsx'

type SitesProps = { readonly plan: Plan; readonly sizing: SizedByRoles }

/** What the loss of each site does, and whether the link between them carries the logs. */
export function SitesAndLink({ plan, sizing }: SitesProps) {
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

/** What happens, what somebody must do, and what the busiest server then carries. */
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
