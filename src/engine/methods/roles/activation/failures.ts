import type { Failures } from '../../../placement/failures.ts'
import type { CopyPlacement } from '../../../placement/layout.ts'
import type { Plan } from '../../../plan/plan.ts'
import { placedStages } from '../all-stages.ts'

/** Failures of a plan’s DAG, and the placement they were tried on. */
export type PlanFailures = Failures & {
  /** Servers of each database by activation preference; site 2’s are numbered after site 1’s. */
  readonly rows: readonly CopyPlacement[]
  /** Members per site. */
  readonly servers: readonly [number, number]
}

/**
 * Tries every failure on the placement of a plan’s DAG: one or two servers, a site, a site and one
 * or two servers, a failure domain. Null standalone, and with far more members than a DAG may have.
 */
export function failures(plan: Plan): PlanFailures | null {
  const { placement, failures: found } = placedStages(plan)
  return placement && found && { ...found, rows: placement.rows, servers: placement.servers }
}
