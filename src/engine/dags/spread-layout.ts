import { paperVersionOf } from '../exchange/versions.ts'
import type { PaperSizing } from '../methods/papers/sizing/size.ts'
import { spreadCopies } from '../placement/spread-copies.ts'
import type { Plan } from '../plan/plan.ts'
import type { CopyLayout } from './dags.ts'

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
