import type { FigureContext } from '../../../figures/figure.ts'
import { isVirtual } from '../../../plan/features.ts'
import type { Plan } from '../../../plan/plan.ts'
import type { SizedByRoles } from '../sized-by-roles.ts'
import { areDatabasesOnServerDrives } from './judge-servers.ts'

/** Facts of a plan that decide which words stand beside its figures. */
export function figureWordFacts(plan: Plan, sizing: SizedByRoles): FigureContext {
  const { parts } = sizing
  const { copies, databases, processors, drives, memory } = parts
  return {
    mode: plan.mode,
    isDag: copies.shape.hasDag,
    isOne: databases.dags.value === 1,
    layout: copies.layout,
    holdsLogs: copies.holdsLogs,
    isRated: processors.site1.isRated,
    coresBelow: coresBelow(processors),
    givesMemory: memory.givenMemory !== null,
    hasDrives: areDatabasesOnServerDrives(plan, sizing),
    isVirtual: isVirtual(plan),
    storage1: drives.site1.storage,
    storage2: drives.site2?.storage ?? null,
    raid: drives.site1.raid.type,
  }
}

/** Cores busy in the worst case rounded down, if rounding up gives just one more; else null. */
function coresBelow({ busiest, site1, cores }: SizedByRoles['parts']['processors']): number | null {
  if (!busiest || !cores) return null
  const below = Math.floor(busiest.value * site1.cores.value)
  return below === cores.value - 1 ? below : null
}
