import { kindOf, type Plan, type Sizing, siteOutage } from '../../engine/index.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { Figure } from '../../ui/working.tsx'

type AloneProps = { readonly plan: Plan; readonly sizing: Sizing }

/** What follows from the loss of a server or a site where there is no DAG, below what is said of it. */
export function Alone({ plan, sizing }: AloneProps) {
  return (
    <p>
      {kindOf(plan) === 'none' ? (
        'A restore copies the databases back and replays their logs: see Recovery and backup.'
      ) : (
        <SiteLost plan={plan} sizing={sizing} />
      )}
    </p>
  )
}

/** Whom the loss of a site leaves without mail where its servers have all copies of their databases. */
export function SiteLost({ plan, sizing }: AloneProps) {
  const format = useFormat()
  const down = siteOutage(plan, sizing)
  const sites = sizing.sitesWithServers.value
  if (!down)
    return kindOf(plan) === 'ccr'
      ? 'After the loss of a site each cluster goes on with its server in another.'
      : null
  return (
    <>
      <strong>
        {sites > 1 ? 'While the largest site is lost' : 'While the one site is lost'},{' '}
        <Figure worked={down} bare />{' '}
        {format.quantity(down).number === '1' ? 'person is' : 'people are'} without mail:
      </strong>{' '}
      {sites > 1 ? 'no other site has a copy of its databases.' : 'there is no other.'}
    </>
  )
}
