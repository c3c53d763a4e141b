import type { VolumeLayout } from '../designs/bill-of-materials.ts'
import type { NamedServer } from '../designs/server-names.ts'
import type { MethodId } from '../exchange/version.ts'
import type { Plan } from '../plan/plan.ts'
import type { SizeResult, Sizing } from '../sizing/sizing.ts'

/** A way to size plans: what everything outside the methods may ask of one. */
export interface Method {
  readonly id: MethodId
  /** What a plan needs, or why its answers contradict each other; the problems name the fields. */
  readonly size: (plan: Plan) => SizeResult
  /** Volumes on the arrays of servers, which bear the names given, or the usual ones where none are. */
  readonly layout: (plan: Plan, sizing: Sizing, named: readonly NamedServer[]) => VolumeLayout
}
