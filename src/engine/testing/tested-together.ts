import type { Recommendation } from '../designs/recommend.ts'
import type { ServerDesign } from '../methods/roles/servers/server-design.ts'
import { kindOf } from '../plan/features.ts'
import type { Plan } from '../plan/plan.ts'

/** Whose the storage of a design is: the servers’ own, or one whose paths servers of a site share. */
export type StorageReach = 'own' | 'shared'

/**
 * Which servers are tested at the same time: any, because none shares storage; all of a site, whose
 * storage or paths to it they share; one of each cluster, whose other server uses the same storage.
 */
export type TestedTogether = 'any' | 'site' | 'cluster'

/** Which servers of a plan are tested at the same time with storage of some reach. */
export function testedTogether(plan: Plan, reach: StorageReach): TestedTogether {
  if (kindOf(plan) === 'scc') return 'cluster'
  return reach === 'own' ? 'any' : 'site'
}

/** Whose the storage of a design of servers is. */
export function reachOfServers({ candidate }: Pick<ServerDesign, 'candidate'>): StorageReach {
  return candidate ? 'shared' : 'own'
}

/** Whose the storage of a proposal is; where nothing is proposed, as if paths were shared. */
export function reachOf({
  proposed,
  proposedBlocks,
}: Pick<Recommendation, 'proposed' | 'proposedBlocks'>): StorageReach {
  return !proposed && proposedBlocks?.solution.hosts === null ? 'own' : 'shared'
}
