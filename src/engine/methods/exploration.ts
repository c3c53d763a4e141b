import {
  type BillOfMaterials,
  billOfArrays,
  type NamedServer,
} from '../designs/bill-of-materials.ts'
import type { Candidate } from '../designs/candidate.ts'
import { entryForMethod } from '../exchange/versions.ts'
import type { Plan } from '../plan/plan.ts'
import type { Sizing } from '../sizing/sizing.ts'
import { explorationByPapers } from './papers/method/exploration-by-papers.ts'
import type { MethodExploration } from './port/port.ts'
import { explorationByRoles } from './roles/search/exploration-by-roles.ts'

const exploring = { papers: explorationByPapers, roles: explorationByRoles } as const

/** Suggestions, searches, growth and purchases of a plan’s method. No form loads this module. */
export function explorationOf(plan: Pick<Plan, 'exchange'>): MethodExploration {
  return entryForMethod(plan, exploring)
}

/** Bill of materials and volume layout of a design of arrays, for servers of the given names. */
export function billOfArraysWithVolumes(
  plan: Plan,
  sizing: Sizing,
  candidate: Candidate,
  named: readonly NamedServer[] = [],
): BillOfMaterials {
  return billOfArrays(plan, sizing, candidate, explorationOf(plan).layout(plan, sizing, named))
}
