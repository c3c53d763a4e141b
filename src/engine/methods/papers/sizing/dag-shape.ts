import type { CopyLayout, DagShape } from '../../../dags/dags.ts'
import { paperVersionOf } from '../../../exchange/versions.ts'
import { spreadCopies } from '../../../placement/spread-copies.ts'
import type { Plan } from '../../../plan/plan.ts'
import type { PaperSizing } from './size.ts'

/**
 * A DAG of Exchange 2010: copies spread over all its servers, which stand in the sites in turn. Null
 * where it has more databases than Exchange mounts, which nothing lays out.
 */
export function spreadLayoutOf(plan: Plan, { databases }: PaperSizing): CopyLayout | null {
  const servers = plan.servers / (databases.dags?.value ?? 1)
  const count = databases.perGroup.value
  const { copies, sites } = plan
  if (
    Math.ceil((count * copies) / servers) >
    paperVersionOf(plan).databasesPerServer[plan.edition].value
  )
    return null
  const rows = spreadCopies(servers, copies, count, sites)
  return {
    members: Array.from({ length: servers }, (_, at) => ({
      site: (at % sites) + 1,
      holds: 'mailboxes' as const,
      build: 'first site' as const,
    })),
    rows: rows.map((row) =>
      row.map((server) => ({ server, lagged: false, activates: 'by itself' as const })),
    ),
    copiesPerVolume: 1,
    domains: [],
  }
}

/** The DAGs of a plan, all alike; null where nothing lays one out. */
export function dagShapeByPapers(plan: Plan, sizing: PaperSizing): DagShape | null {
  const layout = spreadLayoutOf(plan, sizing)
  const count = sizing.databases.dags?.value ?? 1
  return layout && { layout, count, inPairs: false, witness: 1, isAssumed: true }
}
