import type { Worked } from '../core/worked.ts'
import type { LossKind, LossSets } from '../failures/proof-of.ts'
import { planProof } from '../methods/plan-proof.ts'
import type { Plan } from '../plan/plan.ts'
import type { Sizing } from '../sizing/sizing.ts'

/** What the worst of all losses of one kind leaves of a plan’s DAG, each tried on the placement. */
export type SurvivedLoss = {
  readonly kind: LossKind
  /** Most databases that lose the last copy which may become active. */
  readonly lost: number
  /** Most databases that are down until a person acts, the lost ones aside. */
  readonly waiting: number
  /** Databases active on the busiest server then; null where no server is left. */
  readonly active: Worked<'databases'> | null
}

/** The losses that can befall a plan, kind by kind; null for one without a DAG. */
export function survivedLosses(plan: Plan, sizing: Sizing): readonly SurvivedLoss[] | null {
  const proof = planProof(plan, sizing)
  if (!proof) return null
  return proof.cases.map(({ kind, losing, waiting, worst }) => ({
    kind,
    lost: most(losing),
    waiting: most(waiting),
    active: worst?.active ?? null,
  }))
}

function most({ worst }: LossSets): number {
  return worst?.databases ?? 0
}
