import {
  type DeployedNaming,
  deployedPlaces,
  type PlaceKey,
} from '../../../failures/deployed-places.ts'
import { type NamedCounts, namesOf, namingProblems } from '../../../failures/names.ts'
import type { Plan } from '../../../plan/plan.ts'
import { dagShapeByRoles } from '../copies/dag-shape.ts'
import type { SizedByRoles } from '../sized-by-roles.ts'

/** Names and places for the deployment files of a plan; null if its copies cannot be placed. */
export function deployedNaming(plan: Plan, sizing: SizedByRoles): DeployedNaming | null {
  const counts = countsOf(plan, sizing)
  if (!counts) return null
  const names = namesOf(plan, counts)
  const { dags, servers } = names
  const { twoSites } = sizing.parts.copies.shape
  const kinds = ['dagNames', 'serverNames', 'databaseNames'] as const
  const places = deployedPlaces(plan, { dags, servers, twoSites: counts.dags > 0 && twoSites })
  return {
    counts,
    names,
    problems: namingProblems(plan, counts),
    usual: kinds.filter(
      (key) => plan[key].trim() === '' && (key !== 'dagNames' || counts.dags > 0),
    ),
    places,
    needed: places.missing.filter((key) => isNeeded(key, counts)),
  }
}

/** Microsoft’s scripts need domain controllers; each DAG has a witness, even with odd members. */
function isNeeded(key: PlaceKey, { dags }: NamedCounts): boolean {
  if (key === 'witnessServer') return dags > 0
  return key === 'controllers1' || key === 'controllers2'
}

function countsOf(plan: Plan, sizing: SizedByRoles): NamedCounts | null {
  const { copies, databases, servers } = sizing.parts
  if (!copies.shape.hasDag) {
    const all = servers.allServers.value
    return { dags: 0, servers: all, databases: all * databases.databaseCount.value }
  }
  const shape = dagShapeByRoles(plan, sizing.parts)
  if (!shape) return null
  const { count: dags, layout } = shape
  return { dags, servers: dags * layout.members.length, databases: dags * layout.rows.length }
}
