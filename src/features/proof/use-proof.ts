import { useMemo } from 'react'
import { ask, useFound } from '../../app/work.ts'
import type { Dags, Proof } from '../../engine/failures/index.ts'
import type { Plan, Sizing } from '../../engine/index.ts'
import { dagsOf, type PlanProof, planProof } from '../../engine/methods/index.ts'

/** The outcome of every failure in a plan’s DAGs, tried by the worker where there are many; null without DAGs. */
export function useProof(plan: Plan, sizing: Sizing) {
  const order = useMemo(() => {
    const dags = dagsOf(plan, sizing)
    return dags !== null && isLong(dags) ? ({ job: 'provePlan', plan } as const) : null
  }, [plan, sizing])
  const { found, failure } = useFound(known, plan, order)
  const proof: PlanProof | null | 'unfinished' =
    order && !found ? 'unfinished' : planProof(plan, sizing, found)
  return { proof, failure }
}

/** The same of so few failures that the page tries them by itself; null without DAGs, and of more. */
export function quickProof(plan: Plan, sizing: Sizing): PlanProof | null {
  const dags = dagsOf(plan, sizing)
  return dags === null || isLong(dags) ? null : planProof(plan, sizing)
}

/** The same once every failure is tried, for what is saved as a whole. */
export async function wholeProof(plan: Plan, sizing: Sizing): Promise<PlanProof | null> {
  const dags = dagsOf(plan, sizing)
  if (dags === null || !isLong(dags) || known.has(plan))
    return planProof(plan, sizing, known.get(plan))
  const found = await new Promise<Proof | null>((resolve) =>
    // Without a worker the page itself tries them.
    ask({ job: 'provePlan', plan }, { onDone: resolve, onFailed: () => resolve(null) }),
  )
  return planProof(plan, sizing, found ?? undefined)
}

/** The findings of the worker, by plan. */
const known = new WeakMap<Plan, Proof>()

/** Databases times pairs of servers up to which the page itself tries them, in a few milliseconds. */
const triedOnPage = 40_000

function isLong({ dags: [dag] }: Dags): boolean {
  if (!dag) return false
  const { members, rows } = dag.layout
  return ((members.length * (members.length - 1)) / 2) * rows.length > triedOnPage
}
