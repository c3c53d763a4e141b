import { type BillOfMaterials, billOf, type NamedServer } from '../designs/bill-of-materials.ts'
import type { Candidate } from '../designs/candidate.ts'
import type { Plan } from '../plan/plan.ts'
import type { Sizing } from '../sizing/sizing.ts'
import { exploringOf } from './exploring-of.ts'

/** Bill of materials and volume layout of a design of arrays, for servers of the given names. */
export function billOfMaterials(
  plan: Plan,
  sizing: Sizing,
  candidate: Candidate,
  named: readonly NamedServer[] = [],
): BillOfMaterials {
  return billOf(plan, sizing, candidate, exploringOf(plan).layout(plan, sizing, named))
}
