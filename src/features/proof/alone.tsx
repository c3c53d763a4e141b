import { useContext } from 'react'
import { kindOf, type Plan, type Sizing, siteOutage } from '../../engine/index.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import { SectionNumbers } from '../../ui/section-numbers.ts'
import { Figure } from '../../ui/working.tsx'
import { aloneFailures } from './alone-words.ts'

type AloneProps = { readonly plan: Plan; readonly sizing: Sizing }

/** What follows from the loss of a server or a site where there is no DAG, below what is said of it. */
export function Alone({ plan, sizing }: AloneProps) {
  const format = useFormat()
  const recovery = useContext(SectionNumbers).get('recovery')
  if (kindOf(plan) !== 'none')
    return (
      <p>
        <SiteLost plan={plan} sizing={sizing} />
      </p>
    )
  return (
    <DataTable
      caption={caption}
      hidden="caption"
      frame={caption}
      cards
      rows={aloneFailures(plan, sizing, format, recovery)}
      columns={[
        { head: 'What fails', of: ({ what }) => what },
        { head: 'Without mail', of: ({ who }) => who },
        { head: 'How long', of: ({ until }) => until },
      ]}
    />
  )
}

const caption = 'What each failure leaves'

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
