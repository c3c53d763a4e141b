import type { Situation } from '../../figures/figure.ts'
import type { SizedByRoles } from './sized-by-roles.ts'

/** What the words beside the figures of a plan depend on. */
export function situationOf({
  parts,
  requirements,
}: Pick<SizedByRoles, 'parts' | 'requirements'>): Situation {
  const { copies, databases, processors, drives, memory } = parts
  return {
    mode: requirements.mode,
    isDag: copies.shape.hasDag,
    isOne: databases.dags.value === 1,
    layout: copies.layout,
    holdsLogs: copies.holdsLogs,
    isRated: processors.site1.isRated,
    givesMemory: memory.givenMemory !== null,
    storage1: drives.site1.storage,
    storage2: drives.site2?.storage ?? null,
    raid: drives.site1.raid.type,
  }
}
