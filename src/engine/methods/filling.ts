import type { Worked } from '../core/worked.ts'
import type { Plan } from '../plan/plan.ts'

/** How far servers are used with so many databases. */
export type BayFigures = {
  /** Of one DAG, or of one standalone server. */
  readonly databases: Worked<'databases'>
  /** Bays that the drives of one server take, of those that take most. */
  readonly bays: Worked<'bays'>
  /** Of a drive, where it is used most. */
  readonly iops: Worked<'%'>
  readonly space: Worked<'%'>
}

/** What servers come to once databases fill all their drive bays. */
export type FilledBays = {
  /** The plan with more databases. It holds. */
  readonly plan: Plan
  /** Bays of a server. */
  readonly bays: Worked<'bays'>
  readonly before: BayFigures
  readonly after: BayFigures
}
