import { siteWords } from '../../app/roles/group-words.ts'
import { cacheRange, type ServerCache } from '../../engine/index.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { useFormat } from '../../ui/format-context.tsx'

/** The metacache database of the servers: its solid-state drives, and the load without them. */
export function CacheTable({ caches }: { readonly caches: readonly ServerCache[] }) {
  const format = useFormat()
  if (caches.length === 0) return null
  const [least, most] = [cacheRange.least, cacheRange.most].map((share) => format.value(share, '%'))
  return (
    <DataTable
      caption="Metacache database (MCDB) of a server"
      cards
      rows={caches}
      columns={[
        {
          head: 'Servers',
          of: ({ group }) => siteWords(group, format),
        },
        { head: 'Hard drives', bare: true, of: ({ hardDrives }) => hardDrives },
        { head: 'Solid-state drives', bare: true, of: ({ drives }) => drives },
        { head: 'Size of one', of: ({ drive }) => drive },
        { head: 'Cache', of: ({ used }) => used },
        {
          head: 'Of the space of the hard drives',
          of: ({ share }) => share,
          fails: ({ isAdvised }) => !isAdvised,
        },
        { head: 'IOPS used without it', of: ({ without }) => without },
        { head: 'Databases behind one', bare: true, of: ({ behindOne }) => behindOne },
      ]}
    >
      <p className="footnote">
        {least} to {most} of the space of the hard drives are advised. Everything is sized without
        the cache: a solid-state drive that fails takes the acceleration of its databases with it,
        and their hard drives carry them alone.
      </p>
    </DataTable>
  )
}
