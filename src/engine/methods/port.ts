import type { MethodId } from '../exchange/version.ts'
import type { Plan } from '../plan/plan.ts'
import type { SizeResult } from '../sizing/sizing.ts'

/** A way to size plans: what everything outside the methods may ask of one. */
export interface Method {
  readonly id: MethodId
  /** What a plan needs, or why its answers contradict each other; the problems name the fields. */
  readonly size: (plan: Plan) => SizeResult
}
