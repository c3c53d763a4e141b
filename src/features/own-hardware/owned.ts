import type { Plan, Sizing } from '../../engine/index.ts'
import type { BuiltArrays, BuiltServers } from '../../engine/methods/index.ts'

/** Hardware that a person owns, for a plan as it is judged with it. */
export type Owned = {
  readonly plan: Plan
  readonly built: BuiltArrays | BuiltServers
  /** A plan found for it as it is taken: with the answers that the hardware gives. */
  readonly taken: (plan: Plan) => Plan
}

export type OwnedProps = {
  readonly plan: Plan
  readonly sizing: Sizing
  readonly stale: boolean
}
