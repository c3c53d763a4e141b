import { DataTable } from '../../ui/data-table.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import type { DrawnDesign, DrawnServer } from './drawn-design.ts'
import { storageWords } from './picture-words.ts'
import { serversOf } from './server-shape.ts'

const holdsWords = {
  mailboxes: '',
  recovery: 'for the other site',
  'lagged copies': 'lagged copies alone',
} as const satisfies Record<DrawnServer['holds'], string>

/** All that the picture shows, server by server. */
export function PictureTable({ design }: { readonly design: DrawnDesign }) {
  const format = useFormat()
  const servers = serversOf(design)
  const isSeveral = design.sites.length > 1
  const shared = new Map(
    design.sites.flatMap(({ groups }) =>
      groups.flatMap(({ units }) =>
        units.flatMap((unit) => unit.servers.map(({ number }) => [number, unit.shared] as const)),
      ),
    ),
  )
  const ofSite = new Map(design.sites.map((site) => [site.site, site.shared] as const))
  const storageOf = ({ number, site, storage }: DrawnServer) =>
    storage ?? shared.get(number) ?? ofSite.get(site) ?? null
  const count = (of: keyof DrawnServer['copies']) => (server: DrawnServer) =>
    server.isDown ? null : server.copies[of]
  return (
    <DataTable
      caption="The servers of the picture"
      hidden="caption"
      frame="The servers of the picture"
      className="compact"
      rows={servers}
      columns={[
        { head: 'Server', of: ({ name }) => name },
        isSeveral && { head: 'Site', of: ({ site }) => site },
        { head: 'State', of: ({ isDown, holds }) => (isDown ? 'down' : holdsWords[holds] || 'up') },
        { head: 'Active', of: count('active') },
        { head: 'Passive', of: count('passive') },
        { head: 'Lagged', of: count('lagged') },
        {
          head: 'Storage',
          of: (server) => {
            const storage = storageOf(server)
            return storage ? storageWords(storage, format) : ''
          },
        },
        servers.some(({ load }) => load) && {
          head: 'Load',
          of: ({ load, isDown }) => (load && !isDown ? { amount: load.share, unit: '%' } : null),
        },
      ]}
    />
  )
}
