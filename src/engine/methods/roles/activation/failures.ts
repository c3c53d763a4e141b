import type { Failures } from '../../../placement/failures.ts'
import type { Row } from '../../../placement/layout.ts'
import type { Plan } from '../../../plan/plan.ts'
import { placedStages } from '../all-stages.ts'

/** The failures of a plan’s DAG, and the placement they were tried on. */
export type PlanFailures = Failures & {
  /** The servers of each database in order of preference, site 2’s numbered on. */
  readonly rows: readonly Row[]
  /** Members of each site. */
  readonly servers: readonly [number, number]
}

/**
 * What every single and double failure, the loss of a site, of a site and one or two servers and of
 * a failure domain leaves active, on the placement of a plan’s DAG in its mode. Null standalone, and
 * where there are far more members than a DAG may have.
 */
export function failures(plan: Plan): PlanFailures | null {
  const { placement, failures: found } = placedStages(plan)
  return placement && found && { ...found, rows: placement.rows, servers: placement.servers }
}
