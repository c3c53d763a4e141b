import { placedServers } from '../../app/words/server-words.ts'
import type { Plan, SizedByRoles } from '../../engine/index.ts'
import { serverDesigns } from '../../engine/roles-index.ts'
import type { Format } from '../../ui/format.ts'
import { useFormat } from '../../ui/format-context.tsx'
import { type DrawnServer, type DrawnSite, drawnSites } from './drawn-servers.ts'
import './design-picture.css'

type DesignPictureProps = { readonly plan: Plan; readonly sizing: SizedByRoles }

/** As many servers of a site, and drives of a server, as are drawn one by one. */
const mostServers = 16
const mostDrives = 36

/** The servers of a DAG where they stand, with their copies, their drives, and how busy they get. */
export function DesignPicture({ plan, sizing }: DesignPictureProps) {
  const format = useFormat()
  const { designs, proposed } = serverDesigns(plan, sizing)
  const sites = drawnSites(plan, sizing, proposed ?? designs[0] ?? null)
  const { peak, link } = sizing.parts.replication
  const { dags } = sizing.parts.databases
  const ofMany = sizing.parts.copies.shape.ha && dags.value > 1
  return (
    <figure className="picture">
      <div className="sites" role="img" aria-label={pictureWords(sizing, sites, format)}>
        <Site site={sites[0]} isAlone={sites.length === 1} />
        {sites[1] && (
          <>
            <span className="wan">
              {peak && (
                <>
                  <strong>{format.text(peak)}</strong>
                  {link?.advised && ` of ${format.text(link.advised.carries)}`}
                </>
              )}
            </span>
            <Site site={sites[1]} isAlone={false} />
          </>
        )}
      </div>
      {ofMany && <figcaption>One of {format.text(dags)}, all built alike.</figcaption>}
    </figure>
  )
}

/** The picture in a sentence. */
function pictureWords(sizing: SizedByRoles, sites: readonly DrawnSite[], format: Format): string {
  const told = sites.map(({ site, servers, drives, space }) => {
    const count = `${format.number(servers.length)} ${servers.length === 1 ? 'server' : 'servers'}`
    const own = drives === null ? '' : `, ${format.number(drives)} drives in each`
    const full = space === null ? '' : `, filled to ${format.value(rounded(space), '%')}`
    return `Site ${site}: ${count}${own}${full}.`
  })
  return `${placedServers(sizing, format)}. ${told.join(' ')}`
}

function rounded(share: number): number {
  return Math.round(share * 100) / 100
}

type SiteProps = { readonly site: DrawnSite | undefined; readonly isAlone: boolean }

function Site({ site, isAlone }: SiteProps) {
  const format = useFormat()
  if (!site) return null
  const { servers, lagged } = site
  const more = servers.length - mostServers
  return (
    <div className="site">
      {!isAlone && <span className="site-name">Site {site.site}</span>}
      <div className="site-servers">
        {servers.slice(0, mostServers).map((server) => (
          <Server key={server.number} server={server} site={site} />
        ))}
      </div>
      {more > 0 && <span>and {format.number(more)} more</span>}
      {lagged > 0 && <span>and {format.number(lagged)} of lagged copies alone</span>}
    </div>
  )
}

type ServerProps = { readonly server: DrawnServer; readonly site: DrawnSite }

function Server({ server: { number, active, passive }, site }: ServerProps) {
  const format = useFormat()
  const { drives, spares, space, cpu } = site
  return (
    <span className="drawn-server">
      <strong>Server {format.number(number)}</strong>
      {drives !== null && <Drives count={drives} spares={spares} space={space ?? 0} />}
      <span>{format.number(active)} active</span>
      <span className="passive">{format.number(passive)} passive</span>
      {cpu !== null && (
        <span className="cpu">
          <span style={{ inlineSize: percent(Math.min(1, cpu)) }} />
        </span>
      )}
    </span>
  )
}

/** The drives of a server, each as full as its volumes; the spare ones empty. */
function Drives(props: {
  readonly count: number
  readonly spares: number
  readonly space: number
}) {
  const { count, spares, space } = props
  const format = useFormat()
  if (count > mostDrives) return <span>{format.number(count)} drives</span>
  const drawn = Array.from({ length: count }, (_, at) => ({
    place: at + 1,
    isSpare: at >= count - spares,
  }))
  return (
    <span className="drives">
      {drawn.map(({ place, isSpare }) => (
        <span key={place} className={isSpare ? 'drive spare' : 'drive'}>
          {!isSpare && <span style={{ blockSize: percent(Math.min(1, space)) }} />}
        </span>
      ))}
    </span>
  )
}

function percent(share: number): string {
  return `${(share * 100).toString()}%`
}
