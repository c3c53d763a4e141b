import type { Dag } from '../../engine/failures/index.ts'
import type { Format } from '../../ui/format.ts'

/** Totals of some DAGs: `1,600 databases, 4 copies each, on 64 servers of 4 DAGs`. */
export function copiesWords(dags: readonly Dag[], format: Format): string {
  const databases = dags.reduce((sum, { layout }) => sum + layout.rows.length, 0)
  const servers = dags.reduce((sum, dag) => sum + dag.servers.length, 0)
  const copies = dags[0]?.layout.rows[0]?.length ?? 0
  return [
    format.value(databases, 'databases'),
    `${format.value(copies, 'copies')} each`,
    `on ${format.value(servers, 'servers')}${dags.length > 1 ? ` of ${format.value(dags.length, 'dags')}` : ''}`,
  ].join(', ')
}
