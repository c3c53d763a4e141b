import { type BillOfMaterials, billOf, type NamedServer } from '../designs/bill-of-materials.ts'
import type { Candidate } from '../designs/candidate.ts'
import type { Plan } from '../plan/plan.ts'
import type { Sizing } from '../sizing/sizing.ts'
import { exploringOf } from './exploring-of.ts'

/** What to buy for a design of arrays and how to lay it out, by servers of the names given. */
export function billOfMaterials(
  plan: Plan,
  sizing: Sizing,
  candidate: Candidate,
  named: readonly NamedServer[] = [],
): BillOfMaterials {
  return billOf(plan, sizing, candidate, exploringOf(plan).layout(plan, sizing, named))
}
