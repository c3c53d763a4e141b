import type { Plan, Sizing } from '../../engine/index.ts'
import type { BuiltArrays, BuiltServers } from '../../engine/methods/index.ts'

/** Owned hardware, and the plan it is judged in. */
export type OwnedHardware = {
  readonly plan: Plan
  readonly built: BuiltArrays | BuiltServers
  /** Turns a plan found by the search into one to apply, with the answers of the hardware added. */
  readonly taken: (plan: Plan) => Plan
}

export type OwnedProps = {
  readonly plan: Plan
  readonly sizing: Sizing
  readonly stale: boolean
}
