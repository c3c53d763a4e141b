import type { Worked } from '../core/worked.ts'
import type { LossKind, LossSetSummary } from '../failures/prove-losses.ts'
import { everyLossProofWithLoads } from '../methods/plan-proof.ts'
import type { Plan } from '../plan/plan.ts'
import type { Sizing } from '../sizing/sizing.ts'

/** Worst outcome of all losses of one kind for the plan’s DAG, each tried on the placement. */
export type WorstLossOutcome = {
  readonly kind: LossKind
  /** Most databases that lose their last copy that may activate. */
  readonly lost: number
  /** Most databases that are down until a person acts, lost ones aside. */
  readonly waiting: number
  /** Databases active on the busiest server then; null if no server is left. */
  readonly active: Worked<'databases'> | null
}

/** Outcomes of the losses that can hit a plan, kind by kind; null without a DAG. */
export function worstLossOutcomes(plan: Plan, sizing: Sizing): readonly WorstLossOutcome[] | null {
  const proof = everyLossProofWithLoads(plan, sizing)
  if (!proof) return null
  return proof.cases.map(({ kind, losing, waiting, worst }) => ({
    kind,
    lost: most(losing),
    waiting: most(waiting),
    active: worst?.active ?? null,
  }))
}

function most({ worst }: LossSetSummary): number {
  return worst?.databases ?? 0
}
