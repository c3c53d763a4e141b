import { jobResultOf, startJob, useJob } from '../../app/work/use-work.ts'
import type { Dags, EveryLossProof } from '../../engine/failures/index.ts'
import { oncePerObject, type Plan, type Sizing } from '../../engine/index.ts'
import {
  dagsOf,
  type EveryLossProofWithLoads,
  everyLossProofWithLoads,
} from '../../engine/methods/index.ts'

/** Proof of a plan, by the worker if failures are many; null without DAGs. */
export function useProof(plan: Plan, sizing: Sizing) {
  const dags = dagsOf(plan, sizing)
  const order = dags !== null && isLong(dags) ? orderOf(plan) : null
  const { result, failure } = useJob(order)
  const proof: EveryLossProofWithLoads | null | 'unfinished' =
    order && !result ? 'unfinished' : everyLossProofWithLoads(plan, sizing, result ?? undefined)
  return { proof, failure }
}

/**
 * The proof if the page can try all failures itself, or the worker has tried them; else null, and
 * without DAGs.
 */
export function quickProof(plan: Plan, sizing: Sizing): EveryLossProofWithLoads | null {
  const dags = dagsOf(plan, sizing)
  const found = dags && isLong(dags) ? jobResultOf(orderOf(plan)) : undefined
  return found === null ? null : everyLossProofWithLoads(plan, sizing, found)
}

/** Proof of a plan, awaited until every failure is tried; null without DAGs. */
export async function awaitWholeProof(
  plan: Plan,
  sizing: Sizing,
): Promise<EveryLossProofWithLoads | null> {
  const dags = dagsOf(plan, sizing)
  if (dags === null || !isLong(dags)) return everyLossProofWithLoads(plan, sizing)
  const order = orderOf(plan)
  const found =
    jobResultOf(order) ??
    (await new Promise<EveryLossProof | null>((resolve) =>
      // If the worker fails, the page tries the failures itself.
      startJob(order, { onDone: resolve, onFailed: () => resolve(null) }),
    ))
  return everyLossProofWithLoads(plan, sizing, found ?? undefined)
}

const orderOf = oncePerObject((plan: Plan) => ({ job: 'provePlan', plan }) as const)

/** Product of databases and server pairs up to which the page itself tries all failures. */
const triedOnPage = 40_000

function isLong({ dags: [dag] }: Dags): boolean {
  if (!dag) return false
  const { members, rows } = dag.layout
  return ((members.length * (members.length - 1)) / 2) * rows.length > triedOnPage
}
