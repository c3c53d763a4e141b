import type { Dag } from '../../engine/roles-index.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { useFormat } from '../../ui/format-context.tsx'
import { copiesWords } from './copies-words.ts'
import type { PrintedPattern, Run } from './placement-pattern.ts'

type CopyRunsProps = {
  readonly dag: Dag
  readonly pattern: Extract<PrintedPattern, { readonly kind: 'runs' }>
}

/** The copies of a DAG in runs of databases, of which each stands on the servers after the one before. */
export function CopyRuns({ dag, pattern }: CopyRunsProps) {
  const format = useFormat()
  const caption = `${dag.name}: ${copiesWords([dag], format)}`
  const copies = dag.layout.rows[0] ?? []
  const at = ({ first }: Run, copy: number) => dag.databases[first]?.copies[copy]
  const nameOf = (number: number) => dag.servers.find((one) => one.number === number)?.name ?? ''
  return (
    <DataTable
      caption={caption}
      frame={caption}
      className="copy-runs"
      rows={pattern.runs}
      columns={[
        {
          head: 'Databases',
          of: ({ first, length }) => {
            const name = dag.databases[first]?.name ?? ''
            const last = dag.databases[first + length - 1]?.name ?? ''
            return length === 1 ? name : `${name} to ${last}`
          },
        },
        ...copies.map((_, copy) => ({
          head: `Preference ${copy + 1}, from`,
          of: (run: Run) => {
            const one = at(run, copy)
            return one ? `${nameOf(one.server)}${one.lagged ? ', lagged' : ''}` : null
          },
        })),
      ]}
    >
      <p className="footnote">
        The first database of a line has its copies on these servers, each further one on the next
        server of the same site, after the last again the first.
      </p>
    </DataTable>
  )
}
